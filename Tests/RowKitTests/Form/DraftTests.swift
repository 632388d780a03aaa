import RowKit
import TestRuns
import Testing

/// Values that are read, and set again after other rows or options were hidden.
@Suite("A draft")
struct DraftTests {
    private let form = Form()
    private let names = ["before", "zz"]

    /// A list in which every second entry is hidden while a switch is on.
    private func guests(_ tag: String, hiddenBy flag: String, _ names: String...) {
        let section = MultivaluedSection { section in
            section.tag = tag
            section.multivaluedRowToInsertAt = { _ in StringRow() }
            for (place, name) in names.enumerated() {
                section
                    <<< StringRow {
                        $0.value = name
                        if place % 2 == 1 { $0.hidden = .predicate("$\(flag) == true") }
                    }
            }
        }
        form.append(section)
    }

    private func all(_ tag: String) -> String {
        described(form.values(includeHidden: true))[tag] ?? ""
    }

    private func write(_ flag: String, _ value: Bool) {
        form.rowBy(tag: flag)?.baseValue = value
    }

    @Test("restores entries that were hidden in the meantime", arguments: ["before", "zz"])
    func hiddenMeanwhile(flag: String) {
        form.append(FlagRow(flag))
        guests("g", hiddenBy: flag, "A", "B", "C")
        let draft = form.values()
        write(flag, true)
        #expect(described(form.values())["g"] == "[A, C]")
        #expect(form.setValues(draft).isEmpty)
        #expect(all("g") == "[A, B, C]", "no entry is duplicated")
    }

    @Test("does not change entries that it hides", arguments: ["before", "zz"])
    func hiddenByIt(flag: String) {
        form.append(FlagRow(flag))
        guests("g", hiddenBy: flag, "A", "B", "C")
        write(flag, true)
        let draft = form.values()
        write(flag, false)
        form.setValues(["g": ["X", "Y", "Z"]])
        #expect(form.setValues(draft).isEmpty)
        #expect(described(form.values())["g"] == "[A, C]")
        #expect(all("g") == "[A, Y, C]")
    }

    @Test(
        "can be set even if one list hides entries of another",
        arguments: [["a", "b"], ["b", "a"]])
    func hiddenByList(tags: [String]) {
        guests(tags[0], hiddenBy: "nothing", "x")
        let second = MultivaluedSection { section in
            section.tag = tags[1]
            for name in ["A", "B"] { section <<< StringRow { $0.value = name } }
            section.multivaluedRowToInsertAt = { _ in StringRow() }
        }
        second[1].hidden = .predicate("$\(tags[0])[0] == 'hide'")
        form.append(second)
        let shown = form.values()
        form.setValues([tags[0]: ["hide"]])
        let hidden = form.values()
        #expect(hidden[tags[1]] as? [String] == ["A"])
        #expect(form.setValues(shown).isEmpty)
        #expect(all(tags[1]) == "[A, B]")
        #expect(form.setValues(hidden).isEmpty)
        #expect(all(tags[1]) == "[A, B]")
        #expect(form.values()[tags[1]] as? [String] == ["A"])
        let other: FormValues = [tags[0]: ["hide"], tags[1]: ["X"]]
        form.setValues(shown)
        #expect(form.setValues(other).isEmpty)
        #expect(all(tags[1]) == "[X, B]")
    }

    @Test("adds no entry twice, even if an added entry hides itself")
    func hiddenAdditions() {
        let section = MultivaluedSection { section in
            section.tag = "g"
            section.multivaluedRowToInsertAt = { _ in
                StringRow {
                    $0.hidden = .function { [weak row = $0] _ in row?.value == "secret" }
                }
            }
        }
        form.append(section)
        for _ in 0..<3 {
            #expect(form.setValues(["g": ["A", "secret", "C"]]).isEmpty)
            #expect(all("g") == "[A, secret, C]")
            #expect(described(form.values())["g"] == "[A, C]")
        }
        #expect(form.problems.isEmpty)
    }

    @Test("that includes hidden entries restores them, and changes nothing the second time")
    func includingHidden() {
        form.append(FlagRow("zz"))
        guests("g", hiddenBy: "zz", "A", "B", "C")
        write("zz", true)
        let draft = form.values(includeHidden: true)
        write("zz", false)
        form.setValues(["g": ["X"]])
        #expect(form.setValues(draft, includeHidden: true).isEmpty)
        #expect(all("g") == "[A, B, C]")
        let changes = form.recorded()
        #expect(form.setValues(draft, includeHidden: true).isEmpty)
        #expect(changes.entries.isEmpty)
        #expect(form.setValues(["g": ["Z"]], includeHidden: true).isEmpty)
        #expect(all("g") == "[Z]")
    }

    @Test("sets the values of rows that it clears by hiding them", arguments: ["a", "zz"])
    func cleared(tag: String) {
        form.append(FlagRow("m") { $0.value = false })
        guests("n", hiddenBy: "m", "A", "B")
        form.append(
            StringRow(tag) {
                $0.hiddenValue = .clearOnHide
                $0.hidden = "$m == true"
            })
        #expect(form.setValues(["m": true, tag: "kept", "n": ["X"]]).isEmpty)
        #expect(described(form.values(includeHidden: true))[tag] == "kept")
        #expect(form.problems.isEmpty)
    }

