import RowKit

/// A part of written coordinates.
enum CoordinateToken: Equatable {
    /// A number without a sign.
    case number(Double, isWhole: Bool)
    /// A plus or a minus.
    case sign(isNegative: Bool)
    /// The mark after a number: 0 for degrees, 1 for minutes, 2 for seconds.
    case mark(Int)
    /// A letter or word for a direction.
    case direction(CoordinateAxis, isNegative: Bool)
    /// A separator between two coordinates.
    case separator
}

extension CoordinateToken {
    /// The meaning of a comma between two digits.
    enum Comma { case decimalMark, separator }

    /// Splits a string into parts, or returns nil if it contains anything else.
    static func tokens(
        of text: String, comma: Comma, decimalMark: Unicode.Scalar
    ) -> [CoordinateToken]? {
        var scanner = CoordinateScanner(text, comma: comma, decimalMark: decimalMark)
        var tokens: [CoordinateToken] = []
        while !scanner.isAtEnd {
            guard let token = scanner.next() else { return nil }
            tokens.append(contentsOf: token)
        }
        return tokens
    }
}

/// Reads the parts of written coordinates from left to right.
private struct CoordinateScanner {
    private let scalars: [Unicode.Scalar]
    private let comma: CoordinateToken.Comma
    private let decimalMarks: Set<Unicode.Scalar>
    private var place = 0

    init(_ text: String, comma: CoordinateToken.Comma, decimalMark: Unicode.Scalar) {
        scalars = text.unicodeScalars.filter { !Self.isIgnored($0) }
        self.comma = comma
        var marks: Set<Unicode.Scalar> = [".", "٫"]
        if decimalMark != "," { marks.insert(decimalMark) }
        if comma == .decimalMark { marks.insert(",") }
        decimalMarks = marks
    }

    var isAtEnd: Bool { place == scalars.count }

    /// Returns the next part, an empty array for a space, or nil if the character has no meaning.
    mutating func next() -> [CoordinateToken]? {
        let scalar = scalars[place]
        let isMark = scalar != "," && decimalMarks.contains(scalar)
        if scalar.digit != nil || (isMark && digit(at: place + 1) != nil) { return [number()] }
        // In Unicode, the ordinal sign, which Spanish keyboards have instead of a degree sign, is a
        // letter.
        if scalar.properties.isAlphabetic, scalar != "º" { return direction().map { [$0] } }
        place += 1
        if scalar.properties.isWhitespace || "()[]".unicodeScalars.contains(scalar) { return [] }
        switch scalar {
        case "+": return [.sign(isNegative: false)]
        case "-", "−", "‐", "‑", "–": return [.sign(isNegative: true)]
        case "°", "˚", "º": return [.mark(0)]
        case "\"", "″", "”", "“", "ʺ": return [.mark(2)]
        case "'", "′", "’", "‘", "ʹ", "´":
            guard place < scalars.count, scalars[place] == scalar else { return [.mark(1)] }
            place += 1
            return [.mark(2)]
        case ",", ";", "/", "،", "؛", "、", "，": return [.separator]
        default: return nil
        }
    }

    private mutating func number() -> CoordinateToken {
        var digits = ""
        var isWhole = true
        while place < scalars.count {
            if let digit = digit(at: place) {
                digits += String(digit)
            } else if isWhole, decimalMarks.contains(scalars[place]), digit(at: place + 1) != nil {
                isWhole = false
                digits += "."
            } else {
                break
            }
            place += 1
        }
        // Digits with at most one point are a number.
        return .number(Double("0" + digits) ?? .infinity, isWhole: isWhole)
    }

    private mutating func direction() -> CoordinateToken? {
        let rest = scalars[place...].prefix { $0.properties.isAlphabetic }
        place = rest.endIndex
        var word = String.UnicodeScalarView()
        word.append(contentsOf: rest)
        switch String(word).lowercased() {
        case "n", "north": return .direction(.latitude, isNegative: false)
        case "s", "south": return .direction(.latitude, isNegative: true)
        case "e", "east": return .direction(.longitude, isNegative: false)
        case "w", "west": return .direction(.longitude, isNegative: true)
        default: return nil
        }
    }

    private func digit(at place: Int) -> Int? {
        scalars.indices.contains(place) ? scalars[place].digit : nil
    }

    /// Whether a character only affects the direction of the text.
    private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .format
    }
}

extension Unicode.Scalar {
    /// The value of a decimal digit of any script.
    fileprivate var digit: Int? {
        guard properties.numericType == .decimal, let value = properties.numericValue else {
            return nil
        }
        return Int(value)
    }
}
