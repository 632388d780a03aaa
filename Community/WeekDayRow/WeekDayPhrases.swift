import RowKit

extension Phrases.Key {
    /// The name of Monday in a ``WeekDayRow``.
    public static let weekDayRowMonday = Phrases.Key("WeekDayRow.monday", "Monday")
    /// The name of Tuesday in a ``WeekDayRow``.
    public static let weekDayRowTuesday = Phrases.Key("WeekDayRow.tuesday", "Tuesday")
    /// The name of Wednesday in a ``WeekDayRow``.
    public static let weekDayRowWednesday = Phrases.Key("WeekDayRow.wednesday", "Wednesday")
    /// The name of Thursday in a ``WeekDayRow``.
    public static let weekDayRowThursday = Phrases.Key("WeekDayRow.thursday", "Thursday")
    /// The name of Friday in a ``WeekDayRow``.
    public static let weekDayRowFriday = Phrases.Key("WeekDayRow.friday", "Friday")
    /// The name of Saturday in a ``WeekDayRow``.
    public static let weekDayRowSaturday = Phrases.Key("WeekDayRow.saturday", "Saturday")
    /// The name of Sunday in a ``WeekDayRow``.
    public static let weekDayRowSunday = Phrases.Key("WeekDayRow.sunday", "Sunday")
    /// The short name of Monday in a ``WeekDayRow``.
    public static let weekDayRowShortMonday = Phrases.Key("WeekDayRow.short.monday", "Mon")
    /// The short name of Tuesday in a ``WeekDayRow``.
    public static let weekDayRowShortTuesday = Phrases.Key("WeekDayRow.short.tuesday", "Tue")
    /// The short name of Wednesday in a ``WeekDayRow``.
    public static let weekDayRowShortWednesday = Phrases.Key("WeekDayRow.short.wednesday", "Wed")
    /// The short name of Thursday in a ``WeekDayRow``.
    public static let weekDayRowShortThursday = Phrases.Key("WeekDayRow.short.thursday", "Thu")
    /// The short name of Friday in a ``WeekDayRow``.
    public static let weekDayRowShortFriday = Phrases.Key("WeekDayRow.short.friday", "Fri")
    /// The short name of Saturday in a ``WeekDayRow``.
    public static let weekDayRowShortSaturday = Phrases.Key("WeekDayRow.short.saturday", "Sat")
    /// The short name of Sunday in a ``WeekDayRow``.
    public static let weekDayRowShortSunday = Phrases.Key("WeekDayRow.short.sunday", "Sun")

    /// All phrases of a ``WeekDayRow``, to be translated together with those of RowKit.
    public static let ofWeekDayRow: [Phrases.Key] =
        WeekDay.allCases.map(weekDayRow) + WeekDay.allCases.map(weekDayRowShort)

    /// Returns the name of a day.
    static func weekDayRow(_ day: WeekDay) -> Phrases.Key {
        switch day {
        case .monday: weekDayRowMonday
        case .tuesday: weekDayRowTuesday
        case .wednesday: weekDayRowWednesday
        case .thursday: weekDayRowThursday
        case .friday: weekDayRowFriday
        case .saturday: weekDayRowSaturday
        case .sunday: weekDayRowSunday
        }
    }

    /// Returns the short name of a day.
    static func weekDayRowShort(_ day: WeekDay) -> Phrases.Key {
        switch day {
        case .monday: weekDayRowShortMonday
        case .tuesday: weekDayRowShortTuesday
        case .wednesday: weekDayRowShortWednesday
        case .thursday: weekDayRowShortThursday
        case .friday: weekDayRowShortFriday
        case .saturday: weekDayRowShortSaturday
        case .sunday: weekDayRowShortSunday
        }
    }
}
