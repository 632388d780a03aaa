import RowKit

/// The text of a time of day, split for comparison.
struct TimeText {
    /// The numbers and their separators, without leading zeros: `9:5`.
    private let figures: String

    /// The hour and, if the text has them, the minutes and the seconds.
    private let numbers: [Int]

    /// The text beside the figures without spaces and full stops, such as `pm`.
    private let dayPeriod: String

    /// Splits a text, or returns nil if it has no numbers or more than three.
    init?(_ text: String) {
        let text = DateText.canonical(text)
        let isDigit = { (character: Character) in character.isASCII && character.isNumber }
        guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit)
        else { return nil }
        figures = String(text[first...last])
        numbers = figures.split { !isDigit($0) }.map { Int($0) ?? .max }
        guard (1...3).contains(numbers.count) else { return nil }
        let rest = text[..<first] + text[text.index(after: last)...]
        dayPeriod = rest.filter { !" .".contains($0) }
    }

    /// The hours of the day, from 0 to 23, that the text may represent.
    var hours: [Int] { [numbers[0] % 24, (numbers[0] % 24 + 12) % 24] }

    var minute: Int { numbers.count > 1 ? numbers[1] : 0 }
    var second: Int { numbers.count > 2 ? numbers[2] : 0 }

    /// Whether the text represents the same time as the text that the locale writes.
    ///
    /// AM and PM are accepted in every locale that writes day periods. With a day period, the hour
    /// alone is enough.
    ///
    /// - Parameters:
    ///   - written: The text that the locale writes for one of the ``hours``.
    ///   - hour: That hour.
    func matches(_ written: TimeText, hour: Int) -> Bool {
        let isPeriod =
            dayPeriod == written.dayPeriod
            || !written.dayPeriod.isEmpty && dayPeriod == (hour < 12 ? "am" : "pm")
        let isHour = numbers.count == 1 && !dayPeriod.isEmpty && numbers[0] == written.numbers[0]
        return isPeriod && (figures == written.figures || isHour)
    }
}
