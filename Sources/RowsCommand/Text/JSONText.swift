import RowKit

extension JSONValue {
    /// The value as JSON that is read well: members in the order of their names, a line each.
    var prettyText: String {
        var text = ""
        write(to: &text, indent: "")
        return text
    }

    /// The value as JSON on one line.
    var lineText: String {
        switch self {
        case .array(let values):
            return "[\(values.map(\.lineText).joined(separator: ", "))]"
        case .object(let members):
            let parts = members.sorted { $0.key < $1.key }
                .map { "\($0.key.jsonQuoted): \($0.value.lineText)" }
            return "{\(parts.joined(separator: ", "))}"
        default: return prettyText
        }
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += "\(value)"
        case .integer(let value): text += "\(value)"
        case .number(let value): text += value.isFinite ? "\(value)" : "null"
        case .string(let value): text += value.jsonQuoted
        case .array(let values):
            write(values.map { ("", $0) }, "[", "]", to: &text, indent: indent)
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            write(
                sorted.map { ($0.key.jsonQuoted + ": ", $0.value) }, "{", "}", to: &text,
                indent: indent)
        }
    }

    private func write(
        _ parts: [(label: String, value: JSONValue)], _ opening: String, _ closing: String,
        to text: inout String, indent: String
    ) {
        guard !parts.isEmpty else {
            text += opening + closing
            return
        }
        let deeper = indent + "  "
        text += opening
        for (place, part) in parts.enumerated() {
            text += "\(place == 0 ? "" : ",")\n\(deeper)\(part.label)"
            part.value.write(to: &text, indent: deeper)
        }
        text += "\n\(indent)\(closing)"
    }
}

extension String {
    /// The text as JSON writes it.
    fileprivate var jsonQuoted: String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
