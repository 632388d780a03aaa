import RowKit
import StandardRows

/// A screen on which a place is chosen: a map to touch, and fields for those who would rather type.
///
/// Touching the map puts a pin there, and the fields say where that is; what is typed moves the
/// pin. *Done* makes it the row's value; with both fields empty the row has none then. Until
/// something is chosen the screen follows its row, and *Done* changes nothing.
///
/// A subclass can look for places in other ways. It sets ``location`` and ``region``, and hears of
/// what a person does in ``locationDidChange(by:)``:
///
/// ```swift
/// final class HereController: LocationViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         form
///             +++ ButtonRow { $0.title = "Here" }
///             .onCellSelection { [weak self] _, _ in self?.location = whereWeAre() }
///     }
/// }
/// ```
open class LocationViewController: RowViewController<Location>, LocationControllerType {
    /// The place with the pin; nil: there is none.
    ///
    /// Setting it chooses a place, as touching the map does: the map moves there if it is not in
    /// sight, and *Done* takes it.
    public final var location: Location? {
        get { map.value }
        set {
            hasChosen = true
            show(newValue)
        }
    }

    /// The part of the Earth that the map shows.
    public final var region: MapRegion {
        get { map.region }
        set { map.region = newValue }
    }

    /// How many decimals the coordinates are shown with, from 0 to 15.
    public final var fractionDigits = 4 { didSet { limitDigits() } }

    private final let map = MapRow("map")
    private final let latitude = DecimalRow("latitude")
    private final let longitude = DecimalRow("longitude")
    /// Whether the place is one that was chosen here, not the row's.
    private final var hasChosen = false

    /// The place with the pin changed, by a person's doing or the program's; also when the screen
    /// shows the place that its row has.
    ///
    /// Nothing by default.
    open func locationDidChange(by origin: Origin) {}

    // MARK: Its life

    /// Shows the map and the fields.
    ///
    /// Overrides call super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let phrases = form.phrases
        set(latitude, .locationRowLatitude, Location.latitudes, beside: longitude)
        set(longitude, .locationRowLongitude, Location.longitudes, beside: latitude)
        limitDigits()
        map.onTouch = { [weak self] in
            self?.hasChosen = true
            self?.showCoordinates()
        }
        map.onValueChange { [weak self] _, change in
            self?.locationDidChange(by: change.origin)
        }
        form +++ map +++ Section([latitude, longitude])
        let clear = ButtonView(phrases.text(.clear))
        clear.onPress { [weak self] in self?.clear() }
        let done = ButtonView(phrases.text(.done))
        done.style = .prominent
        done.onPress { [weak self] in self?.finish() }
        navigationItems = [clear, done]
    }

    /// Shows the row's place, unless another was chosen here.
    ///
    /// Overrides call super.
    open override func rowDidChange() {
        super.rowDidChange()
        let isTyping = [latitude, longitude].contains { $0.unreadInput != nil }
        if !hasChosen, !isTyping, let row, row.value != location { show(row.value) }
    }

    /// Forgets what was chosen and not taken.
    ///
    /// Overrides call super.
    open override func wasDismissed() {
        super.wasDismissed()
        hasChosen = false
        showCoordinates()
        latitude.cleanValidationErrors()
        longitude.cleanValidationErrors()
    }

    // MARK: Map and fields

    private final func set(
        _ row: DecimalRow, _ title: PhraseKey, _ range: ClosedRange<Double>,
        beside other: DecimalRow
    ) {
        row.title = form.phrases.text(title)
        row.minimumFractionDigits = 0
        row.add(rule: RuleGreaterOrEqualThan(min: range.lowerBound))
        row.add(rule: RuleSmallerOrEqualThan(max: range.upperBound))
        row.add(
            rule: RuleClosure { [weak other] value in
                // One alone says nothing.
                value == nil && other?.value != nil ? ValidationError(.required) : nil
            })
        row.onValueChange { [weak self] _, change in
            if change.origin == .user { self?.takeCoordinates() }
        }
    }

    private final func limitDigits() {
        for row in [latitude, longitude] {
            row.maximumFractionDigits = min(max(fractionDigits, 0), 15)
        }
    }

    /// Puts the pin somewhere, and lets map and fields show where that is.
    private final func show(_ location: Location?) {
        form.update {
            map.value = location
            map.showPin()
            showCoordinates()
        }
    }

    private final func showCoordinates() {
        // Nobody typed that, also where it follows from a touch.
        latitude.setValue(location?.latitude, by: .program)
        longitude.setValue(location?.longitude, by: .program)
    }

    /// Something was typed: the pin goes there, and is there only for a place.
    private final func takeCoordinates() {
        hasChosen = true
        let place = latitude.value.flatMap { latitude in
            longitude.value.flatMap { Location(latitude: latitude, longitude: $0) }
        }
        map.setValue(place, by: .user)
        map.showPin()
    }

    private final func finish() {
        guard form.validate().isEmpty else { return }
        guard hasChosen else { return cancel() }
        if let location { commit(location) } else { clear() }
    }
}
