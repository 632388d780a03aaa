import Testing

@testable import RowKit

/// A write, and the place of the problem reported if a condition performs it.
struct Attempt: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let place: String
    let run: @Sendable (ReadableForm) -> Void

    fileprivate init(
        _ name: String, at place: String = "row",
        _ run: @escaping @Sendable (ReadableForm) -> Void
    ) {
        testDescription = name
        self.place = place
        self.run = run
    }

    static let all =
        values + settings + doings + structure + sections + forms + works + controllers

    static let values: [Attempt] = [
        Attempt("value") { $0.row.value = 2 },
        Attempt("baseValue") { $0.row.baseValue = 2 },
        Attempt("setValue") { $0.row.setValue(2, by: .user) },
        Attempt("setValueSilently") { $0.row.setValueSilently(2) },
        Attempt("setBaseValue") { try? $0.row.setBaseValue(2) },
        Attempt("unreadable input") {
            $0.row.keepUnreadInput("x", ValidationError(msg: "no"))
        },
        Attempt("resetValue") { $0.row.resetValue = 2 },
        Attempt("resetRowValue") { $0.row.resetRowValue() },
        Attempt("a write in a transaction of its own") { readable in
            readable.form.update(by: .user) { readable.row.value = 2 }
        },
        Attempt("a value by its tag", at: "field") { $0.form.setValues(["field": "other"]) },
    ]

    static let settings: [Attempt] = [
        Attempt("title") { $0.row.title = "Title" },
        Attempt("the same title") { $0.row.title = nil },
        Attempt("a setting of a subclass") { $0.row.maximum = 3 },
        Attempt("a hook") { $0.row.describe = { "" } },
        Attempt("displayValueFor") { $0.row.displayValueFor = { _ in nil } },
        Attempt("validationOptions") { $0.row.validationOptions = .validatesOnDemand },
        Attempt("hiddenValue") { $0.row.hiddenValue = .clearOnHide },
        Attempt("hidden") { $0.row.hidden = true },
        Attempt("disabled") { $0.row.disabled = true },
        Attempt("evaluateHidden") { $0.row.evaluateHidden() },
        Attempt("evaluateDisabled") { $0.row.evaluateDisabled() },
        Attempt("leadingSwipe") { $0.row.leadingSwipe.performsFirstActionWithFullSwipe = true },
        Attempt("trailingSwipe") { $0.row.trailingSwipe.performsFirstActionWithFullSwipe = true },
        Attempt("cellProvider") { $0.row.cellProvider = CellProvider { ValueCell<Int>() } },
        Attempt("a rule") { $0.row.add(rule: RuleRequired()) },
        Attempt("an asynchronous rule") { $0.row.add(rule: RuleAsync { _ in nil }) },
        Attempt("a set of rules") { $0.row.add(ruleSet: RuleSet(rules: [RuleRequired<Int>()])) },
        Attempt("removing all rules", at: "field") { $0.field.removeAllRules() },
        Attempt("removing a rule", at: "field") { $0.field.remove(ruleWithIdentifier: "id") },
        Attempt("a listener") { $0.row.onChange { _ in } },
        Attempt("options", at: "choice") { $0.choice.options = ["b"] },
    ]

    static let doings: [Attempt] = [
        Attempt("selecting") { $0.row.didSelect() },
        Attempt("selecting an option", at: "x") { $0.picks[0].didSelect() },
        Attempt("expanding") { $0.row.expandInlineRow() },
        Attempt("focusing") { $0.row.setHighlighted(true) },
        Attempt("validating", at: "field") { $0.field.validate() },
        Attempt("validating asynchronously", at: "asking") { $0.asking.validate() },
        Attempt("work") {
            $0.row.perform(.latest("work")) {
            } then: { _, _ in
            }
        },
        Attempt("loading", at: "choice") { $0.choice.loadOptions() },
    ]

    static let structure: [Attempt] = [
        Attempt("appending a row", at: "first") { $0.first.append(StringRow()) },
        Attempt("an operator", at: "first") { $0.first <<< StringRow() },
        Attempt("inserting a row", at: "first") { $0.first.insert(StringRow(), at: 0) },
        Attempt("removing a row", at: "first") { $0.first.remove(at: 0) },
        Attempt("removing all rows", at: "first") { $0.first.removeAll() },
        Attempt("replacing a row", at: "first") { $0.first[0] = StringRow() },
        Attempt("moving a row", at: "first") { $0.first.move(from: 0, to: 1) },
        Attempt("moving a row elsewhere", at: "second") { readable in
            try? readable.second.move(readable.row, to: .end)
        },
        Attempt("sorting", at: "first") { $0.first.sort { $0.tag ?? "" < $1.tag ?? "" } },
        Attempt("inserting an entry", at: "guests") { _ = try? $0.guests.insertRow() },
        Attempt("deleting an entry", at: "guests") { readable in
            try? readable.guests.deleteRow(readable.guests.entries[0])
        },
        Attempt("appending a section", at: "the form") { $0.form.append(Section()) },
        Attempt("removing the last section", at: "the form") { $0.form.removeLast() },
        Attempt("replacing all sections", at: "the form") {
            $0.form.replaceSubrangeInAllSections(0..<1, with: [])
        },
        Attempt("removing a section", at: "the form") { $0.form.remove(at: 0) },
        Attempt("moving a section", at: "the form") { $0.form.move(from: 0, to: 1) },
    ]

    static let sections: [Attempt] = [
        Attempt("header", at: "first") { $0.first.header = "Head" },
        Attempt("footer", at: "first") { $0.first.footer = "Foot" },
        Attempt("isExpanded of a section", at: "first") { $0.first.isExpanded = false },
        Attempt("hidden of a section", at: "first") { $0.first.hidden = true },
        Attempt("disabled of a section", at: "first") { $0.first.disabled = true },
        Attempt("a rule over a section", at: "first") { readable in
            readable.first.add(rule: RuleClosure { _ in ValidationError(msg: "no") })
        },
        Attempt("validating a section", at: "first") { $0.first.validate() },
        Attempt("minimumCount", at: "guests") { $0.guests.minimumCount = 1 },
        Attempt("maximumCount", at: "guests") { $0.guests.maximumCount = 1 },
        Attempt("multivaluedOptions", at: "guests") { $0.guests.multivaluedOptions = [] },
        Attempt("multivaluedRowToInsertAt", at: "guests") {
            $0.guests.multivaluedRowToInsertAt = nil
        },
        Attempt("addButtonProvider", at: "guests") { $0.guests.addButtonProvider = nil },
        Attempt("showInsertIconInAddButton", at: "guests") {
            $0.guests.showInsertIconInAddButton = false
        },
        Attempt("selectionType", at: "picks") { $0.picks.selectionType = .multipleSelection },
        Attempt("selectionLimit", at: "picks") { $0.picks.selectionLimit = 1 },
    ]

    static let forms: [Attempt] = [
        Attempt("title of the form", at: "the form") { $0.form.title = "Other" },
        Attempt("inlineRowHideOptions", at: "the form") { $0.form.inlineRowHideOptions = [] },
        Attempt("isDisabled", at: "the form") { $0.form.isDisabled = true },
        Attempt("isReadOnly", at: "the form") { $0.form.isReadOnly = true },
        Attempt("name of the form", at: "the form") { $0.form.name = "other" },
        Attempt("version of the form", at: "the form") { $0.form.version = 2 },
        Attempt("imageOrigins", at: "the form") { $0.form.imageOrigins = ["https://x.example"] },
        Attempt("phrases", at: "the form") { $0.form.phrases = otherPhrases() },
        Attempt("defaults", at: "the form") { readable in
            var defaults = Form.Defaults()
            defaults.set(\NumberInlineRow.title, "Default")
            readable.form.defaults = defaults
        },
        Attempt("reset", at: "the form") { $0.form.reset() },
        Attempt("markClean", at: "the form") { $0.form.markClean() },
        Attempt("validating the form", at: "the form") { $0.form.validate() },
        Attempt("a rule over the form", at: "the form") { readable in
            readable.form.add(rule: RuleClosure { _ in ValidationError(msg: "no") })
        },
        Attempt("submitting", at: "the form") { _ = try? $0.form.submit() },
        Attempt("observing", at: "the form") { _ = $0.form.observe { _ in } },
        Attempt("listening to values", at: "the form") {
            _ = $0.form.onValueChange { _, _, _ in }
        },
        Attempt("cancelling an observation", at: "the form") { $0.observation.cancel() },
    ]

    static let works: [Attempt] = [
        Attempt("taking work", at: "the form") { _ = $0.form.takeWork() },
        Attempt("finishing work", at: "the form") {
            $0.form.finish(WorkOrder.ID(), WorkOrder.Outcome(.success(1)))
        },
    ]

    static let controllers: [Attempt] = [
        Attempt("another controller", at: "the form") { _ = FormViewController(form: $0.form) },
        Attempt("another form of the controller", at: "the form") { $0.controller.form = Form() },
        Attempt("presenting", at: "the form") { $0.controller.present(FormViewController()) },
        Attempt("dismissing", at: "the form") { $0.controller.dismiss() },
        Attempt("dismissing what is presented", at: "the form") {
            $0.controller.dismissPresented()
        },
        Attempt("ending editing", at: "the form") { $0.controller.endEditing() },
        Attempt("moving the focus", at: "the form") { $0.controller.focus($0.row) },
        Attempt("focusing the next view", at: "the form") { $0.controller.focusNext() },
    ]
}

