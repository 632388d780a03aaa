import RowKit
import Testing

@Suite("Selectable sections")
struct SelectableSectionTests {
    private func section(
        _ type: SelectionType, limit: Int? = nil
    ) -> SelectableSection<OptionRow> {
        let section = SelectableSection<OptionRow>("Letters", selectionType: type) { section in
            section.tag = "letters"
            section.selectionLimit = limit
            for option in ["a", "b", "c", "d"] {
                section <<< OptionRow { $0.selectableValue = option }
            }
            section <<< StringRow("beside")
        }
        return section
    }

    private func chosen(_ section: SelectableSection<OptionRow>) -> String {
        section.selectedRows().compactMap(\.selectableValue).joined()
    }

    struct Taps: Sendable {
        var type: SelectionType
        var limit: Int?
        var taps: [Int]
    }

    @Test(
        "choose the selected options as their type allows",
        arguments: [
            Example(
                "one at a time",
                Taps(type: .singleSelection(enableDeselection: true), taps: [0, 2]), "c"),
            Example(
                "a second tap deselects",
                Taps(type: .singleSelection(enableDeselection: true), taps: [1, 1]),
                ""),
            Example(
                "a second tap changes nothing",
                Taps(type: .singleSelection(enableDeselection: false), taps: [1, 1]),
                "b"),
            Example("many, in order", Taps(type: .multipleSelection, taps: [2, 0]), "ac"),
            Example("many, one deselected", Taps(type: .multipleSelection, taps: [2, 0, 2]), "a"),
            Example(
                "no more than the limit",
                Taps(type: .multipleSelection, limit: 2, taps: [0, 1, 2]), "ab"),
            Example(
                "below the limit again",
                Taps(type: .multipleSelection, limit: 2, taps: [0, 1, 0, 2]), "bc"),
            Example("a limit of zero", Taps(type: .multipleSelection, limit: 0, taps: [0]), ""),
            Example(
                "other rows do not count",
                Taps(type: .singleSelection(enableDeselection: true), taps: [0, 4]), "a"),
        ])
    func taps(_ example: Example<Taps, String>) {
        let taps = example.input
        let section = section(taps.type, limit: taps.limit)
        let form = Form { section }
        for index in taps.taps { section[index].didSelect() }
        #expect(chosen(section) == example.outcome)
        #expect(section.selectedRow()?.selectableValue == example.outcome.first.map(String.init))
        #expect(form.problems.isEmpty)
    }

    /// The options that can be pressed, and `+` for the row beside them.
    private func offered(_ section: SelectableSection<OptionRow>) -> String {
        section.filter { ($0 as? any TypedRowType)?.baseCell.view.isEnabled == true }
            .map { ($0 as? OptionRow)?.selectableValue ?? "+" }.joined()
    }

    typealias Step = @Sendable (SelectableSection<OptionRow>) throws -> Void
    typealias Offer = Example<Step, String>

    @Test(
        "offer the other options until the limit is reached",
        arguments: [
            Offer("none chosen", { _ in }, "abcd+"),
            Offer("one chosen", { $0[0].didSelect() }, "abcd+"),
            Offer(
                "at the limit",
                { section in
                    section[0].didSelect()
                    section[2].didSelect()
                }, "ac+"),
            Offer(
                "in one transaction",
                { section in
                    section.form?.update {
                        section[0].didSelect()
                        section[2].didSelect()
                        section[2].didSelect()
                        section[3].didSelect()
                    }
                }, "ad+"),
            Offer(
                "below the limit again",
                { section in
                    section[0].didSelect()
                    section[2].didSelect()
                    section[0].didSelect()
                }, "abcd+"),
            Offer(
                "chosen by the program",
                { section in
                    #expect(section.form?.setValues(["letters": ["b", "d"]]).isEmpty == true)
                }, "bd+"),
            Offer(
                "another limit",
                { section in
                    section[0].didSelect()
                    section.selectionLimit = 1
                }, "a+"),
            Offer(
                "no longer any limit",
                { section in
                    section.selectionLimit = 0
                    section.selectionLimit = nil
                }, "abcd+"),
            Offer(
                "one at a time",
                { section in
                    section.selectionLimit = 0
                    section.selectionType = .singleSelection(enableDeselection: true)
                }, "abcd+"),
            Offer(
                "a hidden chosen option counts",
                { section in
                    section[0].didSelect()
                    section[2].didSelect()
                    section[0].hidden = true
                }, "c+"),
            Offer(
                "a removed chosen option does not",
                { section in
                    section[0].didSelect()
                    section[2].didSelect()
                    try section.remove(section[0])
                }, "bcd+"),
            Offer(
                "removed and appended again",
                { section in
                    let form = try #require(section.form)
                    section[0].didSelect()
                    try form.remove(section)
                    section[2].didSelect()
                    form +++ section
                }, "ac+"),
        ])
    func offers(_ offer: Offer) throws {
        let section = section(.multipleSelection, limit: 2)
        let stage = FormStage(FormViewController(form: Form { section }))
        try offer.input(section)
        _ = stage.takePatch()
        #expect(offered(section) == offer.outcome)
        for row in section { row.updateCell() }
        #expect(offered(section) == offer.outcome, "nothing else is pending")
        #expect(!stage.hasChanges, "nothing else is pending")
    }

