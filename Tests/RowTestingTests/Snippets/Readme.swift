import RowKit
import RowTesting
import TestRows
import Testing

@Suite("The README's test")
struct ReadmeTesterTests {
    func trip() -> Form { Form("Trip") { CityRow("city") } }

    // snippet: readme-tester
    @Test("A city is looked for once the typing has stopped")
    func city() async {
        let tester = FormTester(form: trip())
        tester.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        tester.expectWork("search", of: "city", after: .milliseconds(300))
        await tester.advance(by: .milliseconds(300)) { $0.values["city"] = "London" }
        tester.finish()
    }
    // end
}
