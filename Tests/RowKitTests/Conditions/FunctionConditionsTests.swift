import Testing

@testable import RowKit

@Suite("Function conditions")
struct FunctionConditionsTests {
    private let facets = (0..<4).map { _ in Facet(.hidden, of: nil) }

    @Test("are repeated after an element joins only if they read elements outside the form")
    func repeated() {
        var functions = FunctionConditions()
        for facet in facets { functions.append(facet) }
        facets[1].readsStrangers = true
        #expect(functions.takeRepeated().isEmpty)
        functions.noteArrival()
        let repeated = functions.takeRepeated()
        #expect(repeated.count == 1)
        #expect(repeated.first === facets[1])
        #expect(functions.takeRepeated().isEmpty)
    }

    @Test("that were removed are not repeated", arguments: 0..<4, 0..<4)
    func removed(first: Int, second: Int) {
        var functions = FunctionConditions()
        for facet in facets {
            facet.readsStrangers = true
            functions.append(facet)
        }
        functions.remove(facets[first])
        functions.remove(facets[second])
        // Removing a facet whose condition is no longer a function is allowed.
        functions.remove(facets[first])
        functions.noteArrival()
        let kept = facets.indices.filter { $0 != first && $0 != second }
        #expect(
            Set(functions.takeRepeated().map(ObjectIdentifier.init))
                == Set(kept.map { ObjectIdentifier(facets[$0]) }))
    }
}
