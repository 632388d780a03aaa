import RowKit
import RowLaws
import Testing

@Suite("Each law of rows")
struct BrokenLawTests {
    @Test("is broken by the row written to break it, and by no other")
    func broken() throws {
        let well = "Does what it should."
        let cell = "Its cell shows what a new cell would, whatever the user does"
        let state = "Its state is restored unchanged, whatever the user did"
        let a = RowExample(value: "a")
        let cases: [(RowDescriptor, [String: String])] = [
            (RowDescriptor(GoodRow.self, well, example: a), [:]),
            (RowDescriptor(StarsRow.self, well, example: RowExample(value: 2)), [:]),
            (RowDescriptor(IconRow.self, well, example: a), [:]),
            (RowDescriptor(SecureRow.self, well), [:]),
            (RowDescriptor(SealedRow.self, well), [:]),
            (RowDescriptor(BusyRow.self, well, example: a), [:]),
            (
                RowDescriptor(
                    SortedRow.self, well, example: RowExample(settings: ["names": ["b", "a"]])),
                [:]
            ),
            (
                RowDescriptor(GoodRow.self, "no sentence"),
                ["Its summary is a sentence": "found \"no sentence\""]
            ),
            (
                RowDescriptor(MuteRow.self, well),
                ["Each setting has a sentence": "the sentence of volume is \"loud\""]
            ),
            (
                RowDescriptor(UnmarkedRow.self, well),
                [
                    "The words of its settings are marked as words for users":
                        "hint is shown, but is not marked"
                ]
            ),
            (
                RowDescriptor(SilentRow.self, well),
                [
                    "The words of its settings are marked as words for users":
                        "hint is marked, but is never shown"
                ]
            ),
            (
                RowDescriptor(LaxRow.self, well, example: RowExample(value: 2)),
                [
                    "The schema of its values allows each value that it accepts":
                        "it accepts 6, which the schema refuses"
                ]
            ),
            (
                RowDescriptor(ExcessiveRow.self, well),
                [
                    "Its defaults are within their limits":
                        "most cannot be 50: it must be from 1 to 20"
                ]
            ),
            (
                RowDescriptor(
                    NarrowListRow.self, well, example: RowExample(value: ["xx", "yy"])),
                [
                    "The schema of its values allows each value that it accepts":
                        "it accepts [\"xx\", \"yy\"], which the schema refuses"
                ]
            ),
            (
                RowDescriptor(ForgetfulRow.self, well),
                [
                    "Its settings accept their defaults and read them back":
                        "size was 1 and became 2"
                ]
            ),
            (
                RowDescriptor(GrowingRow.self, well, example: RowExample(settings: ["size": 7])),
                [
                    "Its example can be created, with its settings and its value":
                        "size is 8, not 7",
                    "Its example can be loaded and is saved unchanged": "saved as",
                ]
            ),
            (
                RowDescriptor(
                    LaxChoiceRow.self, well,
                    example: RowExample(settings: ["options": ["a"]], value: "a")),
                [
                    "Its options can be items of a list, and are checked like those of a setting":
                        "it accepts a value that is no item of the list any more"
                ]
            ),
            (
                RowDescriptor(RestlessRow.self, well),
                [
                    "Updating its cell twice changes nothing": "placeholder of row/content is",
                    "Hosts show its current state, whatever the user does":
                        "its cell was not up to date: placeholder of row/content is",
                    cell: "placeholder of row/content is", state: "once restored, placeholder",
                ]
            ),
            (
                RowDescriptor(RebuildingRow.self, well),
                [
                    "Hosts show its current state, whatever the user does": """
                    updating its cell replaced the view row/content; make views in setup()
                    """
                ]
            ),
            (
                RowDescriptor(ClingingRow.self, well, example: a),
                [
                    "Once its value is cleared, it looks as if it never had one":
                        "placeholder of row/content is \"a\", not null",
                    cell: """
                    after typing "" in row/content: placeholder of row/content is "a", not null; \
                    let update() write every property that the row can change
                    """,
                ]
            ),
            (
                RowDescriptor(FaultyRow.self, well),
                ["It accepts or refuses every user action": "row: it broke"]
            ),
            (
                RowDescriptor(DefiantRow.self, well, example: a),
                [
                    "While disabled, it keeps its value whatever the user does":
                        "drawing it changed it"
                ]
            ),
            (
                RowDescriptor(UnselectableRow.self, well),
                [
                    "Hosts let the user select it if that has an effect":
                        "selecting it has an effect"
                ]
            ),
            (RowDescriptor(BoxRow.self, well), [:]),
            (
                RowDescriptor(TallRow.self, well, example: a),
                [
                    "Once its value is cleared, it looks as if it never had one":
                        "height of row/content is no finite number, not null",
                    cell: """
                    after typing "" in row/content: height of row/content is no finite number, not null
                    """,
                ]
            ),
            (
                RowDescriptor(DefaultRow.self, well, example: a),
                [
                    "Drawing it changes nothing, whether or not it has a value":
                        "once drawn, its value was missing and became \"default\""
                ]
            ),
            (
                RowDescriptor(LossyRow.self, well, example: RowExample(value: ["width": 1])),
                [state: "JSON cannot represent the value exactly"]
            ),
            (
                RowDescriptor(StickyRow.self, well, example: RowExample(value: 80)),
                [
                    cell: """
                    with a handler that restores the value, after set(1.0) on row/content: \
                    value of row/content is 1, not 80
                    """
                ]
            ),
            (
                RowDescriptor(StaleRow.self, well, example: a),
                [
                    "Once its value is cleared, it looks as if it never had one":
                        "label of row is \"row/text\", not null",
                    cell: """
                    after press on row/accessory: text of row/text is "a", not "pressed"
                    """,
                ]
            ),
            (
                RowDescriptor(ScribbleRow.self, well),
                [
                    cell: "after a touch that began on row/content: shapes of row/content is",
                    state: "once restored, shapes of row/content is null, not",
                ]
            ),
            (
                RowDescriptor(EscapingRow.self, well, example: a),
                [
                    cell: """
                    after the key escape in row/content: text of row/content is null, not "a"
                    """,
                    state: "once restored, text of row/content is \"a\", not null",
                ]
            ),
            (
                RowDescriptor(SecretiveRow.self, well),
                [
                    state: """
                    after press on row/accessory: once restored, text of row/detail is "0", not "1"
                    Keep what the user entered in the value, in cellState, or
                    """
                ]
            ),
            (
                RowDescriptor(MarkRow.self, well),
                [
                    "A state of its cell that does not fit does no harm": """
                    once -1 was restored, slider of row/content is -1.0, outside of 0.0...5.0
                    """
                ]
            ),
            (
                RowDescriptor(OvertakenRow.self, well, example: a),
                [
                    "A state of its cell that does not fit does no harm":
                        "once \"\" was restored, its value was \"a\" and became \"\""
                ]
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

    @Test("that needs an example is not checked if the example cannot be created")
    func noExample() throws {
        let law = "Its example can be created, with its settings and its value"
        let unknown = RowDescriptor(
            GoodRow.self, "Has no such setting.", example: RowExample(settings: ["none": 1]))
        let found = try OnePlugin.breaches(of: unknown)
        #expect(Array(found.keys) == [law], "\(found)")
        #expect(found[law]?.contains("none") == true, "\(found)")
        let options = RowDescriptor(
            ProviderRow.self, "Lists its provider.",
            example: RowExample(settings: ["options": ["a", "b"]]))
        #expect(
            try OnePlugin.breaches(of: options) == [
                law: """
                settings.options: the setting options of type Optional<OptionsProvider<String>> can \
                only be set in Swift; list \\.titledOptions in the settings of the row instead
                Let the example in the RowDescriptor use settings and a value of the row.
                """
            ])
    }
}

/// A cell with a field whose text is the value.
private class FieldCell: Cell<String> {
    let field = TextFieldView()

    override func setup() {
        super.setup()
        contentView = field
        field.onType { [weak self] in self?.row?.value = $0.isEmpty ? nil : $0 }
    }

    override func update() {
        super.update()
        field.text = row?.value ?? ""
    }
}

private final class GoodCell: FieldCell, CellType {}
private final class GoodRow: Row<GoodCell>, RowType {}

/// Shows its value in the place of the text that its superclass shows.
private final class StarsCell: Cell<Int>, CellType {
    override func update() {
        super.update()
        detailTextLabel?.text = String(repeating: "★", count: row?.value ?? 0)
    }
}
private final class StarsRow: Row<StarsCell>, RowType {
    override var respondsToSelection: Bool { true }

    override func customDidSelect() {
        super.customDidSelect()
        setValue((value ?? 0) + 1, by: .user)
    }
}

/// Shows its value as an image, and keeps the empty image view without a value.
private final class IconCell: Cell<String>, CellType {
    override func update() {
        super.update()
        if row?.value != nil || view.imageView != nil {
            imageView?.image = row?.value.map(RowImage.symbol)
        }
    }
}
private final class IconRow: Row<IconCell>, RowType {
    override var respondsToSelection: Bool { true }

    override func customDidSelect() {
        super.customDidSelect()
        setValue(nil, by: .user)
    }
}

/// Does not declare that its value is secret.
private final class SecureCell: FieldCell, CellType {
    override func setup() {
        super.setup()
        field.isSecure = true
    }
}
private final class SecureRow: Row<SecureCell>, RowType {}

/// A value available only in Swift.
private struct Sealed: Equatable, Sendable {
    let text: String
}

private final class SealedCell: Cell<Sealed>, CellType {
    private let field = TextFieldView()

    override func setup() {
        super.setup()
        contentView = field
        field.onType { [weak self] in
            self?.row?.value = $0.isEmpty ? nil : Sealed(text: $0)
        }
    }

    override func update() {
        super.update()
        field.text = row?.value?.text ?? ""
    }
}
private final class SealedRow: Row<SealedCell>, RowType {}

/// Shows that work is pending, which it requests when it is first drawn and after typing.
private final class BusyCell: Cell<String>, CellType {
    private let field = TextFieldView()
    private let progress = ProgressView()

    override func setup() {
        super.setup()
        contentView = StackView(.vertical, [field, progress])
        field.onType { [weak self] in
            self?.row?.value = $0.isEmpty ? nil : $0
            self?.ask("check")
        }
        ask("load")
    }

    override func update() {
        super.update()
        field.text = row?.value ?? ""
        progress.isHidden = !["check", "load"].contains { row?.isPerforming(.latest($0)) == true }
    }

    private func ask(_ key: String) {
        row?.perform(.latest(key)) {
            true
        } then: { _, _ in
        }
    }
}
private final class BusyRow: Row<BusyCell>, RowType {}

/// Names in alphabetical order, in whatever order JSON contains them.
private struct SortedNames: Equatable, Sendable, DocumentValue {
    var names: [String] = []

    init() {}

    init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        names = try [String](documentValue: json).sorted()
    }

    func documentValue() throws(DocumentDiagnostic) -> JSONValue { try names.documentValue() }

    static var documentSchema: JSONValue { [String].documentSchema }
}

/// The type of its setting adjusts what it reads.
private final class SortedRow: Row<GoodCell>, RowType {
    @Setting var names = SortedNames()
    override class var settings: [RowSetting] {
        super.settings + [.init("names", \SortedRow.names, "Who is invited.")]
    }
}

/// Lists its provider as a setting instead of its options.
private final class ProviderRow: Row<GoodCell>, RowType, OptionsProviderRow {
    @Setting var optionsProvider: OptionsProvider<String>?
    override class var settings: [RowSetting] {
        super.settings + [
            .init("options", \ProviderRow.optionsProvider, "What can be chosen.")
        ]
    }
}

/// Checks its value only against the options of its setting.
private final class LaxChoiceRow: Row<GoodCell>, RowType, OptionsProviderRow {
    @Setting(named: "options", through: "titledOptions")
    var optionsProvider: OptionsProvider<String>?
    override class var settings: [RowSetting] {
        super.settings + [.init("options", \LaxChoiceRow.titledOptions, "What can be chosen.")]
    }
    override var limits: RuleSet<String> {
        guard let known = titledOptions?.values else { return super.limits }
        return super.limits + [
            RuleClosure(
                ValidationError(.notOffered),
                valueSchema: ["enum": .array(known.map { .string($0) })]
            ) {
                known.contains($0)
            }
        ]
    }
}

/// Shows a mark that it restores without checking whether it fits.
private final class MarkCell: Cell<String>, CellType {
    let canvas = CanvasView()

