/// The name of a type as its source says it, without the module.
///
/// An optimised build writes a private type as `(StarsRow in _2DEBBB77E2083CFBC93FDF76E9D0B6E8)`.
@usableFromInline
package func typeName(_ type: Any.Type) -> String { plainTypeName("\(type)") }

/// The name of a type without the marks that tell private types of several files apart.
package func plainTypeName(_ written: String) -> String {
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
