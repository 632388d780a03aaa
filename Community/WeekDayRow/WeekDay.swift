import RowKit

/// A day of the week, chosen in a ``WeekDayRow``.
///
/// The cases are in the order of ISO 8601, from Monday to Sunday.
public enum WeekDay: String, Sendable, Codable, CaseIterable, DocumentValue {
    /// Monday.
    case monday
    /// Tuesday.
    case tuesday
    /// Wednesday.
    case wednesday
    /// Thursday.
    case thursday
    /// Friday.
    case friday
    /// Saturday.
    case saturday
    /// Sunday.
    case sunday

    /// Returns all days of a week, beginning with the given day.
    public static func week(from first: WeekDay) -> [WeekDay] {
        let start = allCases.firstIndex(of: first) ?? 0
        return Array(allCases[start...] + allCases[..<start])
    }
}
