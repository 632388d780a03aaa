import RowKit

/// The direction in which a coordinate is measured.
enum CoordinateAxis: Sendable {
    /// From the equator to the north.
    case latitude
    /// From Greenwich to the east.
    case longitude

    /// The range of valid degrees.
    var range: ClosedRange<Double> {
        self == .latitude ? Location.latitudes : Location.longitudes
    }

    var other: CoordinateAxis { self == .latitude ? .longitude : .latitude }
}

/// The reason why a string is not a place.
enum CoordinateProblem: Error, Equatable {
    /// The text is not in a known notation.
    case notation
    /// Minutes or seconds are 60 or more.
    case sixty
    /// A number has both a sign and a direction.
    case signAndDirection
    /// A number has a direction of the other axis, or both numbers are of the same axis.
    case direction(CoordinateAxis)
    /// A number is out of range.
    case range(CoordinateAxis)

    /// Returns the error to show; `notation` is the error for an unknown notation.
    func error(notation: ValidationError) -> ValidationError {
        switch self {
        case .notation: notation
        case .sixty: ValidationError(.locationRowSixty)
        case .signAndDirection: ValidationError(.locationRowSignAndLetter)
        case .direction(.latitude): ValidationError(.locationRowLatitudeLetter)
        case .direction(.longitude): ValidationError(.locationRowLongitudeLetter)
        case .range(.latitude): ValidationError(.locationRowLatitudeRange)
        case .range(.longitude): ValidationError(.locationRowLongitudeRange)
        }
    }
}