    override func setup() {
        super.setup()
        contentView = canvas
    }
}
private final class MarkRow: Row<MarkCell>, RowType {
    @Setting private var mark = 0

    override var cellState: JSONValue? {
        get { mark == 0 ? nil : .integer(mark) }
        set { if case .integer(let restored) = newValue { mark = restored } }
    }

    override func customUpdateCell() {
        super.customUpdateCell()
        cell.canvas.slider = CanvasView.Slider(Double(mark), in: 0...5)
    }
}

/// Restores its value from the state of its cell.
private final class OvertakenRow: Row<GoodCell>, RowType {
    override var cellState: JSONValue? {
        get { nil }
        set { if case .string(let text) = newValue { value = text } }
    }
}

private final class MuteRow: Row<GoodCell>, RowType {
    @Setting var volume = 1
    override class var settings: [RowSetting] {
        super.settings + [.init("volume", \MuteRow.volume, "loud")]
    }
}

/// Shows a text that it does not mark as words.
private final class UnmarkedCell: FieldCell, CellType {
    override func update() {
        super.update()
        field.placeholder = (row as? UnmarkedRow)?.hint
    }
}
private final class UnmarkedRow: Row<UnmarkedCell>, RowType {
    @Setting var hint: String?
    override class var settings: [RowSetting] {
        super.settings + [.init("hint", \UnmarkedRow.hint, "The text of the empty field.")]
    }
}

/// Marks a text that it does not show as words.
private final class SilentRow: Row<GoodCell>, RowType {
    @Setting var hint: String?
    override class var settings: [RowSetting] {
        super.settings + [.init("hint", \SilentRow.hint, "Some text.", isWords: true)]
    }
}

/// Accepts what its schema forbids.
private final class LaxRow: Row<StarsCell>, RowType {
    override var limits: RuleSet<Int> {
        super.limits + [RuleClosure(valueSchema: ["maximum": 5]) { _ in nil }]
    }
}

private final class ForgetfulRow: Row<GoodCell>, RowType {
    @Setting private var stored = 1
    var size: Int {
        get { stored }
        set { stored = newValue + 1 }
    }
    override class var settings: [RowSetting] {
        super.settings + [.init("size", \ForgetfulRow.size, "How big it is.")]
    }
}

/// Adds to every size except its default.
private final class GrowingRow: Row<GoodCell>, RowType {
    @Setting private var stored = 10
    var size: Int {
        get { stored }
        set { stored = newValue == 10 ? 10 : newValue + 1 }
    }
    override class var settings: [RowSetting] {
        super.settings + [.init("size", \GrowingRow.size, "How big it is.")]
    }
}

private final class RestlessCell: FieldCell, CellType {
    private var count = 0
    override func update() {
        super.update()
        count += 1
        field.placeholder = "\(count / 2)"
    }
}
private final class RestlessRow: Row<RestlessCell>, RowType {}

/// Makes a new field for each update.
private final class RebuildingCell: Cell<String>, CellType {
    override func update() {
        super.update()
        let field = TextFieldView()
        field.text = row?.value ?? ""
        field.onType { [weak self] in self?.row?.value = $0.isEmpty ? nil : $0 }
        contentView = field
    }
}
private final class RebuildingRow: Row<RebuildingCell>, RowType {}

private final class ClingingCell: FieldCell, CellType {
    override func update() {
        super.update()
        if let value = row?.value { field.placeholder = value }
    }
}
private final class ClingingRow: Row<ClingingCell>, RowType {}

private final class FaultyRow: Row<GoodCell>, RowType {
    override func customSetupCell() {
        super.customSetupCell()
        cell.field.onType { [weak self] _ in
            let code = Form.Problem.Code(rawValue: "broken")
            self?.form?.report(Form.Problem(code, at: "row", "it broke"))
        }
    }
}

private final class DefiantCell: FieldCell, CellType {
    override func viewToFocus(from direction: FocusDirection) -> BaseView? { field }
    override func update() {
        super.update()
        if row?.isDisabled == true { row?.value = "defied" }
    }
}
private final class DefiantRow: Row<DefiantCell>, RowType {}

private final class StickyCell: Cell<Double>, CellType {
    private let slider = SliderView()
    private var shown: Double?

