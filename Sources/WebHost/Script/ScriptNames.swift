/// Short names for the variables and functions of a script.
///
/// All that a script declares under one name get the same short name, which it uses for nothing
/// else, so each still hides what it hid before. A name that is also that of a property stays,
/// because `{ name }` is both. The script must not hide a name of the browser that it uses.
struct ScriptNames {
    private var short: [ArraySlice<UInt8>: [UInt8]] = [:]

    init(in tokens: [ScriptToken]) {
        var counts: [ArraySlice<UInt8>: Int] = [:]
        var declared: [ArraySlice<UInt8>] = []
        var last: ScriptToken?
        for token in tokens {
            if token.kind == .name {
                if last?.isOne(of: ["const", "let", "function"]) == true {
                    declared.append(token.text)
                }
                counts[token.text, default: 0] += 1
            }
            last = token
        }
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
