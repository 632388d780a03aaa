import RowKit
import Testing

@Suite("Multivalued sections")
struct MultivaluedSectionTests {
    private func section(
        _ options: MultivaluedOptions = [.insert, .delete, .reorder], _ names: String...
    ) -> MultivaluedSection {
        MultivaluedSection(multivaluedOptions: options, header: "Guests") { section in
            section.tag = "guests"
            section.multivaluedRowToInsertAt = { place in StringRow { $0.value = "new \(place)" } }
            for name in names { section <<< StringRow { $0.value = name } }
        }
    }

    private func names(_ section: BaseMultivaluedSection) -> String {
        section.entries.map { described($0.baseValue) }.joined(separator: " ")
    }

    @Test("have an add button as their last row while rows can be inserted")
    func addButton() {
        let section = section([.insert], "A")
        #expect(section.count == 2)
        #expect(section.last === section.addButton)
        #expect(section.addButton is AddButtonRow)
        #expect(section.addButton?.title == "Add")
        section.append(StringRow())
        section.insert(StringRow(), at: section.count)
        #expect(section.last === section.addButton)
        #expect(section.entries.count == 3)
        section.multivaluedOptions = [.delete]
        #expect(section.addButton == nil)
        #expect(section.count == 3)
        section.multivaluedOptions.insert(.insert)
        #expect(section.last === section.addButton)
        #expect(section.count == 4)
    }

    @Test("accept any row as their add button")
    func ownButton() {
        let plain = MultivaluedSection { $0.addButtonProvider = { _ in FlagRow("mine") } }
        #expect(plain.addButton?.tag == "mine")
        #expect(plain.count == 1)
        let generic = GenericMultivaluedSection<FlagRow>(multivaluedOptions: [.insert]) {
            $0 <<< StringRow("a")
            $0.addButtonProvider = { section in FlagRow { $0.title = section.header?.title } }
        }
        #expect(generic.tags == ["a", "-"])
        #expect(generic.addButton is FlagRow)
        plain.addButtonProvider = nil
        #expect(plain.isEmpty)
        #expect(plain.addButton == nil)
    }

    @Test("keep the options that their closure sets")
    func optionsInClosure() {
        let generic = GenericMultivaluedSection<FlagRow> {
            $0.multivaluedOptions = [.reorder]
            $0.addButtonProvider = { _ in FlagRow() }
        }
        #expect(generic.multivaluedOptions == [.reorder])
        #expect(generic.isEmpty)
        let plain = MultivaluedSection { $0.multivaluedOptions = [.reorder] }
        #expect(plain.multivaluedOptions == [.reorder])
        #expect(plain.isEmpty)
    }

    @Test("insert a row above the add button when the user selects it")
    func selectingTheButton() {
        let section = section([.insert], "A")
        let form = Form { section }
        let changes = form.recorded()
        section.addButton?.didSelect()
        #expect(names(section) == "A new 1")
        #expect(section.last === section.addButton)
        let path = RowPath(section: 0, row: 1)
        #expect(changes.take().flatMap(\.insertedRows) == [path])
        section.addButton?.didSelect()
        #expect(described(form.values()) == ["guests": "[A, new 1, new 2]"])
        #expect(section.showInsertIconInAddButton)
    }

    @Test("also call the add button's own selection listeners")
    func buttonListeners() {
        let heard = Recorder<String>()
        let section = section([.insert])
        section.addButtonProvider = { _ in
            FlagRow().onCellSelection { _, _ in heard("selected") }
        }
        let form = Form { section }
        section.addButton?.didSelect()
        #expect(heard.take() == ["selected"])
        #expect(names(section) == "new 0")
        #expect(form.problems.isEmpty)
    }

