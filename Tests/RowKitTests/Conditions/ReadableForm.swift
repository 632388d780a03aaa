import Testing

@testable import RowKit

/// A form with everything that conditions can read.
final class ReadableForm {
    let row = NumberInlineRow("row")
    let field = StringRow("field")
    let asking = StringRow("asking")
    let choice = ChoiceRow<String>("choice")
    let first = Section()
    let second = Section()
    let guests = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
        $0.tag = "guests"
    }
    let picks = SelectableSection<OptionRow>()
    /// The row whose condition reads.
    let watcher = StringRow("watcher")
    /// A row that no condition reads.
    let other = StringRow("other")
    let form = Form("Form")
    /// The controller of the form.
    let controller: FormViewController
    let observation: FormObservation

    init() {
        controller = FormViewController(form: form)
        observation = form.observe { _ in }
        row.value = 1
        field.value = "given"
        field.add(rule: RuleMinLength(minLength: 3))
        asking.add(rule: RuleAsync { _ in nil })
        choice.optionsProvider = .lazy { ["a"] }
        first.tag = "first"
        second.tag = "second"
        picks.tag = "picks"
        first.append(contentsOf: [row, field])
        second.append(contentsOf: [asking, choice])
        guests.multivaluedRowToInsertAt = { _ in StringRow() }
        guests.append(StringRow { $0.value = "Ada" })
        for option in ["x", "y"] { picks <<< OptionRow(option) { $0.selectableValue = option } }
        form.append(contentsOf: [first, second, guests, picks, Section([watcher, other])])
    }

    /// The text of every reading.
    var portrait: [String] { Reading.all.map { "\($0.name): \($0.text(of: self))" } }
}

/// A property that a condition may read, and a change to it.
struct Reading: Sendable, CustomTestStringConvertible {
    let name: String
    private let read: @Sendable (ReadableForm) -> Any?
    let change: @Sendable (ReadableForm) -> Void

    fileprivate init(
        _ name: String, _ read: @escaping @Sendable (ReadableForm) -> Any?,
        _ change: @escaping @Sendable (ReadableForm) -> Void
    ) {
        self.name = name
        self.read = read
        self.change = change
    }

    var testDescription: String { name }

    /// The property's current value, as text.
    func text(of form: ReadableForm) -> String { read(form).map { "\($0)" } ?? "nil" }

    static let all = rows + sections + forms

    // MARK: Rows

