import RowKit
import SuggestionRow

/// A cell that shows the name of a place in a strip.
public struct GooglePlacesCollectionViewCell: EurekaSuggestionCollectionViewCell {
    /// The options are places.
    public typealias Option = GooglePlace

    /// The item to show.
    public var item = ListView.Item("", "")
    /// Creates an empty cell.
    public init() {}

    /// Shows the name of a place.
    public mutating func setupForValue(_ place: GooglePlace) {
        item.title = StyledText(place.prediction?.primaryText ?? place.suggestionString)
    }
}

/// A cell that shows the name of a place in a table, and its secondary text below.
public struct GooglePlacesTableViewCell: EurekaSuggestionTableViewCell {
    /// The options are places.
    public typealias Option = GooglePlace

    /// The item to show.
    public var item = ListView.Item("", "")
    /// Creates an empty cell.
    public init() {}

    /// Shows the name of a place.
    public mutating func setupForValue(_ place: GooglePlace) {
        item.title = StyledText(place.prediction?.primaryText ?? place.suggestionString)
        item.detail = place.prediction?.secondaryText.map { StyledText($0) }
    }
}
