import Gazetteer
import RowKit
import SuggestionRow

/// A place that was found by its name or its coordinates.
struct MapPlace: Hashable, Sendable, Codable, DocumentValue, SuggestionValue {
    let name: String
    /// The country of a city, or nil for coordinates.
    let country: String?
    let location: Location

    /// The name with the country.
    var suggestionString: String { country.map { "\(name), \($0)" } ?? name }

    /// Returns nil, because the row reads coordinates in the formats of its form.
    init?(string: String) { nil }

    init(_ location: Location, named name: String) {
        (self.name, country, self.location) = (name, nil, location)
    }

    /// Creates the place of a city, or returns nil if its coordinates are out of range.
    init?(_ city: City) {
        guard let location = Location(latitude: city.latitude, longitude: city.longitude) else {
            return nil
        }
        (name, country, self.location) = (city.name, city.countryName, location)
    }
}

/// A cell that shows a city with its country below.
struct MapPlaceCell: EurekaSuggestionTableViewCell {
    typealias Option = MapPlace

    var item = ListView.Item("", "")

    mutating func setupForValue(_ place: MapPlace) {
        item.title = StyledText(place.name)
        item.detail = place.country.map { StyledText($0) }
    }
}
