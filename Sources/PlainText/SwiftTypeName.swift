/// Names of types in their short form.
package enum SwiftTypeName {
    /// Returns the short form of a type's name: `[String]?` for `Optional<Array<String>>`.
    package static func short(_ name: String) -> String {
        guard let open = name.firstIndex(of: "<"), name.last == ">" else { return name }
        let base = name[..<open]
        let inner = name[name.index(after: open)...].dropLast()
        let arguments = self.arguments(of: inner).map(short)
        switch (base, arguments.count) {
        case ("Optional", 1):
            let wrapped = arguments[0]
            return wrapped.contains("->") ? "(\(wrapped))?" : "\(wrapped)?"
        case ("Array", 1): return "[\(arguments[0])]"
        case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
        default: return "\(base)<\(arguments.joined(separator: ", "))>"
        }
    }

    /// Splits the arguments of a generic type at the commas of its own level.
    private static func arguments(of list: Substring) -> [String] {
        var arguments = [""]
        var (depth, last) = (0, Character(" "))
        for character in list {
            if "<([".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && last != "-") { depth -= 1 }
            last = character
            if character == ",", depth == 0 {
                arguments.append("")
            } else if character != " " || !(arguments.last ?? "").isEmpty {
                arguments[arguments.count - 1].append(character)
            }
        }
        return arguments.map(\.withoutSpacesAtEnd)
    }
}
