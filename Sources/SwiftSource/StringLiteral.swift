/// The evaluation of string literals.
package enum StringLiteral {
    /// Returns the text of a literal, which includes its delimiters, or nil if the literal is
    /// malformed or has an interpolation.
    package static func value(of literal: some Collection<UInt8>) -> String? {
        let source = Array(String(decoding: literal, as: UTF8.self))
        let hashes = source.prefix { $0 == "#" }.count
        var inner = source.dropFirst(hashes).dropLast(hashes)
        let isMultiline =
            inner.starts(with: "\"\"\"") && inner.dropFirst(3).first?.isNewline == true
        let quotes = isMultiline ? 3 : 1
        guard inner.count >= 2 * quotes, inner.first == "\"", inner.last == "\"" else { return nil }
        inner = inner.dropFirst(quotes).dropLast(quotes)
        let escape = "\\" + String(repeating: "#", count: hashes)
        guard isMultiline else { return unescaped(inner, escape) }
        var lines = inner.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .dropFirst()
        guard let indent = lines.popLast()?.count else { return nil }
        lines = lines.map { $0.dropFirst(indent) }[...]
        return unescaped(Array(lines.joined(separator: "\n"))[...], escape)
    }

    private static func unescaped(_ characters: ArraySlice<Character>, _ escape: String) -> String?
    {
        var text = ""
        var rest = characters
        while let character = rest.first {
            guard rest.starts(with: escape) else {
                text.append(character)
                rest.removeFirst()
                continue
            }
            rest = rest.dropFirst(escape.count)
            guard let part = escaped(&rest) else { return nil }
            text += part
        }
        return text
    }

    /// Reads an escape sequence after its backslash.
    private static func escaped(_ rest: inout ArraySlice<Character>) -> String? {
        switch rest.popFirst() {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "0": return "\0"
        case "\\": return "\\"
        case "\"": return "\""
        case "'": return "'"
        case let next? where next.isNewline: return ""
        case "u" where rest.popFirst() == "{":
            let digits = rest.prefix { $0 != "}" }
            rest = rest.dropFirst(digits.count + 1)
            return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
        default: return nil
        }
    }
}
