import Testing

@testable import RowKit

@Suite("Recorded reads of conditions")
struct RecordedReadTests {
    @Test("A condition is evaluated again when what it reads changes", arguments: Reading.all)
    func follows(reading: Reading) {
        let readable = ReadableForm()
        let read = Recorder<String>()
        readable.watcher.disabled = .function { [unowned readable] _ in
            read(reading.text(of: readable))
            return false
        }
        let before = reading.text(of: readable)
        #expect(read.take() == [before])
        reading.change(readable)
        let after = reading.text(of: readable)
        #expect(after != before, "the change has no effect")
        let heard = read.take()
        #expect(heard.last == after)
        #expect(heard.count <= 4)
    }

    @Test("A condition is not evaluated when something else changes", arguments: Reading.all)
    func ignores(reading: Reading) {
        let readable = ReadableForm()
        let read = Recorder<String>()
        readable.watcher.disabled = .function { [unowned readable] _ in
            read(reading.text(of: readable))
            return false
        }
        _ = read.take()
        readable.other.title = "other"
        readable.other.setHighlighted(true)
        readable.other.displayValueFor = { _ in nil }
        #expect(read.entries.isEmpty)
    }

    @Test("Conditions settle unless they read their own result", arguments: Reading.all)
    func comesToRest(reading: Reading) {
        let readable = ReadableForm()
        let read = Recorder<String>()
        for row in [readable.row, readable.field] as [BaseRow] {
            row.disabled = .function { [unowned readable] _ in
                read(reading.text(of: readable))
                return reading.text(of: readable).count.isMultiple(of: 2)
            }
        }
        let readsItself = ["isDisabled", "isDisabled, by the section"].contains(reading.name)
        #expect(readable.form.problems.isEmpty != readsItself)
        _ = read.take()
        reading.change(readable)
        #expect(read.entries.count <= 12)
    }

    @Test("A row's own state may hide it")
    func ownState() {
        let row = NumberInlineRow("row") { $0.value = 1 }
        let form = Form { Section([row]) }
        row.hidden = .function { [unowned row] _ in
            row.title == "gone" || row.isHighlighted || row.isTouched && row.isExpanded
        }
        #expect(!row.isHidden)
        row.title = "gone"
        #expect(row.isHidden)
        row.title = nil
        #expect(!row.isHidden)
        row.setHighlighted(true)
        #expect(!row.isHidden, "a hidden row loses the focus")
        #expect(!row.isHighlighted, "a hidden row loses the focus")
        #expect(form.problems.isEmpty)
    }

    @Test("A function follows a captured row that joins later, whatever else it reads")
    func stranger() {
        let flag = FlagRow("flag") { $0.value = true }
        let stranger = NumberRow("stranger") { $0.value = 1 }
        let row = NumberRow("row")
        let form = Form { Section([flag, row]) }
        row.hidden = .function { [unowned flag, unowned stranger] _ in
            flag.value == true && stranger.form != nil && stranger.value == 1
        }
        #expect(!row.isHidden)
        form[0].append(stranger)
        #expect(row.isHidden)
        form[0].removeAll { $0 === stranger }
        #expect(!row.isHidden)
        stranger.value = 2
        form[0].append(stranger)
        #expect(!row.isHidden)
        stranger.value = 1
        #expect(row.isHidden)
    }

    @Test("A condition follows work until it finishes")
    func work() async {
        let (watcher, asking) = (StringRow("watcher"), StringRow("asking"))
        let form = Form { Section([watcher, asking]) }
        let driver = WorkDriver(form)
        watcher.disabled = .function { !$0.isIdle }
        #expect(!watcher.isDisabled)
        asking.perform(.latest("k")) {
            "answer"
        } then: { _, _ in
        }
        driver.take()
        #expect(watcher.isDisabled)
        await driver.finish()
        #expect(!watcher.isDisabled)
    }

    @Test("Reads after queries of the whole form are recorded too")
    func behindQuestions() {
        let (flag, row) = (FlagRow("flag") { $0.value = false }, NumberRow("row"))
        let form = Form { Section([flag, row]) }
        row.hidden = .function { [unowned flag] form in
            !form.isDirty && !form.isValidating && flag.isHighlighted
        }
        #expect(!row.isHidden)
        flag.setHighlighted(true)
        #expect(row.isHidden)
        #expect(form.problems.isEmpty)
    }

    @Test("Rows that no condition read before they join cause no evaluation")
    func newcomers() {
        let row = NumberRow("row")
        let form = Form { Section([row]) }
        row.hidden = .function { [unowned row] _ in row.value == 1 }
        let before = form.conditions.evaluations
        form[0].append(
            NumberRow("a") {
                $0.title = "A"
                $0.value = 1
                $0.hidden = false
                $0.add(rule: RuleRequired())
                $0.maximum = 5
                $0.onChange { _ in }
            })
        form
            +++ Section("B") { section in
                section.footer = "foot"
                section <<< NumberInlineRow("b")
            }
        form.append(
            MultivaluedSection(header: "C") {
                $0.tag = "c"
                $0.multivaluedRowToInsertAt = { _ in StringRow() }
            })
        (form.rowBy(tag: "b") as NumberInlineRow?)?.expandInlineRow()
        #expect(form.conditions.evaluations == before)
    }
}

