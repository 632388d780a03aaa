// The rules of languages with four or more forms. The letters are those of the Unicode CLDR, as in
// the rules of two forms.

extension PluralFamily {
    /// Returns the plural form for a number in Celtic and Semitic languages.
    func categoryOfMany(_ number: PluralRules.Operands) -> PluralRules.Category {
        if self == .manx { return Self.manx(number) }
        guard let n = number.integer else { return .other }
        switch self {
        case .gaelic:
            return n == 1 || n == 11
                ? .one : n == 2 || n == 12 ? .two : (3...19).contains(n) ? .few : .other
        case .breton:
            return Self.breton(n)
        case .maltese:
            if n == 1 || n == 2 { return n == 1 ? .one : .two }
            if n == 0 || (3...10).contains(n % 100) { return .few }
            return (11...19).contains(n % 100) ? .many : .other
        case .irish:
            if n == 1 || n == 2 { return n == 1 ? .one : .two }
            return (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
        case .arabic:
            if n <= 2 { return n == 0 ? .zero : n == 1 ? .one : .two }
            if (3...10).contains(n % 100) { return .few }
            return (11...99).contains(n % 100) ? .many : .other
        default:
            return Self.welsh(n)
        }
    }

    private static func breton(_ n: UInt) -> PluralRules.Category {
        let isException = [10, 70, 90].contains(n % 100 / 10 * 10)
        switch n % 10 {
        case 1 where !isException: return .one
        case 2 where !isException: return .two
        case 3, 4, 9: if !isException { return .few }
        default: break
        }
        return n != 0 && n % 1_000_000 == 0 ? .many : .other
    }

    private static func manx(_ number: PluralRules.Operands) -> PluralRules.Category {
        guard number.isWhole else { return .many }
        switch number.whole % 10 {
        case 1: return .one
        case 2: return .two
        default: return number.whole % 20 == 0 ? .few : .other
        }
    }

    private static func welsh(_ n: UInt) -> PluralRules.Category {
        switch n {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }
}
