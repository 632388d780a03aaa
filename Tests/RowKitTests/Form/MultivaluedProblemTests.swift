import RowKit
import Testing

/// Problems in multivalued sections, and in how they are used.
@Suite("Problems of multivalued sections")
struct MultivaluedProblemTests {
    private let form = Form()

    @Test("A negative limit is rejected, and the limit stays")
    func negativeLimits() {
        let section = MultivaluedSection { $0.tag = "g" }
        form.append(section)
        section.minimumCount = -1
        #expect(section.minimumCount == 0)
        section.maximumCount = 3
        section.maximumCount = -2
        #expect(section.maximumCount == 3)
        #expect(
            form.problemTexts == [
                "g: minimumCount cannot be -1: it must be at least 0",
                "g: maximumCount cannot be -2: it must be at least 0",
            ])
    }

    @Test("A negative minimum set before joining is reported when the section joins")
    func early() {
        form.append(MultivaluedSection(header: "Guests") { $0.minimumCount = -3 })
        #expect(
            form.problemTexts == [
                "section \"Guests\": minimumCount cannot be -3: it must be at least 0"
            ])
    }

    @Test("A negative selection limit is rejected, and the limit stays")
    func selectionLimit() {
        let section = SelectableSection<OptionRow> { $0.tag = "s" }
        form.append(section)
        section.selectionLimit = -1
        #expect(section.selectionLimit == nil)
        #expect(
            form.problemTexts == ["s: selectionLimit cannot be -1: it must be at least 0"])
    }

    @Test("A section without a provider inserts no row")
    func noProvider() throws {
        let section = MultivaluedSection { $0.tag = "g" }
        form.append(section)
        let text = "g: no row can be made; set multivaluedRowToInsertAt"
        section.addButton?.didSelect()
        #expect(form.problemTexts == [text])
        #expect(section.entries.isEmpty)
        let thrown = #expect(throws: Form.Problem.self) { try section.insertRow() }
        #expect(thrown?.description == text)
        #expect(thrown?.code == .noProvider)
    }

    @Test("A generic section without a button provider is reported, and has no button")
    func noButton() {
        form.append(GenericMultivaluedSection<FlagRow> { $0.tag = "g" })
        #expect(
            form.problemTexts
                == ["g: there is no add button; set addButtonProvider"])
        form.append(GenericMultivaluedSection<FlagRow>(multivaluedOptions: .delete) { _ in })
        #expect(form.problems.count == 1)
    }

    @Test("An edit that is not allowed is thrown, with its place")
    func notAllowed() throws {
        let section = MultivaluedSection(multivaluedOptions: []) {
            $0.tag = "g"
            $0 <<< StringRow("row") <<< StringRow()
        }
        form.append(section)
        let texts = [
            #expect(throws: Form.Problem.self) { try section.insertRow() },
            #expect(throws: Form.Problem.self) { try section.deleteRow(section[0]) },
            #expect(throws: Form.Problem.self) { try section.moveRow(section[1], to: 0) },
        ].map { $0?.description ?? "none" }
        #expect(
            texts == [
                "g: rows cannot be added: the multivaluedOptions of \"g\" do not contain .insert",
                "row: the row cannot be deleted: the multivaluedOptions of \"g\" do not contain .delete",
                "g.rows[1]: the row cannot be moved: the multivaluedOptions of \"g\" do not contain "
                    + ".reorder",
            ])
        section.multivaluedOptions = [.insert, .delete, .reorder]
        section.minimumCount = 2
        section.maximumCount = 2
        section.multivaluedRowToInsertAt = { _ in StringRow() }
        let limits = [
            #expect(throws: Form.Problem.self) { try section.insertRow() },
            #expect(throws: Form.Problem.self) { try section.deleteRow(section[0]) },
            #expect(throws: Form.Problem.self) { try section.moveRow(section[0], to: 2) },
            #expect(throws: Form.Problem.self) { try section.moveRow(StringRow("x"), to: 0) },
        ].map { $0?.description ?? "none" }
        #expect(
            limits == [
                "g: a count of 3 exceeds the limit of 2", "g: there must be at least 2",
                "g[2]: the index 2 is out of range: visible indices are 0 to 1",
                "x: it is not in \"g\"",
            ])
        #expect(form.problems.isEmpty, "a thrown problem is not kept as well")
    }

    @Test("A row from a provider that already belongs elsewhere stays there")
    func placedRow() {
        let row = StringRow("placed")
        let form = Form { row }
        let section = MultivaluedSection {
            $0.multivaluedRowToInsertAt = { _ in row }
            $0.addButtonProvider = { _ in FlagRow() }
        }
        form.append(section)
        section.addButton?.didSelect()
        #expect(form.problems.map(\.code) == [.alreadyPlaced])
        #expect(section.entries.isEmpty)
        section.addButtonProvider = { _ in row }
        #expect(section.addButton == nil)
        #expect(row.section === form[0])
    }

    @Test("The add button stays last, and cannot be moved")
    func movingTheButton() throws {
        let section = MultivaluedSection { $0.append(contentsOf: strings("a", "b")) }
        form.append(section)
        let button = try #require(section.addButton)
        let thrown = #expect(throws: Form.Problem.self) { try section.move(button, to: .start) }
        let text = "sections[0].rows[2]: the add button must stay last"
        #expect(thrown?.description == text)
        section.move(from: 2, to: 0)
        section.swapAt(0, 2)
        #expect(form.problemTexts == [text])
        #expect(form.outline == [["a", "b", "-"]])
    }

    @Test("A removed add button is gone until the options are set again")
    func removingTheButton() {
        let section = MultivaluedSection { $0.append(contentsOf: strings("a")) }
        form.append(section)
        section.removeSubrange(0..<2)
        #expect(section.isEmpty)
        #expect(section.addButton == nil)
        #expect(section.entries.isEmpty)
        section.append(StringRow("b"))
        section.multivaluedOptions = [.insert]
        #expect(form.outline == [["b", "-"]])
        #expect(form.problems.isEmpty)
    }

    @Test("An element from elsewhere cannot be an anchor, and cannot be moved or removed")
    func strangers() throws {
        form.append(Section(strings("a")))
        let stranger = StringRow("x")
        for attempt in [
            { try form[0].insert(StringRow(), before: stranger) },
            { try form[0].insert(StringRow(), after: stranger) },
            { try form[0].move(stranger, to: .start) },
            { try form[0].move(form[0][0], to: .after(stranger)) },
            { try form[0].remove(stranger) },
        ] as [() throws -> Void] {
            let thrown = #expect(throws: Form.Problem.self) { try attempt() }
            #expect(thrown?.description == "x: it is not in sections[0]")
        }
        let section = Section("Strange")
        for attempt in [
            { try form.insert(Section(), before: section) },
            { try form.move(section, to: .start) },
            { try form.remove(section) },
        ] as [() throws -> Void] {
            let thrown = #expect(throws: Form.Problem.self) { try attempt() }
            #expect(thrown?.description == "section \"Strange\": it is not in the form")
        }
        #expect(form.outline == [["a"]])
        #expect(form.problems.isEmpty)
    }

    @Test("The same problem is kept once, and reported each time")
    func once() {
        form.append(Section(strings("a")))
        form[0].remove(at: 5)
        form[0].append(StringRow("a"))
        let changes = form.recorded()
        form[0].remove(at: 5)
        #expect(form.problems.map(\.code) == [.indexOutOfRange, .duplicateTag])
        #expect(changes.take().map { $0.problems.map(\.code) } == [[.indexOutOfRange]])
        form.report(Form.Problem(.init(rawValue: "own"), at: "here", "a row library's own"))
        #expect(form.problemTexts.last == "here: a row library's own")
    }
}
