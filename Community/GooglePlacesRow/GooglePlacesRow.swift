import RowKit
import Synchronization
import SuggestionRow

/// Asks for a place, with suggestions in a strip while the user types.
///
/// It behaves like a ``GooglePlacesTableRow``, with a strip instead of the table.
public final class GooglePlacesAccessoryRow:
    _GooglePlacesRow<SuggestionCollectionCell<GooglePlacesCollectionViewCell>>, RowType
{}

/// Asks for a place, with suggestions in a table while the user types.
///
/// ```swift
/// GooglePlacesTableRow("destination") { row in
///     row.title = "Destination"
///     row.placesService = GooglePlacesService(key: key, transport: transport)
/// }
/// ```
///
/// Text that the user types becomes the value `.userInput(value:)`, and a suggestion that is picked
/// the value `.prediction(prediction:)`. If `requestsDetails` is set, the coordinates follow, and
/// the value changes once more. If they cannot be found, the value stays as it is, and the list
/// shows why until the user types, tries again or leaves the row.
///
/// Without a service, the row suggests cities of the world if `isOffline` is set. Otherwise its
/// list shows that the search is not set up. The list also shows when there is no connection, and
/// when too many searches were made. The user can type text in any case.
///
/// All properties of a `SuggestionTableRow` apply. The row itself sets `asyncFilterFunction`.
public final class GooglePlacesTableRow:
    _GooglePlacesRow<SuggestionTableCell<GooglePlacesTableViewCell>>, RowType
{}

/// The logic of rows that suggest places, for any cell of a `_SuggestionRow`; see
/// ``GooglePlacesTableRow``.
open class _GooglePlacesRow<Cell: SuggestionCellType>: _SuggestionRow<Cell>
where Cell.Value == GooglePlace {
    // MARK: Settings

    /// The service that suggests places, or nil if there is none.
    @OptionalHook public final var placesService: (any PlacesService)? { didSet { connect() } }

    /// Whether a row without a service suggests cities of the world, without a network.
    @Setting public final var isOffline = false { didSet { connect() } }

    /// The kinds of place to suggest, as the service names them, such as `(cities)`.
    ///
    /// If empty, all kinds are suggested.
    @Setting public final var placeTypes: [String] = [] { didSet { connect() } }

    /// The countries in which to search, as in ISO 3166-1.
    ///
    /// If empty, all countries are searched.
    @Setting public final var countries: [String] = [] { didSet { connect() } }

    /// The language of the results, or nil for the service's default.
    @Setting public final var placesLanguage: String? { didSet { connect() } }

    /// The country whose conventions are used for addresses, or nil for the service's default.
    @Setting public final var placesRegion: String? { didSet { connect() } }

    /// The area whose places come first, or nil if there is none.
    @Setting public final var placesBias: PlacesArea? { didSet { connect() } }

    /// Whether the coordinates of a picked place are requested.
    @Setting public final var requestsDetails = false

    /// Creates a row that searches from the first character on.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { minimumSearchLength = 1 }
        connect()
    }

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings.filter { $0.name != "options" } + declaredSettings(of: _GooglePlacesRow.self)
    }

    // MARK: Behaviour

    /// The details that could not be found.
    @Setting private final var failedDetails: FailedDetails?

    /// The reason why the current search failed, or why the details of the picked place could not
    /// be found, or nil if nothing failed.
    ///
    /// The failure of a search is discarded when the list is closed. The failure of a request for
    /// details is kept as long as the place is the value and has no details.
    public final var placesError: PlacesError? {
        if case .failed(let failure) = optionSearch.notice {
            return failure.error as? PlacesError
        }
        return pickFailure?.error as? PlacesError
    }

    /// The reason why the details of the picked place could not be found, or nil if they could.
    open override var pickFailure: LoadingFailure? {
        guard let failedDetails, let place = value?.prediction, place == failedDetails.place,
            place.details == nil
        else { return nil }
        return failedDetails.failure
    }

    /// Requests the details of the picked place again.
    open override func retryPick() {
        guard pickFailure != nil, let failedDetails else { return }
        requestDetails(of: failedDetails.place, in: failedDetails.session)
    }

    /// Whether two values are the same, including the details of a place.
    open override func isSame(_ old: GooglePlace?, _ new: GooglePlace?) -> Bool {
        super.isSame(old, new) && old?.prediction?.details == new?.prediction?.details
    }

    /// Ends the search session when the row loses the focus.
    ///
    /// Services bill a session as one search.
    open override func highlightDidChange() {
        super.highlightDidChange()
        if !isHighlighted { session.end() }
    }

    /// Ends the search session, and requests the details of the place if ``requestsDetails`` is
    /// true.
    open override func didPick(_ suggestion: GooglePlace) {
        super.didPick(suggestion)
        guard let place = suggestion.prediction else { return }
        let token = session.token
        session.end()
        if requestsDetails, place.details == nil { requestDetails(of: place, in: token) }
    }

    private final func requestDetails(of place: PlacePrediction, in session: String) {
        failedDetails = nil
        guard let service else { return }
        var query = query
        query.session = session
        perform(.latest("placeDetails")) { [query] in
            try await service.details(of: place, query)
        } then: { row, answer in
            guard var current = row.value?.prediction, current == place else { return }
            switch answer {
            case .success(let details):
                current.details = details
                row.value = .prediction(prediction: current)
            case .failure(let error):
                row.failedDetails = FailedDetails(
                    place: place, session: session, failure: LoadingFailure(error))
            }
        }
    }

    /// Shows the field and the suggestions, with their source below them.
    open override func customUpdateCell() {
        super.customUpdateCell()
        let list = cell.suggestionList
        guard let attribution = service?.attribution, cell.textField.popup === list,
            !suggestions.isEmpty
        else { return }
        list.items.append(
            ListView.Item("attribution", StyledText(attribution), isEnabled: false))
    }

    private final let session = PlacesSession()

    private final var service: (any PlacesService)? {
        placesService ?? (isOffline ? GazetteerPlacesService() : nil)
    }

    private final var query: PlacesQuery {
        PlacesQuery(
            language: placesLanguage, region: placesRegion, types: placeTypes,
            countries: countries, bias: placesBias)
    }

    /// Sets up searches with the current service and settings.
    private final func connect() {
        let (service, query, session) = (service, query, session)
        preset {
            asyncFilterFunction = { text in
                guard let service else { throw PlacesError.notSetUp }
                var query = query
                query.session = session.token
                return try await service.predictions(for: text, query)
                    .map { .prediction(prediction: $0) }
            }
        }
    }
}

/// A request for details that failed.
private struct FailedDetails: Equatable {
    let place: PlacePrediction
    /// The identifier of the search session in which the place was picked.
    let session: String
    let failure: LoadingFailure
}

/// The user's current search session.
private final class PlacesSession: Sendable {
    private let stored = Mutex<String?>(nil)

    /// The identifier, which changes after each ``end()``.
    var token: String {
        stored.withLock { token in
            if let token { return token }
            let digits = Array("0123456789abcdef")
            let new = String((0..<32).map { _ in digits[Int.random(in: 0..<16)] })
            token = new
            return new
        }
    }

    func end() { stored.withLock { $0 = nil } }
}
