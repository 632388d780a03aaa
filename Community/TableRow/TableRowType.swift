import RowKit

/// A row whose options have texts in several columns.
public protocol TableRowType: OptionsProviderRow where Option == Cell.Value {
    /// The columns.
    ///
    /// The first one contains the titles of the options.
    var columns: [TableColumn] { get set }
    /// A closure that returns the texts of an option, one for each column, or nil to use its title
    /// and details.
    var columnTextsFor: ((Option) -> [String])? { get set }
}

extension TableRowType {
    /// Returns the texts of the option at an index, for all columns but the first.
    func details(of option: Option, at index: Int) -> [String] {
        if let columnTextsFor { return Array(columnTextsFor(option).dropFirst()) }
        switch optionsProvider {
        case .titled(let options): return options.details(at: index)
        case .listed:
            return columns.dropFirst().map { column in
                column.member.flatMap { text(ofMember: $0, of: option) } ?? ""
            }
        case .array, .loader, nil: return []
        }
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
