/// Short names for the variables, functions and parameters of a script.
///
/// All that a script declares under one name get the same short name, which it uses for nothing
/// else, so each still hides what it hid before. A name that is also that of a property stays,
/// because `{ name }` is both. The script must not hide a name of the browser that it uses.
struct ScriptNames {
    private var short: [ArraySlice<UInt8>: [UInt8]] = [:]

    init(in tokens: [ScriptToken]) {
        var counts: [ArraySlice<UInt8>: Int] = [:]
        for token in tokens where token.kind == .name { counts[token.text, default: 0] += 1 }
        let declared = Self.declarations(in: tokens)
        let properties = Set(tokens.lazy.filter { $0.kind == .property }.map(\.text))
        var unused = Self.all.lazy.filter { counts[$0[...]] == nil }.makeIterator()
        // A stable order for names of equal counts.
        let places = Dictionary(zip(declared, 0...)) { first, _ in first }
        let names = places.keys.filter { $0.count > 1 && !properties.contains($0) }
        for name in names.sorted(by: {
            (-counts[$0, default: 0], places[$0, default: 0])
                < (-counts[$1, default: 0], places[$1, default: 0])
        }) {
            short[name] = unused.next()
        }
        // With one word for both, the script is shorter once it is compressed.
        short[Array("const".utf8)[...]] = Array("let".utf8)
        short[Array("true".utf8)[...]] = Array("!0".utf8)
        short[Array("false".utf8)[...]] = Array("!1".utf8)
    }

    /// The names of variables, functions and parameters, in the order of the script.
    ///
    /// Without those in patterns, which are names of properties as well.
    private static func declarations(in tokens: [ScriptToken]) -> [ArraySlice<UInt8>] {
        var declared: [ArraySlice<UInt8>] = []
        /// The open round brackets, each with whether it follows the name of a function, and the
        /// names that are parameters if it has parameters. Other brackets have none.
        var open: [(isOfFunction: Bool, names: [ArraySlice<UInt8>])] = []
        var closed: [ArraySlice<UInt8>] = []
        for (index, token) in tokens.enumerated() {
            let last = index > 0 ? tokens[index - 1] : nil
            if token.kind == .name {
                if last?.isOne(of: ["const", "let", "function"]) == true {
                    declared.append(token.text)
                } else if ["(", ",", "..."].contains(where: { last?.is($0) == true }) {
                    open.indices.last.map { open[$0].names.append(token.text) }
                }
            } else if ["(", "[", "{"].contains(where: token.is) {
                let isOfFunction = index > 1 && tokens[index - 2].isOne(of: ["function"])
                open.append((token.is("(") && isOfFunction, []))
            } else if [")", "]", "}"].contains(where: token.is), let bracket = open.popLast() {
                closed = bracket.names
                if bracket.isOfFunction { declared += closed }
            } else if token.is("=>"), last?.is(")") == true {
                declared += closed
            }
        }
        return declared
    }

    /// The text of a token, with the short name if it is one of a variable or function.
    func text(of token: ScriptToken) -> ArraySlice<UInt8> {
        guard token.kind == .name else { return token.text }
        return short[token.text]?[...] ?? token.text
    }

    /// The short names: letters first, which the script may use, but for words of the language.
    private static let all: [[UInt8]] = {
        let small = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
        let large = Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
        let pairs = small.flatMap { first in small.map { [first, $0] } }
        let words = ["as", "do", "if", "in", "is", "of"].map { Array($0.utf8) }
        return (small + large).map { [$0] } + pairs.filter { !words.contains($0) }
    }()
}
