import RowKit
import Testing

/// A restored form shows exactly what its user left.
@Suite("A restored state is exact")
struct ExactStateTests {
    @Test("for the message about unread input, in the language of the form")
    func language() throws {
        func make() throws -> (form: Form, row: NumberRow) {
            let row = NumberRow("age")
            let form = Form { row }
            form.phrases = try Phrases(
                formats: PlainFormats(), translations: ["whole": "Teilbar durch {step}!"],
                keys: [Phrases.Key("whole", "Must be a multiple of {step}")])
            return (form, row)
        }
        let (form, row) = try make()
        let whole = Phrases.Key("whole", "Must be a multiple of {step}")
        row.keepUnreadInput("7x", ValidationError(whole, ["step": 2]))
        form.validate()
        #expect(row.validationErrors.map(\.message) == ["Teilbar durch 2!"])
        let (other, restored) = try make()
        #expect(other.restore(form.state).isEmpty)
        #expect(restored.validationErrors.map(\.message) == ["Teilbar durch 2!"])
        #expect(other.state == form.state)
        #expect(other.validate().map(\.message) == ["Teilbar durch 2!"])
        #expect(restored.unreadInput?.text == "7x")
    }

    @Test("for a row that was expanded before its value was set", arguments: [true, false])
    func expanded(writesChild: Bool) throws {
        func make() -> Form { Form { NumberInlineRow("rooms") } }
        let form = make()
        let row: NumberInlineRow = try #require(form.rowBy(tag: "rooms"))
        row.expandInlineRow()
        let child = try #require(form[0].last as? NumberRow)
        if writesChild { child.value = 3 } else { row.value = 3 }
        let other = make()
        #expect(other.restore(form.state).isEmpty)
        #expect(other.state == form.state)
        #expect(other[0].map { $0.baseValue as? Int } == [3, 3])
        row.collapseInlineRow()
        #expect(other.restore(form.state).isEmpty)
        #expect(other.state == form.state)
        #expect(other[0].count == 1)
    }

    @Test("in a used form, for entries that the form author wrote, with or without tags")
    func givenEntries() throws {
        let uses: [(Form, MultivaluedSection) throws -> Void] = [
            { _, section in try section.deleteRow(section.entries[0]) },
            { _, section in try section.deleteRow(section.entries[1]) },
            { form, _ in form.setValues(["g": ["X"]]) },
            { form, _ in form.setValues(["g": [String]()]) },
            { _, section in
                section.entries[1].baseValue = "X"
                try section.moveRow(section.entries[1], to: 0)
            },
            { _, section in
                let entry = section.entries[0]
                try section.remove(entry)
                entry.baseValue = "written elsewhere"
            },
            { _, section in
                section.removeAll()
                try section.insertRow()
            },
        ]
        for (place, use) in uses.enumerated() {
            let section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
                $0.tag = "g"
                $0.multivaluedRowToInsertAt = { _ in StringRow() }
                $0 <<< StringRow { $0.value = "one" } <<< StringRow("two") { $0.value = "two" }
            }
            let form = Form { section }
            let (state, rows) = (form.state, section.entries)
            try use(form, section)
            #expect(form.state != state, "\(place)")
            #expect(form.restore(state).isEmpty, "\(place)")
            #expect(form.state == state, "\(place)")
            #expect(form.values()["g"] as? [String] == ["one", "two"], "\(place)")
            #expect(section.entries.elementsEqual(rows, by: ===), "\(place)")
            #expect(!form.isDirty, "\(place)")
        }
    }

    @Test("for a value that a newer form has from the start")
    func sameValue() {
        let old = Form { NumberRow("nights") }
        old.setValues(["nights": 2])
        let draft = old.state
        let newer = Form { NumberRow("nights") { $0.value = 2 } }
        let stage = FormStage(FormViewController(form: newer))
        let fresh = stage.state
        var copy = fresh
        for state in [draft, fresh, draft] {
            #expect(newer.restore(state).isEmpty)
            #expect(newer.state == state)
            copy.apply(stage.takeStateChanges())
            #expect(copy == state)
        }
    }

    @Test(
        "in a used form, for asynchronous rules: those that the state does not have are cancelled",
        arguments: [ValidationOptions.validatesOnChange, .validatesOnBlur])
    func pendingRules(options: ValidationOptions) {
        let row = StringRow("name") { row in
            row.validationOptions = options
            row.add(rule: RuleAsync { _ in nil })
        }
        let form = Form { row }
        let state = form.state
        row.value = "Ada"
        row.validate()
        #expect(form.isValidating)
        #expect(form.state != state)
        #expect(form.restore(state).isEmpty)
        #expect(!form.isValidating)
        #expect(form.state == state)
        // Without a change of the value.
        row.validate()
        #expect(form.isValidating)
        #expect(form.restore(state).isEmpty)
        #expect(!form.isValidating)
        #expect(form.state == state)
        row.value = "Ada"
        row.validate()
        let pending = form.state
        let other = Form {
            StringRow("name") { $0.add(rule: RuleAsync { _ in nil }) }
        }
        #expect(other.restore(pending).isEmpty)
        #expect(other.isValidating)
        #expect(other.state == pending)
    }

    @Test("in a used form, for a row without its unread input, which is validated on each change")
    func unreadInput() {
        let row = NumberRow("age") { row in
            row.validationOptions = .validatesOnChange
            row.add(rule: RuleRequired())
        }
        let form = Form { row }
        let state = form.state
        row.keepUnreadInput("7x", ValidationError(msg: "Not a number"))
        #expect(!row.isValid)
        #expect(form.restore(state).isEmpty)
        #expect(row.isValid)
        #expect(form.state == state)
    }
}
