/// A new row of a class, used to determine what was changed in other rows of the class.
struct DefaultRow {
    let settings: [RowSetting]
    /// The settings' values by name.
    let values: [String: JSONValue]
    let value: JSONValue?

    private let descriptor: RowDescriptor
    private let swiftOnly: Set<String>

    init(_ descriptor: RowDescriptor) {
        self.descriptor = descriptor
        let row = descriptor.make()
        settings = descriptor.settings.sorted { $0.name < $1.name }
        values = Dictionary(
            settings.compactMap { setting in
                (try? setting.value(of: row)).map { (setting.name, $0) }
            }
        ) { $1 }
        value = (try? row.documentValue()).flatMap { $0 }
        swiftOnly = Set(row.swiftOnly(beside: settings))
    }

    /// Returns a conflict between limits in a new row with some settings, or nil if there is none.
    func limitConflict(among values: [String: JSONValue]) -> BaseRow.LimitConflict? {
        let row = descriptor.make()
        for setting in settings {
            if let value = values[setting.name] { try? setting.set(value, of: row) }
        }
        return row.conflict(among: settings)
    }

    /// Describes the settings of a row that differ from a new row and can be expressed only in
    /// Swift.
    func swiftOnlyBeside(_ row: BaseRow) -> [String] {
        row.swiftOnly(beside: settings).filter { !swiftOnly.contains($0) }
    }
}

extension BaseRow {
    /// Describes the contents of the row that documents cannot contain: closures, and settings that
    /// are not part of documents.
    fileprivate func swiftOnly(beside settings: [RowSetting]) -> [String] {
        let unwritten = Set(settings.lazy.filter(\.isSwiftOnly).map(\.name))
        var found: [String] = []
        for property in ownProperties where !property.isNil {
            let name = property.name == "givenProvider" ? "cellProvider" : property.name
            if property.isHook {
                found.append("the closure \(name)")
            } else if unwritten.contains(name) {
                found.append("the setting \(name)")
            }
        }
        found += valueFormulas.closures.map { "the closure \($0.rawValue)" }
        for case .calculation in bindings.map(\.expression) {
            found.append("the binding of a setting")
        }
        for (index, listener) in listeners.enumerated() where !listener.isFromDocument {
            found.append("\(listener.event) listener \(index + 1)")
        }
        let actions = leadingSwipe.actions + trailingSwipe.actions
        if actions.contains(where: { $0.documentName == nil }) {
            found.append("a swipe action")
        }
        if actions.contains(where: { $0.documentName != nil && $0.document == nil }) {
            found.append("a swipe action without a title")
        }
        // The rows of a group have documents of their own.
        for part in self is any RowGroup ? [] : family.inner {
            let settings = type(of: part.row).settings
            var parts = part.row.swiftOnly(beside: settings)
            for rule in part.row.anyRules where rule.document == nil || rule.fault != nil {
                parts.append("the rule \(rule.typeName)")
            }
            for (name, condition) in [
                ("hidden", part.row.visibility.hidden), ("disabled", part.row.visibility.disabled),
            ] where condition != nil && condition?.documentValue == nil {
                parts.append("the condition \(name)")
            }
            found += parts.map { "\($0) of \(part.part)" }
        }
        if let options = optionsDecision, options.document == nil {
            found.append("the list of options")
        }
        if optionsDecision == nil, let row = self as? any OptionsProviderRow {
            if row.hasLazyOptions {
                found.append("the option loader")
            } else if unwritten.contains("options"), row.options != nil {
                found.append("the setting options")
            }
        }
        return found
    }
}

extension OptionsProviderRow {
    fileprivate var hasLazyOptions: Bool {
        if case .loader = optionsProvider { true } else { false }
    }
}
