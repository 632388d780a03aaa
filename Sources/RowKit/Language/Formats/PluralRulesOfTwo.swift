// The rules of languages with two forms. The letters are those of the Unicode CLDR: n is the
// number, i its whole part, f its visible fraction digits, and t those without trailing zeros.

extension PluralFamily {
    /// Whether a number takes the form `one` in a language with two forms.
    func isOne(_ number: PluralRules.Operands) -> Bool {
        let (i, n, f, t) = (
            number.whole, number.integer, number.fraction, number.trimmedFraction
        )
        return switch self {
        case .english: i == 1 && number.isWhole
        case .hungarian: n == 1
        case .hindi: i == 0 || n == 1
        case .armenian: i <= 1
        case .punjabi: n.isIn(0...1)
        case .sinhala: n.isIn(0...1) || i == 0 && f == 1
        case .tamazight: n.isIn(0...1) || n.isIn(11...99)
        case .danish: n == 1 || t != 0 && i <= 1
        case .icelandic: t == 0 && i.endsInOne || t.endsInOne
        case .macedonian: number.isWhole && i.endsInOne || f.endsInOne
        case .filipino:
            number.isWhole
                ? (1...3).contains(i) || ![4, 6, 9].contains(i % 10)
                : ![4, 6, 9].contains(f % 10)
        default: false
        }
    }
}

extension UInt {
    /// Whether the number ends in 1 but not in 11.
    var endsInOne: Bool { self % 10 == 1 && self % 100 != 11 }

    /// Whether the number ends in 2 to 4 but not in 12 to 14.
    var endsInTwoToFour: Bool {
        (2...4).contains(self % 10) && !(12...14).contains(self % 100)
    }
}

extension UInt? {
    /// Whether the number is not nil and in a range.
    func isIn(_ range: ClosedRange<UInt>) -> Bool {
        map(range.contains) ?? false
    }
}
