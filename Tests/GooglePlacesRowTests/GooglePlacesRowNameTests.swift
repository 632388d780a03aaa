import TestRuns
import Testing

/// Compares the page of GooglePlacesRow with the names of the original, a row for Eureka.
///
/// The list was made from the sources of GooglePlacesRow 3.2.0. It has the public names that users
/// write, without initialisers and the methods of delegates, and names of UIKit and of Google's
/// library.
@Suite("Names of GooglePlacesRow")
struct GooglePlacesRowNameTests {
    @Test("are the same here, or have equivalents in a table of the page")
    func names() throws {
        let names = try LibraryNames("GooglePlacesRowNames.txt")
        try #require(names.all.count > 30 && Set(names.all).count == names.all.count)
        let missing = try names.missing(
            on: "Community/GooglePlacesRow/GooglePlacesRow.docc/GooglePlacesRow.md",
            andIn: ["GooglePlacesRow"])
        #expect(missing == [])
    }
}
