import RowKit

extension Phrases.Key {
    /// Returns the name of a day in a ``WeekDayRow``.
    public static func weekDayRow(_ day: WeekDay) -> Phrases.Key { weekDays[day.index] }

    /// Returns the short name of a day in a ``WeekDayRow``.
    public static func weekDayRowShort(_ day: WeekDay) -> Phrases.Key { shortWeekDays[day.index] }

    /// The names from Monday to Sunday.
    private static let weekDays: [Phrases.Key] = [
        Phrases.Key("WeekDayRow.monday", "Monday")(
            de: "Montag", es: "Lunes", fr: "Lundi", ar: "الاثنين", hi: "सोमवार", ja: "月曜日",
            zhHans: "星期一"),
        Phrases.Key("WeekDayRow.tuesday", "Tuesday")(
            de: "Dienstag", es: "Martes", fr: "Mardi", ar: "الثلاثاء", hi: "मंगलवार", ja: "火曜日",
            zhHans: "星期二"),
        Phrases.Key("WeekDayRow.wednesday", "Wednesday")(
            de: "Mittwoch", es: "Miércoles", fr: "Mercredi", ar: "الأربعاء", hi: "बुधवार", ja: "水曜日",
            zhHans: "星期三"),
        Phrases.Key("WeekDayRow.thursday", "Thursday")(
            de: "Donnerstag", es: "Jueves", fr: "Jeudi", ar: "الخميس", hi: "गुरुवार", ja: "木曜日",
            zhHans: "星期四"),
        Phrases.Key("WeekDayRow.friday", "Friday")(
            de: "Freitag", es: "Viernes", fr: "Vendredi", ar: "الجمعة", hi: "शुक्रवार", ja: "金曜日",
            zhHans: "星期五"),
        Phrases.Key("WeekDayRow.saturday", "Saturday")(
            de: "Samstag", es: "Sábado", fr: "Samedi", ar: "السبت", hi: "शनिवार", ja: "土曜日",
            zhHans: "星期六"),
        Phrases.Key("WeekDayRow.sunday", "Sunday")(
            de: "Sonntag", es: "Domingo", fr: "Dimanche", ar: "الأحد", hi: "रविवार", ja: "日曜日",
            zhHans: "星期日"),
    ]

    /// The short names from Monday to Sunday.
    private static let shortWeekDays: [Phrases.Key] = [
        Phrases.Key("WeekDayRow.short.monday", "Mon")(
            de: "Mo", es: "Lun", fr: "Lun", ar: "الاثنين", hi: "सोम", ja: "月", zhHans: "周一"),
        Phrases.Key("WeekDayRow.short.tuesday", "Tue")(
            de: "Di", es: "Mar", fr: "Mar", ar: "الثلاثاء", hi: "मंगल", ja: "火", zhHans: "周二"),
        Phrases.Key("WeekDayRow.short.wednesday", "Wed")(
            de: "Mi", es: "Mié", fr: "Mer", ar: "الأربعاء", hi: "बुध", ja: "水", zhHans: "周三"),
        Phrases.Key("WeekDayRow.short.thursday", "Thu")(
            de: "Do", es: "Jue", fr: "Jeu", ar: "الخميس", hi: "गुरु", ja: "木", zhHans: "周四"),
        Phrases.Key("WeekDayRow.short.friday", "Fri")(
            de: "Fr", es: "Vie", fr: "Ven", ar: "الجمعة", hi: "शुक्र", ja: "金", zhHans: "周五"),
        Phrases.Key("WeekDayRow.short.saturday", "Sat")(
            de: "Sa", es: "Sáb", fr: "Sam", ar: "السبت", hi: "शनि", ja: "土", zhHans: "周六"),
        Phrases.Key("WeekDayRow.short.sunday", "Sun")(
            de: "So", es: "Dom", fr: "Dim", ar: "الأحد", hi: "रवि", ja: "日", zhHans: "周日"),
    ]
}

extension WeekDay {
    /// The position of the day in a week that begins on Monday.
    fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
