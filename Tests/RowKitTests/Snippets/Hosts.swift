import Foundation
import RowKit
import Testing

// snippet: outline-renderer
/// Draws the readable text, one line per element.
struct OutlineRenderer: FormRenderer {
    mutating func draw(_ view: FormView) -> [String] { [view.title ?? ""] + all(in: view) }
    mutating func draw(_ view: SectionView) -> [String] { ["--"] + all(in: view) }
    mutating func draw(_ view: CellView) -> [String] {
        all(in: view) + (view.error.map { ["! \($0)"] } ?? [])
    }
    mutating func draw(_ view: LabelView) -> [String] { view.text.map { [$0] } ?? [] }
    mutating func draw(_ view: ImageView) -> [String] { [] }
    mutating func draw(_ view: TextFieldView) -> [String] {
        ["[\(view.text)]"] + all(in: view)
    }
    mutating func draw(_ view: TextAreaView) -> [String] { ["[\(view.text)]"] }
    mutating func draw(_ view: ToggleView) -> [String] { [view.isOn ? "(x)" : "( )"] }
    mutating func draw(_ view: SliderView) -> [String] { ["\(view.value)"] }
    mutating func draw(_ view: StepperView) -> [String] { ["- \(view.value) +"] }
    mutating func draw(_ view: ChoiceView) -> [String] { view.options.map(\.title) }
    mutating func draw(_ view: DateView) -> [String] { [view.date ?? "no date"] }
    mutating func draw(_ view: ButtonView) -> [String] { ["<\(view.title ?? "")>"] }
    mutating func draw(_ view: StackView) -> [String] { all(in: view) }
    mutating func draw(_ view: ListView) -> [String] { view.items.map(\.title.text) }
    mutating func draw(_ view: CanvasView) -> [String] { [view.name ?? "a drawing"] }
    mutating func draw(_ view: ColorView) -> [String] { [view.color?.text ?? "no colour"] }
    mutating func draw(_ view: FileView) -> [String] { view.files.map(\.name) }
    mutating func draw(_ view: ProgressView) -> [String] { ["…"] }

    private mutating func all(in view: BaseView) -> [String] {
        view.children.flatMap { $0.draw(on: &self) }
    }
}
// end

@Suite("The article's hosts")
struct HostSnippetTests {
    @Test("draw a form once, and only its changes afterwards")
    func drawing() {
        let form = Form("Sign up") { TextRow("name") { $0.title = "Name" } }
        // snippet: stage-use
        let stage = FormStage(FormViewController(form: form))
        var renderer = OutlineRenderer()
        let lines = stage.screens[0].draw(on: &renderer)

        let typed = ViewEvent(ViewID("name/content/field"), .type("Ada", caret: 3))
        let changes = stage.receive(typed)
        // end
        #expect(lines == ["Sign up", "--", "Name", "[]"])
        #expect(changes.isEmpty && form.values()["name"] as? String == "Ada")
    }

    @Test("send events and receive changes")
    func session() async {
        // snippet: session-use
        let session = FormSession {
            FormViewController(form: Form("Sign up") { TextRow("name") })
        }
        let page = await session.snapshot()

        let typed = ViewEvent(ViewID("name/content/field"), .type("Ada"))
        let changes = await session.send(typed)

        let values = await session.values()
        // end
        #expect(page.count == 1 && changes.isEmpty)
        #expect(values["name"] as? String == "Ada")
    }

    @Test("draw changes within the session")
    func attached() async {
        let session = FormSession { SessionTests.makeController() }
        // snippet: session-attach
        let host = await session.attach { stage, changes in
            changes.changes.map { change in
                switch change {
                case .insert(let id, into: _, after: _):
                    "\(stage.view(id)?.kind.rawValue ?? "") \(id)"
                case .set(let id, let properties): "\(id): \(properties.map(\.rawValue))"
                default: "\(change)"
                }
            }
        }
        let drawn = await host.send(ViewEvent(ViewID("seen/accessory"), .toggle(true)))
        // end
        #expect(drawn == ["cell opinion"])
    }

