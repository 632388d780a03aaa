import RowText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Compares a date with the first moment of a day, in the time zone of its row.
///
/// The time zone may change with the settings of the row and with the form.
struct RuleDayLimit: RuleType, DocumentRule {
    var id: String?
    var validationError: ValidationError

    private let rule: RuleDocument
    private let day: CivilTime
    private weak var row: RowOf<Date>?

    /// Creates the rule, or returns nil if the limit is not a day, such as `2025-02-28`.
    init?(_ rule: RuleDocument, of row: RowOf<Date>) {
        guard case .string(let text) = rule.limit else { return nil }
        var reader = ISOReader(text[...])
        guard let day = reader.date(), reader.isAtEnd else { return nil }
        (self.rule, self.day, self.row, id) = (rule, day, row, rule.id)
        validationError = ValidationError(
            Self.phrase(of: rule.kind), ["limit": .text(text)], msg: rule.plainMessage)
    }

    func isValid(value: Date?) -> ValidationError? {
        guard let value, let row, !isAccepted(value, firstMoment(in: row.timeZoneOfDates)) else {
            return nil
        }
        var error = validationError
        if error.parameters["limit"] != nil { error.parameters["limit"] = .text(text(in: row)) }
        return error
    }

    var document: RuleDocument? { rule }

    /// Returns the day as the row shows dates, or in figures if the row shows times as well.
    ///
    /// A row shows no times if it formats two moments of the day alike.
    private func text(in row: RowOf<Date>) -> String {
        let start = firstMoment(in: row.timeZoneOfDates)
        let text = row.text(ofLimit: start)
        if text == row.text(ofLimit: start + 6 * 3600) { return text }
        let formats = row.phrases.formats
        return formats.string(for: firstMoment(in: formats.timeZone), style: .date)
    }

    /// Returns the first moment of the day, or that in UTC if the time zone skips the day.
    private func firstMoment(in zone: TimeZone) -> Date {
        day.startOfDay(in: zone) ?? Date(timeIntervalSince1970: day.secondsSince1970InUTC)
    }

    private func isAccepted(_ date: Date, _ limit: Date) -> Bool {
        switch rule.kind {
        case .greaterThan: date > limit
        case .greaterOrEqual: date >= limit
        case .smallerThan: date < limit
        default: date <= limit
        }
    }

    private static func phrase(of kind: RuleKind) -> Phrases.Key {
        switch kind {
        case .greaterThan: .greaterThan
        case .greaterOrEqual: .greaterOrEqual
        case .smallerThan: .smallerThan
        default: .smallerOrEqual
        }
    }
}
