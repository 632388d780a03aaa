import RowKit
import RowText

/// The row in which a setting is edited.
struct SettingEditor {
    let setting: RowSetting
    let row: any BaseRow & RowType
    private let kind: SettingKind
    private let isOptional: Bool

    /// The option of a setting that has no value.
    private static let none = "not set"

    /// Makes the row for a setting.
    ///
    /// - Returns: Nil if the setting can only be set in Swift, or if the registry does not have the
    ///   row.
    init?(_ setting: RowSetting, value: JSONValue, by factory: RowFactory) {
        guard let schema = setting.schema else { return nil }
        self.setting = setting
        (kind, isOptional) = SettingKind.of(schema)
        var settings = kind.settings
        settings["title"] = .string(setting.name)
        if isOptional { kind.offerNone(Self.none, in: &settings) }
        guard
            let row = try? factory.make(
                kind.row(isOptional: isOptional), tag: "set-\(setting.name)", settings: settings,
                value: Self.shown(value, as: kind, isOptional: isOptional))
        else { return nil }
        self.row = row
    }

    /// Returns the value of the setting that the row's value means.
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

    /// Returns the value of the row for a value of the setting.
    private static func shown(
        _ value: JSONValue, as kind: SettingKind, isOptional: Bool
    ) -> JSONValue {
        switch (kind, value) {
        case (.flag, .bool(let isOn)) where isOptional: return .string("\(isOn)")
        case (.flag, .null), (.choice, .null): return .string(none)
        case (.lines, .array(let lines)):
            return .string(lines.map(\.plainText).joined(separator: "\n"))
        case (.json, .null): return .null
        case (.json, _): return .string(String(value.text.trimmed))
        default: return value
        }
    }
}

extension SettingEditor {
    /// The value of the row, as its setting's value.
    var value: JSONValue? { try? value(of: row.jsonValue) }

    /// Shows an error while a closure returns one for the row's value.
    func check(_ problem: @escaping (JSONValue) -> String?) {
        check(row, problem)
    }

    private func check<R: BaseRow & RowType>(
        _ row: R, _ problem: @escaping (JSONValue) -> String?
    ) {
        row.validationOptions = .validatesOnChange
        row.add(
            rule: RuleClosure<R.Cell.Value> { value in
                do throws(DocumentDiagnostic) {
                    let shown = try (value as? any DocumentValue)?.documentValue()
                    return problem(try self.value(of: shown)).map { ValidationError(msg: $0) }
                } catch {
                    return ValidationError(msg: error.message)
                }
            })
    }
}

extension SettingKind {
    /// The name of the row that edits the setting.
    fileprivate func row(isOptional: Bool) -> String {
        switch self {
        case .flag: isOptional ? "SegmentedRow" : "SwitchRow"
        case .choice(let options): options.count < 5 ? "SegmentedRow" : "PushRow"
        case .choices: "MultipleSelectorRow"
        case .integer: "IntRow"
        case .number: "DecimalRow"
        case .text: "TextRow"
        case .date: "DateRow"
        case .lines, .json: "TextAreaRow"
        }
    }

    fileprivate var settings: [String: JSONValue] {
        switch self {
        case .choice(let options), .choices(let options):
            ["options": .array(options.map { .string($0) })]
        case .lines: ["placeholder": "One per line", "capitalization": "none"]
        case .json: ["placeholder": "JSON", "capitalization": "none", "autocorrects": false]
        case .text: ["capitalization": "none"]
        default: [:]
        }
    }

    /// Adds the option of a setting without a value.
    fileprivate func offerNone(_ none: String, in settings: inout [String: JSONValue]) {
        switch self {
        case .flag: settings["options"] = [.string(none), "true", "false"]
        case .choice(let options):
            settings["options"] = .array(([none] + options).map { .string($0) })
        default: break
        }
    }
}

extension JSONValue {
    /// The text of a string, or the JSON of anything else.
    fileprivate var plainText: String {
        if case .string(let text) = self { text } else { text }
    }
}
