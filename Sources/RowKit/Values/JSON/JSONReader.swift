import RowText

/// Reads the text of JSON, strictly by RFC 8259.
///
/// What cannot be read on from is thrown; names that stand twice in an object are collected, since
/// a document with them says two things.
struct JSONReader {
    /// The names that stand twice, with their lines and columns.
    private(set) var doubles: [DocumentDiagnostic] = []

    private var depth = 0
    private let depthLimit: Int
    var bytes: JSONBytes

    private init(_ bytes: JSONBytes, depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    /// Reads a whole text.
    ///
    /// - Throws: Where the text is no JSON, or goes beyond a limit, and what was expected there.
    static func read(
        _ bytes: UnsafeRawBufferPointer, limits: DocumentLimits
    ) throws(DocumentDiagnostic) -> (JSONValue, doubles: [DocumentDiagnostic]) {
        guard bytes.count <= limits.bytes else {
            throw DocumentDiagnostic(
                .limit, "it has \(bytes.count) bytes; there may be \(limits.bytes)")
        }
        var reader = JSONReader(JSONBytes(bytes), depthLimit: limits.depth)
        reader.bytes.skipMark()
        let value = try reader.value()
        reader.bytes.skipSpace()
        guard reader.bytes.isAtEnd else { throw reader.bytes.unexpected("the end") }
        return (value, reader.doubles)
    }

    private mutating func value() throws(DocumentDiagnostic) -> JSONValue {
        bytes.skipSpace()
        switch bytes.current {
        case UInt8(ascii: "{"):
            return try nested { reader throws(DocumentDiagnostic) in
                try reader.object()
            }
        case UInt8(ascii: "["):
            return try nested { reader throws(DocumentDiagnostic) in
                try reader.array()
            }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"): return try number()
        case let byte? where byte.isASCIIDigit: return try number()
        case UInt8(ascii: "t"): if bytes.takes("true") { return .bool(true) }
        case UInt8(ascii: "f"): if bytes.takes("false") { return .bool(false) }
        case UInt8(ascii: "n"): if bytes.takes("null") { return .null }
        default: break
        }
        throw bytes.unexpected("a value")
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(DocumentDiagnostic) -> JSONValue
    ) throws(DocumentDiagnostic) -> JSONValue {
        guard depth < depthLimit else {
            throw bytes.diagnostic(.limit, "nested deeper than \(depthLimit)")
        }
        depth += 1
        bytes.advance()
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func array() throws(DocumentDiagnostic) -> JSONValue {
        var elements: [JSONValue] = []
        bytes.skipSpace()
        if bytes.takes("]") { return .array(elements) }
        while true {
            elements.append(try value())
            bytes.skipSpace()
            if bytes.takes("]") { return .array(elements) }
            guard bytes.takes(",") else { throw bytes.unexpected("a comma or ]") }
        }
    }

    private mutating func object() throws(DocumentDiagnostic) -> JSONValue {
        var members: [String: JSONValue] = [:]
        bytes.skipSpace()
        if bytes.takes("}") { return .object(members) }
        while true {
            bytes.skipSpace()
            let start = bytes
            guard bytes.current == UInt8(ascii: "\"") else {
                throw bytes.unexpected(
                    members.isEmpty ? "a name in quotes or }" : "a name in quotes")
            }
            let name = try string()
            bytes.skipSpace()
            guard bytes.takes(":") else { throw bytes.unexpected("a colon") }
            let value = try value()
            // Finding out lines and columns takes time, so of many names only some are told.
            if members.updateValue(value, forKey: name) != nil, doubles.count < 20 {
                doubles.append(
                    start.diagnostic(.duplicate, "\(name.debugDescription) stands twice"))
            }
            bytes.skipSpace()
            if bytes.takes("}") { return .object(members) }
            guard bytes.takes(",") else { throw bytes.unexpected("a comma or }") }
        }
    }
}
