import TestRuns
import Testing

/// Compares the page of SuggestionRow with the names of the original, a row for Eureka.
///
/// The list was made from the sources of SuggestionRow 3.3.0. It has the public names that users
/// write, without initialisers and the methods of delegates, and names of UIKit.
@Suite("Names of SuggestionRow")
struct SuggestionRowNameTests {
    @Test("are the same here, or have equivalents in a table of the page")
    func names() throws {
        let names = try LibraryNames("SuggestionRowNames.txt")
        try #require(names.all.count > 20 && Set(names.all).count == names.all.count)
        let missing = try names.missing(
            on: "Community/SuggestionRow/SuggestionRow.docc/SuggestionRow.md",
            andIn: ["SuggestionRow"])
        #expect(missing == [])
    }
}
