import RowKit
import TestRows
import TestRuns
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("The state of a form")
struct FormStateTests {
    /// A form with conditions, and with a listener that writes.
    private static func trip() -> Form {
        let form = Form {
            Section {
                StringRow("name") { $0.add(rule: RuleRequired()) }
                NumberRow("nights") { $0.value = 2 }
                NumberRow("price")
                NumberInlineRow("rooms")
                StringRow("secret") { $0.hidden = "$nights > 5" }
                StringRow("locked") { $0.disabled = true }
                MomentRow("arrival")
                StringRow { $0.value = "untagged" }
            }
            MultivaluedSection { section in
                section.tag = "guests"
                section.multivaluedRowToInsertAt = { _ in StringRow() }
                section <<< StringRow { $0.value = "Ada" }
            }
        }
        let nights: NumberRow? = form.rowBy(tag: "nights")
        nights?.onChange { row in
            let price: NumberRow? = row.form?.rowBy(tag: "price")
            price?.value = (row.value ?? 0) * 100
        }
        return form
    }

    /// Restores the state of the form, through JSON, in a new form.
    private func restored(
        _ form: Form, in fresh: Form = trip(), _ location: SourceLocation = #_sourceLocation
    ) throws -> Form {
        let data = try JSONEncoder().encode(form.state)
        let state = try JSONDecoder().decode(FormState.self, from: data)
        #expect(fresh.restore(state).isEmpty, sourceLocation: location)
        #expect(fresh.state == form.state, sourceLocation: location)
        let values: [String: String] = described(form.values(includeHidden: true))
        #expect(described(fresh.values(includeHidden: true)) == values, sourceLocation: location)
        #expect(fresh.outline == form.outline, sourceLocation: location)
        #expect(
            fresh.validationErrors.map(\.description) == form.validationErrors.map(\.description),
            sourceLocation: location)
        return fresh
    }

    @Test("Of two options of a state, a section that allows one keeps one and tells of the other")
    func twoOptions() throws {
        func form() -> Form {
            Form {
                SelectableSection<OptionRow>("Music") { section in
                    for music in ["jazz", "rock", "folk"] {
                        section <<< OptionRow(music) { $0.selectableValue = music }
                    }
                }
            }
        }
        let rock = form()
        rock.setValues(["rock": "rock"])
        var state = rock.state
        let jazz = form()
        jazz.setValues(["jazz": "jazz"])
        state.take([FormState.PartName(rowOf: ViewID("jazz"))], from: jazz.state)
        let restored = form()
        let problems = restored.restore(state)
        #expect(
            problems.map(\.description) == ["jazz: another row of the state has replaced it"])
        let chosen = ["jazz", "rock", "folk"].filter { restored.rowBy(tag: $0)?.baseValue != nil }
        #expect(chosen == ["rock"])
    }

    @Test("An untouched form has the same state as any new one")
    func fresh() throws {
        let state = Self.trip().state
        #expect(state == Self.trip().state)
        #expect(state.omittedValues.isEmpty)
        _ = try restored(Self.trip())
    }

    @Test("Values are restored exactly, whoever wrote them, visible or not")
    func values() throws {
        let form = Self.trip()
        let arrival = Date(timeIntervalSinceReferenceDate: 700_000_000.000_012_3)
        form.setValues([
            "name": "Ada", "secret": "hush", "locked": "shut", "nights": 7, "arrival": arrival,
        ])
        form.rowBy(tag: "price")?.baseValue = 5
        let fresh = try restored(form)
        #expect(fresh.values(includeHidden: true)["price"] as? Int == 5)
        #expect(fresh.values()["arrival"] as? Date == arrival)
        #expect(fresh.rowBy(tag: "secret")?.isHidden == true)
    }

    @Test("Unread input is restored, and its row stays untouched")
    func cleanInput() throws {
        let form = Self.trip()
        let nights: NumberRow? = form.rowBy(tag: "nights")
        nights?.keepUnreadInput("many", ValidationError(msg: "Must be a number"))
        form.markClean()
        let fresh = try restored(form)
        let row: NumberRow = try #require(fresh.rowBy(tag: "nights"))
        #expect(row.unreadInput?.text == "many")
        #expect(!row.isTouched)
        #expect(!row.wasChanged)
    }

    @Test("A cleared value stays cleared, and one set back to its initial value is unchanged")
    func clearedValues() throws {
        let form = Self.trip()
        form.setValues(["nights": nil, "name": "Ada"])
        form.setValues(["name": nil])
        let fresh = try restored(form)
        #expect(fresh.rowBy(tag: "nights")?.baseValue == nil)
    }

    @Test("Values are restored even if the form was marked clean")
    func clean() throws {
        let form = Self.trip()
        form.setValues(["name": "Ada"])
        form.markClean()
        #expect(try restored(form).values()["name"] as? String == "Ada")
    }

    @Test("Entries keep their keys and their order, and the next one gets a new key")
    func entries() throws {
        let form = Self.trip()
        let section = try #require(form.sectionBy(tag: "guests") as? MultivaluedSection)
        let make = try #require(section.multivaluedRowToInsertAt)
        for name in ["Grace", "Alan", "Edsger"] {
            section.append(make(0))
            section.entries.last?.baseValue = name
        }
        try section.remove(section.entries.at(0))
        #expect(section.setValue(["Alan", "Grace"]).isEmpty)
        let fresh = try restored(form)
        let keys = try #require(fresh.sectionBy(tag: "guests") as? MultivaluedSection).entries
        #expect(keys.map(\.key) == section.entries.map(\.key))
        // Also in the same form, which has created more entries since.
        let state = form.state
        for _ in 0..<2 { section.append(make(0)) }
        #expect(form.restore(state).isEmpty)
        #expect(form.state == state)
        section.append(make(0))
        #expect(section.entries.last?.key == "#guests:5")
    }

    @Test("An entry is created again for its original index, wherever it is now")
    func entryIndices() throws {
        func list() -> Form {
            Form {
                MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) { section in
                    section.tag = "guests"
                    section.multivaluedRowToInsertAt = { index in
                        StringRow { $0.title = "Guest \(index + 1)" }
                    }
                }
            }
        }
        let form = list()
        let section = try #require(form.sectionBy(tag: "guests") as? MultivaluedSection)
        for _ in 0..<3 { try section.insertRow() }
        try section.remove(section.entries.at(0))
        try section.moveRow(section.entries.at(1), to: 0)
        let fresh = try restored(form, in: list())
        let entries = try #require(fresh.sectionBy(tag: "guests") as? MultivaluedSection).entries
        #expect(entries.map(\.title) == ["Guest 3", "Guest 2"])
    }

    @Test("Unread text is restored with its error")
    func unread() throws {
        let form = Self.trip()
        let nights = try #require(form.rowBy(tag: "nights") as NumberRow?)
        nights.keepUnreadInput("7x", ValidationError(msg: "Not a number"))
        nights.validate()
        let fresh = try restored(form)
        let row = try #require(fresh.rowBy(tag: "nights") as NumberRow?)
        #expect(row.unreadInput?.text == "7x")
        #expect(row.value == nil)
        #expect(!row.isValid)
    }

    @Test("Errors are restored where they were shown, and nowhere else")
    func errors() throws {
        let form = Self.trip()
        form.validate()
        #expect(try restored(form).rowBy(tag: "name")?.isValid == false)
        #expect(try restored(Self.trip()).rowBy(tag: "name")?.isValid == true)
    }

    @Test("Expanded rows are expanded again")
    func expanded() throws {
        let form = Self.trip()
        let rooms = try #require(form.rowBy(tag: "rooms") as NumberInlineRow?)
        rooms.value = 3
        rooms.expandInlineRow()
        let fresh = try restored(form)
        let row = try #require(fresh.rowBy(tag: "rooms") as NumberInlineRow?)
        #expect(row.isExpanded)
        #expect(row.inlineRow?.value == 3)
    }

    @Test("Rows that were not expanded are collapsed")
    func collapsed() throws {
        let form = Self.trip()
        let state = form.state
        let rooms = try #require(form.rowBy(tag: "rooms") as NumberInlineRow?)
        rooms.expandInlineRow()
        #expect(form.restore(state).isEmpty)
        #expect(rooms.isCollapsed)
        #expect(form.state == state)
    }

    @Test("Rows that the user touched are touched again, and others are not")
    func touched() throws {
        let form = Self.trip()
        (form.rowBy(tag: "name") as StringRow?)?.setValue("Ada", by: .user)
        form.setValues(["locked": "shut"])
        let fresh = try restored(form)
        #expect(fresh.allRows.filter(\.isTouched).map(\.tag) == ["name"])
    }

    @Test("Screens are presented again from their rows, with the values entered there")
    func screens() throws {
        func noting() -> FormViewController {
            FormViewController(
                form: Form {
                    Section {
                        NoteRow("note"); NoteRow("other")
                    }
                })
        }
        let controller = noting()
        (controller.form.rowBy(tag: "other") as NoteRow?)?.presentController()
        controller.presented?.form.setValues(["note": "draft"])
        let fresh = noting()
        #expect(fresh.form.restore(controller.form.state).isEmpty)
        let presented = try #require(fresh.presented)
        #expect(presented.presenterRow?.tag == "other")
        #expect(presented.form.values()["note"] as? String == "draft")
        #expect(fresh.form.state == controller.form.state)
        // A state without the screen dismisses it.
        #expect(fresh.form.restore(noting().form.state).isEmpty)
        #expect(fresh.presented == nil)
    }

    @Test("A screen whose row is missing stays closed, and is reported")
    func lostScreen() throws {
        let controller = FormViewController(form: Form { Section { NoteRow("note") } })
        (controller.form.rowBy(tag: "note") as NoteRow?)?.presentController()
        let other = FormViewController(form: Form { Section { StringRow("name") } })
        #expect(
            other.form.restore(controller.form.state).map(\.description)
                == ["note: no row has this key, so its screen stays closed"])
    }

    @Test("Secret values are left out, listed, and reported as missing")
    func secret() throws {
        let form = Form { Section { SecretRow("code") } }
        (form.rowBy(tag: "code") as SecretRow?)?.value = "hunter2"
        let text = try String(decoding: JSONEncoder().encode(form.state), as: UTF8.self)
        #expect(!text.contains("hunter2"))
        #expect(form.state.omittedValues == ["code"])
        let fresh = Form { Section { SecretRow("code") } }
        #expect(
            fresh.restore(form.state).map(\.description)
                == ["code: the value is not part of the state"])
    }

    @Test("A secret value of another user does not stay in place of one that was left out")
    func otherSecret() {
        func make(_ code: String) -> Form {
            let form = Form { SecretRow("code") }
            form.setValues(["code": code])
            return form
        }
        let draft = make("first").state
        for used in [make("other"), make("first")] {
            #expect(
                used.restore(draft).map(\.description)
                    == ["code: the value is not part of the state"])
            #expect(used.rowBy(tag: "code")?.baseValue == nil)
            #expect(used.state.omittedValues.isEmpty)
        }
    }

    @Test("A value that does not fit leaves the value of a new form, not that of another user")
    func otherValue() {
        let text = Form { StringRow("nights") }
        text.setValues(["nights": "two"])
        let used = Form { NumberRow("nights") { $0.value = 2 } }
        used.setValues(["nights": 7])
        #expect(
            used.restore(text.state).map(\.description)
                == ["nights: expected a value of type Int, found String"])
        #expect(used.values()["nights"] as? Int == 2)
    }

    @Test("Each part of a value that does not fit is reported with its place")
    func otherParts() throws {
        let form = Form { ListedRow("words") }
        form.setValues(["words": ["first", "second", "third"]])
        let text = try String(decoding: JSONEncoder().encode(form.state), as: UTF8.self)
            .replacing("\"first\"", with: "1").replacing("\"third\"", with: "true")
        let state = try JSONDecoder().decode(FormState.self, from: Data(text.utf8))
        let fresh = Form { ListedRow("words") }
        #expect(
            fresh.restore(state).map(\.description) == [
                "words[0]: expected a string, found the number 1",
                "words[2]: expected a string, found true",
            ])
        #expect(fresh.rowBy(tag: "words")?.baseValue == nil)
    }

    @Test("Restoring twice is the same as once, even in a form that was used")
    func twice() throws {
        let form = Self.trip()
        form.setValues(["name": "Ada", "guests": ["Grace", "Alan"]])
        let used = Self.trip()
        used.setValues(["name": "Bob", "nights": 9, "guests": [String]()])
        used.validate()
        let fresh = try restored(form, in: used)
        _ = try restored(form, in: fresh)
    }

    private enum Caller: CaseIterable { case program, transaction, listener, selection }

    @Test(
        "Listeners of changed values are called, wherever it is restored",
        arguments: Caller.allCases)
    private func listeners(caller: Caller) {
        let draft = Form {
            Section {
                StringRow("name"); SecretRow("code")
            }
        }
        draft.setValues(["name": "Ada", "code": "first"])
        let state = draft.state
        let heard = Recorder<String>()
        let load = StringRow("load")
        let form = Form {
            Section {
                StringRow("name").onChange { heard("name: \($0.value ?? "nil")") }
                SecretRow("code").onChange { heard("code: \($0.value ?? "nil")") }
                load
            }
        }
        form.setValues(["code": "other"])
        #expect(heard.entries == ["code: other"])
        let told = Recorder<String>()
        let observation = form.onValueChange { row, _, _ in
            if row !== load { told(row.tag ?? "") }
        }
        switch caller {
        case .program: form.restore(state)
        case .transaction: form.update { _ = form.restore(state) }
        case .listener:
            load.onChange { $0.form?.restore(state) }
            load.value = "draft"
        case .selection:
            load.onCellSelection { _, row in row.form?.restore(state) }
            FormStage(FormViewController(form: form)).press("load")
        }
        #expect(heard.entries == ["code: other", "name: Ada", "code: nil"])
        #expect(told.entries == ["name", "code"])
        #expect(form.values()["name"] as? String == "Ada")
        #expect(load.value == nil)
        withExtendedLifetime(observation) {}
    }

    @Test("Rows that a listener adds are restored, and their listeners are called")
    func addedRows() throws {
        let heard = Recorder<String>()
        func make() -> Form {
            let kind = StringRow("kind")
            let form = Form { kind }
            kind.onChange { [unowned form] _ in
                guard form.rowBy(tag: "added") == nil else { return }
                form.append(StringRow("added").onChange { heard($0.value ?? "nil") })
            }
            return form
        }
        let form = make()
        form.setValues(["kind": "long"])
        form.setValues(["added": "text"])
        #expect(heard.take() == ["text"])
        let fresh = try restored(form, in: make())
        #expect(fresh.values()["added"] as? String == "text")
        #expect(heard.entries == ["text"])
    }

    @Test("A part that no longer fits is reported with its key, and the rest is restored")
    func misfits() throws {
        let form = Self.trip()
        form.setValues(["name": "Ada", "nights": 4, "locked": "shut"])
        let other = Form {
            Section {
                NumberRow("name"); NumberRow("nights") { $0.value = 2 }
            }
        }
        let problems = other.restore(form.state)
        #expect(problems.map(\.place).sorted() == ["#guests", "locked", "name", "price"])
        #expect(other.values()["nights"] as? Int == 4)
        #expect(other.values()["name"] as? Int == nil)
    }

    @Test("Values that exist only in Swift are left out and listed")
    func omitted() {
        let form = Form { Section { OpaqueRow("sealed") } }
        form.rowBy(tag: "sealed")?.baseValue = Opaque()
        #expect(form.state.omittedValues == ["sealed"])
    }

    private struct Order: Codable, Sendable {
        var user = "ada"
        var numbers = [7]
    }

    /// A form with a screen, a row within a row and a context.
    private static func journey() async throws -> FormViewController {
        var forms = FormList()
        forms.add("journey") { (_: Order) in
            let form = trip()
            form +++ Section([NoteRow("note"), GuestRow("guest")])
                +++ MultivaluedSection { section in
                    section.tag = "bags"
                    section.minimumCount = 1
                }
            return form
        }
        return try await forms.controller("journey", context: Order())
    }

    /// The states to mutate, each with a different kind of content.
    private static func bases() async throws -> [JSONValue] {
        let edits: [(Form) throws -> Void] = [
            { form in
                form.setValues(["name": "Ada", "nights": 7, "guests": ["Grace", "Alan"]])
                (form.rowBy(tag: "rooms") as NumberInlineRow?)?.expandInlineRow()
                form.validate()
            },
            { form in
                let note = try #require(form.rowBy(tag: "note") as NoteRow?)
                note.presentController()
                form.controller?.presented?.form.setValues(["note": "draft"])
            },
            { form in
                let nights = try #require(form.rowBy(tag: "nights") as NumberRow?)
                nights.keepUnreadInput("7x", ValidationError(msg: "Not a number"))
                form.validate()
                try #require(form.sectionBy(tag: "bags")?.validationErrors.isEmpty == false)
            },
            { form in
                let guest = try #require(form.rowBy(tag: "guest") as GuestRow?)
                guest.name.value = "Grace"
                guest.stars.keepUnreadInput("many", ValidationError(msg: "Not a number"))
            },
            { _ in },
        ]
        var states: [JSONValue] = []
        for edit in edits {
            let controller = try await journey()
            try edit(controller.form)
            states.append(try JSONValue(encoding: controller.form.state))
        }
        return states
    }

    @Test("Mutated states never trap, and everything refused is reported with its place")
    func mutated() async throws {
        let states = try await Self.bases()
        var (read, misfits) = (0, 0)
        // One form restores them all: whatever a state omits is as in a new form.
        let controller = try await Self.journey()
        let target = controller.form
        try Runs.repeated(of: 1_000_000, part: 10_000) { _, random in
            var mutated = states[random.below(states.count)]
            for _ in 0...random.below(3) {
                mutated.mutate(using: &random, pieces: ["9", ":", "#guests:0", "\u{0}"])
            }
            let state: FormState
            do {
                let data = Data(mutated.text.utf8)
                state = try JSONDecoder().decode(FormState.self, from: data)
            } catch let error as DecodingError {
                #expect(error.hasPlace || !mutated.isObject, "\(error) \(mutated.text)")
                return
            }
            read += 1
            let problems = target.restore(state)
            misfits += problems.count
            for problem in problems where problem.place.isEmpty || problem.message.isEmpty {
                Issue.record("\(problem) has no place: \(mutated.text)")
            }
            // The result is a state like any other.
            guard random.chance(20) else { return }
            let now = target.state
            #expect(target.restore(now).isEmpty, "\(mutated.text)")
            #expect(target.state == now, "\(mutated.text)")
        }
        #expect(read > 0)
        #expect(misfits > 0)
        for state in states {
            let state = try JSONDecoder().decode(FormState.self, from: Data(state.text.utf8))
            #expect(target.restore(state).isEmpty)
            #expect(target.state == state)
        }
    }
}

extension DecodingError {
    /// Whether the error has a place.
    fileprivate var hasPlace: Bool {
        switch self {
        // The place is the object, and the key that it lacks.
        case .keyNotFound: true
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
            .dataCorrupted(let context):
            !context.codingPath.isEmpty && !context.debugDescription.isEmpty
        @unknown default: false
        }
    }
}

private final class SecretRow: Row<ValueCell<String>>, RowType {
    override var keepsValueSecret: Bool { true }
}
