import RowKit

/// A row whose options have texts in several columns.
public protocol TableRowType: OptionsProviderRow where Option == Cell.Value {
    /// The columns.
    ///
    /// The first one contains the titles of the options.
    var columns: [ChoiceView.Column] { get set }
    /// A closure that returns the texts of an option, one for each column, or nil to use those of
    /// ``tableOptions``.
    var columnTextsFor: ((Option) -> [String])? { get set }
    /// The options with their texts.
    ///
    /// A conforming row only declares a stored property.
    var optionTexts: [TableOption<Option>] { get set }
}

extension TableRowType {
    /// The options with their texts, or nil if there is no provider or if a lazy provider has not
    /// loaded them.
    ///
    /// Setting the options sets the provider to an array.
    public var tableOptions: [TableOption<Option>]? {
        get {
            options?.enumerated().map { index, option in
                TableOption(option, storedTexts(of: option, at: index))
            }
        }
        set {
            optionTexts = newValue ?? []
            options = newValue?.map(\.value)
        }
    }

    /// Returns the texts of an option, or an empty array if it has none.
    ///
    /// If several options are equal, these are the texts of the first one.
    public func columnTexts(for option: Option) -> [String] {
        columnTextsFor?(option) ?? storedTexts(of: option)
    }

    /// Returns the texts of the option at an index.
    ///
    /// An equal option can have other texts.
    func columnTexts(for option: Option, at index: Int) -> [String] {
        columnTextsFor?(option) ?? storedTexts(of: option, at: index)
    }

    private func storedTexts(of option: Option, at index: Int) -> [String] {
        if optionTexts.indices.contains(index), optionTexts[index].value == option {
            return optionTexts[index].texts
        }
        return storedTexts(of: option)
    }

    private func storedTexts(of option: Option) -> [String] {
        optionTexts.first { $0.value == option }?.texts ?? []
    }
}

extension TableRowType where Self: RowType {
    /// Runs a closure with the row and the option each time the user has chosen one.
    @discardableResult
    public func onDidSelect(_ listener: @escaping (Self, Option) -> Void) -> Self {
        onValueChange { row, change in
            if change.origin == .user, let option = change.new { listener(row, option) }
        }
    }
}
