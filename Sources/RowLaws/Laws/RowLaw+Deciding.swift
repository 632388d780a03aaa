import RowKit

extension RowLaw {
    /// Laws about rows whose value or settings an expression decides.
    static let decided = [
        RowLaw(
            sentence: "Its value can be calculated from that of another such row",
            advice: "Let the value be read from the JSON as which it is written."
        ) { row, factory in
            breaches {
                guard let form = try form(of: row, deciding: "calculated", by: factory) else {
                    return nil
                }
                if let problem = problem(in: form) { return problem }
                let cell = FormStage(FormViewController(form: form)).screens.first?.sections.first?
                    .rows.last
                return cell?.isEnabled == false ? nil : "the user can change the value"
            }
        },
        RowLaw(
            sentence: "Its value can be suggested by that of another such row",
            advice:
                "Write the value only when it has changed: a suggestion ends with any other value."
        ) { row, factory in
            breaches {
                guard let form = try form(of: row, deciding: "suggested", by: factory) else {
                    return nil
                }
                if let problem = problem(in: form) { return problem }
                guard let source = form.rowBy(tag: "source"), let last = form.rowBy(tag: "row")
                else {
                    return nil
                }
                let given = source.baseValue
                // Showing the row must not end the suggestion.
                _ = FormStage(FormViewController(form: form)).screens
                source.baseValue = nil
                guard last.baseValue == nil else { return "it keeps a suggestion that is gone" }
                last.baseValue = given
                source.baseValue = given
                source.baseValue = nil
                return last.baseValue == nil ? "it loses a value that was written" : nil
            }
        },
        RowLaw(
            sentence: "Each of its settings that documents can set can be bound to an expression",
            advice: "Let the setting accept the values that it has in documents."
        ) { row, factory in
            row.bindableSettings.flatMap { setting in
                breaches { try problem(binding: setting, of: row, by: factory) } ?? []
            }
        },
    ]

    /// Makes a form of two such rows, of which an expression decides the value of the second, or
    /// returns nil if the example has no value.
    private static func form(
        of row: RowDescriptor, deciding member: String, by factory: RowFactory
    ) throws -> Form? {
        let example = try example(of: row, by: factory)
        guard example.baseValue != nil, let value = row.example.value else { return nil }
        var source: [String: JSONValue] = ["row": .string(row.name), "tag": "source"]
        if !row.example.settings.isEmpty { source["settings"] = .object(row.example.settings) }
        var last = source
        source["value"] = value
        last["tag"] = "row"
        last[member] = "$source"
        let document: JSONValue = ["sections": [["rows": [.object(source), .object(last)]]]]
        let form = try factory.form(from: document)
        return form
    }

    /// Returns the difference between the values of the two rows, or the first problem of the form,
    /// or nil if there is none.
    private static func problem(in form: Form) -> String? {
        if let problem = form.problems.first { return "\(problem)" }
        guard let values = try? form.json(includeSecrets: true) else { return nil }
        guard values["row"] != values["source"] else { return nil }
        return "it has \((values["row"] ?? .null).line) for \((values["source"] ?? .null).line)"
    }

    /// Returns the reason why an expression does not decide a setting, or nil if it does.
    private static func problem(
        binding setting: RowSetting, of row: RowDescriptor, by factory: RowFactory
    ) throws -> String? {
        // Another law reports a value that cannot be read.
        guard let value = try? setting.value(of: example(of: row, by: factory)) else { return nil }
        let samples = SettingSamples(of: setting, unlike: value).values
        for sample in samples {
            guard let literal = sample.literal else { continue }
            var members: [String: JSONValue] = ["row": .string(row.name)]
            var settings = row.example.settings
            settings[setting.name] = sample
            members["settings"] = .object(settings)
            guard let given = try? factory.form(from: document(members)) else { continue }
            members["settings"] = .object(row.example.settings)
            members["bindings"] = .object([setting.name: .string(literal)])
            let bound = try factory.form(from: document(members))
            guard let givenRow = given.allRows.first, let boundRow = bound.allRows.first else {
                continue
            }
            let (wanted, found) = (try setting.value(of: givenRow), try setting.value(of: boundRow))
            if found != wanted { return "\(setting.name) is \(found.line), not \(wanted.line)" }
            return nil
        }
        return nil
    }

    private static func document(_ row: [String: JSONValue]) -> JSONValue {
        ["sections": [["rows": [.object(row)]]]]
    }
}

extension JSONValue {
    /// The value as a literal of expressions, or nil if there is none.
    fileprivate var literal: String? {
        switch self {
        case .string(let text) where !text.contains("'") && !text.contains("\\"): "'\(text)'"
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .bool(let bool): bool ? "true" : "false"
        default: nil
        }
    }
}
