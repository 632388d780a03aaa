import RowKit
import RowTesting
import TestRows
import Testing

@Suite("The README's test")
struct ReadmeTesterTests {
    func trip() -> Form { Form("Trip") { CityRow("city") } }

    // snippet: readme-tester
    @Test("Searches for a city when the user stops typing")
    func city() async {
        let tester = FormTester(form: trip())
        tester.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        tester.expectWork("search", of: "city", after: .milliseconds(300))
        await tester.advance(by: .milliseconds(300)) { $0.values["city"] = "London" }
        tester.finish()
    }
    // end

    // snippet: readme-laws
    @Test("Stars keep the laws of rows")
    func laws() throws { try expectLaws(of: StarsRowPlugin.self) }
    // end
}

private enum StarsRowPlugin: RowPlugin {
    static let name = "StarsRow", version = "0.1.0"
    static let rows = [RowDescriptor(StarsRow.self, "Asks for a number of stars.")]
}
