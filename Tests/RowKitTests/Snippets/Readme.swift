import RowKit
import Testing

@Suite("The README's host")
struct ReadmeHostTests {
    @Test("shows a form to a host")
    func hosts() async {
        // snippet: readme-hosts
        let session = FormSession {
            FormViewController(form: Form("Vote") { RatingRow("film") { $0.title = "The film" } })
        }
        let page = await session.snapshot()  // the views to draw

        let fifth = ViewEvent(ViewID("film/content/1/4"), .press)
        let changes = await session.send(fifth)  // five full stars
        // end
        #expect(page.count == 1 && changes.changes.count == 5)
        #expect(await session.values()["film"] as? Int == 5)
    }
}