    @Test(
        "restores the chosen options, whatever was hidden in the meantime", arguments: ["a", "zz"])
    func choices(flag: String) {
        let section = ValuesTests.options("s", .multipleSelection, chosen: ["a"])
        section.allRows[1].hidden = .predicate("$\(flag) == true")
        form.append(section)
        form.append(FlagRow(flag))
        let draft = form.values()
        (section.allRows[1] as? OptionRow)?.value = "b"
        write(flag, true)
        #expect(form.setValues(draft).isEmpty)
        let expected: [String: String] = described(draft)
        #expect(described(form.values()) == expected)
        write(flag, true)
        (section.allRows[1] as? OptionRow)?.value = "b"
        let hidden = form.values()
        write(flag, false)
        #expect(form.setValues(hidden).isEmpty, "hidden options stay")
        #expect(all("s") == "[a, b]", "hidden options stay")
    }

    @Test("that names an entry besides its list sets the entry's own value")
    func namedEntry() {
        guests("g", hiddenBy: "nothing", "A", "B")
        #expect(form.setValues(["g": ["X", "Y", "Z"], "g[2]": "named"]).isEmpty)
        #expect(all("g") == "[X, Y, named]")
        #expect(form.setValues(["g[1]": "Y", "g[7]": "?"]).map(\.code) == [.unknownTag])
    }

    @Test("that contradicts itself endlessly is a problem, and does not hang")
    func endless() {
        form.append(
            StringRow("a") {
                $0.hiddenValue = .clearOnHide
                $0.hidden = "$b != nil"
            })
        form.append(
            StringRow("b") {
                $0.hiddenValue = .clearOnHide
                $0.hidden = "$a != nil"
            })
        form.setValues(["a": "1", "b": "2"])
        #expect(form.problems.map(\.code).contains(.unsettled))
    }

    @Test("restores any form after any changes")
    func random() throws {
        try Runs.repeated(of: 20_000) { seed, random in
            var run = RandomDrafts(&random)
            for _ in 0..<random.below(10) { run.step(&random) }
            let includeHidden = random.chance(2)
            let draft = run.form.values(includeHidden: includeHidden)
            for _ in 0..<random.below(20) { run.step(&random) }
            let problems = run.form.setValues(draft, includeHidden: includeHidden)
            let place = "ROWKIT_SEED=\(seed)"
            try #require(problems.isEmpty && run.form.problems.isEmpty, "\(problems), \(place)")
            let values = described(run.form.values(includeHidden: includeHidden))
            try #require(values == described(draft), "\(place)")
            let all = described(run.form.values(includeHidden: true))
            run.form.setValues(draft, includeHidden: includeHidden)
            try #require(described(run.form.values(includeHidden: true)) == all, "twice, \(place)")
        }
    }
}

/// A form in which switches, lists and options hide entries and options, with their tags
/// in random order.
private struct RandomDrafts {
    let form = Form()
    private let tags: [String]
    private let lists: [MultivaluedSection]
    private let options: SelectableSection<OptionRow>

    init(_ random: inout SeededGenerator) {
        tags = ["a", "b", "c", "d", "e"].shuffled(using: &random)
        let conditions = [
            "$\(tags[0]) == true", "$\(tags[0]) == true AND $\(tags[1]) == true",
            "ANY $\(tags[2]) == 'x'", "$\(tags[4]) == 'b'",
        ]
        let (first, second) = (random.below(2), random.below(4))
        let kinds = [first, second].map { kind in random.chance(4) ? -1 : kind }
        let ownValue = random.chance(3)
        lists = zip([tags[2], tags[3]], kinds).map { tag, kind in
            MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) { section in
                section.tag = tag
                section.multivaluedRowToInsertAt = { _ in
                    StringRow { row in
                        if kind >= 0 { row.hidden = .predicate(conditions[kind]) }
                        if kind < 0, ownValue {
                            row.hidden = .function { [weak row] _ in row?.value == "h" }
                        }
                    }
                }
            }
        }
        options = ValuesTests.options(
            tags[4], .singleSelection(enableDeselection: true), chosen: [])
        options.allRows[random.below(3)].hidden = .predicate(conditions[random.below(2)])
        var sections: [Section] = lists + [options]
        sections.append(Section { $0 <<< FlagRow(tags[0]) <<< FlagRow(tags[1]) })
        form.append(contentsOf: sections.shuffled(using: &random))
    }

    mutating func step(_ random: inout SeededGenerator) {
        let list = lists[random.below(2)]
        let entry = list.entries.randomElement(using: &random)
        switch random.below(8) {
        case 0, 1:
            guard list.entries.count < 5, let row = list.multivaluedRowToInsertAt?(0) else {
                return
            }
            row.baseValue = ["x", "y", "h", "z"].randomElement(using: &random)
            list.append(row)
        case 2: entry?.baseValue = ["x", "y", "h"].randomElement(using: &random)
        case 3: if random.chance(2), let entry { try? list.remove(entry) }
        case 4:
            let place = random.below(4)
            if let entry { try? list.moveRow(entry, to: place) }
        case 5: (options.allRows.randomElement(using: &random) as? OptionRow)?.didSelect()
        default: form.rowBy(tag: tags[random.below(2)])?.baseValue = random.chance(2)
        }
    }
}
