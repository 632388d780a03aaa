import RowExamples
import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("The example with 10,000 clubs")
struct ClubsTests {
    private let tester: FormTester

    init() async throws {
        tester = FormTester(try await RowExamples.forms.controller("clubs"))
        tester.isExhaustive = false
    }

    private func row(_ tag: String) throws -> PushRow<String> {
        try #require(tester.form.rowBy(tag: tag) as? PushRow<String>)
    }

    @Test("offers the towns of a country, and the clubs of a town")
    func offering() throws {
        #expect(try row("town").isDisabled)
        tester.form.update(by: .user) { try? row("country").value = "IE" }
        #expect(try row("town").options == ["Cork", "Dublin", "Galway", "Limerick", "Sligo"])
        tester.form.update(by: .user) { try? row("town").value = "Galway" }
        let club = try row("club")
        #expect(club.options?.count == 100)
        #expect(club.options?.first == "IE200")
        tester.form.update(by: .user) { club.value = "IE205" }
        #expect(club.displayText == "Athletic Galway 1907")
        #expect(tester.form.values()["fee"] as? Double == 105_000)
        let others = try #require(
            tester.form.rowBy(tag: "others") as? MultipleSelectorRow<String>)
        #expect(!others.isHidden)
        #expect(others.options?.count == 99)
    }

    @Test("removes the town and the club when the user chooses another country")
    func chains() throws {
        tester.form.setValues(["country": "IE", "town": "Galway", "club": "IE205"])
        #expect(tester.form.validate().isEmpty)
        try row("country").setValue("JP", by: .user)
        #expect(try row("town").value == nil)
        #expect(try row("club").value == nil)
        #expect(tester.form.values()["fee"] as? Double == nil)
        tester.form.setValues(["country": "IE", "town": "Osaka"])
        #expect(tester.form.validate().map(\.place) == ["town"])
        tester.finish()
    }

    @Test("finds a country, a town and a club on their screens")
    func screens() throws {
        tester.select("country")
        tester.select("country>#:0:12")
        tester.select("town")
        tester.select("town>#:0:0")
        #expect(try row("country").value == "IE")
        #expect(try row("town").value == "Cork")
        tester.select("club")
        let screen = try #require(
            tester.form.controller?.presented as? PushRow<String>.Selector)
        screen.searchText = "1899"
        #expect(screen.form.rows.count == 10)
        tester.finish()
    }
}