    @Test("draw the first page with its number, without the changes before it")
    func firstPage() async throws {
        struct Page: Sendable {
            let screens: [ViewDescription]
            let number: Int
            let focused: ViewID?
        }
        let session = FormSession { SessionTests.makeController() }
        let host = await session.attach { stage, changes in stage.describe(changes) }
        // snippet: session-first-page
        let page = await session.withStage { stage in
            _ = stage.takeChanges()  // the page shows them
            return Page(
                screens: stage.snapshot, number: stage.changeNumber, focused: stage.focused)
        }
        // end
        var mirror = ViewMirror(page.screens, focused: page.focused)
        let toggled = ViewEvent(ViewID("seen/accessory"), .toggle(true))
        mirror.apply(toggled)
        let patch = await host.send(toggled)
        mirror.apply(patch)
        #expect(patch.number == page.number + 1 && mirror.unappliedChanges.isEmpty)
        #expect(await mirror.screens == session.snapshot())
    }

    @Test("read the form's language within the session")
    func language() async {
        let session = FormSession { SessionTests.makeController() }
        // snippet: session-language
        let (language, direction, submit) = await session.withForm { form in
            let formats = form.phrases.formats
            return (formats.language, formats.textDirection, form.phrases.text(.submit))
        }
        // end
        #expect(language == "en" && direction == .leftToRight && submit == "Submit")
    }

    @Test("decode and encode the article's JSON of every action and every change")
    func json() throws {
        let article = try Article("Hosts")
        let cells = article.rows(under: "| Event | Meaning |").map(Self.code)
        let events = try cells.map { try Self.roundTrip(ViewEvent.self, $0) }
        let actions = Set(events.map(\.action.name))
        #expect(actions == Self.actionNames)

        let changes = article.rows(under: "| Change | Meaning |").map(Self.code)
        for change in changes { _ = try Self.roundTrip(ViewPatch.Change.self, change) }
        #expect(changes.count == 9)
    }

    @Test("receive refusals with the messages in the article")
    func refusals() throws {
        let article = try Article("Hosts")
        let choice = ViewID("seat/content")
        let form = Form {
            TextRow("opinion") { $0.hidden = true }
            TextRow("seat") { row in
                row.cellSetup { cell, _ in
                    let view = ChoiceView()
                    view.options = [ChoiceView.Option("1", "Front")]
                    cell.contentView = view
                }
            }
        }
        let stage = FormStage(FormViewController(form: form))
        let refused = [
            ViewEvent(ViewID("nmae"), .press), ViewEvent(ViewID("opinion"), .press),
            ViewEvent(ViewID("#:0"), .press), ViewEvent(choice, .choose(["9"])),
            ViewEvent(ViewID(":"), .dismiss),
        ]
        let messages = refused.compactMap { stage.receive($0).refusal?.message }
        #expect(messages.count == refused.count)
        for message in messages { #expect(article.says("`\(message)`")) }
    }

    private static let actionNames: Set = [
        "focus", "blur", "type", "toggle", "set", "choose", "date", "color", "files", "point",
        "press", "key", "commit", "swipe", "delete", "move", "dismiss",
    ]

    /// The text in the first cell of a table row, without code marks.
    private static func code(_ row: String) -> String {
        let cell = row.dropFirst().prefix { $0 != "|" }
        return cell.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
    }

    /// Decodes, encodes, and expects the same JSON.
    private static func roundTrip<Value: Codable>(_ type: Value.Type, _ text: String) throws
        -> Value
    {
        let value = try JSONDecoder().decode(type, from: Data(text.utf8))
        let again = try JSONEncoder().encode(value)
        let json = JSONDecoder()
        #expect(
            try json.decode(JSONValue.self, from: again)
                == json.decode(JSONValue.self, from: Data(text.utf8)), "\(text)")
        return value
    }
}
