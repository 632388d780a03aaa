import RowKit
import Testing

/// Draws a form from its changes alone.
final class Follower {
    private(set) var drawing: Drawing
    /// The number of reports received.
    private(set) var reports = 0
    private(set) var problems: [Form.Problem] = []

    init(_ form: Form) {
        drawing = Drawing(form)
        form.keepObserving { [unowned self] changes in
            reports += 1
            problems += changes.problems
            drawing.apply(changes)
        }
    }
}

@Suite("Endless rounds", .timeLimit(.minutes(1)))
struct EndlessTests {
    private let row = NumberRow("row") { $0.value = 0 }
    private let innocent = NumberRow("innocent") { $0.value = 0 }
    private let form = Form()

    init() { form.append(Section([row, innocent])) }

    private func place(_ tags: String...) -> [String] {
        ["\(tags.joined(separator: ", ")): \(UnsettledTests.message)"]
    }

    @Test("of an observer that appends rows are reported to all observers, naming the section")
    func structure() {
        let first = Follower(form)
        form.keepObserving { [form] _ in form[0].append(StringRow()) }
        let last = Follower(form)
        row.title = "Title"
        #expect(Drawing(form) == first.drawing)
        #expect(Drawing(form) == last.drawing)
        #expect(form.problemTexts == ["sections[0]: \(UnsettledTests.message)"])
        #expect(first.problems.map(\.code) == [.unsettled])
        #expect(last.problems.map(\.code) == [.unsettled])
        let stage = FormStage(FormViewController(form: form))
        #expect(stage.screens.first?.sections.first?.rows.count == form.rows.count)
        form[0].remove(at: 0)
        #expect(Drawing(form) == first.drawing)
    }

    @Test("of an observer leave an open stage equal to a new one")
    func stage() {
        let stage = FormStage(FormViewController(form: form))
        form.keepObserving { [form, row] changes in
            guard !changes.updatedRows.isEmpty else { return }
            row.value = (row.value ?? 0) + 1
            form[0].append(StringRow())
            form[0][0].title = "\(form[0].count)"
        }
        row.value = 1
        let fresh = FormStage(FormViewController(form: form))
        #expect(stage.snapshot == fresh.snapshot)
        #expect(form.problems.map(\.code) == [.unsettled])
    }

    @Test("of two observers name all written rows; an observer between them stays up to date")
    func pingPong() {
        form.keepObserving { [row, innocent] changes in
            if changes.updatedRows.contains(where: { $0 === innocent }) {
                row.value = (row.value ?? 0) + 1
            }
        }
        let between = Follower(form)
        form[0].append(StringRow("hidden"))
        form.keepObserving { [form, row, innocent] changes in
            if changes.updatedRows.contains(where: { $0 === row }) {
                innocent.value = (innocent.value ?? 0) + 1
                form[0].allRows[2].hidden = Condition((innocent.value ?? 0) % 2 == 0)
            }
        }
        row.value = 1
        let place = form.problems.first?.place ?? ""
        #expect(form.problems.map(\.code) == [.unsettled])
        #expect(place.contains("row"))
        #expect(place.contains("innocent"))
        #expect(Drawing(form) == between.drawing)
    }

    @Test("of an observer that reports problems end too")
    func problems() {
        let heard = Recorder<Int>()
        form.keepObserving { [form, heard] changes in
            heard(changes.problems.count)
            form.report(Form.Problem(.notAllowed, at: "\(form.problems.count)", "again"))
        }
        row.title = "Title"
        #expect(heard.entries.count < 110)
        #expect(form.problems.contains { $0.code == .unsettled })
    }

