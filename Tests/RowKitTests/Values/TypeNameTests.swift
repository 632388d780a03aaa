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

    @Test(
        "can include the enclosing types, but not the module",
        arguments: [
            ("Any", "Any"), ("Garden.StarsRow", "StarsRow"), ("Garden.Outer.In", "Outer.In"),
            ("Garden.Outer<Swift.Int>.In<Garden.Moon>", "Outer<Int>.In<Moon>"),
            ("Swift.Dictionary<Swift.String, Garden.Outer.In>", "Dictionary<String, Outer.In>"),
            ("(a: Swift.Int, Garden.Outer.In)", "(a: Int, Outer.In)"),
            ("(Swift.Int) -> Garden.Outer.In", "(Int) -> Outer.In"),
            ("Garden.`Some Row`", "`Some Row`"),
            ("Garden.(unknown context at $55582ad1f1c4).Stars.In", "Stars.In"),
            ("Garden.Outer<Garden.(unknown context at $5).Stars>.In", "Outer<Stars>.In"),
            ("(extension in Garden):Swift.Array<Swift.Int>.In", "Array<Int>.In"),
        ])
    func qualified(written: String, name: String) { #expect(withoutModules(written) == name) }

    @Test("is the name in the source")
    func sourceName() {
        #expect(typeName(Hidden<Int>.self) == "Hidden<Int>")
        #expect(qualifiedTypeName(Hidden<Int>.self) == "TypeNameTests.Hidden<Int>")
        #expect(qualifiedTypeName([String].self) == "Array<String>")
    }
}
