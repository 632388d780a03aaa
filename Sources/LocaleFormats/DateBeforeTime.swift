import Foundation
import RowKit
import RowText

extension LocaleFormats {
    /// Returns the moment for a text that consists of a date, a space and a time, or nil if the
    /// text has another form.
    ///
    /// The date and the time are read separately. Text that the locale writes between them is
    /// allowed, such as `at` or a comma.
    func dateBeforeTime(in text: String, style: DateStyle) -> Date? {
        let (date, time) = (style.dateAlone, style.timeAlone)
        let marks = [joint(of: style), ",", "،"].filter { !$0.isEmpty }
        for (before, after) in DateText.splits(of: text) {
            let mark = marks.first { before.lowercased().hasSuffix($0.lowercased()) } ?? ""
            let first = String(before.dropLast(mark.count))
            guard let day = self.date(from: first, style: date, onDayOf: .distantPast),
                let moment = self.date(from: after, style: time, onDayOf: day)
            else { continue }
            return moment
        }
        return nil
    }

    /// The text that the locale writes between a date and a time, without spaces at its ends.
    ///
    /// Empty if there is none, and if the locale does not write the date before the time.
    private func joint(of style: DateStyle) -> String {
        let moment = Date(timeIntervalSinceReferenceDate: 0)
        let text = string(for: moment, style: style)
        let date = string(for: moment, style: style.dateAlone)
        let time = string(for: moment, style: style.timeAlone)
        guard text.hasPrefix(date), text.hasSuffix(time) else { return "" }
        return String(text.dropFirst(date.count).dropLast(time.count).trimmed)
    }
}

extension DateStyle {
    fileprivate var dateAlone: DateStyle { DateStyle(date: date, time: .none) }
    fileprivate var timeAlone: DateStyle { DateStyle(date: .none, time: time) }
}
