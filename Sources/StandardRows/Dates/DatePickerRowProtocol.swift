#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A row with a date between two bounds, regardless of its cell.
public protocol DatePickerRowProtocol: AnyObject {
    /// The first date that can be chosen, or nil if there is none.
    var minimumDate: Date? { get set }
    /// The last date that can be chosen, or nil if there is none.
    var maximumDate: Date? { get set }
    /// The interval between the available times, in minutes from midnight, or nil for one minute.
    var minuteInterval: Int? { get set }
}
