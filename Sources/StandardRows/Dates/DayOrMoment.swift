import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A date in a document: a moment, or a day in any time zone.
enum DayOrMoment: Hashable, DocumentValue {
    /// A day in ISO 8601 format: `2025-02-28`.
    case day(String)
    case moment(Date)

    init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let date = try Date(documentValue: json)
        if case .string(let text) = json, !text.utf8.contains(UInt8(ascii: ":")) {
            self = .day(text)
        } else {
            self = .moment(date)
        }
    }

    /// Creates the day of a moment, or returns nil if it is not the first moment of a day.
    init?(dayOf date: Date, in formats: any TextFormats) {
        self = .day(formats.isoText(for: date, style: .date))
        // Also nil if the year has no ISO 8601 text.
        guard (try? Self(documentValue: documentValue())) == self, self.date(in: formats) == date
        else { return nil }
    }

    func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        switch self {
        case .day(let text): .string(text)
        case .moment(let date): try date.documentValue()
        }
    }

    var swiftExpression: String? {
        switch self {
        case .day(let text): (try? Date(documentValue: .string(text)))?.swiftExpression
        case .moment(let date):
            (try? date.documentValue()).flatMap { json in
                json.swiftExpression.map { "try? Date(documentValue: \($0))" }
            }
        }
    }

    static var documentSchema: JSONValue { Date.documentSchema }

    var isDay: Bool { if case .day = self { true } else { false } }

    /// Returns the moment, or the first moment of the day.
    ///
    /// A day that a time zone skips begins as it does in UTC.
    func date(in formats: any TextFormats) -> Date {
        switch self {
        case .moment(let date): date
        case .day(let text):
            formats.isoDate(from: text, style: .date, onDayOf: .distantPast)
                ?? (try? Date(documentValue: .string(text))) ?? .distantPast
        }
    }
}
