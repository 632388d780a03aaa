import Testing

@testable import RowKit

@Suite("Conditions")
struct ConditionTests {
    @Test("are evaluated on assignment; nil shows and enables the row")
    func assignment() {
        let row = StringRow("a")
        let form = Form { row }
        row.hidden = .function { _ in true }
        row.disabled = .function { _ in true }
        #expect(row.isHidden)
        #expect(row.isDisabled)
        #expect(form.rows.isEmpty)
        row.hidden = nil
        row.disabled = nil
        #expect(!row.isHidden)
        #expect(!row.isDisabled)
        #expect(form.rows.count == 1)
    }

    @Test("follow what a function reads, even undeclared")
    func recordedReads() {
        let (a, b) = (NumberRow("a"), NumberRow("b"))
        let form = Form {
            a
            b
        }
        b.hidden = .function { form in (form.rowBy(tag: "a") as RowOf<Int>?)?.value == 1 }
        #expect(!b.isHidden)
        a.value = 1
        #expect(b.isHidden)
        #expect(form.outline == [["a"], []])
    }

    @Test("follow what a function reads of a captured row")
    func capturedRow() {
        let (a, b) = (NumberRow(), NumberRow())
        let form = Form {
            a
            b
        }
        b.disabled = .function { [unowned a] _ in a.value == 1 }
        a.value = 1
        #expect(b.isDisabled)
        a.value = 2
        #expect(!b.isDisabled)
        #expect(form.problems.isEmpty)
    }

    @Test("follow what a function reads of a captured section that joins later")
    func capturedSection() {
        let guests = Section()
        let row = NumberRow("a")
        row.hidden = .function { [unowned guests] _ in guests.isEmpty }
        let form = Form { row }
        #expect(row.isHidden)
        form.append(guests)
        guests.append(NumberRow("b"))
        #expect(!row.isHidden)
        guests.removeAll()
        #expect(row.isHidden)
    }

    @Test("follow the branch that a function takes")
    func branches() {
        let (which, a, b, c) = (FlagRow("which"), NumberRow("a"), NumberRow("b"), NumberRow("c"))
        let form = Form { Section([which, a, b, c]) }
        var count = 0
        c.hidden = .function { _ in
            count += 1
            return which.value == true ? a.value == 1 : b.value == 1
        }
        #expect(count == 1)
        a.value = 1
        #expect(count == 1, "the function has not read a")
        which.value = true
        #expect(count == 2)
        #expect(c.isHidden)
        b.value = 1
        #expect(count == 2, "the function no longer reads b")
        a.value = 2
        #expect(count == 3)
        #expect(!c.isHidden)
        #expect(form.problems.isEmpty)
    }

    @Test("read an unknown tag as nil, and are evaluated again once a row has it")
    func forwardReference() {
        let b = NumberRow("b")
        let form = Form { b }
        b.hidden = .function { form in form.rowBy(tag: "a") != nil }
        #expect(!b.isHidden)
        let a = NumberRow("a")
        form +++ a
        #expect(b.isHidden)
        #expect(throws: Never.self) { try a.section?.remove(a) }
        #expect(!b.isHidden)
    }

    @Test("follow declared tags even if the function reads something else")
    func declaredTags() {
        let (a, b) = (NumberRow("a"), NumberRow("b"))
        let form = Form {
            a
            b
        }
        var isHidden = false
        b.hidden = .function(["a"]) { _ in isHidden }
        isHidden = true
        #expect(!b.isHidden)
        a.value = 1
        #expect(b.isHidden)
        isHidden = false
        b.evaluateHidden()
        #expect(!b.isHidden)
        #expect(form.problems.isEmpty)
    }

    @Test("see a row of a hidden section as hidden")
    func hiddenSection() {
        let (a, b) = (NumberRow("a"), NumberRow("b"))
        let section = Section([a])
        let form = Form {
            section
            b
        }
        b.hidden = .function { form in form.rowBy(tag: "a")?.isHidden == true }
        section.hidden = true
        #expect(b.isHidden)
        #expect(form.isEmpty == false)
        #expect(form.rows.isEmpty)
        section.hidden = nil
        #expect(!b.isHidden)
    }

    @Test("follow which rows a section shows")
    func contents() {
        let section = Section(strings("a", "b"))
        let hint = StringRow("hint")
        let form = Form {
            section
            hint
        }
        hint.hidden = .function { [unowned section] _ in section.count > 0 }
        #expect(hint.isHidden)
        section.removeAll()
        #expect(!hint.isHidden)
        section.append(StringRow("c"))
        #expect(hint.isHidden)
        section.first?.hidden = true
        #expect(!hint.isHidden)
        #expect(form.problems.isEmpty)
    }

