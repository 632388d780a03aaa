import RowKit

/// A row whose options have texts in several columns.
public protocol TableRowType: OptionsProviderRow where Option == Cell.Value {
    /// The columns, of which the first has the titles of the options.
    var columns: [ChoiceView.Column] { get set }
    /// A closure that returns the texts of an option, one for each column, or nil to use those of
    /// ``tableOptions``.
    var columnTextsFor: ((Option) -> [String])? { get set }
    /// The texts of options. A row declares only a stored property.
    var optionTexts: [TableOption<Option>] { get set }
}

extension TableRowType {
    /// The options with their texts, or nil if there is no provider or if a lazy provider has not
    /// loaded them.
    ///
    /// Setting the options sets the provider to an array.
    public var tableOptions: [TableOption<Option>]? {
        get {
            options?.map { option in
                optionTexts.first { $0.value == option } ?? TableOption(option)
            }
        }
        set {
            optionTexts = newValue?.filter { !$0.texts.isEmpty } ?? []
            options = newValue?.map(\.value)
        }
    }

    /// Returns the texts of an option, or an empty array if it has none.
    public func columnTexts(for option: Option) -> [String] {
        columnTextsFor?(option) ?? optionTexts.first { $0.value == option }?.texts ?? []
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
