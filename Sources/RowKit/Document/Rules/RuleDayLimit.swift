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
    private let day: DateComponents
    private weak var row: RowOf<Date>?

    /// Creates the rule, or returns nil if the limit is not a day, such as `2025-02-28`.
    init?(_ rule: RuleDocument, of row: RowOf<Date>) {
        guard case .string(let text) = rule.limit, !text.contains(":"),
            (try? Date(documentValue: rule.limit)) != nil,
            case let parts = text.split(separator: "-").compactMap({ Int($0) }), parts.count == 3
        else { return nil }
        day = DateComponents(year: parts[0], month: parts[1], day: parts[2])
        (self.rule, self.row, id) = (rule, row, rule.id)
        validationError = ValidationError(
            Self.phrase(of: rule.kind), ["limit": .text(text)], msg: rule.message)
    }

    func isValid(value: Date?) -> ValidationError? {
        guard let value, let row, let limit = firstMoment(in: row.timeZoneOfDates),
            !isAccepted(value, limit)
        else { return nil }
        var error = validationError
        let formats = row.phrases.formats
        if error.parameters["limit"] != nil, let day = firstMoment(in: formats.timeZone) {
            error.parameters["limit"] = .text(formats.string(for: day, style: .date))
        }
        return error
    }

    var document: RuleDocument? { rule }

    private func firstMoment(in zone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar.date(from: day)
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
