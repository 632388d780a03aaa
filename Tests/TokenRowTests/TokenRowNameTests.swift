import TestRuns
import Testing

/// Compares the page of TokenRow with the names of the original, a row for Eureka.
///
/// The list was made from the sources of TokenRow 1.6.0. It has the public names that users write,
/// without initialisers and the methods of delegates, and the names of UIKit in its README.
@Suite("Names of TokenRow")
struct TokenRowNameTests {
    @Test("are the same here, or have equivalents in a table of the page")
    func names() throws {
        let names = try LibraryNames("TokenRowNames.txt")
        try #require(names.all.count > 30 && Set(names.all).count == names.all.count)
        let missing = try names.missing(
            on: "Community/TokenRow/TokenRow.docc/TokenRow.md",
            andIn: ["TokenRow"])
        #expect(missing == [])
    }
}
