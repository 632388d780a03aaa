import RowKit
import TestRuns
import Testing

// The article At a glance.

// snippet: glance-phrase-keys
extension Phrases.Key {
    static let nightsRowUnread = Phrases.Key("NightsRow.unread", "Must be a number of nights")
    static let nightsRowRange = Phrases.Key("NightsRow.range", "{first} to {last}")
    static let nightsRowCount = Phrases.Key(
        "NightsRow.count", ["one": "{count} night", "other": "{count} nights"])
}
// end

private final class NightsCell: Cell<Int>, CellType {
    private let stepper = StepperView()

    override var detailText: String? { nil }

    // snippet: glance-listeners
    override func setup() {
        super.setup()
        stepper.onSet { [weak self] nights in self?.row?.setValue(Int(nights), by: .user) }
        stepper.onType { [weak self] text in self?.take(text) }
        accessoryView = stepper
    }
    // end

    // snippet: glance-unread-input
    override func update() {
        super.update()
        stepper.value = Double(row?.value ?? 0)
        stepper.typedText = row?.unreadInput?.text
    }

    private func take(_ text: String) {
        guard let row else { return }
        let nights = row.phrases.formats.number(from: text, style: .integer, as: Int.self)
        if nights != nil || text.isEmpty { return row.setValue(nights, by: .user) }
        row.keepUnreadInput(text, ValidationError(.nightsRowUnread))
    }
    // end
}

private class _NightsRow: Row<NightsCell> {
    // The settings in the table of the article.
    /// The colour of the nights.
    @Setting public final var color = RowColor.tint
    /// The largest number of nights.
    @Limited(1...20) public final var maximum = 5
    /// The text while there is no number.
    @Setting(isWords: true) public final var placeholder: String?
    /// Returns the price of a number of nights.
    @Hook public final var price: (Int) -> Double = { Double($0) * 80 }
    /// Called when the user has removed the number.
    @OptionalHook public final var onClear: (() -> Void)?

    // snippet: glance-cell-state
    /// The month that the calendar shows.
    @Setting private var month = 1

    override var cellState: JSONValue? {
        get { .integer(month) }
        set { if case .integer(let restored) = newValue, 1...12 ~= restored { month = restored } }
    }
    // end
}

private final class NightsRow: _NightsRow, RowType {}

// snippet: glance-limits
private class _PriceRow<Cell: CellType>: Row<Cell> where Cell.Value == Int {
    /// The lowest price, which is at most the highest.
    @Limited(0...1000, notAbove: "highest") final var lowest = 10
    /// The highest price.
    @Limited(0...1000) final var highest = 100

    /// The value: `$lowest` is the nearest number of the range.
    override var limits: RuleSet<Int> {
        super.limits + [
            RuleGreaterOrEqualThan(min: $lowest), RuleSmallerOrEqualThan(max: $highest), RuleEven(),
        ]
    }

    /// Settings in any other way.
    override var limitConflict: LimitConflict? {
        if let conflict = super.limitConflict { return conflict }
        guard lowest == highest else { return nil }
        return LimitConflict("lowest", lowest, because: "it must be below highest")
    }
}

/// A rule of one's own.
private struct RuleEven: ValueRule {
    var id: String?
    var validationError = ValidationError(msg: "Must be even")
    var valueSchema: JSONValue? { ["multipleOf": 2] }
    func allows(_ price: Int) -> Bool { price.isMultiple(of: 2) }
}
// end

private final class PriceCell: Cell<Int>, CellType {}
private final class PriceRow: _PriceRow<PriceCell>, RowType {}

// What RegisterRows writes for the row above.
extension _PriceRow: _DeclaredSettings {
    /// The settings that the class declares.
    static var _declaredSettings: [RowSetting] {
        [
            .init(
                "lowest", \_PriceRow.lowest, "The lowest price, which is at most the highest.",
                in: 0...1000, notAbove: \_PriceRow.highest),
            .init("highest", \_PriceRow.highest, "The highest price.", in: 0...1000),
        ]
    }
}

@Suite("The examples in the article At a glance")
struct AtAGlanceSnippetTests {
    private let row = NightsRow("nights")
    private let stage: FormStage

    init() {
        let row = row
        stage = FormStage(FormViewController(form: Form { row }))
    }

    private func send(_ action: ViewAction) -> ViewRefusal? {
        stage.receive(ViewEvent(ViewID("nights/accessory"), action)).refusal
    }

    private var stepper: StepperView? { stage.view(ViewID("nights/accessory")) as? StepperView }

    @Test("limit settings by ranges, by each other and in other ways, and the value by rules")
    func limits() {
        let price = PriceRow("price") { $0.value = 11 }
        let form = Form { price }
        #expect(form.validate().map(\.message) == ["Must be even"])
        #expect(form.problems.isEmpty)
        price.lowest = 100
        #expect(form.problems.last?.message == "lowest cannot be 100: it must be below highest")
        price.lowest = 200
        #expect(form.problems.last?.message == "highest cannot be 100: lowest is 200")
    }

    @Test("write what the user sets")
    func listeners() {
        #expect(send(.set(3)) == nil)
        #expect(row.value == 3 && stepper?.value == 3)
    }

    @Test("keep text that is no number until the value is set")
    func unreadInput() {
        #expect(send(.type("two")) == nil)
        #expect(row.value == nil && row.unreadInput?.text == "two")
        #expect(stepper?.typedText == "two")
        #expect(row.validate().map(\.description) == ["nights: Must be a number of nights"])
        #expect(send(.type("2")) == nil)
        #expect(row.value == 2 && row.unreadInput == nil && row.validate() == [])
        #expect(stepper?.value == 2 && stepper?.typedText == nil)
        #expect(send(.type("")) == nil)
        #expect(row.value == nil && row.unreadInput == nil)
    }

    @Test("restore a state only if it is valid")
    func cellState() {
        #expect(row.cellState == 1)
        row.cellState = 7
        #expect(row.cellState == 7)
        for invalid: JSONValue? in [13, "May", nil] { row.cellState = invalid }
        #expect(row.cellState == 7)
    }

    @Test("declare settings and hooks")
    func settings() {
        #expect(row.color == .tint && row.price(2) == 160 && row.onClear == nil)
    }

    @Test("show phrases with arguments and plurals")
    func phrases() {
        let phrases = row.phrases
        let shown = results {
            // snippet: glance-phrases
            phrases.text(.done)  // "Done"
            phrases.text(.nightsRowRange, ["first": 2, "last": 7])  // "2 to 7"
            phrases.text(.nightsRowCount, ["count": 1])  // "1 night"
            phrases.text(.nightsRowCount, ["count": 1200])  // "1200 nights"
            // end
        }
        #expect(shown == ["Done", "2 to 7", "1 night", "1200 nights"])
    }
}
