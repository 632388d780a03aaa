import Testing

@testable import RowKit

@Suite("The name of a type")
struct TypeNameTests {
    private struct Hidden<Value> { let value: Value }

    @Test(
        "omits the context of private types",
        arguments: [
            ("StarsRow", "StarsRow"), ("Array<Int>", "Array<Int>"),
            ("(Int, String)", "(Int, String)"),
            ("(StarsRow in _2DEBBB77E2083CFBC93FDF76E9D0B6E8)", "StarsRow"),
            ("Optional<(Stars in _2DEB)>", "Optional<Stars>"),
            ("Pair<(A in _1), (B in _2)>", "Pair<A, B>"), ("(A in _1)<(B in _2)>", "A<B>"),
        ])
    func plain(written: String, name: String) { #expect(plainTypeName(written) == name) }

    @Test("is the name in the source")
    func sourceName() { #expect(typeName(Hidden<Int>.self) == "Hidden<Int>") }
}