@Suite("Conditions on a whole form's state", .serialized)
struct WholeFormConditionTests {
    /// A form of `count` rows and a button that a query of the form disables.
    private func form(
        _ count: Int, disabled isDisabled: @escaping (Form) -> Bool
    ) -> (Form, [CountedChangeRow], () -> Int) {
        let rows = (0..<count).map { _ in
            CountedChangeRow { row in
                row.value = 0
                row.add(rule: RuleSmallerThan(max: 10))
                row.validationOptions = .validatesOnChange
            }
        }
        let button = StringRow("save")
        let form = Form {
            Section(rows)
            button
        }
        button.disabled = .function { isDisabled($0) }
        let start = form.conditions.evaluations
        CountedChangeRow.questions.reset()
        return (form, rows, { form.conditions.evaluations - start })
    }

    @Test("Save is enabled once a row changes, and queries each written row once")
    func dirty() {
        for count in [10, 5_000] {
            let (form, rows, evaluations) = form(count) { !$0.isDirty }
            let button = form.rowBy(tag: "save")
            #expect(button?.isDisabled == true)
            for row in rows.reversed() { row.value = 1 }
            #expect(evaluations() == 1)
            #expect(button?.isDisabled == false)
            for row in rows { row.value = 0 }
            #expect(evaluations() == 2)
            #expect(button?.isDisabled == true)
            #expect(CountedChangeRow.questions.value <= 2 * count)
            form.update { for row in rows { row.value = 2 } }
            form.markClean()
            #expect(evaluations() == 4)
            #expect(button?.isDisabled == true)
            form.reset()
            #expect(evaluations() == 4, "nothing was dirty")
        }
    }

    @Test("Save is disabled while any row is invalid, and evaluated only when that changes")
    func invalid() {
        for count in [10, 5_000] {
            let (form, rows, evaluations) = form(count) { !$0.isValid }
            let button = form.rowBy(tag: "save")
            #expect(button?.isDisabled == false)
            for row in rows { row.value = 11 }
            #expect(evaluations() == 1)
            #expect(button?.isDisabled == true)
            for row in rows.dropFirst() { row.value = 1 }
            #expect(evaluations() == 1)
            #expect(button?.isDisabled == true)
            rows[0].hidden = true
            #expect(evaluations() == 2, "hidden rows do not count")
            #expect(button?.isDisabled == false, "hidden rows do not count")
            rows[0].hidden = false
            form[0].hidden = true
            #expect(evaluations() == 4)
            #expect(button?.isDisabled == false)
            form.allSections[0].hidden = false
            #expect(evaluations() == 5)
            #expect(button?.isDisabled == true)
            form.first?.remove(at: 0)
            #expect(evaluations() == 6)
            #expect(button?.isDisabled == false)
        }
    }

    @Test("The form stops counting once no condition reads the count")
    func stopsCounting() {
        let (form, rows, _) = form(10) { !$0.isDirty }
        rows[0].value = 1
        #expect(form.conditions.isTallying)
        form.rowBy(tag: "save")?.disabled = nil
        rows[1].value = 1
        #expect(!form.conditions.isTallying)
        form.rowBy(tag: "save")?.disabled = .function { !$0.isDirty }
        #expect(form.rowBy(tag: "save")?.isDisabled == false)
        form.reset()
        #expect(form.rowBy(tag: "save")?.isDisabled == true)
    }

    @Test("Rows and sections that move, leave and return are counted where they are")
    func structure() {
        let guests = MultivaluedSection { $0.multivaluedRowToInsertAt = { _ in StringRow() } }
        let row = NumberRow("row") { $0.value = 1 }
        let save = StringRow("save")
        let form = Form {
            Section([row])
            guests
            save
        }
        save.disabled = .function { !$0.isDirty }
        #expect(save.isDisabled)
        guests.append(StringRow())
        #expect(!save.isDisabled)
        guests.remove(at: 0)
        #expect(save.isDisabled)
        row.value = 2
        attempt { () throws(Form.Problem) in try guests.move(row, to: .start) }
        #expect(!save.isDisabled)
        form.removeAll { $0 === guests }
        #expect(save.isDisabled)
        form.append(guests)
        #expect(save.isDisabled, "a section is clean when it joins")
        row.value = 3
        #expect(!save.isDisabled)
        form.reset()
        #expect(save.isDisabled)
        #expect(row.value == 2)
    }
}

/// A row that counts reads of `isChanged`.
private final class CountedChangeRow: Row<ValueCell<Int>>, RowType {
    static let questions = Counter()

    override var isChanged: Bool {
        Self.questions.increment()
        return super.isChanged
    }
}
