import Foundation
import PlainText

@testable import RowKit

/// The rows of the tables in the article on views as JSON, generated from the library's types.
enum ViewJSONTables {
    /// Each property whose values are the cases of an enumeration, with these values.
    static let cases: [String] = [
        row("`role`", BaseView.Role.self), row("`slot`", BaseView.Slot.self),
        row("`presentation`", FormView.Presentation.self),
        row("`accessory`", CellView.Accessory.self),
        row("`selectionStyle`", CellView.SelectionStyle.self),
        row("`choice`", CellView.Choice.self), row("`alignment`", LabelView.Alignment.self),
        row("`contentMode`", ImageView.ContentMode.self), row("`shape`", ImageView.Shape.self),
        row("`keyboard`", TextInputView.Keyboard.self),
        row("`returnKey`", TextInputView.ReturnKey.self),
        row("`capitalization`", TextInputView.Capitalization.self),
        row("`style` of a `toggle`", ToggleView.Style.self),
        row("`style` of a `choice`", ChoiceView.Style.self),
        row("`style` of a `date`", DateView.Style.self),
        row("`style` of a `button`", ButtonView.Style.self),
        row("`style` of a `list`", ListView.Style.self),
        row("`style` of a swipe action", SwipeStyle.self),
        row("`mode` of a `date`", DateView.Mode.self),
        row("`axis`", StackView.Axis.self), row("`size` of a font", RowFont.TextStyle.self),
        row("`key` of an event", ViewAction.Key.self),
    ]

    /// An example of each value that is an array or an object.
    static let values: [String] = [
        row("A string without styled parts", StyledText("Oliver Kahn")),
        row(
            "A string with styled parts, by character offsets",
            StyledText(
                "Oliver Kahn",
                runs: [
                    StyledText.Run(0..<6, font: bold, color: .systemRed),
                    StyledText.Run(7..<8, isHighlighted: true),
                ])),
        row("A font of a text style, or of a size in points", bold, .italicSystemFont(ofSize: 12)),
        row("A semantic or a literal colour", RowColor.systemRed, .red(0.5)),
        row("An image", RowImage.symbol("star"), .url("https://example.org/a.png")),
        row("A `size`: width and height", ViewSize(width: 300, height: 100)),
        row(
            "An element of `options` of a `choice`",
            ChoiceView.Option(
                "2", "Two", details: ["II"], image: .symbol("star"), isEnabled: false)),
        row(
            "`caret`: a position, or the start and the end of the selection",
            TextSelection(range: 3..<3), TextSelection(range: 0..<3)),
        row("An element of `columns`", ChoiceView.Column("Price", alignment: .trailing)),
        row("An element of `options` of a `color`", ColorView.Swatch("Sky", .red(0.5))),
        row(
            "An element of `items`",
            ListView.Item(
                "2", "Two", detail: "II", image: .symbol("star"), isSelected: true,
                isEnabled: false)),
        row("`editing`", [.delete, .move, .insert] as CellView.Editing),
        row("`leadingSwipe`, `trailingSwipe`", swipe),
        row("An element of `value` of a `file`", file),
        row("`slider`", CanvasView.Slider(3, in: 0...5, text: "3 of 5")),
        row(
            "A shape: lines",
            CanvasView.Shape(
                .lines([CanvasView.Point(0, 0), CanvasView.Point(4, 2.5)], isClosed: true),
                fill: .systemRed,
                stroke: .label, width: 2)),
        row(
            "A shape: a circle",
            CanvasView.Shape(.circle(CanvasView.Point(5, 5), radius: 3), fill: .label)),
        row("A shape: text", CanvasView.Shape(.text(CanvasView.Point(5, 5), "Rome", size: 14))),
        row(
            "A shape: an image",
            CanvasView.Shape(
                .image(CanvasView.Point(0, 0), ViewSize(width: 256, height: 256), .symbol("map")))),
    ]

    /// The properties that a control has after an action of the user.
    static let shown: [String] = [
        shown(by: .textField, .type("Ada", caret: 3)),
        shown(by: .textField, .type("Ada", caret: 3), secure: true),
        shown(by: .textArea, .type("Ada", caret: 3)), shown(by: .toggle, .toggle(true)),
        shown(by: .slider, .set(7.5)), shown(by: .stepper, .set(7.5)),
        shown(by: .stepper, .type("12a")),
        shown(by: .choice, .choose(["2"])), shown(by: .date, .date("2025-02-28")),
        shown(by: .color, .color(.systemRed)), shown(by: .file, .files([file])),
    ]

    private static let bold = RowFont(size: .style(.headline), isBold: true)
    private static let file = FileReference(
        name: "a.txt", mediaType: "text/plain", content: Data([104, 105]))
    private static let swipe = CellView.Swipe(
        actions: [
            CellView.Swipe.Action(
                index: 0, title: "Delete", style: .destructive, image: .symbol("trash"),
                color: .systemRed)
        ],
        isFirstDoneByFullSwipe: true)

    private static func row<Case: CaseIterable & RawRepresentable<String>>(
        _ name: String, _ type: Case.Type
    ) -> String {
        let names = type.allCases.map { "`\($0.rawValue)`" }
        return "| \(name) | \(names.joined(separator: ", ")) |"
    }

    private static func row<Value: ViewPropertyValue>(
        _ name: String, _ values: Value...
    ) -> String {
        "| \(name) | \(values.map { "`\($0.json.lineText)`" }.joined(separator: ", ")) |"
    }

    private static func shown(
        by kind: ViewKind, _ action: ViewAction, secure: Bool = false
    ) -> String {
        let values = action.shown(by: kind, concealsText: secure)
        let texts = values.map { "`\($0.property.rawValue)`: `\(($0.value ?? .null).lineText)`" }
        let title = secure ? "secure `\(kind.rawValue)`" : "`\(kind.rawValue)`"
        return "| `\(action.name)` in a \(title) | \(texts.joined(separator: ", ")) |"
    }
}

extension JSONValue {
    /// The text on one line.
    fileprivate var lineText: String {
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        return lines.joined(separator: " ").replacing("{ ", with: "{").replacing(" }", with: "}")
            .replacing("[ ", with: "[").replacing(" ]", with: "]")
    }
}

extension RowColor {
    fileprivate static func red(_ red: Double) -> RowColor {
        RowColor(red: red, green: 0, blue: 1)
    }
}
