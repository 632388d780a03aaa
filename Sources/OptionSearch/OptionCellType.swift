import RowKit

/// The look of an option in a list of suggestions.
///
/// ```swift
/// struct CityCell: OptionCellType {
///     var item = ListView.Item("", "")
///
///     mutating func setup(for city: City) {
///         item.title = StyledText(city.name)
///         item.detail = StyledText(city.country)
///     }
/// }
/// ```
///
/// One cell is made for each visible option.
public protocol OptionCellType {
    /// The type of the option.
    associatedtype Option: Equatable & Sendable
    /// The visible item, with a title and optionally a detail line and an image.
    var item: ListView.Item { get set }
    /// Creates an empty cell.
    init()
    /// Shows an option.
    mutating func setup(for option: Option)
}

extension OptionCellType {
    /// Returns a list item that shows an option.
    ///
    /// - Parameters:
    ///   - option: The option to show.
    ///   - key: The key of the item, which replaces one that the cell sets.
    ///   - title: The title of the option, which replaces the one that the cell's setup shows, or
    ///     nil if it has none.
    ///   - wanted: The search text, which is highlighted in the title unless the cell highlights
    ///     something itself.
    ///   - matching: How the search text finds options.
    ///   - customize: Changes the cell after its setup.
    public static func item(
        of option: Option, key: String, title: String? = nil, highlighting wanted: String,
        matching: OptionMatching = .ranked,
        _ customize: ((Option, inout Self) -> Void)? = nil
    ) -> ListView.Item {
        var cell = Self()
        cell.setup(for: option)
        if let title { cell.item.title = StyledText(title) }
        customize?(option, &cell)
        var item = cell.item
        item.key = key
        if item.title.runs.isEmpty {
            let text = item.title.text
            item.title = StyledText(text, highlighting: matching.ranges(of: wanted, in: text))
        }
        return item
    }
}