    override func setup() {
        super.setup()
        contentView = slider
        slider.onSet { [weak self] in self?.row?.value = $0 }
    }

    override func update() {
        super.update()
        // The value is unchanged, so the slider keeps the refused number.
        guard row?.value != shown else { return }
        shown = row?.value
        slider.value = shown ?? 0
    }
}
private final class StickyRow: Row<StickyCell>, RowType {}

/// Keeps its height without a value.
private final class TallCell: FieldCell, CellType {
    override func update() {
        super.update()
        if row?.value != nil { field.height = .infinity }
    }
}
private final class TallRow: Row<TallCell>, RowType {}

private final class NumberCell: Cell<Int>, CellType {}

/// Forgets to say that it responds to selection.
private final class UnselectableRow: Row<NumberCell>, RowType {
    override func customDidSelect() {
        super.customDidSelect()
        setValue((value ?? 0) + 1, by: .user)
    }
}

private final class BoxCell: Cell<Bool>, CellType {
    private let toggle = ToggleView()

    override func setup() {
        super.setup()
        accessoryView = toggle
        toggle.onToggle { [weak self] _ in self?.row?.didSelect() }
    }

    override func update() {
        super.update()
        toggle.isOn = row?.value ?? false
    }
}

/// Does the same when its toggle is pressed.
private final class BoxRow: Row<BoxCell>, RowType {
    override func customDidSelect() {
        super.customDidSelect()
        setValue(!(value ?? false), by: .user)
    }
}

/// Writes a value when it is drawn without one.
private final class DefaultCell: FieldCell, CellType {
    override func update() {
        super.update()
        if row?.value == nil { row?.value = "default" }
    }
}
private final class DefaultRow: Row<DefaultCell>, RowType {}

/// A value of which JSON contains only a part.
private struct Size: Equatable, Codable, DocumentValue {
    enum CodingKeys: String, CodingKey { case width }

