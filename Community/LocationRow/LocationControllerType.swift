import RowKit

/// A screen for choosing a place, which a `_LocationRow` configures.
///
/// ``LocationViewController`` conforms and can be subclassed. Any other screen needs only these
/// properties.
public protocol LocationControllerType: RowControllerType where RowValue == Location {
    /// The visible part of the Earth, which the row sets each time before it presents the screen.
    var region: MapRegion { get set }
    /// The number of decimals of coordinates, which the row sets each time before it presents the
    /// screen.
    var fractionDigits: Int { get set }
}
