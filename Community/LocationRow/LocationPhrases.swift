import RowKit

extension Phrases.Key {
    /// The name of the map.
    public static let locationRowMap = Phrases.Key("LocationRow.map", "Map")
    /// The hint on how to choose a place on the map.
    public static let locationRowMapHint = Phrases.Key(
        "LocationRow.mapHint",
        """
        Touch a place to put the pin there, or drag the map. By keys, the arrows move the map, and \
        Return puts the pin in its centre.
        """)
    /// The title of the search field.
    public static let locationRowSearch = Phrases.Key("LocationRow.search", "Search")
    /// The placeholder of the search field.
    public static let locationRowSearchPlaceholder = Phrases.Key(
        "LocationRow.searchPlaceholder", "City or coordinates")
    /// The title of the latitude field.
    public static let locationRowLatitude = Phrases.Key("LocationRow.latitude", "Latitude")
    /// The title of the longitude field.
    public static let locationRowLongitude = Phrases.Key("LocationRow.longitude", "Longitude")
    /// The name of the button that zooms in.
    public static let locationRowZoomIn = Phrases.Key("LocationRow.zoomIn", "Zoom in")
    /// The name of the button that zooms out.
    public static let locationRowZoomOut = Phrases.Key("LocationRow.zoomOut", "Zoom out")

    // MARK: Errors

    /// The text must be a place; `example` is the coordinates of one.
    public static let locationRowPlace = Phrases.Key(
        "LocationRow.place",
        "Must be a city in the list, or coordinates such as {example} or 34° 54′ 4″ S 56° 9′ 52″ W")
    /// The text must be a latitude; `example` is one.
    public static let locationRowLatitudeNotation = Phrases.Key(
        "LocationRow.latitudeNotation",
        "Must be a latitude, such as {example}, 34.9° S or 34° 54′ 4″ S")
    /// The text must be a longitude; `example` is one.
    public static let locationRowLongitudeNotation = Phrases.Key(
        "LocationRow.longitudeNotation",
        "Must be a longitude, such as {example}, 56.2° W or 56° 9′ 52″ W")
    /// Minutes and seconds must be less than 60.
    public static let locationRowSixty = Phrases.Key(
        "LocationRow.sixty", "Minutes and seconds must be less than 60")
    /// A coordinate has a sign or a letter, not both.
    public static let locationRowSignAndLetter = Phrases.Key(
        "LocationRow.signAndLetter", "Must have a sign or a letter, not both")
    /// The letter of a latitude must be N or S.
    public static let locationRowLatitudeLetter = Phrases.Key(
        "LocationRow.latitudeLetter", "A latitude is north (N) or south (S)")
    /// The letter of a longitude must be E or W.
    public static let locationRowLongitudeLetter = Phrases.Key(
        "LocationRow.longitudeLetter", "A longitude is east (E) or west (W)")
    /// The latitude is out of range.
    public static let locationRowLatitudeRange = Phrases.Key(
        "LocationRow.latitudeRange", "The latitude must be from -90 to 90 degrees")
    /// The longitude is out of range.
    public static let locationRowLongitudeRange = Phrases.Key(
        "LocationRow.longitudeRange", "The longitude must be from -180 to 180 degrees")

    /// All phrases of a ``LocationRow`` and its map, for translation with the library's own
    /// phrases.
    public static let ofLocationRow: [Phrases.Key] = [
        locationRowMap, locationRowMapHint, locationRowSearch, locationRowSearchPlaceholder,
        locationRowLatitude, locationRowLongitude, locationRowZoomIn, locationRowZoomOut,
        locationRowPlace, locationRowLatitudeNotation, locationRowLongitudeNotation,
        locationRowSixty, locationRowSignAndLetter, locationRowLatitudeLetter,
        locationRowLongitudeLetter, locationRowLatitudeRange, locationRowLongitudeRange,
    ]
}
