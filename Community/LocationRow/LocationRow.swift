import RowKit
import StandardRows

/// Asks for a place on Earth, which is chosen on a map, found by name or typed as coordinates.
///
/// ```swift
/// LocationRow("home") { row in
///     row.title = "Where do you live?"
///     row.value = Location(latitude: -34.9011, longitude: -56.1645)
/// }
/// ```
///
/// Selecting the row opens a ``LocationViewController``. *Done* sets the row's value to the chosen
/// place, and *Clear* clears it. Going back, or pressing *Done* without having chosen a place,
/// leaves the value unchanged. The map shows the outline of land and countries. It is drawn from a
/// small table in the program, and no network is used.
///
/// The search field finds the cities of `Gazetteer.world` and reads coordinates in the common
/// notations: `-34.9011, -56.1645`, `34.9 S 56.2 W`, `34° 54′ 4″ S 56° 9′ 52″ W`. To do without it,
/// set `searchesCities` to false.
///
/// Coordinates are shown in the number format of the form's language: `-34.9011, -56.1645`. To show
/// a different text, such as an address, set `displayValueFor`.
///
/// To use a custom map, subclass ``LocationViewController``:
///
/// ```swift
/// row.presentationMode = .sheet(controllerProvider: .callback { AddressController() })
/// ```
public final class LocationRow: _LocationRow<LocationCell, LocationViewController>, RowType {
    /// Creates a row that replaces the form with its map, with a back button.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            presentationMode = .show(controllerProvider: .callback { LocationViewController() })
        }
    }
}

/// The logic of a ``LocationRow``, for any map and any cell that shows a place.
///
/// A subclass sets how the map is created and presented.
open class _LocationRow<Cell: CellType, Controller: LocationControllerType>:
    _PresenterRow<Cell, Controller>
where Cell.Value == Location {
    // MARK: Settings

    /// The initial centre of the map if no place is chosen.
    ///
    /// If nil, the map shows the whole Earth, or the part around the equator and Greenwich that
    /// `span` determines.
    @Setting public final var center: Location?

    /// The degrees of longitude that the map shows initially.
    ///
    /// If nil, the map shows twenty degrees around the chosen place or `center`, in which coasts
    /// and borders can be recognised, or the whole Earth if there is neither.
    @Limited(MapRegion.spans) public final var span: Double?

    /// The number of decimals of coordinates.
    @Limited(0...15) public final var fractionDigits = 4

    /// Whether cities can be searched by name.
    @Setting public final var searchesCities = true

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _LocationRow.self)
    }

    // MARK: Behaviour

    /// The coordinates in the number format of the form's language.
    open override func defaultDisplayText(for location: Location) -> String? {
        location.text(by: phrases.formats, fractionDigits: $fractionDigits)
    }

    /// Sets the initial region and the decimals of the map, and whether it has a search field.
    ///
    /// Overrides call super.
    open override func setupController(_ controller: Controller) {
        super.setupController(controller)
        let around = value ?? center
        let usual = value != nil || center != nil ? 20 : MapRegion.spans.upperBound
        controller.region = MapRegion(center: around, span: $span ?? usual)
        controller.fractionDigits = $fractionDigits
        (controller as? LocationViewController)?.searchesCities = searchesCities
    }
}

/// A cell with a title, coordinates and a disclosure indicator.
open class LocationCell: PushSelectorCell<Location> {}
