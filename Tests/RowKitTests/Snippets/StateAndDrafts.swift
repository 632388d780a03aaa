import RowKit
import Synchronization
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The article on state and drafts.

// snippet: draft-form
func tripForm() -> Form {
    let form = Form("Trip") {
        NameRow("traveller")
        IntRow("nights")
    }
    form.version = 2
    return form
}
// end

// snippet: order-context
struct OrderContext: Codable, Sendable {
    var number: Int
    var user: String
}
// end

// snippet: secret-row
final class CodeRow: Row<NameCell>, RowType {
    override var keepsValueSecret: Bool { true }
}
// end

private func signUp() -> Form { Form("Sign up") }

private final class OrderForm: FormViewController {
    init(_ order: OrderContext) {
        super.init(form: Form("Order \(order.number)") { NameRow("note") })
    }
}

private func contactForm() -> Form { Form("Contact") { NameRow("name") } }

/// Drafts in memory, in place of a database.
final class Drafts: Sendable {
    private let states = Mutex<[String: FormState]>([:])

    subscript(user: String) -> FormState? {
        get { states.withLock { $0[user] } }
        set { states.withLock { $0[user] = newValue } }
    }
}

// snippet: draft-controller
/// A form that begins with the draft of a user, and stores each change until it is submitted.
final class DraftController: FormViewController {
    private let user: String
    private let drafts: Drafts
    private var observations: [FormObservation] = []

    init(_ form: Form, of user: String, in drafts: Drafts) {
        self.user = user
        self.drafts = drafts
        super.init(form: form)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let draft = drafts[user] { form.restore(draft) }
        observations = [
            form.observe { [weak self] _ in self?.save() },
            form.onValueChange { [weak self] _, _, _ in self?.save() },
        ]
        form.onSubmit { [weak self] _ in self?.end() }
    }

    private func save() { drafts[user] = form.state }

    private func end() {
        observations = []
        drafts[user] = nil
    }
}
// end

@Suite("The article on state and drafts")
struct StateSnippetTests {
    private static func makeForms() async throws -> (FormList, FormViewController) {
        // snippet: form-list
        var forms: FormList = ["sign-up": { signUp() }, "contact": { contactForm() }]
        forms.add("order") { (order: OrderContext) in OrderForm(order) }

        let order = OrderContext(number: 7, user: "ada")
        let controller = try await forms.controller("order", context: order)
        // end
        return (forms, controller)
    }

    private struct RecordKey: Codable, Sendable { var id: Int }
    private struct Person: Codable, Sendable { var name: String }

    private struct People: Sendable {
        func find(_ id: Int) async throws -> Person { Person(name: "Ada \(id)") }
    }

    @Test("makes a form from a record that its context names")
    func records() async throws {
        let people = People()
        let personForm: @Sendable () -> Form = { Form { StringRow("name") } }
        // snippet: form-list-with-record
        var forms: FormList = ["sign-up": { signUp() }, "contact": { contactForm() }]
        forms.add("order") { (order: OrderContext) in OrderForm(order) }
        forms.add("edit") { (key: RecordKey) in
            let person = try await people.find(key.id)
            let form = personForm()
            try form.fill(from: person)
            return form
        }

        let order = OrderContext(number: 7, user: "ada")
        let controller = try await forms.controller("order", context: order)
        // end
        #expect(controller.form.context?["number"] == 7)
        let edited = try await forms.controller("edit", context: RecordKey(id: 7)).form
        #expect(edited.values()["name"] as? String == "Ada 7")
        // The record is not part of the state.
        let state = try JSONEncoder().encode(edited.state)
        #expect(!String(decoding: state, as: UTF8.self).contains("Ada"))
    }

    private static func savedDraft() throws -> Data {
        let form = tripForm()
        form.setValues(["traveller": "Ada"])
        // snippet: save-draft
        let state = form.state
        for key in state.omittedValues { print("\(key) is not part of the draft") }
        let draft = try JSONEncoder().encode(state)
        // end
        return draft
    }

    @Test("saves and resumes a draft")
    func draft() throws {
        let draft = try Self.savedDraft()
        // snippet: resume-draft
        let state = try JSONDecoder().decode(FormState.self, from: draft)
        let form = tripForm()
        for misfit in form.restore(state) { print(misfit) }
        // end
        #expect(form.values()["traveller"] as? String == "Ada" && form.state == state)
    }

