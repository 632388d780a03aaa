import RowKit
import RowText

/// Converts values between a setting and the row that edits it.
struct SettingConversion {
    let kind: SettingKind
    let isOptional: Bool

    /// The option that stands for a setting without a value.
    static let none = "not set"

    /// Returns the value of the setting that the row's value represents.
    ///
    /// - Throws: A problem if the text is not JSON.
    func value(of shown: JSONValue?) throws(DocumentDiagnostic) -> JSONValue {
        switch (kind, shown) {
        case (.flag, .string(let option)) where isOptional:
            return option == Self.none ? .null : .bool(option == "true")
        case (.flag, nil): return isOptional ? .null : false
        case (.choice, .string(Self.none)?): return .null
        case (.text, nil): return isOptional ? .null : ""
        case (.lines, .string(let text)):
            return .array(text.split(whereSeparator: \.isNewline).map { .string(String($0)) })
        case (.lines, nil), (.choices, nil): return isOptional ? .null : []
        case (.json, .string(let text)): return try JSONValue(text: text)
        default: return shown ?? .null
        }
    }

    /// Returns the row's value that represents a value of the setting.
    func shown(_ value: JSONValue) -> JSONValue {
        switch (kind, value) {
        case (.flag, .bool(let isOn)) where isOptional: return .string("\(isOn)")
        case (.flag, .null), (.choice, .null): return .string(Self.none)
        case (.lines, .array(let lines)):
            return .string(lines.map(\.plainText).joined(separator: "\n"))
        case (.json, .null): return .null
        case (.json, _): return .string(String(value.text.trimmed))
        default: return value
        }
    }
}

extension JSONValue {
    /// The text of a string, or the JSON of anything else.
    fileprivate var plainText: String {
        if case .string(let text) = self { text } else { text }
    }
}