    @Test("of callbacks notify every listener and observer of the last change")
    func innocentListeners() {
        let heard = Recorder<Int>()
        row.onChange { [innocent] row in
            row.value = (row.value ?? 0) + 1
            innocent.value = row.value
        }
        row.onChange { [heard] row in heard(row.value ?? 0) }
        let total = NumberRow("total")
        form[0].append(total)
        innocent.onChange { [total] in total.value = ($0.value ?? 0) * 2 }
        let changes = form.recorded()
        row.value = 1
        #expect(form.problemTexts == place("row"))
        #expect(heard.entries.last == row.value)
        #expect(innocent.value == row.value)
        #expect(total.value == (row.value ?? 0) * 2)
        #expect(changes.take().map { $0.updatedRows.map(\.tag) } == [["row", "innocent", "total"]])
    }

    @Test("of callbacks are not reported for a long chain that ends")
    func longChain() {
        let rows = (0..<150).map { NumberRow("r\($0)") }
        form.append(Section(rows))
        for (row, next) in zip(rows, rows.dropFirst()) { row.onChange { next.value = $0.value } }
        rows[0].value = 1
        #expect(rows.allSatisfy { $0.value == 1 })
        #expect(form.problems.isEmpty)
    }

    @Test("of callbacks that keep adding rows end")
    func everNew() {
        form.keepObserving { _ in }
        form[0].append(growing())
        form[0][2].baseValue = 1
        #expect(form.problems.map(\.code) == [.unsettled])
        #expect(form.rows.count < 300)
    }

    private func growing() -> NumberRow {
        NumberRow().onChange { [unowned form] _ in
            form[0].append(growing())
            form[0][form[0].count - 1].baseValue = 1
        }
    }

    @Test("of selections and focus changes end, and name the rows")
    func events() {
        row.onCellSelection { [unowned innocent] _, _ in innocent.didSelect() }
        innocent.onCellSelection { [unowned row] _, _ in row.didSelect() }
        row.didSelect()
        #expect(form.problemTexts == place("row", "innocent"))
        row.onCellHighlightChanged { [unowned innocent] _, row in
            innocent.setHighlighted(row.isHighlighted)
        }
        innocent.onCellHighlightChanged { [unowned row] _, innocent in
            row.setHighlighted(!innocent.isHighlighted)
        }
        row.setHighlighted(true)
        #expect(form.problems.count >= 1)
        #expect(form.problems.allSatisfy { $0.code == .unsettled })
        row.value = 5
        #expect(row.value == 5)
    }

    @Test("of a controller's selection listener end")
    func controllers() {
        let controller = FormViewController(form: form)
        controller.onCellSelected { [unowned controller, unowned row, unowned innocent] selected in
            controller.select(selected === row ? innocent : row)
        }
        controller.select(row)
        #expect(form.problems.map(\.code) == [.unsettled])
    }

    @Test("of validation listeners end")
    func validation() {
        row.add(rule: RuleSmallerThan(max: 0))
        row.onRowValidationChanged { _, row in
            if row.isValid { row.validate() } else { row.cleanValidationErrors() }
        }
        row.validate()
        #expect(form.problems.map(\.code) == [.unsettled])
    }

    static let endlessAnswers =
        "work or rules were still being requested after 100 rounds of results; "
        + "a result should not lead to the same request again"

    private func countAnswers(_ options: ValidationOptions) {
        row.validationOptions = options
        row.add(rule: RuleAsync { _ in nil })
        row.onRowValidationChanged { _, row in
            if !row.isValidating { row.value = (row.value ?? 0) + 1 }
        }
    }

    @Test(
        "of asynchronous rules whose results change values end, and name the rows",
        arguments: [ValidationOptions.validatesOnBlur, .validatesOnChange])
    func answers(options: ValidationOptions) async {
        countAnswers(options)
        _ = await form.validate(clock: ContinuousClock())
        #expect(form.problemTexts == ["row: \(Self.endlessAnswers)"])
        #expect((100...102).contains(row.value ?? 0))
    }

