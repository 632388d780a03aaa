import PlainText

/// Writes readable JSON.
///
/// Each level is indented by two spaces, and a value that fits is on one line.
///
/// Equal values have equal text: members are in the order of `DocumentName`, followed by members
/// with other names in alphabetical order.
struct JSONWriter {
    private static let lineWidth = 100
    private var text = ""

    /// The text of a value, with a new line at its end.
    static func text(of value: JSONValue) -> String {
        var writer = JSONWriter()
        writer.write(value, indent: 0, column: 0)
        return writer.text + "\n"
    }

    private mutating func write(_ value: JSONValue, indent: Int, column: Int) {
        var line = JSONLine(room: Self.lineWidth - column)
        if line.write(value) {
            text += line.text
            return
        }
        switch value {
        case .array(let elements):
            writeLines(elements, "[", "]", indent) { writer, element in
                writer.write(element, indent: indent + 1, column: 2 * (indent + 1) + 1)
            }
        case .object(let members):
            writeLines(members.inOrder, "{", "}", indent) { writer, member in
                let name = JSONLine.quoted(member.key) + ": "
                writer.text += name
                let column = 2 * (indent + 1) + name.count + 1
                writer.write(member.value, indent: indent + 1, column: column)
            }
        default: text += JSONLine.scalar(value)
        }
    }

    private mutating func writeLines<Part>(
        _ parts: [Part], _ open: String, _ close: String, _ indent: Int,
        _ write: (inout JSONWriter, Part) -> Void
    ) {
        text += open
        for (index, part) in parts.enumerated() {
            text += index == 0 ? "\n" : ",\n"
            text += String(repeating: "  ", count: indent + 1)
            write(&self, part)
        }
        text += "\n" + String(repeating: "  ", count: indent) + close
    }
}

/// A value on one line.
private struct JSONLine {
    private(set) var text = ""
    private let room: Int

    init(room: Int) { self.room = room }

    /// Writes a value, or returns false as soon as it does not fit.
    mutating func write(_ value: JSONValue) -> Bool {
        switch value {
        case .array(let elements):
            return writeParts(elements, "[", "]") { line, element in line.write(element) }
        case .object(let members):
            return writeParts(members.inOrder, "{", "}") { line, member in
                line.append(Self.quoted(member.key) + ": ") && line.write(member.value)
            }
        default: return append(Self.scalar(value))
        }
    }

    private mutating func writeParts<Part>(
        _ parts: [Part], _ open: String, _ close: String,
        _ write: (inout JSONLine, Part) -> Bool
    ) -> Bool {
        guard append(open) else { return false }
        for (index, part) in parts.enumerated() {
            if index > 0, !append(", ") { return false }
            guard write(&self, part) else { return false }
        }
        return append(close)
    }

    private mutating func append(_ part: String) -> Bool {
        text += part
        return text.utf8.count <= room
    }

    static func scalar(_ value: JSONValue) -> String {
        switch value {
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        // JSON has neither infinities nor NaN.
        case .number(let value) where value.isFinite: "\(value)"
        case .string(let value): quoted(value)
        default: "null"
        }
    }

    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.isUnprintable: quoted += scalar.jsonEscape
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSONValue {
    /// The value as text on one line.
    package var lineText: String {
        var line = JSONLine(room: .max)
        _ = line.write(self)
        return line.text
    }
}

extension String {
    /// The text in quotes and on one line, as in JSON.
    var inQuotes: String { JSONLine.quoted(self) }
}

extension [String: JSONValue] {
    /// The members in document order.
    fileprivate var inOrder: [Element] {
        sorted {
            (DocumentName.rank(of: $0.key), $0.key) < (DocumentName.rank(of: $1.key), $1.key)
        }
    }
}
