import RowKit
import StandardRows

/// A screen for choosing a place on a map, by the name of a city or by coordinates.
///
/// Touching the map moves the pin and updates the fields, and typing in the fields moves the pin.
/// The search field finds cities by name. Coordinates can be typed in all common notations, both at
/// once in any field.
/// *Done* sets the row's value to the place of the pin, or clears the value if both fields are
/// empty. Until the user makes a choice, the screen follows its row, and *Done* changes nothing.
/// While the row is disabled, the screen takes no input either, and the user can only go back.
///
/// A subclass can offer other ways to find places. It sets ``location`` and ``region``, and is
/// notified of changes in ``locationDidChange(by:)``:
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
    /// The place of the pin, or nil if there is none.
    ///
    /// Setting this property chooses a place, as if the user touched the map. The map moves if the
    /// place is not visible, and *Done* commits it.
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

    /// The number of decimals of the coordinates, from 0 to 15.
    public final var fractionDigits = 4 { didSet { limitDigits() } }

    /// Whether there is a field to search for cities.
    public final var searchesCities = true { didSet { search.hidden = .init(!searchesCities) } }

    private final let search = PlaceSearchRow("place")
    private final let map = MapRow("map")
    private final let latitude = CoordinateRow("latitude")
    private final let longitude = CoordinateRow("longitude")
    private final let clearButton = ButtonView()
    private final let doneButton = ButtonView()
    /// Whether the user has chosen the place on this screen.
    private final var hasChosen = false
    /// Whether the user had chosen a place before the current movement of the pin.
    private final var hadChosen = false

    /// Called when the place of the pin has changed, by the user or the program, or because the
    /// screen shows the row's place.
    ///
    /// Does nothing by default.
    open func locationDidChange(by origin: Origin) {}

    // MARK: Lifecycle

    /// Sets up the map and the fields.
    ///
    /// Overrides call super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let phrases = form.phrases
        set(latitude, .locationRowLatitude, .latitude, beside: longitude)
        set(longitude, .locationRowLongitude, .longitude, beside: latitude)
        search.title = phrases.text(.locationRowSearch)
        search.placeholder = phrases.text(.locationRowSearchPlaceholder)
        search.onValueChange { [weak self] _, change in
            if change.origin == .user { self?.takeFoundPlace() }
        }
        limitDigits()
        map.onPin = { [weak self] phase in self?.pinWasMoved(phase) }
        map.onValueChange { [weak self] _, change in
            self?.locationDidChange(by: change.origin)
        }
        form +++ Section([search, map]) +++ Section([latitude, longitude])
        clearButton.title = phrases.text(.clear)
        clearButton.onPress { [weak self] in self?.clear() }
        doneButton.title = phrases.text(.done)
        doneButton.style = .prominent
        doneButton.onPress { [weak self] in self?.finish() }
        navigationItems = [clearButton, doneButton]
    }

    /// Shows the row's place, unless the user has chosen another place or is typing.
    ///
    /// Takes input only if the row does.
    ///
    /// Overrides call super.
    open override func rowDidChange() {
        super.rowDidChange()
        form.isDisabled = row?.isDisabled == true
        for button in [clearButton, doneButton] { button.isEnabled = !form.isDisabled }
        let isTyping = [latitude, longitude].contains { $0.unreadInput != nil }
        if !hasChosen, !isTyping, let row, row.value != location { show(row.value) }
    }

    /// Discards a choice that was not committed.
    ///
    /// Overrides call super.
    open override func didDismiss() {
        super.didDismiss()
        hasChosen = false
        showCoordinates()
        latitude.cleanValidationErrors()
        longitude.cleanValidationErrors()
        clearSearch()
    }

    // MARK: Map and fields

    private final func pinWasMoved(_ phase: CanvasView.Touch.Phase) {
        if phase == .began { hadChosen = hasChosen }
        hasChosen = phase == .cancelled ? hadChosen : true
        showCoordinates()
        clearSearch()
    }

    /// Moves the pin and the map to the found place.
    private final func takeFoundPlace() {
        guard let place = search.value else { return }
        hasChosen = true
        form.update {
            map.setValue(place.location, by: .user)
            if place.country == nil {
                map.showPin()
            } else {
                map.region = MapRegion(center: place.location, span: min(map.region.span, 10))
            }
            showCoordinates()
        }
    }

    /// Removes a name that no longer belongs to the pin, and text that was not found.
    private final func clearSearch() {
        search.setValue(nil, by: .program)
        search.endSearch()
        search.cleanValidationErrors()
    }

    private final func set(
        _ row: CoordinateRow, _ title: Phrases.Key, _ axis: CoordinateAxis,
        beside other: CoordinateRow
    ) {
        row.title = form.phrases.text(title)
        row.axis = axis
        row.add(rule: RuleGreaterOrEqualThan(min: axis.range.lowerBound))
        row.add(rule: RuleSmallerOrEqualThan(max: axis.range.upperBound))
        row.add(
            rule: RuleClosure { [weak other] value in
                // Either both coordinates are required, or neither.
                value == nil && other?.value != nil ? ValidationError(.required) : nil
            })
        row.onValueChange { [weak self] _, change in
            if change.origin == .user { self?.takeCoordinates() }
        }
        row.onPlace = { [weak self, weak other] place in
            other?.setValue(axis == .latitude ? place.longitude : place.latitude, by: .program)
            self?.takeCoordinates()
        }
    }

    private final func limitDigits() {
        for row in [latitude, longitude] {
            row.maximumFractionDigits = min(max(fractionDigits, 0), 15)
        }
    }

    /// Moves the pin and updates the map and the fields.
    private final func show(_ location: Location?) {
        form.update {
            map.value = location
            map.showPin()
            showCoordinates()
        }
    }

    private final func showCoordinates() {
        // These changes count as the program's, even if a touch caused them.
        latitude.setValue(location?.latitude, by: .program)
        longitude.setValue(location?.longitude, by: .program)
    }

    /// Moves the pin to the typed coordinates, or removes it if they are incomplete.
    private final func takeCoordinates() {
        hasChosen = true
        let place = latitude.value.flatMap { latitude in
            longitude.value.flatMap { Location(latitude: latitude, longitude: $0) }
        }
        map.setValue(place, by: .user)
        map.showPin()
        clearSearch()
    }

    private final func finish() {
        guard form.validate().isEmpty else { return }
        // A restored screen may show a place that was chosen earlier.
        guard hasChosen || location != row?.value else { return cancel() }
        if let location { commit(location) } else { clear() }
    }
}
