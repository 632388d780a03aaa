import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Times that are displayed twice because clocks are put back.

extension DateChoice {
    /// Returns which of the two moments a repeated time stands for.
    ///
    /// This is the first moment by default. It is the later one if only that is within the bounds,
    /// or if the previous value was in the second hour, too.
    ///
    /// - Parameters:
    ///   - first: The first moment with this time. Returned if the time is not repeated.
    ///   - old: The previous value.
    func occurrence(of first: Date, before old: Date?) -> Date {
        guard let later = sameTime(as: first, across: 86_400) else { return first }
        let isLater = old.flatMap { sameTime(as: $0, across: -86_400) } != nil
        let moments = isLater ? [later, first] : [first, later]
        return moments.first { refusal(of: $0) == nil } ?? first
    }

    /// Returns the other moment at which clocks show the same time, or nil if they are not put back
    /// within the given seconds after the date or, if negative, before it.
    private func sameTime(as date: Date, across seconds: TimeInterval) -> Date? {
        let offset = { formats.timeZone.secondsFromGMT(for: $0) }
        let other = date + Double(offset(date) - offset(date + seconds))
        let text = { formats.isoText(for: $0, style: .dateTime) }
        return other != date && text(other) == text(date) ? other : nil
    }
}