    static let rows: [Reading] = {
        var list = ReadingList()
        list.add("value", { $0.row.value }, { $0.row.value = 2 })
        list.add("baseValue", { $0.row.baseValue }, { $0.row.value = 2 })
        list.add("displayText", { $0.row.displayText }, { $0.row.value = 2 })
        list.add("displayText by displayValueFor", { $0.row.displayText }) {
            $0.row.displayValueFor = { _ in "text" }
        }
        list.add("displayValueFor", { $0.row.displayValueFor == nil }) {
            $0.row.displayValueFor = { _ in nil }
        }
        list.add("title", { $0.row.title }, { $0.row.title = "Title" })
        list.add("title of a captured row by defaults", { $0.row.title }) {
            var defaults = Form.Defaults()
            defaults.set(\NumberInlineRow.title, "Default")
            $0.form.defaults = defaults
        }
        list.add("hiddenValue", { $0.row.hiddenValue }, { $0.row.hiddenValue = .clearOnHide })
        list.add("validationOptions", { $0.row.validationOptions.rawValue }) {
            $0.row.validationOptions = .validatesOnChange
        }
        list.add("a setting of a subclass", { $0.row.maximum }, { $0.row.maximum = 3 })
        list.add("a hook of a subclass", { $0.row.describe == nil }, { $0.row.describe = { "" } })
        list.add("hidden", { $0.row.hidden == nil }, { $0.row.hidden = false })
        list.add("disabled", { $0.row.disabled == nil }, { $0.row.disabled = false })
        list.add("leadingSwipe", { $0.row.leadingSwipe.actions.count }) {
            $0.row.leadingSwipe.actions = [SwipeAction(style: .normal, title: "a") { _, _, _ in }]
        }
        list.add("trailingSwipe", { $0.row.trailingSwipe.actions.count }) {
            $0.row.trailingSwipe.actions = [SwipeAction(style: .normal, title: "a") { _, _, _ in }]
        }
        list.add("wasChanged", { $0.row.wasChanged }, { $0.row.value = 2 })
        list.add("wasBlurred", { $0.row.wasBlurred }) {
            $0.row.setHighlighted(true)
            $0.row.setHighlighted(false)
        }
        list.add("rules", { $0.row.rules.count }, { $0.row.add(rule: RuleRequired()) })
        list.add("section, by a move", { $0.row.section?.tag }) { forms in
            attempt { () throws(Form.Problem) in try forms.second.move(forms.row, to: .end) }
        }
        list.add("section, by leaving", { $0.row.section == nil }) { $0.first.remove(at: 0) }
        list.add("form", { $0.row.form == nil }, { $0.first.remove(at: 0) })
        list.add("tag", { $0.row.tag }) {
            $0.first.remove(at: 0)
            $0.row.tag = "another"
            $0.first.append($0.row)
        }
        list.add("indexPath, by a row before", { $0.row.indexPath?.row }) {
            $0.first.insert(StringRow(), at: 0)
        }
        list.add("indexPath, by a section before", { $0.row.indexPath?.section }) {
            $0.form.insert(Section(), at: 0)
        }
        list.add("isHidden", { $0.row.isHidden }, { $0.row.hidden = true })
        list.add("isHidden, by the section", { $0.row.isHidden }, { $0.first.hidden = true })
        list.add("isDisabled", { $0.row.isDisabled }, { $0.row.disabled = true })
        list.add("isDisabled, by the section", { $0.row.isDisabled }, { $0.first.disabled = true })
        list.add("isTouched", { $0.row.isTouched }, { $0.row.setValue(5, by: .user) })
        list.add("isHighlighted", { $0.row.isHighlighted }, { $0.row.setHighlighted(true) })
        list.add("isChanged, by the value", { $0.row.isChanged }, { $0.row.value = 2 })
        list.add("isChanged, by resetValue", { $0.row.isChanged }, { $0.row.resetValue = 9 })
        list.add("isChanged, by unreadable input", { $0.row.isChanged }) {
            $0.row.keepUnreadInput("x", ValidationError(msg: "no"), beside: 1)
        }
        list.add("resetValue", { $0.row.resetValue }, { $0.row.resetValue = 9 })
        list.add("resetValue, by markClean", { $0.row.resetValue }) {
            $0.row.value = 7
            $0.form.markClean()
        }
        list.add("unreadInput", { $0.row.unreadInput?.text }) {
            $0.row.keepUnreadInput("x", ValidationError(msg: "no"))
        }
        list.add("validationErrors", { $0.field.validationErrors.map(\.message) }) {
            $0.field.value = "a"
            $0.field.validate()
        }
        list.add("isValid", { $0.field.isValid }) {
            $0.field.value = "a"
            $0.field.validate()
        }
        list.add("validate quietly, by the value", { $0.field.validate(quietly: true).count }) {
            $0.field.value = "a"
        }
        list.add("validate quietly, by a rule", { $0.field.validate(quietly: true).count }) {
            $0.field.add(rule: RuleMinLength(minLength: 30))
        }
        list.add("isValidating", { $0.asking.isValidating }, { $0.asking.validate() })
        list.add("isExpanded", { $0.row.isExpanded }, { $0.row.expandInlineRow() })
        list.add("isCollapsed", { $0.row.isCollapsed }, { $0.row.expandInlineRow() })
        list.add("inlineRow", { $0.row.inlineRow == nil }, { $0.row.expandInlineRow() })
        list.add("isPerforming", { $0.row.isPerforming(.latest("work")) }) {
            $0.row.perform(.latest("work")) {
            } then: { _, _ in
            }
        }
        list.add("optionsState, by loading", { "\($0.choice.optionsState)" }) {
            $0.choice.loadOptions()
        }
        list.add("optionsState, by another provider", { "\($0.choice.optionsState)" }) {
            $0.choice.options = ["b"]
        }
        list.add("options", { $0.choice.options }, { $0.choice.options = ["b"] })
        list.add("phrases", { $0.row.phrases.text(.pending) }) {
            $0.form.phrases = otherPhrases()
        }
        return list.readings
    }()

