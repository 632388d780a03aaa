import RowKit

extension RowLaw {
    /// Laws about the row's description of its settings and values.
    static let said = [
        RowLaw(
            sentence: "The words of its settings are marked as words for users",
            advice: "Declare a text that users read as @Setting(isWords: true), and no other text."
        ) { row, factory in
            guard (try? example(of: row, by: factory)) != nil else { return nil }
            // Not every row shows a title.
            let common = Set(BaseRow.settings.map(\.name))
            let texts = row.settings.filter { $0.isText && !common.contains($0.name) }
            return texts.compactMap { setting in
                if isShown(setting, of: row, by: factory) {
                    return setting.isWords ? nil : "\(setting.name) is shown, but is not marked"
                }
                guard setting.isWords, isOfOwnModule(setting, of: row) else { return nil }
                // A row may have no use for a setting that it inherits.
                let isUsed = factory.registry.rows.contains { other in
                    let inherited = other.settings.first { $0.isSame(as: setting) }
                    return other.name != row.name
                        && inherited.map { isShown($0, of: other, by: factory) } == true
                }
                return isUsed ? nil : "\(setting.name) is marked, but is never shown"
            }
        },
        RowLaw(
            sentence: "The schema of its values allows each value that it accepts",
            advice: """
                Say in limits what the settings allow, and in documentSchema what JSON the value's \
                type reads.
                """
        ) { row, factory in
            breaches {
                for settings in [row.example.settings, ["title": "Title"]] {
                    let made = try example(of: row, by: factory)
                    let other =
                        (try? factory.make(row.name, tag: "row", settings: settings)) ?? made
                    let examples = row.example.value.map { [$0] } ?? []
                    if let value = wronglyAccepted(by: other, among: examples) {
                        return "it accepts \(value.line), which the schema refuses"
                    }
                }
                return nil
            }
        },
    ]

    /// Whether a row shows the text of a setting in any situation.
    private static func isShown(
        _ setting: RowSetting, of row: RowDescriptor, by factory: RowFactory
    ) -> Bool {
        Situation.allCases.contains { $0.shows("W\u{F8}rds", as: setting, of: row, by: factory) }
    }

    /// Whether the class that declares a setting is in the module of the row.
    private static func isOfOwnModule(_ setting: RowSetting, of row: RowDescriptor) -> Bool {
        let made = row.make()
        var declaring: Any.Type = type(of: made)
        var level: Mirror? = Mirror(reflecting: made)
        while let mirror = level {
            if let type = mirror.subjectType as? BaseRow.Type,
                type.settings.contains(where: { $0.name == setting.name })
            {
                declaring = type
            }
            level = mirror.superclassMirror
        }
        return moduleName(declaring) == moduleName(type(of: made))
    }

    /// Returns a value, as JSON, that a row accepts although its schema does not allow it.
    ///
    /// - Parameter examples: Values to try in addition to those made from the schema.
    private static func wronglyAccepted(
        by row: any BaseRow & RowType, among examples: [JSONValue]
    ) -> JSONValue? {
        let form = Form { row }
        guard let schema = form.valueSchema["properties"]?["row"] else { return nil }
        for sample in examples + ValueSamples(beside: schema).values {
            guard (try? row.setDocumentValue(sample)) != nil, row.validate(quietly: true).isEmpty,
                let value = try? row.documentValue(), !SchemaMatch.allows(value, by: schema)
            else { continue }
            return value
        }
        return nil
    }
}

extension RowSetting {
    /// Whether both rows inherit this setting from the same class.
    fileprivate func isSame(as other: RowSetting) -> Bool {
        name == other.name && sentence == other.sentence
    }

    /// All values of an options list, or nil if the setting is not such a list.
    fileprivate var everyOption: JSONValue? {
        guard case .array(let options)? = schema?["items"]?["enum"] else { return nil }
        return .array(options)
    }

    /// Whether the setting accepts any text.
    fileprivate var isText: Bool {
        schema == ["type": "string"] || schema == ["anyOf": [["type": "string"], ["type": "null"]]]
    }
}

/// A situation in which a row may show a setting's text.
private enum Situation: CaseIterable {
    case filled, empty, complete, disabled, wrong, openFilled, openEmpty

    /// Whether the row shows the text of a setting in this situation.
    func shows(
        _ text: String, as setting: RowSetting, of row: RowDescriptor, by factory: RowFactory
    ) -> Bool {
        guard let made = try? RowLaw.example(of: row, by: factory),
            (try? setting.set(.string(text), of: made)) != nil
        else { return false }
        if self != .filled, self != .openFilled { made.baseValue = nil }
        let form = Form { made }
        let stage = FormStage(FormViewController(form: form))
        _ = stage.snapshot
        switch self {
        case .filled, .empty: break
        case .complete:
            for setting in row.settings {
                if let options = setting.everyOption { try? setting.set(options, of: made) }
            }
        case .disabled: made.disabled = true
        case .wrong: _ = made.validate()
        case .openFilled, .openEmpty: made.didSelect()
        }
        return stage.snapshot.contains { $0.shows(text) }
    }
}

extension ViewDescription {
    /// Whether users can read a text in the view or its descendants.
    fileprivate func shows(_ text: String) -> Bool {
        // The content type is for browsers, not for users.
        properties.contains { $0.key != .content && $0.value.contains(text) }
            || children.contains { $0.shows(text) }
    }
}

extension JSONValue {
    /// Whether any text in the JSON contains another.
    fileprivate func contains(_ text: String) -> Bool {
        switch self {
        case .string(let string): string.contains(text)
        case .array(let elements): elements.contains { $0.contains(text) }
        case .object(let members): members.values.contains { $0.contains(text) }
        default: false
        }
    }
}
