/// Formats the texts of a card while they are typed.
enum CreditCardFormat {
    /// A space that keeps the groups of a number in order, even in text that runs from right to
    /// left.
    static let separator: Character = "\u{A0}"

    /// Returns the digits of a number in the groups that its network prints on cards.
    static func number(_ digits: String) -> String {
        var text = ""
        var rest = Substring(digits)
        var sizes = groupSizes(of: digits)[...]
        while !rest.isEmpty {
            if !text.isEmpty { text.append(separator) }
            let size = sizes.popFirst() ?? 4
            text += rest.prefix(size)
            rest = rest.dropFirst(size)
        }
        return text
    }

    private static func groupSizes(of digits: String) -> [Int] {
        switch CreditCard.Network(ofNumber: digits) {
        case .americanExpress: [4, 6, 5]
        case .dinersClub where digits.utf8.count <= 14: [4, 6, 4]
        default: []
        }
    }

    /// Returns the formatted month and year for typed text.
    ///
    /// When the slash is added, a month with one digit gets a leading zero; when the user corrects
    /// the month, it does not. If the year comes first, as in HTML's format `2029-04`, the parts
    /// are swapped.
    ///
    /// - Parameters:
    ///   - typed: The text of the field.
    ///   - old: The previous text of the field.
    static func expiration(_ typed: String, after old: String) -> String {
        let digits = typed.asciiDigits
        // The month was deleted, and the user is about to type another one.
        if typed.first == "/", old.contains("/"), !digits.isEmpty { return "/\(digits)" }
        let separator = typed.firstIndex { !$0.isNumber }
        guard let separator, separator > typed.startIndex else {
            // No month begins with a digit above 1.
            if old.isEmpty, digits.count == 1, digits > "1" { return "0\(digits)" }
            return digits.count > 2 ? "\(digits.prefix(2))/\(digits.dropFirst(2))" : digits
        }
        let month = String(typed[..<separator]).asciiDigits
        let year = digits.dropFirst(month.count)
        if month.count == 4, year.count == 2 { return "\(year)/\(month.suffix(2))" }
        guard month.count <= 2 else { return "\(digits.prefix(2))/\(digits.dropFirst(2))" }
        let isPadded = month.count == 1 && month > "0" && old.allSatisfy(\.isNumber)
        return "\(isPadded ? "0" : "")\(month)/\(year)"
    }

    /// Returns the caret's position in formatted text, after the same number of digits as in the
    /// typed text.
    static func caret(_ caret: Int, in typed: String, formattedAs text: String) -> Int {
        guard caret < typed.count else { return text.count }
        let added = max(0, text.asciiDigits.count - typed.asciiDigits.count)
        var digits = String(typed.prefix(caret)).asciiDigits.count
        if digits > 0 { digits += added }
        guard digits > 0 else { return 0 }
        for (place, character) in text.enumerated() where character.isNumber {
            digits -= 1
            if digits == 0 { return place + 1 }
        }
        return text.count
    }
}
