import RowKit
import RowTesting
import TestRows
import Testing
import TokenRow

extension TokenRowTests {
    // MARK: Programmatic changes, and the rest of a row's life

    @Test("follows programmatic changes, and keeps the views of remaining tokens")
    func program() throws {
        row.value = ["Oliver Kahn", "Tim Howard"]
        let kahn = try #require(tester.view("keepers/token-Oliver Kahn"))
        row.value = ["Tim Howard", "Lev Yashin", "Oliver Kahn"]
        #expect(tester.view("keepers/token-Oliver Kahn") === kahn)
        let titles = row.cell.tokenView.views.compactMap { ($0 as? ButtonView)?.title }
        #expect(titles == ["Tim Howard", "Lev Yashin", "Oliver Kahn"])
        row.value = nil
        #expect(row.cell.tokenView.views.count == 2)
        tester.finish()
    }

    @Test("notifies listeners of each token, with the origin of the change")
    func listeners() {
        var heard: [String] = []
        row.onValueChange { _, change in
            heard.append("\(change.new?.count ?? 0) by the \(change.origin)")
        }
        row.addToken("Oliver Kahn")
        tester.type("tim", into: "keepers")
        tester.pick("Tim Howard", in: "keepers") {
            $0.values["keepers"] = tokens("Oliver Kahn", "Tim Howard")
        }
        #expect(heard == ["1 by the program", "2 by the user"])
        tester.finish()
    }

    @Test("closes its list on blur, keeps the typed text, and opens the list again on focus")
    func focus() {
        tester.focus("keepers")
        tester.type("kahn", into: "keepers")
        tester.key(.escape)
        #expect(list == nil)
        #expect(row.typedText == "kahn")
        tester.key(.down)
        #expect(list?.highlighted == "Oliver Kahn")
        tester.key(.escape)
        tester.type("kah", into: "keepers")
        #expect(list != nil)
        tester.blur { $0.errors["keepers"] = ["Must be one of the options"] }
        #expect(list == nil)
        #expect(field?.text == "kah")
        tester.focus("keepers")
        #expect(list?.items.count == 1)
        tester.finish()
    }

    @Test("accepts no input while disabled, and offers nothing")
    func disabled() {
        row.value = ["Oliver Kahn"]
        tester.type("a", into: "keepers")
        row.disabled = true
        tester.expectRefusal(.disabled) { $0.type("a", into: "keepers") }
        tester.expectRefusal(.disabled) { $0.press("keepers/token-Oliver Kahn") }
        #expect(list == nil)
        row.disabled = false
        tester.finish()
    }

    @Test("refuses options that it does not offer, such as those just chosen")
    func notOffered() {
        tester.type("kahn", into: "keepers")
        tester.expectRefusal(.notOffered) { $0.pick("Tim Howard", in: "keepers") }
        tester.type("a", into: "keepers")
        row.addToken("Tim Howard")
        tester.expectRefusal(.notOffered) { $0.pick("Tim Howard", in: "keepers") }
        tester.finish()
    }

    @Test("fails a required rule without tokens")
    func required() {
        let form = tester.form
        row.add(rule: RuleRequired())
        #expect(form.validate().map(\.code) == ["required"])
        row.value = []
        #expect(form.validate().map(\.code) == ["required"])
        row.addToken("Oliver Kahn")
        #expect(form.validate() == [])
        #expect(form.values()["keepers"] as? Tokens<String> == ["Oliver Kahn"])
    }

    @Test("can be an entry of a multivalued section, whose value is a list of lists")
    func multivalued() throws {
        let section = MultivaluedSection(header: "Teams") { section in
            section.tag = "teams"
            section.multivaluedRowToInsertAt = { _ in
                TokenTableRow<String> { $0.options = ["Ann", "Bo"] }
            }
        }
        let tester = FormTester(form: Form { section })
        tester.isExhaustive = false
        _ = try section.insertRow()
        _ = try section.insertRow()
        tester.type("bo", into: "teams[1]")
        tester.key(.enter, in: "teams[1]")
        #expect(section.entries.map { ($0.baseValue as? Tokens<String>)?.first } == [nil, "Bo"])
        tester.delete("teams[0]")
        #expect(section.entries.count == 1)
        tester.finish()
    }

    @Test("is deallocated with its form")
    func lifetime() {
        weak var gone: TokenTableRow<String>?
        do {
            let row = TokenTableRow<String>("a") { $0.options = ["x"] }
            gone = row
            let stage = FormStage(FormViewController(form: Form { row }))
            stage.receive(ViewEvent(ViewID("a/content/field"), .type("x")))
            stage.receive(ViewEvent(ViewID("a/content/field"), .key(.enter)))
            #expect(row.value == ["x"])
        }
        #expect(gone == nil)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: TokenRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "TokenRow", TokenRowPlugin.self)
        let keepers = try #require(form.rowBy(tag: "keepers") as? TokenTableRow<String>)
        #expect(keepers.value == ["Oliver Kahn", "Fabien Barthez"])
        #expect(keepers.options?.count == 6)
        #expect(form.rowBy(tag: "colours") is TokenAccessoryRow<String>)
        let registry = try RowRegistry(TokenRowPlugin.self)
        #expect(registry.rows.map(\.name) == ["TokenAccessoryRow", "TokenTableRow"])
        #expect(registry["TokenTableRow"]?.valueType == "Tokens<String>")
        let settings = registry["TokenTableRow"]?.settings ?? []
        for setting in settings {
            try setting.set(setting.value(of: keepers), of: keepers)
        }
        #expect(settings.count == 23)
        #expect(settings.allSatisfy { $0.schema != nil })
    }

    @Test("can be read by a condition")
    func condition() {
        let note = EntryRow("note")
        note.hidden = "'Oliver Kahn' IN $keepers"
        tester.form[0].append(note)
        row.addToken("Oliver Kahn")
        #expect(note.isHidden)
        #expect(tester.form.problems == [])
    }
}
