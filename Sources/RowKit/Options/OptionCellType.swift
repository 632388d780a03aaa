/// What an option looks like in a list that is offered.
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
/// One is made for each option that is shown.
public protocol OptionCellType {
    /// What the cell shows.
    associatedtype Option: Equatable & Sendable
    /// What is seen: a title, perhaps a second line and a picture.
    var item: ListView.Item { get set }
    /// Makes a cell that shows nothing yet.
    init()
    /// Shows an option.
    mutating func setup(for option: Option)
}

extension OptionCellType {
    /// An item of a list that shows an option.
    ///
    /// - Parameters:
    ///   - option: What is shown.
    ///   - key: The key that the item has, whatever the cell says.
    ///   - wanted: What is looked for; it is marked in a title that has no marks of its own.
    ///   - customize: What else becomes of the cell.
    public static func item(
        of option: Option, key: String, highlighting wanted: String,
        _ customize: ((Option, inout Self) -> Void)? = nil
    ) -> ListView.Item {
        var cell = Self()
        cell.setup(for: option)
        customize?(option, &cell)
        var item = cell.item
        item.key = key
        item.title = item.title.highlighting(wanted)
        return item
    }
}