@Suite("Writes in conditions and rules")
struct WritingConditionTests {
    /// A form with a changed row and an invalid row.
    private func readable() -> ReadableForm {
        let readable = ReadableForm()
        readable.row.setValue(7, by: .user)
        readable.field.value = "a"
        readable.first.add(
            rule: RuleClosure(id: "even") { section in
                section?.count == 1 ? ValidationError(msg: "One is none") : nil
            })
        return readable
    }

    private func check(_ readable: ReadableForm, _ attempt: Attempt, _ body: () -> Void) {
        let before = readable.portrait.filter { !$0.hasPrefix("problems") }
        let listeners = readable.row.listeners.count
        let observers = readable.form.observers.count
        body()
        #expect(readable.portrait.filter { !$0.hasPrefix("problems") } == before)
        #expect(readable.row.listeners.count == listeners)
        #expect(readable.form.observers.count == observers)
        #expect(readable.controller.form === readable.form)
        #expect(readable.controller.presented == nil)
        let problems = readable.form.problems
        #expect(!problems.isEmpty)
        #expect(problems.allSatisfy { $0.code == .writtenByCondition })
        #expect(problems.first?.place == attempt.place)
    }

    @Test("A write in a condition changes nothing and is reported", arguments: Attempt.all)
    func conditions(attempt: Attempt) {
        let readable = readable()
        check(readable, attempt) {
            readable.other.disabled = .function { [unowned readable] _ in
                attempt.run(readable)
                return false
            }
        }
    }

