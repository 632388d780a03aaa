import Foundation
import RowKit
import StandardRows
import Testing

@Suite("The article on lists")
struct ListsTests {
    @Test("gives options titles, and filters a list")
    func lists() throws {
        // snippet: options-with-titles
        let size = SegmentedRow<String>("size") { $0.options = ["S", "M", "L"] }
        let country = PushRow<String>("country") { row in
            row.titledOptions = ["AT": "Austria", "DE": "Germany"]
        }
        // end
        // snippet: list-of-clubs
        let clubs = try ItemList([
            ["value": "svw", "title": "SV Wien", "country": "AT", "fee": 40],
            ["value": "fcb", "title": "FC Bonn", "country": "DE"],
        ])
        let club = PushRow<String>("club")
        let form = Form("Tournament") {
            country
            club
            DecimalRow("fee") { $0.calculated = "coalesce(lookup('clubs', $club, 'fee'), 50)" }
        }
        form.lists["clubs"] = clubs
        club.takeOptions(from: "clubs", where: "country == $country")
        // end
        #expect(size.options == ["S", "M", "L"])
        country.setValue("AT", by: .user)
        #expect(country.displayText == "Austria")
        #expect(club.options == ["svw"])
        club.setValue("svw", by: .user)
        #expect(club.displayText == "SV Wien")
        #expect(form.values()["fee"] as? Double == 40)
        country.setValue("DE", by: .user)
        #expect(club.value == nil)
        #expect(form.values()["fee"] as? Double == 50)
        #expect(form.problems.isEmpty)
    }

    @Test("is that of the comments")
    func comments() throws {
        let country = PushRow<String>("country")
        let club = PushRow<String>("club")
        let fee = DecimalRow("fee")
        let form = Form([Section([country, club, fee])])
        // snippet: titled-options
        country.titledOptions = ["AT": "Austria", "DE": "Germany"]
        // end
        // snippet: item-list
        form.lists["clubs"] = try ItemList([
            ["value": "svw", "title": "SV Wien", "country": "AT", "fee": 40],
            ["value": "lask", "title": "LASK", "country": "AT", "fee": 50],
        ])
        club.takeOptions(from: "clubs", where: "country == $country")
        fee.calculated = "lookup('clubs', $club, 'fee')"
        // end
        form.setValues(["country": "AT", "club": "lask"])
        #expect(fee.value == 50)
        let clubs = try ItemList(values: ["a"])
        // snippet: take-options
        form.lists["clubs"] = clubs
        club.takeOptions(from: "clubs", where: "SELF != $country")
        // end
        #expect(club.options == ["a"])
    }

    @Test("shows the same form as a document")
    func document() throws {
        let json = try #require(try articleBlock(after: "## In documents"))
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let form = try factory.form(from: Data(json.utf8))
        form.setValues(["country": "AT", "club": "svw"])
        #expect(form.values()["fee"] as? Double == 40)
        #expect(form.validate().isEmpty)
    }

    /// The first block of JSON after a heading of the article.
    private func articleBlock(after heading: String) throws -> String? {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appending(path: "Sources/RowKit/RowKit.docc/Lists.md"),
            encoding: .utf8)
        return article.components(separatedBy: heading).last?
            .components(separatedBy: "```json\n").dropFirst().first?
            .components(separatedBy: "```").first
    }
}
