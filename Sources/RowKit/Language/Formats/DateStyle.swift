/// The parts of a date to write, and their length.
public struct DateStyle: Hashable, Sendable {
    /// The length of a part.
    public enum Length: String, Hashable, Sendable, Codable, CaseIterable, DocumentValue {
        /// The part is left out.
        case none
        /// In figures, the year with all its digits: `14/11/2023`, `23:13`.
        case short
        /// With the abbreviated name of the month: `14 Nov 2023`. A time includes its seconds.
        case medium
        /// With the full name of the month: `14 November 2023`. A time is written as in ``medium``;
        /// time zones are never written.
        case long
    }

    /// The length of the day, month and year.
    public var date: Length

    /// The length of the hours and minutes.
    public var time: Length

    /// Creates a style from its parts.
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
