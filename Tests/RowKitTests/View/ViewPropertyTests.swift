import Testing

@testable import RowKit

@Suite("A property of a view")
struct ViewPropertyTests {
    @Test("is reported once when it changes, and when it has its default again", arguments: cases)
    func told(property: PropertyCase) throws {
        let view = property.make()
        let form = Form { PlainViewRow("row") { $0.shown = view } }
        let stage = FormStage(FormViewController(form: form))
        let id = ViewID("row/content/view")

        let first = try #require(stage.snapshot.first?.found(id))
        #expect(first.properties[property.name] == property.standard)

        property.change(view)
        #expect(stage.takePatch().changes == [.set(id, [property.name: property.json])])
        #expect(view.snapshot.properties[property.name] == property.json)
        property.change(view)
        #expect(stage.takePatch().isEmpty, "setting the same value is no change")

        property.changeBack(view)
        let back = property.standard ?? .null
        #expect(stage.takePatch().changes == [.set(id, [property.name: back])])
        #expect(view.snapshot == first)
    }

    @Test("is among the tested cases, for every view that a row contains")
    func complete() {
        let tried = Self.cases.map { (view: $0.make(), name: $0.name) }
        // A text area has the properties of a field, apart from its height.
        for view in tried.map(\.view) where !(view is TextAreaView) {
            let ofView = tried.filter { type(of: $0.view) == type(of: view) }.map(\.name)
            let missing = Set(type(of: view).properties.names).subtracting(ofView)
            #expect(missing.isEmpty, "\(type(of: view)): \(missing)")
        }
    }

    static let image = RowImage.symbol("star")
    static let imageJSON: JSONValue = ["symbol": "star"]

    static let cases: [PropertyCase] = common + texts + choices + numbers + shapes

    private static let common: [PropertyCase] = [
        property(\LabelView.name, "a name", .name, "a name"),
        property(\LabelView.role, .alert, .role, "alert"),
        property(\LabelView.hint, "a hint", .hint, "a hint"),
        property(\LabelView.error, "an error", .error, "an error"),
        property(\LabelView.backgroundColor, .systemRed, .background, "systemRed"),
        property(\LabelView.isEnabled, false, .isEnabled, false),
        property(\LabelView.isHidden, true, .isHidden, true),
    ]

    private static let texts: [PropertyCase] = [
        property(\LabelView.text, "a text", .text, "a text"),
        property(
            \LabelView.styledText,
            StyledText("text", runs: [.init(0..<2, font: .boldSystemFont(ofSize: 9))]), .text,
            ["text": "text", "runs": [["from": 0, "to": 2, "font": ["size": 9, "bold": true]]]]),
        property(
            \LabelView.styledText, StyledText("ab", highlighting: [1..<2]), .text,
            ["text": "ab", "runs": [["from": 1, "to": 2, "highlighted": true]]]),
        property(
            \LabelView.styledText, StyledText("ab", runs: [.init(0..<1, color: .label)]), .text,
            ["text": "ab", "runs": [["from": 0, "to": 1, "color": "label"]]]),
        property(
            \LabelView.font, .preferredFont(forTextStyle: .caption), .font, ["size": "caption"]),
        property(
            \LabelView.font, .italicSystemFont(ofSize: 12), .font, ["size": 12, "italic": true]),
        property(\LabelView.textColor, .systemBlue, .color, "systemBlue"),
        property(\LabelView.textAlignment, .trailing, .alignment, "trailing"),
        property(\LabelView.numberOfLines, 2, .lines, 2),

        property(\TextFieldView.text, "typed", .text, "typed"),
        property(\TextFieldView.placeholder, "type here", .placeholder, "type here"),
        property(\TextFieldView.font, .systemFont(ofSize: 13.5), .font, ["size": 13.5]),
        property(\TextFieldView.textColor, .systemRed, .color, "systemRed"),
        property(\TextFieldView.textAlignment, .center, .alignment, "center"),
        property(\TextFieldView.keyboard, .email, .keyboard, "email"),
        property(\TextFieldView.returnKey, .search, .returnKey, "search"),
        property(\TextFieldView.content, "given-name", .content, "given-name"),
        property(\TextFieldView.capitalization, .words, .capitalization, "words"),
        property(\TextFieldView.autocorrects, false, .autocorrects, false),
        property(\TextFieldView.isReadOnly, true, .isReadOnly, true),
        property(\TextFieldView.isRequired, true, .isRequired, true),
        property(\TextFieldView.maximumLength, 3, .maximumLength, 3),
        property(\TextFieldView.caret, 2, .caret, 2),
        property(\TextFieldView.isSecure, true, .isSecure, true),
        property(\TextFieldView.offersSuggestions, true, .offersSuggestions, true),
        property(\TextFieldView.separatesLines, true, .separatesLines, true),
        PropertyCase(
            name: .isFilled, testDescription: "filled, of a secure field", json: true,
            standard: nil,
            make: {
                let field = TextFieldView()
                field.isSecure = true
                return field
            },
            change: { ($0 as? TextFieldView)?.text = "hush" },
            changeBack: { ($0 as? TextFieldView)?.text = "" }),
        property(\TextAreaView.text, "several\nlines", .text, "several\nlines"),
        property(\TextAreaView.height, 44, .height, 44),
        property(\TextAreaView.initialHeight, 60, .initialHeight, 60),

        property(\ButtonView.title, "press", .title, "press"),
        property(\ButtonView.image, image, .image, imageJSON),
        property(\ButtonView.style, .destructive, .style, "destructive"),
    ]

