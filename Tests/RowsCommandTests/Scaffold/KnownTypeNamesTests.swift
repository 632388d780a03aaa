import Foundation
import Testing

@testable import RowsCommand

@Suite("The types that the value of a new row cannot hide")
struct KnownTypeNamesTests {
    @Test("include every public type of RowKit that its documentation lists")
    func rowKit() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let page = root.appending(path: "Sources/RowKit/RowKit.docc/RowKit.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let types = text.matches(of: /\n- ``(\w+)``/).map { String($0.1) }
        try #require(types.count > 150)
        for type in types { #expect(KnownTypeNames.owner(of: type) == "RowKit", "\(type)") }
    }

    @Test("include common types of Swift, and no others")
    func others() {
        for type in ["Set", "Array", "Dictionary", "Optional", "Result", "Range", "Error"] {
            #expect(KnownTypeNames.owner(of: type) == "Swift", "\(type)")
        }
        for type in ["Seat", "Rating", "StarsValue"] {
            #expect(KnownTypeNames.owner(of: type) == nil, "\(type)")
        }
    }
}
