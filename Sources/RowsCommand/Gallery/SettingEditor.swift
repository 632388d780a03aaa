import RowKit

/// The row in which a setting is edited.
struct SettingEditor {
    let setting: RowSetting
    let row: any BaseRow & RowType
    private let conversion: SettingConversion

    /// Creates the row for a setting.
    ///
    /// - Returns: Nil if the setting is available only in Swift, or if the registry lacks the
    ///   editing row.
    init?(_ setting: RowSetting, value: JSONValue, by factory: RowFactory) {
        guard let schema = setting.schema else { return nil }
        self.setting = setting
        let (kind, isOptional) = SettingKind.of(schema)
        conversion = SettingConversion(kind: kind, isOptional: isOptional)
        var settings = kind.settings
        settings["title"] = .string(setting.name)
        if isOptional { kind.offerNone(SettingConversion.none, in: &settings) }
        let shown = conversion.shown(value)
        let rows = kind.rows(isOptional: isOptional)
        guard let descriptor = rows.lazy.compactMap({ factory.registry[$0] }).first,
            let row = try? factory.make(
                descriptor.name, tag: "set-\(setting.name)",
                settings: settings.filter { name, _ in
                    descriptor.settings.contains { $0.name == name }
                }, value: shown)
        else { return nil }
        self.row = row
    }
}

extension SettingEditor {
    /// The value of the setting that the row's value represents.
    var value: JSONValue? { try? conversion.value(of: row.jsonValue) }

    /// Shows the error that a closure returns for the row's value.
    ///
    /// The closure must not capture the row strongly.
    func check(_ problem: @escaping (JSONValue) -> String?) {
        check(row, problem)
    }

    private func check<R: BaseRow & RowType>(
        _ row: R, _ problem: @escaping (JSONValue) -> String?
    ) {
        row.validationOptions = .validatesOnChange
        // The rule must not retain the row that retains it.
        let conversion = conversion
        row.add(
            rule: RuleClosure<R.Cell.Value> { value in
                do throws(DocumentDiagnostic) {
                    let shown = try (value as? any DocumentValue)?.documentValue()
                    return problem(try conversion.value(of: shown)).map { ValidationError(msg: $0) }
                } catch {
                    return ValidationError(msg: error.message)
                }
            })
    }
}

extension SettingKind {
    /// The names of rows that can edit the setting, the most suitable first.
    fileprivate func rows(isOptional: Bool) -> [String] {
        switch self {
        case .flag: [isOptional ? "SegmentedRow" : "SwitchRow"]
        case .choice(let options):
            // All segments must fit on one line beside the title.
            options.joined().count + (isOptional ? SettingConversion.none.count : 0) < 26
                ? ["SegmentedRow"] : ["PickerInputRow", "PushRow"]
        case .choices: ["MultipleSelectorRow"]
        case .integer: ["IntRow"]
        case .number: ["DecimalRow"]
        case .text(let suggestions):
            suggestions.isEmpty ? ["TextRow"] : ["SuggestionTableRow", "TextRow"]
        case .date: ["DateRow"]
        case .lines, .json: ["TextAreaRow"]
        }
    }

    fileprivate var settings: [String: JSONValue] {
        switch self {
        case .choice(let options), .choices(let options):
            ["options": .array(options.map { .string($0) })]
        case .lines: ["placeholder": "One per line", "capitalization": "none"]
        case .json: ["placeholder": "JSON", "capitalization": "none", "autocorrects": false]
        case .text(let suggestions):
            ["capitalization": "none", "options": .array(suggestions.map { .string($0) })]
        case .number: ["minimumFractionDigits": 0]
        default: [:]
        }
    }

    /// Adds an option that leaves the setting without a value.
    fileprivate func offerNone(_ none: String, in settings: inout [String: JSONValue]) {
        switch self {
        case .flag: settings["options"] = [.string(none), "true", "false"]
        case .choice(let options):
            settings["options"] = .array(([none] + options).map { .string($0) })
        default: break
        }
    }
}