    // MARK: Sections

    static let sections: [Reading] = {
        var list = ReadingList()
        list.add("header", { $0.first.header?.title }, { $0.first.header = "Head" })
        list.add("footer", { $0.first.footer?.title }, { $0.first.footer = "Foot" })
        list.add("count", { $0.first.count }, { $0.first.remove(at: 0) })
        list.add("count, by a hidden row", { $0.first.count }, { $0.row.hidden = true })
        list.add("isEmpty", { $0.first.isEmpty }, { $0.first.removeAll() })
        list.add("the first row", { $0.first.first?.tag }, { $0.first.move(from: 0, to: 1) })
        list.add("rows one by one", { $0.first.map(\.tag) }, { $0.first.swapAt(0, 1) })
        list.add("allRows", { $0.first.allRows.count }, { $0.first.append(StringRow()) })
        list.add("allElements", { $0.first.allElements.count }, { $0.first.append(StringRow()) })
        list.add("index", { $0.second.index }, { $0.form.remove(at: 0) })
        list.add("index of a row", { $0.first.index(of: $0.field) }, { $0.first.remove(at: 0) })
        list.add("the row of a tag", { $0.first.rowBy(tag: "row") == nil }) {
            $0.first.remove(at: 0)
        }
        list.add("the row of a tag, by a move", { $0.first.rowBy(tag: "row") == nil }) { forms in
            attempt { () throws(Form.Problem) in try forms.second.move(forms.row, to: .end) }
        }
        list.add("form of a section", { $0.first.form == nil }, { $0.form.remove(at: 0) })
        list.add("tag of a section", { $0.first.tag }) {
            $0.form.remove(at: 0)
            $0.first.tag = "another"
            $0.form.append($0.first)
        }
        list.add("isHidden of a section", { $0.first.isHidden }, { $0.first.hidden = true })
        list.add("isDisabled of a section", { $0.first.isDisabled }, { $0.first.disabled = true })
        list.add(
            "isExpanded of a section", { $0.first.isExpanded }, { $0.first.isExpanded = false })
        list.add("hidden of a section", { $0.first.hidden == nil }, { $0.first.hidden = false })
        list.add(
            "disabled of a section", { $0.first.disabled == nil }, { $0.first.disabled = false })
        list.add("isValid of a section", { $0.first.isValid }) {
            $0.first.add(rule: RuleClosure { _ in ValidationError(msg: "no") })
            $0.first.validate()
        }
        list.add("validationErrors of a section", { $0.first.validationErrors.count }) {
            $0.first.add(rule: RuleClosure { _ in ValidationError(msg: "no") })
            $0.first.validate()
        }
        list.add("validate a section quietly", { $0.first.validate(quietly: true).count }) {
            $0.first.add(rule: RuleClosure { _ in ValidationError(msg: "no") })
        }
        list.add("isChanged of a section", { $0.guests.isChanged }) {
            $0.guests.append(StringRow())
        }
        list.add("isChanged of a section, by markClean", { $0.guests.isChanged }) {
            $0.guests.append(StringRow())
            $0.form.markClean()
            $0.guests.remove(at: 0)
        }
        list.add("value of a section", { described($0.guests.value(includeHidden: false)) }) {
            $0.guests.entries[0].baseValue = "Emmy"
        }
        list.add("answers", { $0.guests.answers.count }, { $0.guests.entries[0].baseValue = nil })
        list.add("entries", { $0.guests.entries.count }, { $0.guests.append(StringRow()) })
        list.add("the entry at a place", { $0.guests.row(at: 1) == nil }) {
            $0.guests.append(StringRow())
        }
        list.add("minimumCount", { $0.guests.minimumCount }, { $0.guests.minimumCount = 1 })
        list.add("maximumCount", { $0.guests.maximumCount }, { $0.guests.maximumCount = 5 })
        list.add("too few entries", { $0.guests.ownErrors().count }) {
            $0.guests.minimumCount = 3
        }
        list.add("multivaluedOptions", { $0.guests.multivaluedOptions.rawValue }) {
            $0.guests.multivaluedOptions = [.insert]
        }
        list.add("multivaluedRowToInsertAt", { $0.guests.multivaluedRowToInsertAt == nil }) {
            $0.guests.multivaluedRowToInsertAt = nil
        }
        list.add("showInsertIconInAddButton", { $0.guests.showInsertIconInAddButton }) {
            $0.guests.showInsertIconInAddButton = false
        }
        list.add("addButton", { $0.guests.addButton == nil }) {
            $0.guests.multivaluedOptions = [.delete]
        }
        list.add("addButtonProvider", { $0.guests.addButtonProvider == nil }) {
            $0.guests.addButtonProvider = nil
        }
        list.add("selectionType", { $0.picks.selectionType == .multipleSelection }) {
            $0.picks.selectionType = .multipleSelection
        }
        list.add("selectionLimit", { $0.picks.selectionLimit }, { $0.picks.selectionLimit = 1 })
        list.add("selectedRow", { $0.picks.selectedRow()?.tag }, { $0.picks[0].didSelect() })
        list.add("selectedRows", { $0.picks.selectedRows().count }, { $0.picks[0].didSelect() })
        return list.readings
    }()

