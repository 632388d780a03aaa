extension BaseRow {
    /// Copies the settings that another row has by the same name.
    ///
    /// An inline row, or a row on a screen, gets the settings of the row above in this way. The
    /// settings that all rows have, such as the title, remain.
    public final func copySettings(of other: BaseRow) {
        let common = Set(BaseRow.settings.map(\.name))
        let given = Dictionary(type(of: other).settings.map { ($0.name, $0) }) { $1 }
        for setting in type(of: self).settings where !common.contains(setting.name) {
            if let source = given[setting.name] { setting.copy(source, of: other, to: self) }
        }
        // Shares the provider of lazy options, not only the options that are loaded.
        (self as? any OptionsProviderRow)?.copyProvider(of: other)
    }
}

extension OptionsProviderRow {
    fileprivate func copyProvider(of other: BaseRow) {
        (other as? any OptionsProviderRow)?.passProvider(to: self)
    }

    private func passProvider<Other: OptionsProviderRow>(to other: Other) {
        if let provider = optionsProvider as? OptionsProvider<Other.Option> {
            other.optionsProvider = provider
        }
    }
}
