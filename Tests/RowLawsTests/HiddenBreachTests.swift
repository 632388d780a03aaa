import RowKit
import RowLaws
import Testing

@Suite("The laws of rows find a breach")
struct HiddenBreachTests {
    private static let well = "Does what it should."
    private static let drawing = "Drawing it changes nothing, whether or not it has a value"
    private static let disabled = "While disabled, it keeps its value whatever the user does"
    private static let cell = "Its cell shows what a new cell would, whatever the user does"
    private static let state = "Its state is restored unchanged, whatever the user did"

    @Test("that only some property, value, action or screen shows")
    func hidden() throws {
        let (well, cell, state) = (Self.well, Self.cell, Self.state)
        let cases: [(RowDescriptor, [String: String])] = [
            (
                RowDescriptor(GaugeRow.self, well, example: RowExample(value: 3)),
                [
                    "Once its value is cleared, it looks as if it never had one":
                        "shapes"
                ]
            ),
            (
                RowDescriptor(SealedDefaultRow.self, well),
                [Self.drawing: "once drawn, the value nil", Self.disabled: "drawing it changed it"]
            ),
            (RowDescriptor(DefiantSealedRow.self, well), [Self.disabled: "drawing it changed it"]),
            (
                RowDescriptor(UnselectableSealedRow.self, well),
                ["Hosts let the user select it if that has an effect": "selecting it has an effect"]
            ),
            (
                RowDescriptor(UnboundedRow.self, well),
                [
                    "Its settings accept their defaults and read them back":
                        "limit: inf cannot be written as a number",
                    "Its example can be loaded and is saved unchanged":
                        "settings.limit: inf cannot be written as a number",
                ]
            ),
            (
                RowDescriptor(StrictRow.self, well, example: RowExample(value: 9)),
                [
                    "Its example can be created, with its settings and its value":
                        "its value is invalid: Too large"
                ]
            ),
            (
                RowDescriptor(
                    HintRow.self, well, example: RowExample(settings: ["hint": "a"])),
                [
                    "Its cell shows its settings, whenever they are set":
                        "after hint was set: placeholder of row/content is null, not \"a\"",
                    cell: "after typing \"a\" in row/content", state: "once restored, text",
                ]
            ),
            (
                RowDescriptor(HintRow.self, well),
                [
                    "Its cell shows its settings, whenever they are set":
                        "after hint was set: placeholder of row/content is null, not \"Other\"",
                    cell: "after typing \"a\" in row/content", state: "once restored, text",
                ]
            ),
            (
                RowDescriptor(AttachedRow.self, well),
                [
                    "It is deallocated with its cell when it is released":
                        "row and cell retain each other"
                ]
            ),
            (
                RowDescriptor(ErringRow.self, well, example: RowExample(value: 1)),
                ["It accepts or refuses every user action": "once it was selected,"]
            ),
            (
                RowDescriptor(FileRow.self, well),
                [
                    cell: "after choosing files in row/content: value of row/content is",
                    state: "once restored, value of row/content is",
                ]
            ),
            (
                RowDescriptor(OrderRow.self, well),
                [cell: "after move(", state: "once restored, found the view"]
            ),
            (
                RowDescriptor(SeveralRow.self, well),
                [
                    cell: "on row/content: selection[1] of row/content is",
                    state: "once restored, selection",
                ]
            ),
            (
                RowDescriptor(BoldRow.self, well, example: RowExample(value: "a")),
                [cell: "after press on row/content/0: title", state: "once restored, title"]
            ),
            (
                RowDescriptor(ShiftRow.self, well),
                [cell: "after the key Shift + ", state: "once restored, shapes"]
            ),
        ]
        for (row, expected) in cases {
            let found = try OnePlugin.breaches(of: row)
            #expect(Set(found.keys) == Set(expected.keys), "\(row.name): \(found)")
            for (law, message) in expected {
                #expect(found[law]?.contains(message) == true, "\(row.name): \(found)")
            }
        }
    }
}

/// Keeps its drawing without a value.
private final class GaugeCell: Cell<Int>, CellType {
    private let canvas = CanvasView()

    override func setup() {
        super.setup()
        contentView = canvas
    }

    override func update() {
        super.update()
        guard let value = row?.value else { return }
        canvas.shapes = [.dot(value)]
    }
}
private final class GaugeRow: Row<GaugeCell>, RowType {}

extension CanvasView.Shape {
    fileprivate static func dot(_ place: Int) -> Self {
        Self(.circle(CanvasView.Point(Double(place), 5), radius: 3))
    }
}

/// A value available only in Swift.
private struct Sealed: Equatable, Sendable {
    let number: Int
}

private final class SealedDefaultCell: Cell<Sealed>, CellType {
    override func update() {
        super.update()
        if row?.value == nil { row?.value = Sealed(number: 7) }
    }
}
private final class SealedDefaultRow: Row<SealedDefaultCell>, RowType {}

private final class DefiantSealedCell: Cell<Sealed>, CellType {
    override func update() {
        super.update()
        if row?.isDisabled == true { row?.value = Sealed(number: 7) }
    }
}
private final class DefiantSealedRow: Row<DefiantSealedCell>, RowType {}