    // MARK: The form

    static let forms: [Reading] = {
        var list = ReadingList()
        list.add("title of the form", { $0.form.title }, { $0.form.title = "Other" })
        list.add("inlineRowHideOptions", { $0.form.inlineRowHideOptions.rawValue }) {
            $0.form.inlineRowHideOptions = []
        }
        list.add("isDisabled of the form", { $0.form.isDisabled }, { $0.form.isDisabled = true })
        list.add("isDisabled of a row by its form", { $0.form.rows.last?.isDisabled }) {
            $0.form.isDisabled = true
        }
        list.add("isReadOnly", { $0.form.isReadOnly }, { $0.form.isReadOnly = true })
        list.add("isDisabled of a row by its read-only form") {
            $0.form.rows.last?.isDisabled
        } _: {
            $0.form.isReadOnly = true
        }
        list.add("name of the form", { $0.form.name }, { $0.form.name = "other" })
        list.add("version of the form", { $0.form.version }, { $0.form.version = 2 })
        list.add("imageOrigins", { $0.form.imageOrigins }) {
            $0.form.imageOrigins = ["https://images.example"]
        }
        list.add("defaults", { $0.form.defaults.isEmpty }) {
            var defaults = Form.Defaults()
            defaults.set(\StringRow.placeholder, "optional")
            $0.form.defaults = defaults
        }
        list.add("phrases of the form", { $0.form.phrases.text(.pending) }) {
            $0.form.phrases = otherPhrases()
        }
        list.add("problems", { $0.form.problems.count }) {
            $0.form.report(Form.Problem(.notAllowed, at: "here", "no"))
        }
        list.add("sections", { $0.form.count }, { $0.form.append(Section()) })
        list.add("sections, by a hidden one", { $0.form.count }, { $0.first.hidden = true })
        list.add("sections one by one", { $0.form.map(\.tag) }, { $0.form.swapAt(0, 1) })
        list.add("allSections", { $0.form.allSections.count }, { $0.form.append(Section()) })
        list.add("rows of the form", { $0.form.rows.count }, { $0.first.append(StringRow()) })
        list.add("allRows of the form", { $0.form.allRows.count }, { $0.first.append(StringRow()) })
        list.add("the row at a path", { $0.form.row(at: RowPath(section: 0, row: 0))?.tag }) {
            $0.first.remove(at: 0)
        }
        list.add(
            "the next row", { $0.form.nextRow(after: $0.row)?.tag }, { $0.first.remove(at: 1) })
        list.add("the previous row", { $0.form.previousRow(before: $0.field)?.tag }) {
            $0.first.remove(at: 0)
        }
        list.add("an unknown tag", { $0.form.rowBy(tag: "later") == nil }) {
            $0.first.append(StringRow("later"))
        }
        list.add("a row by its tag", { $0.form.rowBy(tag: "row") == nil }) {
            $0.first.remove(at: 0)
        }
        list.add("an entry by its address", { $0.form.rowBy(tag: "guests[1]") == nil }) {
            $0.guests.append(StringRow())
        }
        list.add("a section by its tag", { $0.form.sectionBy(tag: "first") == nil }) {
            $0.form.remove(at: 0)
        }
        list.add("values", { described($0.form.values()).sorted { $0.key < $1.key } }) {
            $0.row.value = 2
        }
        list.add("isDirty, by a value", { $0.form.isDirty }, { $0.row.value = 2 })
        list.add("isDirty, by a section", { $0.form.isDirty }) { $0.guests.append(StringRow()) }
        list.add("isDirty, by an added row", { $0.form.isDirty }) {
            $0.first.append(NumberRow { $0.resetValue = 3 })
        }
        list.add("isDirty, by resetValue", { $0.form.isDirty }, { $0.row.resetValue = 9 })
        list.add("isValid of the form", { $0.form.isValid }) {
            $0.field.value = "a"
            $0.field.validate()
        }
        list.add("isValid of the form, by a section", { $0.form.isValid }) {
            $0.first.add(rule: RuleClosure { _ in ValidationError(msg: "no") })
            $0.first.validate()
        }
        list.add("isValid of the form, by its own rules", { $0.form.isValid }) {
            $0.form.add(rule: RuleClosure { _ in ValidationError(msg: "no") })
            $0.form.validate()
        }
        list.add("validationErrors of the form", { $0.form.validationErrors.count }) {
            $0.field.value = "a"
            $0.field.validate()
        }
        list.add("validate the form quietly", { $0.form.validate(quietly: true).count }) {
            $0.field.value = "a"
        }
        list.add("validate the form quietly, by a row", { $0.form.validate(quietly: true).count }) {
            $0.first.append(StringRow { $0.add(rule: RuleRequired()) })
        }
        list.add("isValidating of the form", { $0.form.isValidating }, { $0.asking.validate() })
        list.add("presenter", { $0.form.controller == nil }) { $0.controller.form = Form() }
        list.add("unknown tags, by a condition", { $0.form.unknownTags().map(\.place) }) {
            $0.other.hidden = "$nothing == 1"
        }
        list.add("unknown tags, by a rule", { $0.form.unknownTags().map(\.message) }) {
            $0.other.add(rule: RuleEqualsToRow(form: $0.form, tag: "nothing"))
        }
        list.add("hasWork", { $0.form.hasWork }, { $0.choice.loadOptions() })
        list.add("isIdle", { $0.form.isIdle }, { $0.choice.loadOptions() })
        return list.readings
    }()
}

private struct ReadingList {
    var readings: [Reading] = []

    mutating func add(
        _ name: String, _ read: @escaping @Sendable (ReadableForm) -> Any?,
        _ change: @escaping @Sendable (ReadableForm) -> Void
    ) {
        readings.append(Reading(name, read, change))
    }
}

/// Runs the body, which must not throw.
func attempt(_ body: () throws(Form.Problem) -> Void) {
    do throws(Form.Problem) { try body() } catch { Issue.record(error) }
}

/// Phrases that differ from the English ones.
func otherPhrases() -> Phrases {
    do {
        return try Phrases(formats: PlainFormats(), translations: ["pending": "wait"])
    } catch {
        Issue.record(error)
        return Phrases()
    }
}
