// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import RowKit
import Testing

// The examples in the comments on named parts of documents.

private enum Atlas {
    static func countries() async throws -> [String] { ["Chad"] }
    static func cities(of country: String) async throws -> [String] { ["Abéché"] }
}

private enum AtlasPlugin: RowPlugin {
    static let name = "Atlas", version = "1.0.0"
    static let rows: [RowDescriptor] = []

    // snippet: comment-row-action
    public static let actions = [
        RowAction("capitalize", "Writes the value in capital letters.") { row in
            row.baseValue = (row.baseValue as? String)?.uppercased()
        }
    ]
    // end

    // snippet: comment-option-source
    public static let optionSources = [
        OptionSource("countries", "All countries.") { try await Atlas.countries() },
        OptionSource("cities", "The cities of a country.") { (country: String) in
            try await Atlas.cities(of: country)
        },
    ]
    // end
}

@Suite("The examples in the comments on named parts")
struct NamedPartCommentTests {
    @Test("define actions, headers and option sources")
    func parts() throws {
        let row = NameRow("name")
        let section = Section([row])
        // snippet: comment-named-swipe
        row.trailingSwipe.actions = [SwipeAction(.clear, title: "Any")]
        // end
        // snippet: comment-image-header
        section.header = ImageHeader(
            title: "A cup", subtitle: "Hot or cold", image: .symbol("cup"), height: 88)
        // end
        row.value = "Emmy"
        row.trailingSwipe.actions.first?.perform(on: row)
        #expect(row.value == nil && section.header?.title == "A cup")
        #expect(AtlasPlugin.actions.first?.style == .normal)
        #expect(AtlasPlugin.optionSources.map(\.name) == ["countries", "cities"])
        #expect(AtlasPlugin.optionSources.first?.summary == "All countries.")
    }
}