    var width = 0
    var height = 0
}

private final class LossyCell: Cell<Size>, CellType {
    private let stepper = StepperView()

    override func setup() {
        super.setup()
        contentView = stepper
        stepper.maximum = 10
        stepper.onSet { [weak self] in
            self?.row?.value = Size(width: 1, height: Int($0))
        }
    }

    override func update() {
        super.update()
        stepper.value = Double(row?.value?.height ?? 0)
    }
}
private final class LossyRow: Row<LossyCell>, RowType {}

/// Draws its value only once.
private final class StaleCell: Cell<String>, CellType {
    private var text: String?
    override var titleText: String? { text }
    override var detailText: String? { nil }

    override func setup() {
        super.setup()
        let button = ButtonView("Press")
        accessoryView = button
        button.onPress { [weak self] in self?.row?.value = "pressed" }
        text = row?.value
    }
}
private final class StaleRow: Row<StaleCell>, RowType {}

/// Draws touches only into its canvas.
private final class ScribbleCell: Cell<String>, CellType {
    private let canvas = CanvasView()

    override func setup() {
        super.setup()
        canvas.isInteractive = true
        contentView = canvas
        canvas.onTouch { [weak canvas] touch in
            canvas?.shapes.append(CanvasView.Shape(.lines(touch.points, isClosed: false)))
        }
    }
}
private final class ScribbleRow: Row<ScribbleCell>, RowType {}

/// Escape empties its field and keeps the value.
private final class EscapingCell: FieldCell, CellType {
    private var shown: String?