    @Test("A write in a rule changes nothing and is reported", arguments: Attempt.all)
    func rules(attempt: Attempt) {
        let readable = readable()
        readable.other.add(
            rule: RuleClosure { [unowned readable] _ in
                attempt.run(readable)
                return nil
            })
        check(readable, attempt) { readable.other.validate(quietly: true) }
    }

    @Test("A write in a rule of a section or of the form changes nothing and is reported")
    func rulesOverMany() {
        for attempt in [Attempt.values[0], Attempt.structure[0], Attempt.forms[0]] {
            let readable = readable()
            let rule = { [unowned readable] in attempt.run(readable) }
            readable.picks.add(
                rule: RuleClosure { _ in
                    rule()
                    return nil
                })
            check(readable, attempt) { readable.picks.validate(quietly: true) }
            let other = self.readable()
            other.form.add(
                rule: RuleClosure { [unowned other] _ in
                    attempt.run(other)
                    return nil
                })
            check(other, attempt) { other.form.validate(quietly: true) }
        }
    }

    @Test("Observers receive the problem after the condition has returned, and may write")
    func observers() {
        let readable = readable()
        readable.form.keepObserving { [unowned readable] changes in
            if !changes.problems.isEmpty { readable.other.title = "\(changes.problems.count)" }
        }
        readable.other.disabled = .function { [unowned readable] _ in
            readable.row.value = 2
            return true
        }
        #expect(readable.other.isDisabled)
        #expect(readable.other.title == "1")
        readable.other.add(
            rule: RuleClosure { [unowned readable] _ in
                readable.field.value = "b"
                return nil
            })
        readable.other.title = nil
        readable.other.validate()
        #expect(readable.other.title == "1")
        #expect(readable.form.problems.map(\.place) == ["row", "field"])
    }

    @Test("A condition cannot move the focus, present or dismiss screens, or finish work")
    func screens() throws {
        let readable = readable()
        let (field, other) = (TextRow("typed"), FormViewController())
        readable.first.append(field)
        let stage = FormStage(readable.controller)
        readable.controller.focus(field)
        field.perform(.latest("work")) {
        } then: { row, _ in
            row.value = "answered"
        }
        let order = try #require(stage.takeWork().start.first { $0.tag == "typed" })
        readable.other.disabled = .function { [unowned readable] _ in
            readable.controller.endEditing()
            readable.controller.present(other)
            stage.finish(order.id, WorkOrder.Outcome(.success(())))
            return true
        }
        #expect(readable.form.problems.map(\.code) == [.writtenByCondition])
        #expect(field.isHighlighted)
        #expect(readable.controller.focusedRow === field)
        #expect(stage.screens.count == 1)
        #expect(field.value == nil)
        #expect(field.isPerforming(.latest("work")))
        stage.finish(order.id, WorkOrder.Outcome(.success(())))
        #expect(field.value == "answered")
        #expect(!field.isPerforming(.latest("work")))
        readable.controller.present(other)
        readable.other.disabled = .function { [unowned readable] _ in
            other.dismiss()
            readable.controller.dismissPresented()
            return true
        }
        #expect(readable.controller.presented === other)
        #expect(other.presenting != nil)
    }

    @Test("A condition may create and configure a row outside the form")
    func stranger() {
        let readable = readable()
        let made = Recorder<BaseRow>()
        readable.other.disabled = .function { [unowned readable] _ in
            let row = NumberInlineRow {
                $0.title = "New"
                $0.value = readable.row.value
                $0.hidden = true
                $0.add(rule: RuleRequired())
                $0.onChange { _ in }
            }
            let section = Section([row])
            section.header = "Head"
            made(row)
            return row.title == "New" && section.count == 0
        }
        #expect(readable.other.isDisabled)
        #expect(readable.form.problems.isEmpty)
        readable.row.value = 8
        #expect(made.take().map(\.baseValue).compactMap { $0 as? Int } == [7, 8])
    }
}
