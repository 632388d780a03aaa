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
        let fare = PickerInputRow<String>("fare")
        // snippet: titled-options
        country.titledOptions = ["AT": "Austria", "DE": "Germany"]
        // end
        // snippet: options-with-details
        fare.titledOptions = TitledOptions([
            TitledOption("basic", "Basic", details: ["1 bag", "120 €"]),
            TitledOption("flex", "Flex", details: ["2 bags", "180 €"]),
        ])
        // end
        #expect(fare.title(of: "flex") == "Flex")
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

    @Test("takes the options of sections and columns from lists")
    func sectionsAndColumns() throws {
        // snippet: listed-section
        let oceans = SelectableSection<ListCheckRow<String>>("Oceans")
        oceans.takeOptions(from: "oceans", where: "size >= $least")
        // end
        let place = DoublePickerRow<String, String>("place")
        // snippet: listed-columns
        place.takeOptions(in: "first", from: "countries")
        place.takeOptions(in: "second", from: "clubs", where: "country == $place.a")
        // end
        let form = Form([oceans, Section([place, IntRow("least") { $0.value = 20 }])])
        form.lists = [
            "oceans": try ItemList([
                ["value": "arctic", "size": 15], ["value": "indian", "size": 70],
            ]),
            "countries": try ItemList(values: ["AT", "DE"]),
            "clubs": try ItemList([["value": "svw", "title": "SV Wien", "country": "AT"]]),
        ]
        #expect(oceans.map(\.title) == ["indian"])
        place.value = Tuple(a: "AT", b: "svw")
        #expect(place.displayText == "AT, SV Wien")
        #expect(form.validate().isEmpty && form.problems.isEmpty)
    }

    @Test("takes the options of a section from a list, as its comment does")
    func sectionComment() throws {
        // snippet: comment-listed-section
        let section = SelectableSection<ListCheckRow<String>>("Oceans")
        section.takeOptions(from: "oceans", where: "size > $minimum")
        // end
        let form = Form([section, Section([IntRow("minimum") { $0.value = 20 }])])
        form.lists["oceans"] = try ItemList([["value": "indian", "size": 70]])
        #expect(section.map(\.title) == ["indian"])
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