    override func setup() {
        super.setup()
        field.onKey { [weak field] key in
            guard key == .escape else { return false }
            field?.text = ""
            return true
        }
    }

    override func update() {
        guard row?.value != shown else { return }
        shown = row?.value
        super.update()
    }
}
private final class EscapingRow: Row<EscapingCell>, RowType {}

/// Counts how often it was pressed, separately from its value.
private final class SecretiveCell: Cell<String>, CellType {
    override var detailText: String? { "\((row as? SecretiveRow)?.count ?? 0)" }

    override func setup() {
        super.setup()
        let button = ButtonView("Count")
        accessoryView = button
        button.onPress { [weak self] in (self?.row as? SecretiveRow)?.count += 1 }
    }
}
private final class SecretiveRow: Row<SecretiveCell>, RowType {
    @Setting var count = 0
}

/// The default of a setting is outside its range.
private final class ExcessiveRow: Row<NumberCell>, RowType {
    @Limited(1...20) var most = 50

    override class var settings: [RowSetting] {
        super.settings + [.init("most", \ExcessiveRow.most, "The most.", in: 1...20)]
    }
}

private final class ListCell: Cell<[String]>, CellType {}

/// The schema allows fewer elements than the rule.
private final class NarrowListRow: Row<ListCell>, RowType {
    override var limits: RuleSet<[String]> {
        super.limits + [
            RuleClosure(
                ValidationError(msg: "Must be pairs"), valueSchema: ["maxItems": 1]
            ) { $0.allSatisfy { $0.count == 2 } }
        ]
    }
}
