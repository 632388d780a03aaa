import RowKit
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("A list of forms")
struct FormListTests {
    private struct Order: Codable, Sendable {
        var number: Int
        var user: String
    }

    private struct Other: Codable, Sendable { var number: Int }

    private static func orderForm(_ order: Order, version: Int = 1) -> Form {
        let form = Form("Order \(order.number)") {
            Section {
                StringRow("note") { $0.value = order.user }
                NumberRow("count")
            }
        }
        form.version = version
        return form
    }

    private static func forms(version: Int = 1) -> FormList {
        var forms: FormList = [
            "sign-up": { Form("Sign up") { StringRow("name") } },
            "diary": { NoteController() },
        ]
        forms.add("order") { (order: Order) in orderForm(order, version: version) }
        return forms
    }

    private let order = Order(number: 7, user: "ada")

    @Test("creates new forms and controllers by name, with or without a context")
    func making() async throws {
        let forms = Self.forms()
        #expect(forms.names == ["sign-up", "diary", "order"])
        #expect(forms.contains("diary"))
        #expect(!forms.contains("dairy"))
        let signUp = try await forms.controller("sign-up")
        #expect(signUp.form.title == "Sign up")
        #expect(signUp.form.name == "sign-up")
        #expect(try await forms.controller("sign-up") !== signUp)
        #expect(try await forms.controller("diary") is NoteController)
        let controller = try await forms.controller("order", context: order)
        #expect(controller.form.title == "Order 7")
        #expect(controller.form.name == "order")
        #expect(controller.form.context == ["number": 7, "user": "ada"])
        // A context can also be given as JSON, even with additional members.
        let context: JSONValue = ["number": 7, "user": "ada", "campaign": "spring"]
        #expect(try await forms.controller("order", context: context).form.title == "Order 7")
    }

