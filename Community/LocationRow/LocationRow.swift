import RowKit
import StandardRows

/// Asks for a place on Earth, which is chosen on a map or typed as coordinates.
///
/// ```swift
/// LocationRow("home") { row in
///     row.title = "Where do you live?"
///     row.value = Location(latitude: -34.9011, longitude: -56.1645)
/// }
/// ```
///
/// Selecting the row opens a ``LocationViewController``. It is left with *Done*, which makes the
/// place that was chosen there the row's value, or with *Clear*, which takes the value away;
/// whoever goes back, or has touched nothing, has chosen nothing. The map is a plain net of
/// meridians and parallels: nothing is asked of a network.
///
/// Coordinates are shown as the form's language writes numbers, `-34.9011, -56.1645`. To show
/// something else, such as an address, set `displayValueFor`.
///
/// A map of one's own is a subclass of ``LocationViewController``:
///
/// ```swift
/// row.presentationMode = .sheet(controllerProvider: .callback { AddressController() })
/// ```
public final class LocationRow: _LocationRow<LocationCell, LocationViewController>, RowType {
    /// Makes a row that shows its map in the place of the form, with a way back.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            presentationMode = .show(controllerProvider: .callback { LocationViewController() })
        }
    }
}

/// The logic of a ``LocationRow``, for any cell that shows a place and any map.
///
/// A subclass says what makes the map and how it is shown.
open class _LocationRow<Cell: CellType, Controller: LocationControllerType>:
    _PresenterRow<Cell, Controller>
where Cell.Value == Location {
    // MARK: Settings

    /// Where the map begins while no place is chosen; nil: it shows the whole Earth, or the part
    /// around the equator and Greenwich that `span` leaves.
    @Setting public final var center: Location?

    /// How many degrees of longitude the map shows at first, from 0.001 to 360; nil: one around a
    /// place that is chosen, ten around `center`, else all.
    @Setting public final var span: Double?

    /// How many decimals coordinates are shown with, from 0 to 15.
    @Setting public final var fractionDigits = 4

    /// A number of degrees or decimals that cannot be shown; the nearest that can be is.
    open override var limitConflict: LimitConflict? {
        super.limitConflict ?? LimitConflict("span", span, outside: MapRegion.spans)
            ?? LimitConflict("fractionDigits", fractionDigits, outside: 0...15)
    }

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + [
            .init("center", \_LocationRow.center, "Where the map begins while nothing is chosen."),
            .init("span", \_LocationRow.span, "How many degrees the map shows at first."),
            .init(
                "fractionDigits", \_LocationRow.fractionDigits,
                "How many decimals coordinates are shown with."),
        ]
    }

    // MARK: What the row does

    /// The coordinates as the form's language writes numbers.
    open override func defaultDisplayText(for location: Location) -> String? {
        location.text(by: phrases.formats, fractionDigits: fractionDigits)
    }

    /// Lets the map begin where it should.
    ///
    /// Overrides call super.
    open override func setupController(_ controller: Controller) {
        super.setupController(controller)
        let around = value ?? center
        let usual = value != nil ? 1 : center != nil ? 10 : MapRegion.spans.upperBound
        controller.region = MapRegion(center: around, span: span ?? usual)
        controller.fractionDigits = fractionDigits
    }
}

/// Title and coordinates, and a mark that selecting leads on.
open class LocationCell: PushSelectorCell<Location> {}

extension PhraseKey {
    /// A map on which a place is chosen.
    public static let locationRowMap = PhraseKey("LocationRow.map", "Map")
    /// How to choose a place on the map.
    public static let locationRowMapHint = PhraseKey(
        "LocationRow.mapHint", "Touch a place to put the pin there, or type its coordinates below")
    /// How far north of the equator a place is.
    public static let locationRowLatitude = PhraseKey("LocationRow.latitude", "Latitude")
    /// How far east of Greenwich a place is.
    public static let locationRowLongitude = PhraseKey("LocationRow.longitude", "Longitude")
    /// Shows less of the Earth, and more of that.
    public static let locationRowZoomIn = PhraseKey("LocationRow.zoomIn", "Zoom in")
    /// Shows more of the Earth.
    public static let locationRowZoomOut = PhraseKey("LocationRow.zoomOut", "Zoom out")
    /// All that a ``LocationRow`` and its map say, to be translated with the library's own phrases.
    public static let ofLocationRow: [PhraseKey] = [
        locationRowMap, locationRowMapHint, locationRowLatitude, locationRowLongitude,
        locationRowZoomIn, locationRowZoomOut,
    ]
}
