import RowKit
import Testing

@Suite("View identifiers")
struct ViewIDTests {
    private func ids(_ stage: FormStage) -> [String] {
        stage.snapshot.flatMap(\.everyID).map(\.text)
    }

    private func makeForm() -> Form {
        Form("Names") {
            Section("One") {
                TextRow("first")
                TextRow()
                SwitchedRow("switch")
                TextRow()
            }
            Section("Two") { section in
                section.tag = "two"
                section.append(TextRow())
                section.append(ControlRow<ChoiceView>("choice"))
            }
            MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) { section in
                section.tag = "guests"
                section.multivaluedRowToInsertAt = { _ in TextRow() }
                section.append(TextRow())
                section.append(TextRow())
            }
        }
    }

    @Test("are equal in a form built twice")
    func builtTwice() {
        let first = FormStage(FormViewController(form: makeForm()))
        let second = FormStage(FormViewController(form: makeForm()))
        #expect(first.snapshot == second.snapshot)
        #expect(ids(first).count == Set(ids(first)).count)
        #expect(ids(first).contains("#:0:0/content/field"))
        #expect(ids(first).contains("#two:0/content/field"))
    }

    @Test("stay the same after views are hidden, shown and moved back")
    func history() throws {
        let fresh = FormStage(FormViewController(form: makeForm()))
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        let (one, two) = (form[0], form[1])
        let rows = Array(one)
        for row in rows { row.hidden = true }
        _ = stage.takePatch()
        try form.move(two, to: .before(one))
        try one.move(rows[3], to: .before(rows[0]))
        for row in rows.reversed() { row.hidden = false }
        two.hidden = true
        _ = stage.takePatch()
        try one.move(rows[3], to: .after(rows[2]))
        two.hidden = false
        try form.move(two, to: .after(one))
        _ = stage.takePatch()
        #expect(stage.snapshot == fresh.snapshot)
    }

    @Test("change for an untagged row that moves to another section; its state does not")
    func otherSection() throws {
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        var mirror = ViewMirror(stage.snapshot)
        let row = form[0][1]
        try form[1].move(row, to: .start)
        mirror.apply(stage.takePatch())
        #expect(mirror.screens == stage.snapshot)
        let event = ViewEvent(ViewID("#two:1/content/field"), .type("moved"))
        #expect(stage.patch(event).isEmpty)
        #expect(row.baseValue as? String == "moved")
        #expect(stage.patch(ViewEvent(ViewID("#:0:0/content/field"), .type("x"))).refusal != nil)
    }

    @Test("are unique and found by events, whatever the tags contain")
    func hostileTags() throws {
        // In Swift, strings that differ only in how marks are encoded are equal.
        let tags = Array(Set(HostileTexts.all)).sorted()
        let form = Form {
            Section("Rows") { for tag in tags { TextRow(tag) } }
            Section("Untagged") { TextRow() }
        }
        for tag in tags {
            form.append(Section { $0.tag = "section \(tag)" })
            form.last?.append(TextRow())
        }
        try #require(form.problems.isEmpty)
        let stage = FormStage(FormViewController(form: form))
        let all = ids(stage)
        #expect(all.count == Set(all.map(\.scalars)).count)
        for scalar in all.joined().unicodeScalars {
            let properties = scalar.properties
            #expect(!properties.isWhitespace)
            #expect(properties.generalCategory != .control)
        }
        for cell in try #require(stage.snapshot.first).cells {
            let event = ViewEvent(cell.id.part("content").part("field"), .type("to \(cell.id)"))
            let changes = stage.patch(event)
            #expect(changes.isEmpty, "\(cell.id): \(changes)")
        }
        for row in form.rows {
            let text = try #require(row.baseValue as? String)
            #expect(text.utf8.starts(with: "to ".utf8))
        }
        #expect(
            Set(form.rows.map { ($0.baseValue as? String ?? "").scalars }).count == form.rows.count)
    }

    @Test(
        "differ from those of a host's own elements",
        arguments: [
            ("rowkit", "~72owkit"), ("rowkit-status", "~72owkit-status"), ("rowki", "rowki"),
            ("RowKit", "RowKit"), ("my-rowkit", "my-rowkit"), ("rowkit\u{301}", "~72owkit\u{301}"),
            ("rowkit é/", "~72owkit~20é~2f"), ("name!error", "name~21error"), ("!", "~21"),
        ])
    func reserved(tag: String, key: String) throws {
        let form = Form { Section { TextRow(tag) } }
        let stage = FormStage(FormViewController(form: form))
        let cell = try #require(stage.snapshot.first?.cells.first)
        #expect(cell.id == ViewID(key))
        #expect(cell.id.part(tag) == ViewID("\(key)/\(key)"))
        let event = ViewEvent(ViewID("\(key)/content/field"), .type("x"))
        #expect(stage.patch(event).isEmpty)
        #expect(form[0][0].baseValue as? String == "x")
    }

    @Test("are unique in sections with hostile tags", arguments: HostileTexts.all)
    func hostileSections(tag: String) throws {
        let form = Form {
            Section("Untagged") { TextRow() }
            Section { $0.tag = tag }
        }
        form[1].append(TextRow())
        form[1].append(TextRow("row"))
        let stage = FormStage(FormViewController(form: form))
        let all = ids(stage)
        #expect(all.count == Set(all.map(\.scalars)).count, "\(all)")
        let cell = try #require(stage.snapshot.first?.cells.dropFirst().first)
        #expect(stage.patch(ViewEvent(cell.id.part("content").part("field"), .type("x"))).isEmpty)
        #expect(form[1].first?.baseValue as? String == "x")
    }

    @Test("begin with the row that presented their screen, on any number of screens")
    func screens() throws {
        for tag in HostileTexts.all.map(Optional.some) + [nil] {
            let rows = (0..<3).map { _ in TextRow(tag) }
            let controllers = rows.map { row in
                FormViewController(form: Form { Section { row } })
            }
            let stage = FormStage(controllers[0])
            var mirror = ViewMirror(stage.snapshot)
            controllers[0].present(controllers[1], from: rows[0])
            controllers[1].present(controllers[2], from: rows[1])
            mirror.apply(stage.takePatch())
            #expect(mirror.screens == stage.snapshot)
            #expect(mirror.unappliedChanges.isEmpty)
            let all = ids(stage)
            #expect(all.count == Set(all.map(\.scalars)).count, "\(all)")
            let screens = stage.snapshot
            try #require(screens.count == 3 && screens.allSatisfy { $0.cells.count == 1 })
            for (screen, below) in zip(screens.dropFirst(), screens) {
                let presenter = try #require(screen.properties[.presenter])
                #expect(presenter == .string(below.cells[0].id.text))
            }
            let field = screens[2].cells[0].id.part("content").part("field")
            #expect(stage.patch(ViewEvent(field, .type("deep"))).isEmpty)
            #expect(rows[2].value == "deep")
        }
    }

    @Test("are found by events for parts with hostile names", arguments: HostileTexts.all)
    func hostileParts(part: String) {
        let row = ControlRow<TextFieldView>("row")
        row.cell.control.part = part
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        let id = ViewID("row/content").part(part)
        #expect(stage.patch(ViewEvent(id, .type("x"))).isEmpty)
        #expect(row.value == "x")
    }

    @Test("distinguish strings that are equal in Swift")
    func scalars() {
        #expect(ViewID("e\u{301}") != ViewID("é"))
        #expect(Set([ViewID("e\u{301}"), ViewID("é"), ViewID("é")]).count == 2)
        #expect(ViewID("a>").text + "\u{338}" == ViewID("a≯").text)
    }
}

extension ViewDescription {
    /// The identifiers of the view and of its descendants.
    var everyID: [ViewID] { [id] + children.flatMap(\.everyID) }

    /// The cells of a screen.
    var cells: [ViewDescription] {
        kind == .cell ? [self] : children.flatMap(\.cells)
    }
}