    @Test("rejects invalid names and contexts, with their place")
    func refusals() async {
        var forms = Self.forms()
        forms.add("twice") { Form() }
        forms.add("twice") { Form() }
        func opened(_ name: String, _ context: (any Encodable)? = nil) async -> String? {
            do {
                if let context {
                    _ = try await forms.controller(name, context: context)
                } else {
                    _ = try await forms.controller(name)
                }
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(await opened("dairy") == "dairy: no form has this name; did you mean \"diary\"?")
        #expect(await opened("twice") == "twice: more than one form has this name")
        #expect(
            await opened("order") == "order: the form needs a context of type Order, found none")
        #expect(
            await opened("diary", [:] as JSONValue)
                == "diary: the form takes no context, found JSONValue")
        #expect(
            await opened("order", ["number": "x", "user": "ada"] as JSONValue)
                == """
                order: context.number: expected a whole number, found the string "x"; the form \
                needs a context of type Order, found JSONValue
                """)
        let other = await opened("order", Other(number: 7))
        #expect(
            other
                == """
                order: context: the member "user" is missing; the form needs a context of type \
                Order, found Other
                """)
    }

    @Test("creates the form of a state with the same context, and restores it")
    func restoring() async throws {
        let forms = Self.forms()
        let controller = try await forms.controller("order", context: order)
        controller.form.setValues(["note": "soon", "count": 3])
        let data = try JSONEncoder().encode(controller.form.state)
        let state = try JSONDecoder().decode(FormState.self, from: data)
        #expect(state.name == "order")
        #expect(state.version == 1)
        #expect(state.context == ["number": 7, "user": "ada"])
        let (again, problems) = try await forms.controller(restoring: state)
        #expect(problems.isEmpty)
        #expect(again.form.state == state)
        #expect(again.form.title == "Order 7")
        #expect(again.form.values()["count"] as? Int == 3)
        // A form without a name is not found.
        let nameless = Form { StringRow("name") }.state
        await #expect(throws: Form.Problem.self) {
            try await forms.controller(restoring: nameless)
        }
    }

    @Test("restores a draft of an older version as far as it fits, and reports the rest")
    func olderVersion() async throws {
        let draft = try await Self.forms().controller("order", context: order)
        draft.form.setValues(["note": "soon", "count": 3])
        var newer = FormList()
        newer.add("order") { (order: Order) in
            let form = Form {
                Section {
                    StringRow("note")
                    StringRow("count")
                }
            }
            form.version = 2
            return form
        }
        let (controller, problems) = try await newer.controller(restoring: draft.form.state)
        #expect(
            problems.map(\.description) == [
                "the state: it is of version 1 of the form, which is now version 2",
                "count: expected a value of type String, found Int",
            ])
        #expect(problems.first?.code == .otherVersion)
        #expect(controller.form.values()["note"] as? String == "soon")
        #expect(controller.form.state.version == 2)
    }

    @Test("A state of another form or of another context is not restored")
    func otherForm() async throws {
        let forms = Self.forms()
        let draft = try await forms.controller("order", context: order)
        draft.form.setValues(["note": "soon"])
        let signUp = try await forms.controller("sign-up").form
        #expect(
            signUp.restore(draft.form.state).map(\.description)
                == ["the state: it is of the form \"order\", not \"sign-up\""])
        let other = try await forms.controller("order", context: Order(number: 8, user: "ada")).form
        let problems = other.restore(draft.form.state)
        #expect(
            problems.map(\.description)
                == ["the state: it is of a form made from another context"])
        #expect(problems.first?.code == .otherForm)
        #expect(other.values()["note"] as? String == "ada")
    }

    @Test("A form that its controller creates later keeps the name, the context and the phrases")
    func replacedForm() async throws {
        var forms = FormList()
        forms.phrases = try Phrases(
            formats: PlainFormats(), translations: ["done": "Fertig"])
        forms.add("late") { (_: Order) in LateController() }
        let controller = try await forms.controller("late", context: order)
        controller.loadViewIfNeeded()
        #expect(controller.form.name == "late")
        #expect(controller.form.count == 1)
        #expect(controller.form.context == ["number": 7, "user": "ada"])
        #expect(controller.form.phrases.text(.done) == "Fertig")
        #expect(try await forms.controller(restoring: controller.form.state).problems.isEmpty)
    }

    /// A form of guests, who are read when the form is made.
    private static func guestForms(_ names: [String]) -> FormList {
        var forms = FormList()
        forms.add("guests") { (_: Order) in
            let section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
                $0.tag = "guests"
                $0.multivaluedRowToInsertAt = { _ in StringRow() }
            }
            let form = Form { section }
            form.setValues(["guests": names])
            return form
        }
        return forms
    }

    @Test(
        "A form that is made again has the entries that its record then has",
        arguments: [[], ["Ada"], ["Ada", "Grace", "Alan"], ["Alan", "Grace"]])
    func entriesOfRecord(names: [String]) async throws {
        let form = try await Self.guestForms(["Ada", "Grace"])
            .controller("guests", context: order).form
        let state = form.state
        let (again, problems) = try await Self.guestForms(names).controller(restoring: state)
        #expect(problems.isEmpty)
        #expect(again.form.values()["guests"] as? [String] == names)
        #expect(again.form.state == state)
    }

    @Test("A form that is made again has the entries to which the user has changed them")
    func changedEntriesOfRecord() async throws {
        let forms = Self.guestForms(["Ada", "Grace"])
        let form = try await forms.controller("guests", context: order).form
        let fresh = form.state
        let section = try #require(form.sectionBy(tag: "guests") as? MultivaluedSection)
        try section.deleteRow(section.entries.at(0))
        try section.insertRow()
        section.entries.last?.baseValue = "Edsger"
        let changed = form.state
        let again = try await Self.guestForms(["Ada", "Grace", "Alan"])
            .controller(restoring: changed).controller.form
        #expect(again.values()["guests"] as? [String] == ["Grace", "Edsger"])
        // The form itself has the entries of its record again.
        #expect(form.restore(fresh).isEmpty)
        #expect(form.values()["guests"] as? [String] == ["Ada", "Grace"])
        #expect(form.state == fresh)
        #expect(form.restore(changed).isEmpty)
        #expect(form.state == changed)
    }
}

private final class LateController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form = Form { StringRow("name") }
    }
}
