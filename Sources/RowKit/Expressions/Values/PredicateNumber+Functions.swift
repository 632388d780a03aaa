import PlainText
import RowText

extension PredicateNumber {
    /// Reads a number or a text in plain notation, such as `-12.5` or `1e3`; a Boolean is 1 or 0.
    init?(reading value: PredicateValue) {
        switch value {
        case .number(let number): self = number
        case .bool(let bool): self = .integer(bool ? 1 : 0)
        case .text(let text):
            var digits = String(text.trimmed)
            let isNegative = digits.hasPrefix("-")
            if isNegative { digits.removeFirst() }
            guard var lexer = try? PredicateLexer(digits), digits.utf8.first?.isASCIIDigit == true,
                let number = try? lexer.readNumber(), lexer.byte(at: lexer.offset) == nil
            else { return nil }
            self = isNegative ? number.negated : number
        default: return nil
        }
    }

    private var negated: PredicateNumber {
        switch self {
        case .integer(let value): PredicateNumber(-value)
        case .large(let value) where value == UInt64(Int64.max) + 1: .integer(Int64.min)
        case .large, .real: .real(-real)
        }
    }

    /// The number as an integer if it is one that fits, else unchanged.
    private var simplified: PredicateNumber {
        guard case .real(let value) = self, let integer = Int64(exactly: value) else { return self }
        return .integer(integer)
    }

    func rounded(_ rule: FloatingPointRoundingRule) -> PredicateNumber {
        guard case .real(let value) = self else { return self }
        return PredicateNumber.real(value.rounded(rule)).simplified
    }

    /// The number with at most the given number of fraction digits, halves rounded away from zero.
    ///
    /// Rounds the number as it is written: 1.005 with two digits is 1.01.
    func rounded(toDigits count: Double) -> PredicateNumber {
        guard let digits = DecimalDigits(description: description) else { return self }
        let count = Int(Swift.min(Swift.max(count, -400), 400))
        let text = digits.rounded(toFractionDigits: count, halvesToEven: false).plainText
        if let integer = Int64(text) { return .integer(integer) }
        if let large = UInt64(text) { return .large(large) }
        return .real(Double(text) ?? real)
    }

    var magnitude: PredicateNumber {
        switch self {
        case .integer(let value): PredicateNumber(value.magnitude)
        case .large: self
        case .real(let value): .real(value.magnitude)
        }
    }

    /// The number raised to a power, exactly if it is a 64-bit integer.
    func raised(to exponent: PredicateNumber) -> PredicateNumber {
        if case .integer(var base) = self, case .integer(var rest) = exponent, rest >= 0 {
            var (result, isExact) = (Int64(1), true)
            while rest > 0, isExact {
                if rest & 1 == 1 {
                    let (product, overflow) = result.multipliedReportingOverflow(by: base)
                    (result, isExact) = (product, !overflow)
                }
                rest >>= 1
                guard rest > 0 else { break }
                let (square, overflow) = base.multipliedReportingOverflow(by: base)
                (base, isExact) = (square, isExact && !overflow)
            }
            if isExact { return .integer(result) }
        }
        return .real(power(real, exponent.real))
    }

    /// The remainder of a division, with the sign of the dividend, or nil for a division by zero.
    func remainder(of divisor: PredicateNumber) -> PredicateNumber? {
        if divisor.real == 0 { return nil }
        if case .integer(let left) = self, case .integer(let right) = divisor {
            return .integer(right == -1 ? 0 : left % right)
        }
        return .real(real.truncatingRemainder(dividingBy: divisor.real))
    }

    /// The number without an exponent, as in `-12.5`; a whole number has no point.
    var plainText: String {
        DecimalDigits(description: description)?.plainText ?? description
    }
}
