import RowKit
import StandardRows

/// A screen on which a place is chosen: a map to touch, and fields for those who would rather type.
///
/// Touching the map puts a pin there, and the fields say where that is; what is typed moves the pin.
/// *Done* makes it the row's value; with both fields empty the row has none then.
open class LocationViewController: RowViewController<Location> {
    /// The place with the pin; nil: there is none.
    public final var location: Location? { map.value }

    final var region = MapRegion(center: nil, span: MapRegion.spans.upperBound)
    final var fractionDigits = 4
    private final let map = MapRow("map")
    private final let latitude = DecimalRow("latitude")
    private final let longitude = DecimalRow("longitude")

    /// Shows the map and the fields.
    ///
    /// Overrides call super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let phrases = form.phrases
        map.region = region
        map.value = row?.value
        set(latitude, .latitude, Location.latitudes, beside: longitude)
        set(longitude, .longitude, Location.longitudes, beside: latitude)
        showCoordinates()
        map.onValueChange { [weak self] _, change in
            if change.origin == .user { self?.showCoordinates() }
        }
        form +++ map +++ Section([latitude, longitude])
        let clear = ButtonView(phrases.text(.clear))
        clear.onPress { [weak self] in self?.clear() }
        let done = ButtonView(phrases.text(.done))
        done.style = .prominent
        done.onPress { [weak self] in self?.finish() }
        navigationItems = [clear, done]
    }

    private final func set(
        _ row: DecimalRow, _ title: PhraseKey, _ range: ClosedRange<Double>,
        beside other: DecimalRow
    ) {
        row.title = form.phrases.text(title)
        row.minimumFractionDigits = 0
        row.maximumFractionDigits = min(max(fractionDigits, 0), 15)
        row.add(rule: RuleGreaterOrEqualThan(min: range.lowerBound))
        row.add(rule: RuleSmallerOrEqualThan(max: range.upperBound))
        row.add(
            rule: RuleClosure { [weak other] value in
                // One alone says nothing.
                value == nil && other?.value != nil ? ValidationError(.required) : nil
            })
        row.onValueChange { [weak self] _, change in
            if change.origin == .user { self?.showPin() }
        }
    }

    /// The map was touched: the fields say where.
    private final func showCoordinates() {
        latitude.value = map.value?.latitude
        longitude.value = map.value?.longitude
    }

    /// Something was typed: the pin goes there, and is there only for a place.
    private final func showPin() {
        guard let latitude = latitude.value, let longitude = longitude.value else {
            return map.value = nil
        }
        map.value = Location(latitude: latitude, longitude: longitude)
        map.showPin()
    }

    private final func finish() {
        guard form.validate().isEmpty else { return }
        if let location { commit(location) } else { clear() }
    }
}
