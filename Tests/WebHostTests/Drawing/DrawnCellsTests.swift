import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("A drawing that copies unchanged rows from the last one")
struct DrawnCellsTests {
    private let name = TextRow("name")
    private let mail = EmailRow("mail")
    private let day = DateInlineRow("day")
    private let form: Form
    private let stage: FormStage

    init() {
        mail.add(rule: RuleEmail())
        form = Form("Copied")
        form
            +++ Section()
            <<< name
            <<< SwitchRow("more")
            <<< mail
            <<< day
            +++ Section()
            <<< IntRow("count") { $0.hidden = "$more != true" }
        stage = FormStage(FormViewController(form: form))
    }

    private func drawing(copies: Bool) -> String {
        var page = PageRenderer(phrases: form.phrases)
        if copies { DrawnCells.prepare(&page, for: stage) }
        PageWriter.writeScreens(of: stage, summarizing: nil, to: &page)
        if copies { DrawnCells.keep(&page, of: stage) }
        return String(decoding: page.html.bytes, as: UTF8.self)
    }

    /// Performs a change, and compares the drawings afterwards.
    private func change(_ location: SourceLocation = #_sourceLocation, _ body: () -> Void) {
        _ = drawing(copies: true)
        body()
        _ = stage.takeChanges()
        let anew = drawing(copies: false)
        #expect(drawing(copies: true) == anew, sourceLocation: location)
    }

    @Test("is the same as a complete drawing")
    func sameDrawing() {
        change {}
        change { stage.receive(ViewEvent(ViewID("name/content/field"), .type("Ada"))) }
        change { name.title = "Name" }
        change { mail.value = "nobody" }
        change { form.validate() }
        change { stage.receive(ViewEvent(ViewID("more/accessory"), .toggle(true))) }
        change { day.expandInlineRow() }
        change { form.isDisabled = true }
        change { form.isDisabled = false }
        change { form.isReadOnly = true }
        change { form.isReadOnly = false }
        change { name.tag = "first" }
        change { form[0].insert(TextRow("nickname"), at: 1) }
        change { form[0].removeFirst() }
        change { form[0].swapAt(0, 2) }
        change { form[1].insert(form[0].remove(at: 1), at: 0) }
        change { mail.cell.backgroundColor = .red }
    }

    @Test("copies only rows that are unchanged")
    func copies() throws {
        _ = drawing(copies: true)
        let drawn = try #require(stage.hostStorage as? DrawnCells)
        name.value = "Ada"
        _ = stage.takeChanges()
        let cells = try ["name", "more", "mail"].map {
            try #require(stage.view(ViewID($0)) as? CellView)
        }
        // The index at which the search for a row starts does not matter.
        for place in -1...4 {
            let places = cells.indices.map { drawn.places(of: cells[$0...$0], near: place, true) }
            #expect(places == [0..<0, 1..<2, 2..<3])
        }
        #expect(drawn.places(of: cells[1...], near: 1, true) == 1..<3)
        form.isDisabled = true
        _ = stage.takeChanges()
        #expect(drawn.places(of: cells[1...], near: 1, false).isEmpty)
    }
}