    @Test("of asynchronous rules prevent the form from being submitted")
    func submission() async {
        countAnswers(.validatesOnChange)
        let error = await #expect(throws: SubmissionError.self) {
            try await form.submit(clock: ContinuousClock())
        }
        #expect(error?.errors == [])
        #expect(error?.validating == ["row"])
        #expect(form.problemTexts == ["row: \(Self.endlessAnswers)"])
    }

    @Test("clear the values of rows hidden in them, and notify their listeners")
    func clearOnHide() {
        let changes = Follower(form)
        let cleared = StringRow("cleared") {
            $0.value = "x"
            $0.hiddenValue = .clearOnHide
            $0.hidden = "$row > 98"
        }
        form[0].append(cleared)
        let heard = Recorder<String>()
        cleared.onChange { [heard] in heard($0.value ?? "nil") }
        row.onChange { $0.value = ($0.value ?? 0) + 1 }
        row.value = 1
        #expect(cleared.isHidden)
        #expect(cleared.value == nil)
        #expect(heard.take() == ["nil"])
        #expect(Drawing(form) == changes.drawing)
    }
}

@Suite("Observers added and cancelled during notification")
struct ObserverLifeTests {
    private let form = Form { Section(strings("a", "b", "c")) }

    @Test("One added by another receives the changes from then on")
    func addedWhileTold() {
        var added: Follower?
        form.keepObserving { [form] _ in
            guard added == nil else { return }
            form[0].remove(at: 0)
            added = Follower(form)
            form[0].append(StringRow("d"))
        }
        let other = Follower(form)
        form[0][0].title = "A"
        #expect(added?.drawing == Drawing(form))
        #expect(other.drawing == Drawing(form))
        #expect(form.outline == [["b", "c", "d"]])
    }

    @Test("One added in a transaction receives the changes from then on")
    func addedInATransaction() {
        let before = Follower(form)
        var added: Follower?
        form[0][0].title = "A"
        form.update {
            form[0].remove(at: 0)
            form[0][0].hidden = true
            added = Follower(form)
            form[0].append(StringRow("d"))
        }
        #expect(added?.drawing == Drawing(form))
        #expect(before.drawing == Drawing(form))
        #expect(added?.reports == 1)
    }

    @Test("The first one can be added in a transaction after other changes")
    func firstInATransaction() {
        var added: Follower?
        form.update {
            form[0].remove(at: 0)
            form.append(Section(strings("x")))
            added = Follower(form)
            form.move(from: 1, to: 0)
        }
        #expect(added?.drawing == Drawing(form))
        #expect(form.outline == [["x"], ["b", "c"]])
    }

    @Test("A stage opened in a transaction shows the same as a new one")
    func stageInATransaction() {
        var stage: FormStage?
        form.update {
            form[0].remove(at: 0)
            stage = FormStage(FormViewController(form: form))
            form[0][0].hidden = true
            form[0].append(StringRow("d"))
        }
        #expect(stage?.snapshot == FormStage(FormViewController(form: form)).snapshot)
    }

    @Test("Changes that several observers make during notification are one report")
    func merged() {
        let heard = Recorder<[String]>()
        for tag in ["x", "y"] {
            form.keepObserving { [form] changes in
                if changes.insertedRows.isEmpty { form[0].append(StringRow(tag)) }
            }
        }
        form.keepObserving { changes in heard(changes.newRows.compactMap(\.tag)) }
        let follower = Follower(form)
        form[0].remove(at: 0)
        #expect(heard.take() == [[], ["x", "y"]])
        #expect(follower.drawing == Drawing(form))
        #expect(follower.reports == 2)
    }

    @Test("One that cancels all later ones keeps them from being called")
    func ended() {
        let follower = Follower(form)
        var others: [FormObservation] = []
        form.keepObserving { _ in
            for other in others { other.cancel() }
            others = []
        }
        others = (0..<3).map { _ in form.observe { _ in Issue.record("it was cancelled") } }
        form[0].remove(at: 0)
        form[0].remove(at: 0)
        #expect(follower.drawing == Drawing(form))
    }
}
