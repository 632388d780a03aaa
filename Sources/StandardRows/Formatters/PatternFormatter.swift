import RowKit

/// Groups text by a pattern, such as the number of a card.
///
/// ```swift
/// TextRow("card") { row in
///     row.keyboard = .number
///     row.format = "#### #### #### ####"
///     row.useFormatterDuringInput = true
/// }
/// ```
///
/// ``TextRow``, ``PhoneRow``, ``AccountRow`` and ``ZipCodeRow`` have the setting `format`, which a
/// document can contain. Other rows with text have a ``FormatteableRow/formatter``.
///
/// In a pattern, `#` stands for a digit, `@` for a letter, and `*` for either. Other letters and
/// digits stand for themselves. All other characters are separators, which are shown but are not
/// part of the value: `4111 1111` is the value `41111111`.
///
/// The text may be shorter than the pattern; require its length by a rule. The user may omit
/// separators, and may separate by spaces and hyphens in other places. Digits of any script become
/// the digits 0 to 9. Text that does not match the pattern is invalid.
public struct PatternFormatter: FieldFormatter, Hashable {
    /// The pattern.
    public let pattern: String
    private let places: [Place]

    /// Creates a formatter for a pattern.
    public init(_ pattern: String) {
        self.pattern = pattern
        places = pattern.map(Place.init)
    }

    /// Returns the value with separators, or the value itself if it does not match the pattern.
    public func string(for value: String) -> String {
        guard let content = content(of: value) else { return value }
        var (text, separators) = ("", "")
        var rest = content[...]
        for place in places where !rest.isEmpty {
            if case .separator(let character) = place {
                separators.append(character)
            } else {
                text += separators + String(rest.removeFirst())
                separators = ""
            }
        }
        return text
    }

    /// Returns the text without separators, or nil if it does not match the pattern.
    public func value(from text: String) -> String? {
        content(of: text).flatMap { $0.isEmpty ? nil : String($0) }
    }

    /// Returns the typed text with the separators of the pattern, or nil if it does not match.
    public func text(afterTyping text: String, in previous: String) -> String? {
        content(of: text).map { string(for: String($0)) }
    }

    /// Keeps the caret directly after the same letter or digit.
    public func caret(afterFormatting typed: String, caret: Int, as formatted: String) -> Int {
        formatted.caret(matching: caret, in: typed) { $0.isLetter || $0.isNumber }
    }

    /// Returns the letters and digits of a string, or nil if the text does not match the pattern.
    private func content(of text: String) -> [Character]? {
        let separators = Set(places.compactMap(\.separator))
        var free = places.filter { $0.separator == nil }[...]
        var content: [Character] = []
        for character in text
        where !separators.contains(character) && !character.separatesAnywhere {
            guard let found = free.popFirst()?.content(for: character) else { return nil }
            content.append(found)
        }
        return content
    }
}

extension PatternFormatter {
    /// An ECMAScript regular expression that every value matches.
    ///
    /// It restricts digits exactly but not letters, because validators interpret expressions for
    /// letters differently.
    var valueExpression: String {
        let values = places.filter { $0.separator == nil }.reversed()
        let expression = values.reduce("") { rest, place in "(?:\(place.expression)\(rest))?" }
        return "^\(expression)$"
    }
}

extension PatternFormatter: ExpressibleByStringLiteral {
    /// Creates a formatter for a pattern.
    public init(stringLiteral pattern: String) { self.init(pattern) }
}

extension PatternFormatter: DocumentValue {
    /// Reads a pattern, which has a place for a letter or a digit.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        self.init(try String(documentValue: json))
        guard places.contains(where: { $0.separator == nil }) else {
            throw DocumentDiagnostic(
                .invalid,
                "the pattern \(pattern.debugDescription) has no place for a letter or a digit, "
                    + "such as # for a digit")
        }
    }

    /// The pattern.
    public func documentValue() -> JSONValue { .string(pattern) }

    /// The pattern as a literal.
    public var swiftExpression: String? { pattern.debugDescription }

    /// A string that is not empty.
    public static var documentSchema: JSONValue { ["type": "string", "minLength": 1] }
}

/// One character of a pattern.
private enum Place: Hashable {
    case digit, letter, letterOrDigit
    case itself(Character)
    case separator(Character)

    init(_ character: Character) {
        self =
            switch character {
            case "#": .digit
            case "@": .letter
            case "*": .letterOrDigit
            case _ where character.isLetter || character.isNumber: .itself(character)
            default: .separator(character)
            }
    }

    /// A regular expression that every character of the value in this place matches.
    var expression: String {
        switch self {
        case .digit: "[0-9]"
        // A character may consist of several code points.
        case .letter: "[^0-9]+"
        case .itself(let character) where character.isASCII: "\(character)"
        default: "[^\\n]+"
        }
    }

    /// The separator, or nil if the place is for a letter or digit.
    var separator: Character? {
        if case .separator(let character) = self { character } else { nil }
    }

    /// Returns the character of the value for a typed character, or nil if it does not match.
    func content(for typed: Character) -> Character? {
        let digit = typed.decimalDigit
        return switch self {
        case .digit: digit
        case .letter: typed.isLetter ? typed : nil
        case .letterOrDigit: digit ?? (typed.isLetter ? typed : nil)
        case .itself(let character): typed == character || digit == character ? character : nil
        case .separator: nil
        }
    }
}

extension Character {
    /// The ASCII digit with the value of this digit of any script, or nil if this is not a digit.
    fileprivate var decimalDigit: Character? {
        guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
            scalar.properties.numericType == .decimal
        else { return nil }
        return wholeNumberValue.map { Character("\($0)") }
    }

    /// Whether the character separates groups in every pattern.
    fileprivate var separatesAnywhere: Bool {
        isWhitespace || ["-", "\u{2010}", "\u{2011}", "\u{2013}"].contains(self)
            || unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }
}
