import RowKit
import Testing

/// The value of a section of options, with equal or hidden options, or more than its limit.
@Suite("Chosen options")
struct ChosenOptionTests {
    private let form = Form()

    /// Options named by letters: a capital is chosen, a leading asterisk hides it.
    private func section(
        _ type: SelectionType = .multipleSelection, limit: Int? = nil, _ options: String...
    ) -> SelectableSection<OptionRow> {
        SelectableSection<OptionRow>(selectionType: type) { section in
            section.tag = "s"
            section.selectionLimit = limit
            for option in options {
                section
                    <<< OptionRow { row in
                        let letter = option.drop { $0 == "*" }
                        row.selectableValue = letter.lowercased()
                        if letter == letter.uppercased() { row.value = row.selectableValue }
                        row.hidden = Condition(option.hasPrefix("*"))
                    }
            }
        }
    }

    /// The options, chosen ones as capitals.
    private func options(_ section: SelectableSection<OptionRow>) -> String {
        section.allRows.compactMap { $0 as? OptionRow }
            .map { ($0.isSelected ? $0.selectableValue?.uppercased() : $0.selectableValue) ?? "-" }
            .joined()
    }

    private func append(
        _ section: SelectableSection<OptionRow>
    ) -> SelectableSection<OptionRow> {
        form.append(section)
        return section
    }

    @Test(
        "with equal values stay the same when the form's values are set again",
        arguments: [["x", "X", "y"], ["X", "x", "Y"], ["X", "X"]])
    func equalOptions(given: [String]) {
        let section = append(self.section())
        for option in given {
            section
                <<< OptionRow {
                    $0.selectableValue = option.lowercased()
                    $0.value = option == option.uppercased() ? $0.selectableValue : nil
                }
        }
        let before = options(section)
        #expect(form.setValues(form.values()).isEmpty)
        #expect(options(section) == before)
        let values = form.values()
        #expect(form.setValues(["s": [String]()]).isEmpty)
        #expect(options(section) == before.lowercased())
        #expect(form.setValues(values).isEmpty)
        #expect(form.values()["s"] as? [String] == values["s"] as? [String])
    }

    @Test("with equal values are chosen as often as the value is listed, visible ones first")
    func ambiguity() {
        let section = append(self.section(.multipleSelection, "*x", "x", "x"))
        form.setValues(["s": ["x"]])
        #expect(options(section) == "xXx")
        form.setValues(["s": ["x", "x"]])
        #expect(options(section) == "xXX")
        form.setValues(["s": ["x", "x", "x"]])
        #expect(options(section) == "XXX")
        #expect(
            form.setValues(["s": ["x", "x", "x", "x"]]).map(\.description)
                == [#"s: "x" is wanted 4 times; the number of options for it is 3"#])
        #expect(options(section) == "XXX", "and nothing changed")
        form.setValues(["s": ["x"]], includeHidden: true)
        #expect(options(section) == "xXx")
        for (row, value) in zip(section.allRows, ["x", nil, nil]) { row.baseValue = value }
        form.setValues(["s": ["x"]], includeHidden: true)
        #expect(options(section) == "Xxx", "an option that is chosen already stays, hidden or not")
    }

    @Test("with equal values exclude each other in a single selection")
    func single() {
        let section = append(
            self.section(.singleSelection(enableDeselection: true), "x", "X", "y"))
        form.setValues(form.values())
        #expect(options(section) == "xXy")
        form.setValues(["s": "y"])
        form.setValues(["s": "x"])
        #expect(options(section) == "Xxy")
    }

    @Test("stay chosen while hidden, as far as the limit allows")
    func hidden() throws {
        let section = append(self.section(.multipleSelection, limit: 2, "*A", "b", "c", "*D"))
        #expect(form.problems.isEmpty)
        #expect(form.setValues(["s": ["b"]]).isEmpty)
        #expect(options(section) == "ABcd")
        let all = form.values(includeHidden: true)
        #expect(form.setValues(all, includeHidden: true).isEmpty)
        #expect(options(section) == "ABcd")
        section.allRows[0].hidden = false
        #expect(form.setValues(form.values()).isEmpty)
        #expect(options(section) == "ABcd")
        #expect(form.setValues(["s": ["b", "c"]]).isEmpty)
        #expect(options(section) == "aBCd")
        #expect(
            form.setValues(["s": ["a", "b", "c"]]).map(\.description)
                == ["s: a count of 3 exceeds the limit of 2"])
        section.allRows[1].hidden = true
        try section.at(1).didSelect()
        try section.at(0).didSelect()
        #expect(options(section) == "ABcd", "hidden options count towards the limit")
    }

    @Test("are a problem if several join a single selection, and the first stays")
    func preselected() throws {
        let section = append(
            self.section(.singleSelection(enableDeselection: false), "a", "*B", "C"))
        #expect(options(section) == "aBc")
        #expect(form.problemTexts == ["s: 2 options are chosen; the limit is 1"])
        #expect(!form.isDirty)
        try section.at(1).didSelect()
        form.reset()
        #expect(options(section) == "aBc")
        #expect(!form.isDirty)
        section.insert(
            OptionRow {
                $0.selectableValue = "z"; $0.value = "z"
            }, at: 0)
        #expect(options(section) == "Zabc")
        #expect(form.problems.count == 1)
        let other = append(SelectableSection<OptionRow> { $0.tag = "t" })
        other.append(
            OptionRow {
                $0.selectableValue = "o"; $0.value = "o"
            })
        #expect(throws: Never.self) { try other.move(section.at(0), to: .end) }
        #expect(options(other) == "Oz")
        #expect(form.problemTexts.last == "t: 2 options are chosen; the limit is 1")
    }

    @Test("are a problem if they exceed the limit when the program's update ends")
    func tooMany() throws {
        let section = append(self.section(.multipleSelection, limit: 2, "A", "B", "c"))
        let rows = section.compactMap { $0 as? OptionRow }
        try #require(rows.count == 3)
        form.update {
            rows[2].value = "c"
            rows[0].value = nil
        }
        #expect(form.problems.isEmpty)
        rows[0].value = "a"
        #expect(form.problemTexts == ["s: 3 options are chosen; the limit is 2"])
        section.selectionLimit = 1
        #expect(form.problemTexts.last == "s: 3 options are chosen; the limit is 1")
        section.selectionType = .singleSelection(enableDeselection: true)
        #expect(options(section) == "Abc", "in a single selection, the first stays")
        form.append(self.section(.multipleSelection, limit: 0, "A"))
        #expect(form.problems.last?.code == .duplicateTag)
        let untagged = self.section(.multipleSelection, limit: 0, "A")
        untagged.tag = nil
        form.append(untagged)
        #expect(form.problemTexts.last == "sections[1]: 1 option is chosen; the limit is 0")
    }

    @Test("are restored by a reset, whatever the order", arguments: ["A", "b"])
    func reset(first: String) {
        let section = append(
            self.section(.multipleSelection, limit: 1, first, first == "A" ? "b" : "A"))
        let before = options(section)
        for row in section { row.didSelect() }
        for row in section { row.didSelect() }
        form.reset()
        #expect(options(section) == before)
        #expect(form.problems.isEmpty)
    }
}