    @Test("creates forms from contexts and from states")
    func contexts() async throws {
        let (forms, opened) = try await Self.makeForms()
        opened.form.setValues(["note": "soon"])
        let state = opened.form.state
        // snippet: restore-from-list
        let (controller, problems) = try await forms.controller(restoring: state)
        // end
        #expect(controller.form.values()["note"] as? String == "soon" && problems.isEmpty)
    }

    @Test("continues a draft in a served form")
    func servedDraft() async throws {
        // snippet: served-draft
        let drafts = Drafts()
        var forms = FormList()
        forms.add("trip") { (user: String) in DraftController(tripForm(), of: user, in: drafts) }

        let controller = try await forms.controller("trip", context: "ada")
        // end
        controller.loadViewIfNeeded()
        controller.form.setValues(["traveller": "Ada"])
        let open = controller.form.state
        let next = try await forms.controller("trip", context: "ada")
        next.loadViewIfNeeded()
        let later = next.form
        #expect(later.values()["traveller"] as? String == "Ada" && later.state == open)
        let other = try await forms.controller("trip", context: "eve")
        other.loadViewIfNeeded()
        #expect(other.form.values()["traveller"] as? String == nil)
        // A page opened earlier keeps its values.
        later.setValues(["traveller": "Grace", "nights": 2])
        let (restored, problems) = try await forms.controller(restoring: open)
        #expect(problems.isEmpty && restored.form.state == open)
        #expect(restored.form.values()["nights"] as? Int == nil)
        try await restored.form.submit()
        #expect(drafts["ada"] == nil)
    }

    @Test("stores the values of hidden rows, and nothing after the submission")
    func endOfDraft() throws {
        let drafts = Drafts()
        let form = tripForm()
        let seat = IntRow("seat") { $0.hidden = true }
        form.append(Section([seat]))
        let controller = DraftController(form, of: "ada", in: drafts)
        controller.loadViewIfNeeded()
        seat.value = 4
        #expect(drafts["ada"] == form.state)
        form.setValues(["traveller": "Ada"])
        #expect(drafts["ada"] == form.state)
        try form.submit()
        #expect(drafts["ada"] == nil)
        form.setValues(["nights": 2])
        #expect(drafts["ada"] == nil && controller.form === form)
    }

    @Test("keeps a copy")
    func copy() async throws {
        let session = FormSession { FormViewController(form: Form { TextRow("name") }) }
        let event = ViewEvent(ViewID("name/content/field"), .type("Ada"))
        // snippet: keep-copy
        var copy = await session.state
        await session.send(event)
        copy.apply(await session.takeStateChanges())
        // end
        #expect(await copy == session.state)
    }

    @Test("keeps a copy on a stage")
    func stageCopy() {
        let stage = FormStage(FormViewController(form: Form { TextRow("name") }))
        // snippet: comment-state-changes
        var copy = stage.state
        _ = stage.receive(ViewEvent(ViewID("name/content/field"), .type("Ada")))
        copy.apply(stage.takeStateChanges())
        // end
        #expect(copy == stage.state)
    }

    @Test("quotes the problems of screens that cannot be restored")
    func closedScreens() throws {
        func controller(_ tag: String) -> FormViewController {
            FormViewController(form: Form { Section { NoteRow(tag) } })
        }
        let terms = controller("terms")
        terms.form.rowBy(tag: "terms")?.didSelect()
        var problems = controller("name").form.restore(terms.form.state)
        terms.show(FormViewController(form: Form()))
        problems += controller("terms").form.restore(terms.form.state)
        let rating = controller("rating")
        rating.present(FormViewController(form: Form()), from: rating.form[0][0])
        let other = controller("rating")
        (other.form.rowBy(tag: "rating") as NoteRow?)?.presentationMode = nil
        problems += other.form.restore(rating.form.state)
        #expect(problems.count == 3 && terms.presented?.presenterRow == nil)
        expect(try Article("StateAndDrafts"), toSay: problems)
    }

    @Test("quotes the problems of values that cannot be restored")
    func problems() async throws {
        let article = try Article("StateAndDrafts")
        let old = Form {
            NameRow("traveller")
            NameRow("nights")
            NameRow("airline")
            CodeRow("code")
        }
        old.setValues(["nights": "two", "airline": "none", "code": "1234"])
        let new = tripForm()
        new.append(Section([CodeRow("code")]))
        let named = tripForm()
        named.name = "trip"
        let order = try await Self.makeForms().1.form
        let problems = new.restore(old.state) + named.restore(order.state)
        expect(article, toSay: problems)
        // Two contexts with one name.
        let other = Form { NameRow("note") }
        other.name = "order"
        expect(article, toSay: other.restore(order.state))
        #expect(problems.count == 5)
    }
}
