import RowKit

/// A screen on which a place is chosen, as a `_LocationRow` makes it ready.
///
/// ``LocationViewController`` is one, for subclasses; a screen of another kind has to say only
/// this.
public protocol LocationControllerType: RowControllerType where RowValue == Location {
    /// The part of the Earth that is shown; set by the row each time before the screen opens.
    var region: MapRegion { get set }
    /// How many decimals coordinates are shown with; set by the row as well.
    var fractionDigits: Int { get set }
}
