import RowKit
import TestRuns
import Testing

@Suite("Unread input")
struct UnreadInputTests {
    private let row = NumberRow("age") { $0.value = 7 }
    private let error = ValidationError(msg: "Must be a number")

    @Test("clears the value and prevents submission")
    func refused() {
        let form = Form { row }
        row.keepUnreadInput("7x", error)
        #expect(row.value == nil)
        #expect(row.unreadInput?.text == "7x")
        #expect(row.isTouched)
        #expect(row.isChanged)
        #expect(form.isDirty)
        #expect(form.validate().map(\.description) == ["age: Must be a number"])
        #expect(throws: SubmissionError.self) { try form.submit() }
        #expect(row.validationErrors.map(\.message) == ["Must be a number"])
        #expect(form.values()["age"] as? Int? == .some(nil))
    }

    @Test("is reported instead of the rules, which are not evaluated")
    func insteadOfRules() {
        let form = Form { row }
        row.add(rule: RuleRequired())
        row.keepUnreadInput("x", error)
        #expect(form.validate().map(\.code) == ["custom"])
        row.value = nil
        #expect(row.unreadInput == nil)
        #expect(form.validate().map(\.code) == ["required"])
    }

    @Test(
        "is cleared with its error by any write, even of nil",
        arguments: [nil, 7, 8])
    func forgotten(value: Int?) throws {
        let form = Form { row }
        row.keepUnreadInput("x", error)
        form.validate()
        row.value = value
        #expect(row.unreadInput == nil)
        #expect(row.isValid)
        #expect(row.value == value)
        try form.submit()
    }

    @Test("is cleared by a reset, by setValues, and by hiding with clearOnHide")
    func otherWays() {
        let form = Form { row }
        row.value = nil
        form.markClean()
        row.keepUnreadInput("x", error)
        form.reset()
        #expect(row.unreadInput == nil)
        #expect(!form.isDirty)
        row.keepUnreadInput("x", error)
        form.setValues(["age": nil as Int?])
        #expect(row.unreadInput == nil)
        row.keepUnreadInput("x", error)
        row.hidden = true
        #expect(row.unreadInput?.text == "x")
        #expect(form.validate().isEmpty)
        row.hidden = nil
        row.hiddenValue = .clearOnHide
        row.hidden = true
        #expect(row.unreadInput == nil)
    }

    @Test("is reported once: the value to onChange, each text to observers")
    func told() {
        let form = Form { row }
        var values: [Int?] = []
        row.onChange { values.append($0.value) }
        let changes = form.recorded()
        row.keepUnreadInput("7x", error)
        row.keepUnreadInput("7xy", error)
        row.keepUnreadInput("7xy", error)
        #expect(values == [nil])
        #expect(changes.take().count == 2)
        row.value = 7
        #expect(values == [nil, 7])
    }

    @Test("is validated with the row, and then at each change")
    func judged() {
        let form = Form { row }
        row.keepUnreadInput("x", error)
        #expect(row.isValid)
        row.validate()
        #expect(!row.isValid)
        row.keepUnreadInput("xy", ValidationError(msg: "Still no number"))
        #expect(row.validationErrors.map(\.message) == ["Still no number"])
        #expect(form.problems.isEmpty)
    }

    @Test("is kept when the row joins a form")
    func joining() {
        row.keepUnreadInput("x", error)
        #expect(row.value == nil)
        #expect(row.validate().count == 1)
        let form = Form { row }
        #expect(row.unreadInput?.text == "x")
        #expect(form.validate().count == 1)
        row.value = 3
        form.reset()
        #expect(row.value == nil)
        #expect(row.unreadInput == nil)
    }

    @Test("of a row expanded below another is kept if setupInlineRow sets it")
    func below() throws {
        final class AskingRow: Row<ValueCell<Int>>, RowType, InlineRowType {
            func setupInlineRow(_ inlineRow: NumberRow) {
                inlineRow.keepUnreadInput("7x", ValidationError(msg: "Must be a number"))
            }
        }
        let asking = AskingRow("asking") { $0.value = 7 }
        let form = Form { asking }
        asking.expandInlineRow()
        let child = try #require(asking.inlineRow)
        #expect(child.unreadInput?.text == "7x")
        #expect(child.value == nil)
        #expect(asking.value == nil)
        #expect(form.validate().map(\.message) == ["Must be a number"])
        child.value = 8
        #expect(asking.value == 8)
        #expect(form.validate().isEmpty)
    }

    @Test("is reported in the language of the form")
    func language() throws {
        let form = Form { row }
        form.phrases = try Phrases(
            formats: PlainFormats(), translations: ["pattern": "Falsches Format"])
        row.keepUnreadInput("x", ValidationError(.pattern))
        #expect(form.validate().map(\.message) == ["Falsches Format"])
    }
}

@Suite("Uncommitted input")
struct CommitInputTests {
    /// A row that reads its text only on commit.
    private final class LateRow: Row<ValueCell<Int>>, RowType {
        var draft: String?

        override func commitInput() {
            super.commitInput()
            guard let draft else { return }
            self.draft = nil
            let number = Int(draft)
            if let number { return setValue(number, by: .user) }
            keepUnreadInput(draft, ValidationError(msg: "No number"), beside: value)
        }
    }

    private let row = LateRow("age")
    private let form: Form

    init() { form = Form() +++ row }

    @Test("becomes a value when the form is submitted, written by the user")
    func submitted() throws {
        var origins: [Origin] = []
        row.onValueChange { _, change in origins.append(change.origin) }
        row.draft = "7"
        #expect(try form.submit()["age"] as? Int == 7)
        #expect(origins == [.user])
    }

    @Test("becomes a value before asynchronous rules are evaluated")
    func submittedLater() async throws {
        row.add(rule: RuleAsync(msg: "Not seven") { $0 == 7 })
        row.draft = "7"
        let values = try await form.submit(clock: ManualClock())
        #expect(values["age"] as? Int == 7)
        #expect(!form.isValidating)
    }

    @Test("becomes a value before a session evaluates asynchronous rules")
    func submittedInSession() async throws {
        let session = FormSession(clock: ManualClock()) {
            let row = LateRow("age")
            row.add(rule: RuleAsync(msg: "Not seven") { $0 == 7 })
            row.draft = "7"
            return FormViewController(form: Form { row })
        }
        #expect(try await session.submit()["age"] as? Int == 7)
    }

    @Test("does not become the value of a hidden row, which the user cannot see")
    func hidden() throws {
        row.hidden = true
        row.draft = "7"
        try form.submit()
        #expect(row.value == nil)
        #expect(row.draft == "7")
    }

    @Test("that is invalid prevents submission, and the previous value stays")
    func refused() {
        row.value = 3
        row.draft = "x"
        let error = #expect(throws: SubmissionError.self) { try form.submit() }
        #expect(error?.errors.map(\.message) == ["No number"])
        #expect(row.value == 3)
        #expect(row.unreadInput?.text == "x")
        #expect(row.isTouched)
        // The same text beside another value is another state.
        row.keepUnreadInput("x", ValidationError(msg: "No number"), beside: 4)
        #expect(row.value == 4)
        #expect(row.unreadInput?.text == "x")
        row.value = 4
        #expect(row.unreadInput == nil)
        #expect(form.validate() == [])
    }
}
