import PlainText
import RowText

/// Parses JSON text, strictly following RFC 8259.
///
/// An error that prevents further parsing is thrown. Duplicate names in an object, which make it
/// ambiguous, are collected.
struct JSONReader {
    /// The duplicate names, with their lines and columns.
    private(set) var duplicates: [DocumentDiagnostic] = []

    /// Finds positions, if any are sought.
    private var positions: JSONPositions?

    private var depth = 0
    private let depthLimit: Int
    var bytes: JSONBytes

    private init(_ bytes: JSONBytes, depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    /// Parses a whole text.
    ///
    /// - Throws: A diagnostic with the position where the text is not JSON or exceeds a limit, and
    ///   what was expected there.
    static func read(
        _ bytes: UnsafeRawBufferPointer, limits: DocumentLimits
    ) throws(DocumentDiagnostic) -> (JSONValue, duplicates: [DocumentDiagnostic]) {
        guard bytes.count <= limits.bytes else {
            throw DocumentDiagnostic(
                .limit, "\(bytes.count) bytes exceed the limit of \(limits.bytes)")
        }
        var reader = JSONReader(JSONBytes(bytes), depthLimit: limits.depth)
        reader.bytes.skipMark()
        let value = try reader.value()
        reader.bytes.skipSpace()
        guard reader.bytes.isAtEnd else { throw reader.bytes.unexpected("the end") }
        return (value, reader.duplicates)
    }

    /// Returns the positions of places in a text, or nil if it is not JSON.
    static func positions(
        of places: [DocumentPlace], in text: UnsafeRawBufferPointer
    ) -> JSONPositions? {
        var reader = JSONReader(JSONBytes(text), depthLimit: .max)
        reader.bytes.skipMark()
        reader.positions = JSONPositions(of: places)
        reader.bytes.skipSpace()
        reader.positions?.enter({ $0 }, at: reader.bytes)
        guard (try? reader.value()) != nil else { return nil }
        return reader.positions
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
            bytes.skipSpace()
            positions?.enter({ $0.element(elements.count) }, at: bytes)
            elements.append(try value())
            positions?.leave()
            if try isEnd("]", "a comma or ]") { return .array(elements) }
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
            positions?.enter({ $0.member(name) }, at: start)
            let value = try value()
            positions?.leave()
            if members.updateValue(value, forKey: name) != nil { addDuplicate(name, at: start) }
            if try isEnd("}", "a comma or }") { return .object(members) }
        }
    }

    /// Reads the closing bracket or brace after an element, or the comma before the next element.
    ///
    /// - Returns: Whether it was the bracket or brace.
    private mutating func isEnd(
        _ end: StaticString, _ expected: String
    ) throws(DocumentDiagnostic) -> Bool {
        bytes.skipSpace()
        if bytes.takes(end) { return true }
        let comma = bytes
        guard bytes.takes(",") else { throw bytes.unexpected(expected) }
        bytes.skipSpace()
        if bytes.takes(end) {
            throw comma.diagnostic(.syntax, "there must be no comma before \(end); remove it")
        }
        return false
    }

    /// Records a duplicate name.
    ///
    /// Finding lines and columns takes time, so only the first duplicates have one.
    private mutating func addDuplicate(_ name: String, at start: JSONBytes) {
        let most = 20
        if duplicates.count < most {
            duplicates.append(start.diagnostic(.duplicate, "\(name.inQuotes) occurs twice"))
        } else if duplicates.count == most {
            duplicates.append(
                DocumentDiagnostic(.duplicate, "further names that occur twice are omitted"))
        }
    }
}
