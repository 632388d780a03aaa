import RowKit

extension PhraseKey {
    /// The name of Monday in a ``WeekDayRow``.
    public static let weekDayRowMonday = PhraseKey("WeekDayRow.monday", "Monday")
    /// The name of Tuesday in a ``WeekDayRow``.
    public static let weekDayRowTuesday = PhraseKey("WeekDayRow.tuesday", "Tuesday")
    /// The name of Wednesday in a ``WeekDayRow``.
    public static let weekDayRowWednesday = PhraseKey("WeekDayRow.wednesday", "Wednesday")
    /// The name of Thursday in a ``WeekDayRow``.
    public static let weekDayRowThursday = PhraseKey("WeekDayRow.thursday", "Thursday")
    /// The name of Friday in a ``WeekDayRow``.
    public static let weekDayRowFriday = PhraseKey("WeekDayRow.friday", "Friday")
    /// The name of Saturday in a ``WeekDayRow``.
    public static let weekDayRowSaturday = PhraseKey("WeekDayRow.saturday", "Saturday")
    /// The name of Sunday in a ``WeekDayRow``.
    public static let weekDayRowSunday = PhraseKey("WeekDayRow.sunday", "Sunday")
    /// The short name of Monday in a ``WeekDayRow``.
    public static let weekDayRowShortMonday = PhraseKey("WeekDayRow.short.monday", "Mon")
    /// The short name of Tuesday in a ``WeekDayRow``.
    public static let weekDayRowShortTuesday = PhraseKey("WeekDayRow.short.tuesday", "Tue")
    /// The short name of Wednesday in a ``WeekDayRow``.
    public static let weekDayRowShortWednesday = PhraseKey("WeekDayRow.short.wednesday", "Wed")
    /// The short name of Thursday in a ``WeekDayRow``.
    public static let weekDayRowShortThursday = PhraseKey("WeekDayRow.short.thursday", "Thu")
    /// The short name of Friday in a ``WeekDayRow``.
    public static let weekDayRowShortFriday = PhraseKey("WeekDayRow.short.friday", "Fri")
    /// The short name of Saturday in a ``WeekDayRow``.
    public static let weekDayRowShortSaturday = PhraseKey("WeekDayRow.short.saturday", "Sat")
    /// The short name of Sunday in a ``WeekDayRow``.
    public static let weekDayRowShortSunday = PhraseKey("WeekDayRow.short.sunday", "Sun")

    /// All phrases of a ``WeekDayRow``, to be translated together with those of RowKit.
    public static let ofWeekDayRow: [PhraseKey] =
        WeekDay.allCases.map(weekDayRow) + WeekDay.allCases.map(weekDayRowShort)

    /// Returns the name of a day.
    static func weekDayRow(_ day: WeekDay) -> PhraseKey {
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
    static func weekDayRowShort(_ day: WeekDay) -> PhraseKey {
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
