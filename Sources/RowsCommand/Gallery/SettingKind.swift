import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The way in which a setting is edited, derived from the schema of its values.
enum SettingKind: Equatable {
    case flag
    /// One of several strings.
    case choice([String])
    /// Any of several strings.
    case choices([String])
    case integer
    case number
    /// Any text, with suggestions.
    case text(suggestions: [String])
    case date
    /// Any number of strings.
    case lines
    /// Anything else, as JSON.
    case json

    /// Determines the kind of a setting from the schema of its values.
    ///
    /// - Returns: The kind, and whether the setting may be null.
    static func of(_ schema: JSONValue) -> (kind: SettingKind, isOptional: Bool) {
        if case .array(let cases) = schema["anyOf"], cases.count == 2,
            cases.last == ["type": "null"]
        {
            return (SettingKind(cases[0]), true)
        }
        return (SettingKind(schema), false)
    }

    private init(_ schema: JSONValue) {
        if schema == Date.documentSchema {
            self = .date
        } else if let options = schema.options {
            self = .choice(options)
        } else if let suggestions = schema.suggestions {
            self = .text(suggestions: suggestions)
        } else {
            switch schema["type"] {
            case "boolean": self = .flag
            case "integer": self = .integer
            case "number": self = .number
            case "string": self = .text(suggestions: [])
            case "array":
                let items = schema["items"]
                if let options = items?.options {
                    self = .choices(options)
                } else {
                    self = items == ["type": "string"] ? .lines : .json
                }
            default: self = .json
            }
        }
    }
}

extension JSONValue {
    /// The strings that a schema enumerates, or nil if it enumerates none or also other values.
    fileprivate var options: [String]? {
        guard case .array(let values) = self["enum"], !values.isEmpty else { return nil }
        var texts: [String] = []
        for value in values {
            guard case .string(let text) = value else { return nil }
            texts.append(text)
        }
        return texts
    }

    /// The strings that a schema enumerates as suggestions, or nil if some valid values are not
    /// strings.
    fileprivate var suggestions: [String]? {
        guard case .array(let cases) = self["anyOf"] else { return nil }
        var texts: [String] = []
        for schema in cases {
            if let options = schema.options {
                texts += options
            } else if schema["type"] != "string" {
                return nil
            }
        }
        return texts
    }
}