    @Test("report a moved row as a move, with places that do not count the add button")
    func moving() throws {
        let section = section([.insert, .reorder], "A", "B", "C")
        let form = Form { section }
        let changes = form.recorded()
        try section.moveRow(section[0], to: 2)
        try #require(names(section) == "B C A")
        let change = try #require(changes.take().first)
        #expect(
            change.movedRows == [
                .init(from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 2))
            ])
        #expect(change.insertedRows.isEmpty)
        #expect(change.removedRows.isEmpty)
        try section.moveRow(section[2], to: 0)
        try #require(names(section) == "A B C")
        try section.moveRow(section[1], to: 1)
        #expect(changes.take().count == 1)
        #expect(throws: Form.Problem.self) { try section.moveRow(section[0], to: 3) }
        #expect(throws: Form.Problem.self) { try section.moveRow(section[0], to: -1) }
        #expect(throws: Form.Problem.self) { try section.moveRow(section[3], to: 0) }
    }

    @Test(
        "allow only the edits in their options",
        arguments: [MultivaluedOptions.insert, .delete, .reorder, []])
    func options(allowed: MultivaluedOptions) {
        let section = section(allowed, "A", "B")
        let attempts: [(MultivaluedOptions, () throws -> Void)] = [
            (.insert, { try section.insertRow() }),
            (.reorder, { try section.moveRow(section[0], to: 1) }),
            (.delete, { try section.deleteRow(section[0]) }),
        ]
        for (option, attempt) in attempts {
            if allowed == option {
                #expect(throws: Never.self) { try attempt() }
            } else {
                #expect(throws: Form.Problem.self) { try attempt() }
            }
        }
    }

    @Test("enforce their minimum and maximum number of rows")
    func limits() throws {
        let section = section([.insert, .delete], "A")
        section.minimumCount = 1
        section.maximumCount = 2
        let form = Form { section }
        let button = try #require(section.addButton)
        #expect(throws: Form.Problem.self) { try section.deleteRow(section[0]) }
        button.didSelect()
        try #require(names(section) == "A new 1" && button.isHidden, "no more can be added")
        #expect(throws: Form.Problem.self) { try section.insertRow() }
        section.append(StringRow())
        try #require(section.entries.count == 2)
        #expect(form.problems.map(\.code) == [.limit])
        try section.deleteRow(section[0])
        #expect(names(section) == "new 1")
        #expect(!button.isHidden)
        #expect(section.last === button)
        section.maximumCount = 1
        #expect(button.isHidden)
        section.maximumCount = nil
        #expect(!button.isHidden)
    }

    @Test("count an expanded inline row as part of its parent")
    func inlineRows() throws {
        let section = MultivaluedSection(multivaluedOptions: [.insert, .reorder]) {
            $0.tag = "numbers"
            $0.maximumCount = 3
            $0.multivaluedRowToInsertAt = { place in NumberInlineRow { $0.value = place } }
            for number in [7, 8] { $0 <<< NumberInlineRow { $0.value = number } }
        }
        let form = Form { section }
        let first = try #require(section[0] as? NumberInlineRow)
        first.expandInlineRow()
        try #require(section.count == 4 && section.entries.count == 2)
        #expect(described(form.values()) == ["numbers": "[7, 8]"])
        #expect(form.rowBy(tag: "numbers[1]") === section[2])
        try section.insertRow()
        try #require(names(section) == "7 8 2" && section.addButton?.isHidden == true)
        try section.moveRow(section.entries[2], to: 1)
        #expect(names(section) == "7 2 8")
        #expect(section.dropFirst().first === first.inlineRow)
        try section.moveRow(first, to: 2)
        #expect(names(section) == "2 8 7")
        #expect(first.isCollapsed)
        #expect(form.problems.isEmpty)
    }

    @Test("keep their add button when rows are sorted or all removed")
    func verbs() throws {
        let section = section([.insert], "B", "A")
        let form = Form { section }
        section.sort { described($0.baseValue) < described($1.baseValue) }
        #expect(names(section) == "A B")
        #expect(section.last === section.addButton)
        section.removeAll()
        #expect(names(section) == "")
        #expect(section.last === section.addButton)
        section.addButton?.didSelect()
        #expect(names(section) == "new 0")
        #expect(form.problems.isEmpty)
    }

    @Test("have the right number of rows after one was refused")
    func refusedRow() {
        let section = section([.insert])
        section.maximumCount = 1
        section.append(StringRow("taken"))
        #expect(section.addButton?.isHidden == true)
        let form = Form {
            StringRow("taken")
            section
        }
        #expect(section.entries.isEmpty)
        #expect(form.problems.map(\.code) == [.duplicateTag])
        #expect(section.addButton?.isHidden == false)
    }
}