    @Test("refuse an option that is not offered, and call no listener")
    func refused() {
        let section = section(.multipleSelection, limit: 1)
        let controller = FormViewController(form: Form { section })
        let stage = FormStage(controller)
        section[0].didSelect()
        let heard = Recorder<String>()
        section.onSelectSelectableRow { heard("section \($1.selectableValue ?? "-")") }
        for case let row as OptionRow in section {
            row.onCellSelection { _, row in heard("row \(row.selectableValue ?? "-")") }
        }
        func press(_ place: Int) -> ViewPatch {
            stage.patch(ViewEvent(ViewID("#letters:\(place)"), .press))
        }
        #expect(press(1).refusal?.reason == .disabled)
        controller.select(section[1])
        section[1].didSelect()
        #expect(chosen(section) == "a")
        #expect(heard.entries.isEmpty)
        #expect(press(0).refusal == nil)
        #expect(press(1).refusal == nil)
        #expect(chosen(section) == "b")
        #expect(heard.take().count == 4)
    }

    @Test("have any number of listeners, besides those of their rows")
    func listeners() {
        let heard = Recorder<String>()
        let section = section(.singleSelection(enableDeselection: false))
        section.onSelectSelectableRow { heard("1 \($1.selectableValue ?? "-")") }
        section.onSelectSelectableRow { heard("2 \($1.isSelected)") }
        let form = Form { section }
        let row = section[0] as? OptionRow
        row?.onCellSelection { _, _ in heard("own") }
        row?.didSelect()
        #expect(heard.take().sorted() == ["1 a", "2 true", "own"])
        row?.didSelect()
        #expect(heard.take().count == 3, "even if nothing changes")
        section[4].didSelect()
        #expect(heard.entries.isEmpty)
        #expect(form.problems.isEmpty)
    }

    @Test("deselect the other options when the program chooses one")
    func written() {
        let section = section(.singleSelection(enableDeselection: true))
        let form = Form { section }
        let heard = Recorder<String>()
        for case let row as OptionRow in section {
            row.onChange { heard("\($0.selectableValue ?? "-") \($0.isSelected)") }
        }
        (section[0] as? OptionRow)?.value = "a"
        #expect(heard.take() == ["a true"])
        (section[1] as? OptionRow)?.value = "b"
        #expect(heard.take().sorted() == ["a false", "b true"])
        #expect(described(form.values())["letters"] == "b")
    }

    @Test("deselect even a hidden option when another is chosen")
    func hidden() throws {
        let section = section(.singleSelection(enableDeselection: true))
        let form = Form { section }
        section[0].didSelect()
        section[0].hidden = true
        #expect(section.selectedRow() == nil)
        #expect(described(form.values())["letters"] == "nil")
        #expect(described(form.values(includeHidden: true))["letters"] == "a")
        try section.at(0).didSelect()
        section.allRows[0].hidden = false
        #expect(chosen(section) == "b")
    }

    @Test("have no addresses for their rows, and are not rows themselves")
    func places() {
        let form = Form { section(.multipleSelection) }
        #expect(form.rowBy(tag: "letters[0]") as BaseRow? == nil)
        #expect(form.rowBy(tag: "letters") as BaseRow? == nil)
    }

    @Test(
        "report a value that does not fit, and keep their own",
        arguments: [
            Example(
                "an unknown option", Given(.singleSelection(enableDeselection: true), "z"),
                #"letters: "z" is not among the options"#),
            Example(
                "another type", Given(.singleSelection(enableDeselection: true), 4),
                #"letters: expected String, found Int (4)"#),
            Example(
                "one for many", Given(.multipleSelection, "a"),
                #"letters: expected a list of String, found String (a)"#),
            Example(
                "too many", Given(.multipleSelection, limit: 1, ["a", "b"]),
                #"letters: a count of 2 exceeds the limit of 1"#),
        ])
    func badValues(_ example: Example<Given, String>) {
        let section = section(example.input.type, limit: example.input.limit)
        let form = Form { section }
        section[2].didSelect()
        let problems = form.setValues(["letters": example.input.value])
        #expect(problems.map(\.description) == [example.outcome])
        #expect(form.problemTexts == [example.outcome])
        #expect(chosen(section) == "c")
    }

    struct Given: Sendable {
        let type: SelectionType
        let limit: Int?
        let value: any Sendable
        init(_ type: SelectionType, limit: Int? = nil, _ value: any Sendable) {
            (self.type, self.limit, self.value) = (type, limit, value)
        }
    }
}