private final class SealedCell: Cell<Sealed>, CellType {}
private final class UnselectableSealedRow: Row<SealedCell>, RowType {
    override func customDidSelect() {
        super.customDidSelect()
        setValue(Sealed(number: (value?.number ?? 0) + 1), by: .user)
    }
}

private final class NumberCell: Cell<Int>, CellType {}

/// Has a default that cannot be written.
private final class UnboundedRow: Row<NumberCell>, RowType {
    @Setting var limit = Double.infinity
    override class var settings: [RowSetting] {
        super.settings + [.init("limit", \UnboundedRow.limit, "The largest number.")]
    }
}

/// Does not accept its example.
private final class StrictRow: Row<NumberCell>, RowType {
    override var limits: RuleSet<Int> {
        super.limits + [RuleSmallerOrEqualThan(max: 3, msg: "Too large")]
    }
}

/// Shows its setting only when its cell is made.
private final class HintCell: Cell<String>, CellType {
    override func setup() {
        super.setup()
        let field = TextFieldView()
        field.placeholder = (row as? HintRow)?.hint
        contentView = field
    }
}
private final class HintRow: Row<HintCell>, RowType {
    @Setting var hint: String?
    override class var settings: [RowSetting] {
        super.settings + [
            .init("hint", \HintRow.hint, "The text of the empty field.", isWords: true)
        ]
    }
}

/// Is retained by its own cell once its button was pressed.
private final class AttachedCell: Cell<String>, CellType {
    private let button = ButtonView("Keep")
    private var held: BaseRow?

    override func setup() {
        super.setup()
        accessoryView = button
        button.onPress { [weak self] in self?.held = self?.row }
    }
}
private final class AttachedRow: Row<AttachedCell>, RowType {}

/// A button on its screen writes a value of another type.
private final class ErringController: RowViewController<Int> {
    override func viewDidLoad() {
        super.viewDidLoad()
        let done = ButtonView("Done")
        done.onPress { [weak self] in self?.row?.baseValue = "done" }
        navigationItems = [done]
    }
}
private final class ErringRow: Row<NumberCell>, RowType, PresenterRowType {
    @OptionalHook var presentationMode: PresentationMode<ErringController>?
    @OptionalHook var onPresentCallback: ((FormViewController, ErringController) -> Void)?

    required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: .callback { ErringController() }) }
    }
}

/// Keeps files in its control only.
private final class FileCell: Cell<String>, CellType {
    override func setup() {
        super.setup()
        let file = FileView()
        file.mediaTypes = ["image/*"]
        file.onChoose { _ in }
        contentView = file
    }
}
private final class FileRow: Row<FileCell>, RowType {}

/// Keeps the order of its buttons in the cell.
private final class OrderCell: Cell<String>, CellType {
    private let stack = StackView(.horizontal, [ButtonView("a"), ButtonView("b"), ButtonView("c")])

    override func setup() {
        super.setup()
        stack.movableViews = 0..<3
        stack.onMove { [weak stack] place, newPlace in
            guard var views = stack?.views else { return }
            views.insert(views.remove(at: place), at: newPlace)
            stack?.views = views
        }
        contentView = stack
    }
}
private final class OrderRow: Row<OrderCell>, RowType {}

/// Keeps only one of several chosen options as its value.
private final class SeveralCell: Cell<String>, CellType {
    private let choice = ChoiceView()

    override func setup() {
        super.setup()
        choice.allowsMultiple = true
        choice.options = ["a", "b"].map { ChoiceView.Option($0, $0) }
        choice.onChoose { [weak self] keys in self?.row?.value = keys.first }
        contentView = choice
    }

    override func update() {
        super.update()
        if choice.selection.count < 2 { choice.selection = row?.value.map { [$0] } ?? [] }
    }
}
private final class SeveralRow: Row<SeveralCell>, RowType {}

/// Counts in its cell how often selected text was made bold.
private final class BoldCell: Cell<String>, CellType {
    private let area = TextAreaView()
    private let bold = ButtonView("0")

    override func setup() {
        super.setup()
        area.onType { [weak self] in self?.row?.value = $0.isEmpty ? nil : $0 }
        bold.editedInput = area
        bold.onPress { [weak self] in
            guard let self, area.selectedRange?.isEmpty == false else { return }
            bold.title = "1"
        }
        contentView = StackView(.vertical, [bold, area])
    }

    override func update() {
        super.update()
        area.text = row?.value ?? ""
    }
}
private final class BoldRow: Row<BoldCell>, RowType {}

/// Draws into its canvas while Shift is down.
private final class ShiftCell: Cell<String>, CellType {
    override func setup() {
        super.setup()
        let canvas = CanvasView()
        canvas.onKeyPress { [weak canvas] _, isShifted in
            guard isShifted else { return false }
            canvas?.shapes = [.dot(5)]
            return true
        }
        contentView = canvas
    }
}
private final class ShiftRow: Row<ShiftCell>, RowType {}
