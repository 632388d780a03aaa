/// Which parts of a date are written, and how long each is.
public struct DateStyle: Hashable, Sendable {
    /// How long a part is written.
    public enum Length: String, Hashable, Sendable, Codable, CaseIterable, DocumentValue {
        /// Not at all.
        case none
        /// In figures, the year with all its digits: `14/11/2023`, `23:13`.
        case short
        /// With the month's short name: `14 Nov 2023`; a time with its seconds.
        case medium
        /// With the month's name: `14 November 2023`; a time as ``medium``. Zones are never
        /// written.
        case long
    }

    /// How long the day, month and year are written.
    public var date: Length

    /// How long the hours and minutes are written.
    public var time: Length

    /// A style made from its parts.
    public init(date: Length, time: Length) {
        self.date = date
        self.time = time
    }

    /// A date in figures.
    public static let date = DateStyle(date: .short, time: .none)

    /// Hours and minutes.
    public static let time = DateStyle(date: .none, time: .short)

    /// A date in figures, with hours and minutes.
    public static let dateTime = DateStyle(date: .short, time: .short)
}
