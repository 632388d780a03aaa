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
        row.cellState = 13
        row.cellState = "May"
        row.cellState = nil
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
