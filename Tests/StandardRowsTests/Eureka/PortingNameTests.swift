import TestRuns
import Testing

/// Compares the pages for users of Eureka and Former with the names in these libraries.
///
/// The lists were made from the sources of Eureka 5.5.0 and Former 1.8.1. They have the public
/// names that users write, without initialisers and the methods of delegates, and the names of
/// UIKit in the documentation and the examples of Eureka.
@Suite("Names of other libraries")
struct PortingNameTests {
    private static let pages = "Sources/StandardRows/StandardRows.docc"

    @Test("Each name of Eureka is the same here, or has an equivalent in a table of its page")
    func eureka() throws {
        let names = try LibraryNames("EurekaNames.txt")
        try #require(names.all.count > 500 && Set(names.all).count == names.all.count)
        let missing = try names.missing(
            on: "\(Self.pages)/ComingFromEureka.md", andIn: ["RowKit", "StandardRows"])
        #expect(missing == [])
    }

    @Test("Each name of Former is the same here, or has an equivalent in a table of its page")
    func former() throws {
        let names = try LibraryNames("FormerNames.txt")
        try #require(names.all.count > 200 && Set(names.all).count == names.all.count)
        let missing = try names.missing(
            on: "\(Self.pages)/ComingFromFormer.md", andIn: ["RowKit", "StandardRows"])
        #expect(missing == [])
    }

    @Test("A name is found only as code, before an equivalent, and a member with its labels")
    func tables() {
        let page = """
            `inText`
            | Eureka | Here |
            |---|---|
            | `Form`, `rowBy(tag:)`, word | `Answer` |
            | `Former(tableView:)`, `.fixed` | `Answer` |
            | `empty` | |
            ```
            | `inCode` | `Answer` |
            ```
            """
        #expect(
            LibraryNames.names(on: page) == [
                "Form", "rowBy(tag:)", "Former(tableView:)", "Former", "fixed",
            ])
    }
}
