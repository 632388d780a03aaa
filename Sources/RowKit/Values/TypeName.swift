/// The name of a type as declared in its source, without the module.
///
/// An optimised build spells a private type as `(StarsRow in _2DEBBB77E2083CFBC93FDF76E9D0B6E8)`.
@usableFromInline
package func typeName(_ type: Any.Type) -> String { plainTypeName("\(type)") }

/// Returns a type's name without the marks that distinguish private types of different files.
package func plainTypeName(_ written: String) -> String {
    guard written.utf8.contains(UInt8(ascii: "(")) else { return written }
    var (name, rest) = ("", written[...])
    while let mark = rest.firstRange(of: " in _"),
        let open = rest[..<mark.lowerBound].lastIndex(of: "("),
        let close = rest[mark.upperBound...].firstIndex(of: ")")
    {
        name += rest[..<open] + rest[rest.index(after: open)..<mark.lowerBound]
        rest = rest[rest.index(after: close)...]
    }
    return name + rest
}

/// The name of a type with those of its enclosing types, as other code spells it.
package func qualifiedTypeName(_ type: Any.Type) -> String {
    withoutModules(plainTypeName(String(reflecting: type)))
}

/// The name of the module that declares a type.
package func moduleName(_ type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
}

/// Returns a type's full name without modules, and without the marks of private types and of types
/// in extensions.
func withoutModules(_ written: String) -> String {
    var (name, rest) = ("", written[...])
    for mark in ["(unknown context at ", "(extension in "] {
        while let start = rest.firstRange(of: mark)?.lowerBound,
            let end = rest[start...].firstIndex(of: ")")
        {
            // A full stop or a colon follows.
            rest = (rest[..<start] + rest[end...].dropFirst(2))[...]
        }
    }
    while let next = rest.first {
        let path = rest.prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) }
        guard !path.isEmpty else {
            name.append(next)
            rest.removeFirst()
            continue
        }
        rest = rest[path.endIndex...]
        // After generic arguments, a path continues with a full stop.
        let module = path.firstIndex(of: ".").map { path[...$0] } ?? ""
        name += path.dropFirst(next == "." ? 0 : module.count)
    }
    return name
}
