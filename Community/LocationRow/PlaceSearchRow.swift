import Gazetteer
import RowKit
import SuggestionRow

/// A field that finds places by the name of a city or by coordinates.
///
/// The cities are those of `Gazetteer.world`, which is read when the user first types.
final class PlaceSearchRow: _SuggestionRow<SuggestionTableCell<MapPlaceCell>>, RowType {
    required init(tag: String?) {
        super.init(tag: tag)
        preset {
            freeText = .reject
            minimumSearchLength = 2
            searchDelay = .milliseconds(150)
            autocorrects = false
            asyncFilterFunction = { text in
                Gazetteer.world.cities(matching: text).compactMap(MapPlace.init)
            }
        }
    }

    /// Returns the place with the typed coordinates, or nil if the text has none.
    override func value(from text: String) -> MapPlace? {
        (try? CoordinateReader(phrases.formats).location(from: text)).map {
            MapPlace($0, named: text)
        }
    }

    /// True unless the typed text is itself a place.
    override var highlightsFirstSuggestion: Bool { unreadInput != nil }

    override func refusal(ofText text: String) -> ValidationError {
        let formats = phrases.formats
        let example = Location(known: -34.9011, -56.1645).text(by: formats, fractionDigits: 4)
        let notation = ValidationError(.locationRowPlace, ["example": .text(example)])
        do {
            _ = try CoordinateReader(formats).location(from: text)
            return notation
        } catch {
            return error.error(notation: notation)
        }
    }

    /// Shows the source of the cities below them.
    override func customUpdateCell() {
        super.customUpdateCell()
        let list = cell.suggestionList
        guard cell.textField.popup === list, !suggestions.isEmpty else { return }
        list.items.append(
            ListView.Item("attribution", StyledText(Gazetteer.attribution), isEnabled: false))
    }
}
