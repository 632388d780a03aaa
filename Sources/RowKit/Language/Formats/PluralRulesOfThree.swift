// The rules of languages with three forms, and of Slavic and Baltic languages. The letters are
// those of the Unicode CLDR, as in the rules of two forms.

extension PluralFamily {
    /// Returns the plural form for a number in Romance languages and some others.
    func categoryOfThree(_ number: PluralRules.Operands) -> PluralRules.Category {
        let (i, n, f) = (number.whole, number.integer, number.fraction)
        switch self {
        case .latvian:
            let shown = number.fractionCount == 2 && f != 0 ? f : nil
            if n.map({ $0 % 10 == 0 || (11...19).contains($0 % 100) }) ?? false { return .zero }
            if shown.map({ (11...19).contains($0 % 100) }) ?? false { return .zero }
            let isOne = n?.endsInOne ?? false
            return isOne || (number.fractionCount == 2 ? f.endsInOne : f % 10 == 1)
                ? .one : .other
        case .hebrew:
            if i == 1 && number.isWhole || i == 0 && !number.isWhole { return .one }
            return i == 2 && number.isWhole ? .two : .other
        case .inuktitut:
            return n == 1 ? .one : n == 2 ? .two : .other
        case .romanian:
            if i == 1 && number.isWhole { return .one }
            let isFew = n.map { $0 == 0 || $0 != 1 && (1...19).contains($0 % 100) } ?? false
            return !number.isWhole || isFew ? .few : .other
        case .french, .brazilian:
            return i <= 1 ? .one : number.isMillions ? .many : .other
        case .catalan:
            return i == 1 && number.isWhole ? .one : number.isMillions ? .many : .other
        default:
            return n == 1 ? .one : number.isMillions ? .many : .other
        }
    }

    /// Returns the plural form for a number in Slavic and Baltic languages.
    func slavicCategory(_ number: PluralRules.Operands) -> PluralRules.Category {
        let (i, n, f) = (number.whole, number.integer, number.fraction)
        let isWhole = number.isWhole
        switch self {
        case .serbian:
            if isWhole && i.endsInOne || f.endsInOne { return .one }
            return isWhole && i.endsInTwoToFour || f.endsInTwoToFour ? .few : .other
        case .slovenian:
            guard isWhole else { return .few }
            return Self.dual(i % 100)
        case .sorbian:
            return Self.dual((isWhole ? i : f) % 100)
        case .czech:
            guard isWhole else { return .many }
            return i == 1 ? .one : (2...4).contains(i) ? .few : .other
        case .polish:
            guard isWhole else { return .other }
            return i == 1 ? .one : i.endsInTwoToFour ? .few : .many
        case .belarusian:
            guard let n else { return .other }
            return n.endsInOne ? .one : n.endsInTwoToFour ? .few : .many
        case .lithuanian:
            guard let n else { return .many }
            guard !(11...19).contains(n % 100), n % 10 != 0 else {
                return f == 0 ? .other : .many
            }
            return n % 10 == 1 ? .one : .few
        default:
            guard isWhole else { return .other }
            return i.endsInOne ? .one : i.endsInTwoToFour ? .few : .many
        }
    }

    private static func dual(_ hundredth: UInt) -> PluralRules.Category {
        switch hundredth {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
    }
}

extension PluralRules.Operands {
    /// Whether the number is whole millions, which Romance languages count as "de millions".
    fileprivate var isMillions: Bool { isWhole && whole != 0 && whole % 1_000_000 == 0 }
}
