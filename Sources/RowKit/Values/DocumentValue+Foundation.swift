import RowText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Date: DocumentValue {
    /// Reads an ISO 8601 date: `2024-02-29`, `2024-02-29T18:30:15.5+01:00`.
    ///
    /// A time without a zone is in UTC. A date without a time is midnight in UTC. The second 60,
    /// which is a leap second, is the first second of the next minute.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .string(let text) = json, let seconds = ISODate.seconds(of: text) else {
            throw .expected("a date such as 2024-02-29 or 2024-02-29T18:30:00Z", found: json)
        }
        // With a time zone, a date may be in another year in UTC, which could not be written.
        guard ISODate.text(of: seconds) != nil else {
            throw .expected("a date in the \(Self.writtenYears) in UTC", found: json)
        }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }

    private static let writtenYears = "years 0 to 9999"

    /// The date in UTC: `2024-02-29T17:30:15.5Z`.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        guard let text = ISODate.text(of: timeIntervalSinceReferenceDate) else {
            throw DocumentDiagnostic(.invalid, "a date that is not in the \(Self.writtenYears)")
        }
        return .string(text)
    }

    /// An ISO 8601 date.
    public static var documentSchema: JSONValue {
        ["type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}([Tt ]\\d{2}:\\d{2}.*)?$"]
    }
}

extension URL: DocumentValue {
    /// Reads a URL without white space around it and without line breaks or control characters.
    ///
    /// Other characters that are not allowed in a URL are percent-encoded.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let text = try String(documentValue: json)
        guard text.first?.isWhitespace == false, text.last?.isWhitespace == false,
            !text.unicodeScalars.contains(where: \.isControlOrLineBreak),
            let url = URL(string: text)
        else { throw .expected("an address such as https://example.org", found: json) }
        self = url
    }

    /// The absolute URL.
    public func documentValue() -> JSONValue { .string(absoluteString) }

    /// A string without white space around it.
    public static var documentSchema: JSONValue {
        ["type": "string", "pattern": "^\\S(.*\\S)?$"]
    }
}

extension TimeZone: DocumentValue {
    /// Reads the name of a time zone: `Europe/Berlin`, `GMT`.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let name = try String(documentValue: json)
        guard !name.isEmpty, let zone = TimeZone(identifier: name) else {
            let expected = DocumentDiagnostic.expected(
                "a time zone such as Europe/Berlin", found: json)
            throw DocumentDiagnostic(
                expected.code, expected.message,
                suggestion: Self.capitalized(name))
        }
        self = zone
    }

    /// Returns a name whose words begin with a capital letter, such as `Europe/Berlin` for
    /// `europe/berlin`, or nil if there is no such time zone.
    ///
    /// The list of all time zones is in libraries that programs need not link.
    private static func capitalized(_ name: String) -> String? {
        var last: Character = "/"
        var words = ""
        for letter in name.lowercased() {
            words += last.isLetter ? String(letter) : letter.uppercased()
            last = letter
        }
        return words.isEmpty ? nil : TimeZone(identifier: words).map { _ in words }
    }

    /// The name of the time zone.
    public func documentValue() -> JSONValue { .string(identifier) }

    /// The name of a time zone.
    public static var documentSchema: JSONValue { ["type": "string", "minLength": 1] }
}

extension Unicode.Scalar {
    fileprivate var isControlOrLineBreak: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