    @Test("chain through hidden rows")
    func chain() {
        let rows = (0..<5).map { NumberRow("r\($0)") }
        let form = Form { Section(rows) }
        for index in 1..<5 {
            rows[index].hidden = .function { [unowned row = rows[index - 1]] _ in row.isHidden }
        }
        rows[0].hidden = true
        #expect(form.rows.isEmpty)
        rows[0].hidden = false
        #expect(form.rows.count == 5)
    }

    @Test("that form a cycle are reported with their path, and one of them is ignored")
    func cycle() {
        let (a, b) = (NumberRow("a"), NumberRow("b"))
        let form = Form { Section([a, b]) }
        form.update {
            a.hidden = .function { [unowned b] _ in !b.isHidden }
            b.hidden = .function { [unowned a] _ in !a.isHidden }
        }
        #expect(
            form.problems.map(\.description) == [
                "a.isHidden: conditions form a cycle: "
                    + "a.isHidden → b.isHidden → a.isHidden; "
                    + "the condition of b.isHidden is ignored"
            ])
        #expect(!b.isHidden)
        #expect(a.isHidden)
    }

    @Test("form no cycle through different facets")
    func noCycle() {
        let (a, b) = (NumberRow("a"), NumberRow("b"))
        let form = Form { Section([a, b]) }
        a.hidden = .function { [unowned b] _ in b.isDisabled }
        b.disabled = .function { [unowned b] _ in b.isHidden }
        b.hidden = .function { [unowned a] _ in a.isDisabled }
        a.disabled = true
        #expect(b.isHidden)
        #expect(b.isDisabled)
        #expect(a.isHidden)
        #expect(form.problems.isEmpty)
    }

    @Test("that hide the rows they count settle and are reported")
    func selfReference() {
        let section = Section(strings("a", "b"))
        let form = Form { section }
        section[0].hidden = .function { [unowned section] _ in section.count == 2 }
        #expect(form.problems.map(\.code) == [.cycle])
        #expect(form.problems.first?.place == "a.isHidden")
    }

    @Test("cannot write")
    func writing() {
        let (a, b) = (NumberRow("a"), NumberRow("b"))
        let form = Form { Section([a, b]) }
        b.hidden = .function { [unowned a] _ in
            a.value = 1
            return false
        }
        #expect(a.value == nil)
        #expect(form.problems.map(\.code) == [.writtenByCondition])
        #expect(form.problems.first?.place == "a")
    }
}

@Suite("Evaluations of conditions")
struct ConditionCountTests {
    @Test(
        "A change evaluates its dependants once and nothing else", arguments: [10, 1_000, 100_000])
    func dependantsOnly(n: Int) {
        let rows = (0..<n).map { NumberRow("r\($0)") }
        let form = Form()
        form.update { form +++ Section(rows) }
        for index in 1..<n where index % 2 == 0 {
            rows[index].hidden = .function { [unowned row = rows[index - 1]] _ in row.value == 1 }
        }
        let before = form.conditions.evaluations
        rows[3].value = 1
        #expect(form.conditions.evaluations - before == 1)
        rows[4].value = 1
        #expect(form.conditions.evaluations - before == 1, "no condition reads r4")
    }

    @Test(
        "A chain is evaluated link by link, in whatever order its rows were added",
        arguments: [10, 20_000])
    func chain(n: Int) {
        for isReversed in [false, true] {
            let rows = (0..<n).map { NumberRow("r\($0)") }
            for index in 1..<n {
                rows[index].hidden = .function { [unowned row = rows[index - 1]] _ in row.isHidden }
            }
            let form = Form { Section(isReversed ? rows.reversed() : rows) }
            let before = form.conditions.evaluations
            #expect(before <= 2 * n)
            rows[0].hidden = true
            #expect(form.rows.isEmpty)
            #expect(form.conditions.evaluations - before == n - 1)
        }
    }

    @Test("A condition whose sources keep their values is not evaluated")
    func unchangedSource() {
        let (a, b, c) = (NumberRow("a"), NumberRow("b"), NumberRow("c"))
        let form = Form { Section([a, b, c]) }
        b.hidden = .function { [unowned a] _ in (a.value ?? 0) > 10 }
        c.hidden = .function { [unowned b] _ in b.isHidden }
        let before = form.conditions.evaluations
        a.value = 5
        #expect(form.conditions.evaluations - before == 1)
        a.value = 11
        #expect(form.conditions.evaluations - before == 3)
    }

    @Test("The end of a diamond is evaluated once")
    func diamond() {
        let rows = (0..<4).map { NumberRow("r\($0)") }
        let form = Form { Section(rows) }
        rows[3].hidden = .function { [unowned a = rows[1], unowned b = rows[2]] _ in
            let (first, second) = (a.isHidden, b.isHidden)
            return first && second
        }
        for index in 1...2 {
            rows[index].hidden = .function { [unowned row = rows[0]] _ in row.value == 1 }
        }
        let before = form.conditions.evaluations
        rows[0].value = 1
        #expect(rows[3].isHidden)
        #expect(form.conditions.evaluations - before == 3)
    }
}
