import RowKit

extension PhraseKey {
    /// The name of the map.
    public static let locationRowMap = PhraseKey("LocationRow.map", "Map")
    /// The hint on how to choose a place on the map.
    public static let locationRowMapHint = PhraseKey(
        "LocationRow.mapHint",
        """
        Touch a place to put the pin there, or drag the map. By keys, the arrows move the map, and \
        Return puts the pin in its centre.
        """)
    /// The title of the search field.
    public static let locationRowSearch = PhraseKey("LocationRow.search", "Search")
    /// The placeholder of the search field.
    public static let locationRowSearchPlaceholder = PhraseKey(
        "LocationRow.searchPlaceholder", "City or coordinates")
    /// The title of the latitude field.
    public static let locationRowLatitude = PhraseKey("LocationRow.latitude", "Latitude")
    /// The title of the longitude field.
    public static let locationRowLongitude = PhraseKey("LocationRow.longitude", "Longitude")
    /// The name of the button that zooms in.
    public static let locationRowZoomIn = PhraseKey("LocationRow.zoomIn", "Zoom in")
    /// The name of the button that zooms out.
    public static let locationRowZoomOut = PhraseKey("LocationRow.zoomOut", "Zoom out")

    // MARK: Errors

    /// The text must be a place; `example` is the coordinates of one.
    public static let locationRowPlace = PhraseKey(
        "LocationRow.place",
        "Must be a city in the list, or coordinates such as {example} or 34° 54′ 4″ S 56° 9′ 52″ W")
    /// The text must be a latitude; `example` is one.
    public static let locationRowLatitudeNotation = PhraseKey(
        "LocationRow.latitudeNotation",
        "Must be a latitude, such as {example}, 34.9° S or 34° 54′ 4″ S")
    /// The text must be a longitude; `example` is one.
    public static let locationRowLongitudeNotation = PhraseKey(
        "LocationRow.longitudeNotation",
        "Must be a longitude, such as {example}, 56.2° W or 56° 9′ 52″ W")
    /// Minutes and seconds must be less than 60.
    public static let locationRowSixty = PhraseKey(
        "LocationRow.sixty", "Minutes and seconds must be less than 60")
    /// A coordinate has a sign or a letter, not both.
    public static let locationRowSignAndLetter = PhraseKey(
        "LocationRow.signAndLetter", "Must have a sign or a letter, not both")
    /// The letter of a latitude must be N or S.
    public static let locationRowLatitudeLetter = PhraseKey(
        "LocationRow.latitudeLetter", "A latitude is north (N) or south (S)")
    /// The letter of a longitude must be E or W.
    public static let locationRowLongitudeLetter = PhraseKey(
        "LocationRow.longitudeLetter", "A longitude is east (E) or west (W)")
    /// The latitude is out of range.
    public static let locationRowLatitudeRange = PhraseKey(
        "LocationRow.latitudeRange", "The latitude must be from -90 to 90 degrees")
    /// The longitude is out of range.
    public static let locationRowLongitudeRange = PhraseKey(
        "LocationRow.longitudeRange", "The longitude must be from -180 to 180 degrees")

    /// All phrases of a ``LocationRow`` and its map, for translation with the library's own
    /// phrases.
    public static let ofLocationRow: [PhraseKey] = [
        locationRowMap, locationRowMapHint, locationRowSearch, locationRowSearchPlaceholder,
        locationRowLatitude, locationRowLongitude, locationRowZoomIn, locationRowZoomOut,
        locationRowPlace, locationRowLatitudeNotation, locationRowLongitudeNotation,
        locationRowSixty, locationRowSignAndLetter, locationRowLatitudeLetter,
        locationRowLongitudeLetter, locationRowLatitudeRange, locationRowLongitudeRange,
    ]
}
