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