    private static let choices: [PropertyCase] = [
        property(\ToggleView.isOn, true, .isOn, true),
        property(\ToggleView.title, "on or off", .title, "on or off"),
        property(\ToggleView.style, .checkbox, .style, "checkbox"),

        property(
            \ChoiceView.options,
            [
                .init("a", "Ada", details: ["Countess"]),
                .init("b", "Bo", image: image, isEnabled: false),
            ], .options,
            [
                ["key": "a", "title": "Ada", "details": ["Countess"]],
                ["key": "b", "title": "Bo", "image": imageJSON, "enabled": false],
            ], standard: []),
        property(\ChoiceView.selection, ["a"], .selection, ["a"], standard: []),
        property(\ChoiceView.allowsMultiple, true, .allowsMultiple, true),
        property(\ChoiceView.isRequired, true, .isRequired, true),
        property(\ChoiceView.style, .wheel, .style, "wheel"),
        property(\ChoiceView.placeholder, "choose", .placeholder, "choose"),
        property(
            \ChoiceView.columns, ["Name", .init("Age", alignment: .trailing)], .columns,
            [["title": "Name"], ["title": "Age", "alignment": "trailing"]]),

        property(
            \ListView.items,
            [
                .init("a", "Ada"),
                .init(
                    "b", "Bo", detail: "of two lines", image: image, isSelected: true,
                    isEnabled: false),
            ], .items,
            [
                ["key": "a", "title": "Ada"],
                [
                    "key": "b", "title": "Bo", "detail": "of two lines", "image": imageJSON,
                    "selected": true, "enabled": false,
                ],
            ], standard: []),
        property(\ListView.highlighted, "a", .highlighted, "a"),
        property(\ListView.style, .strip, .style, "strip"),
        property(\ListView.height, 200.5, .height, 200.5),
        property(\ListView.placeholder, "none", .placeholder, "none"),
        property(\ListView.isBusy, true, .isBusy, true),

        property(\DateView.date, "2025-02-28", .value, "2025-02-28"),
        property(\DateView.mode, .countDown, .mode, "countDown"),
        property(\DateView.minimum, "2025-01-01", .minimum, "2025-01-01"),
        property(\DateView.maximum, "2025-12-31", .maximum, "2025-12-31"),
        property(\DateView.minuteInterval, 15, .minuteInterval, 15),
        property(\DateView.style, .picker, .style, "picker"),
        property(\DateView.text, "today", .text, "today"),

        property(\ColorView.color, .systemGreen, .value, "systemGreen"),
        property(
            \ColorView.swatches, [.init("Leaf", .systemGreen)], .options,
            [["name": "Leaf", "color": "systemGreen"]]),

        property(
            \FileView.files,
            [.init(name: "a.png", mediaType: "image/png", content: .init([1, 2]))],
            .value, [["name": "a.png", "mediaType": "image/png", "size": 2]]),
        property(\FileView.mediaTypes, ["image/*"], .content, ["image/*"]),
        property(\FileView.allowsMultiple, true, .allowsMultiple, true),
        property(\FileView.maximumSize, 9, .maximum, 9, standard: 10_000_000),
    ]

    private static let numbers: [PropertyCase] = [
        property(\SliderView.value, 0.5, .value, 0.5, standard: 0),
        property(\SliderView.typedText, "a", .typedText, "a"),
        property(\SliderView.minimum, -1, .minimum, -1, standard: 0),
        property(\SliderView.maximum, 5, .maximum, 5, standard: 100),
        property(\SliderView.step, 0.25, .step, 0.25),
        property(\SliderView.valueText, "half", .text, "half"),
        property(\StepperView.value, 2, .value, 2, standard: 0),
        property(\StepperView.minimum, 1, .minimum, 1, standard: 0),
        property(\StepperView.maximum, 9, .maximum, 9, standard: 100),
        property(\StepperView.step, 3, .step, 3),
        property(\StepperView.valueText, "two", .text, "two"),
        property(\StepperView.typedText, "b", .typedText, "b"),
        property(\ProgressView.value, 0.75, .value, 0.75),
        property(\ProgressView.color, .systemOrange, .color, "systemOrange"),
    ]

    private static let shapes: [PropertyCase] = [
        property(\ImageView.image, image, .image, imageJSON),
        property(
            \ImageView.image, .url("https://images.example/a.png"), .image,
            ["url": "https://images.example/a.png"]),
        property(\ImageView.placeholder, image, .placeholder, imageJSON),
        property(\ImageView.contentMode, .center, .contentMode, "center"),
        property(\ImageView.size, ViewSize(width: 3, height: 4), .size, [3, 4]),
        property(\ImageView.shape, .circle, .shape, "circle"),

        property(\StackView.axis, .wrapping, .axis, "wrapping"),
        property(\StackView.spacing, 8, .spacing, 8),
        property(\StackView.shares, [0.25, 0], .shares, [0.25, 0]),
        property(\StackView.movableViews, 1..<3, .movable, [1, 3]),

        property(
            \CanvasView.size, ViewSize(width: 3, height: 4), .size, [3, 4], standard: [100, 100]),
        property(\CanvasView.isInteractive, true, .mode, "interactive"),
        property(
            \CanvasView.slider, CanvasView.Slider(3, in: 0...10, text: "three"), .slider,
            ["value": 3, "minimum": 0, "maximum": 10, "text": "three"]),
        property(
            \CanvasView.shapes,
            [
                CanvasView.Shape(
                    .lines([CanvasView.Point(0, 1), CanvasView.Point(2, 3)], isClosed: true),
                    fill: .label,
                    stroke: .tint, width: 2),
                CanvasView.Shape(.lines([CanvasView.Point(0, 1)], isClosed: false)),
                CanvasView.Shape(.circle(CanvasView.Point(5, 6), radius: 7)),
                CanvasView.Shape(.text(CanvasView.Point(8, 9), "here")),
                CanvasView.Shape(
                    .image(CanvasView.Point(1, 1), ViewSize(width: 2, height: 3), image)),
            ], .shapes,
            [
                [
                    "lines": [[0, 1], [2, 3]], "closed": true, "fill": "label", "stroke": "tint",
                    "width": 2,
                ],
                ["lines": [[0, 1]]], ["circle": [5, 6], "radius": 7],
                ["at": [8, 9], "text": "here"],
                ["at": [1, 1], "size": [2, 3], "image": imageJSON],
            ]),
    ]
}

/// A property of a view class: a change from its default, and the JSON that hosts receive.
struct PropertyCase: Sendable, CustomTestStringConvertible {
    let name: ViewProperty
    let testDescription: String
    let json: JSONValue
    /// The JSON of the default, or nil if the default is omitted.
    let standard: JSONValue?
    let make: @Sendable () -> BaseView
    let change: @Sendable (BaseView) -> Void
    let changeBack: @Sendable (BaseView) -> Void
}

private func property<View: BaseView & HeaderFooterViewType, Value: Equatable & Sendable>(
    _ keyPath: ReferenceWritableKeyPath<View, Value> & Sendable, _ value: Value,
    _ name: ViewProperty, _ json: JSONValue, standard: JSONValue? = nil
) -> PropertyCase {
    PropertyCase(
        name: name, testDescription: "\(View.self).\(name) = \(value)", json: json,
        standard: standard, make: { View() },
        change: { ($0 as? View)?[keyPath: keyPath] = value },
        changeBack: { ($0 as? View)?[keyPath: keyPath] = View()[keyPath: keyPath] })
}

/// A row that shows one view.
final class PlainViewCell: Cell<String>, CellType {}

final class PlainViewRow: Row<PlainViewCell>, RowType {
    var shown: BaseView?

    override func customSetupCell() {
        guard let shown else { return }
        shown.part = "view"
        cell.contentView = StackView(.vertical, [shown])
    }
}

extension ViewDescription {
    /// The view with an identifier: this one or a descendant.
    func found(_ id: ViewID) -> ViewDescription? {
        self.id == id ? self : children.lazy.compactMap { $0.found(id) }.first
    }
}
