extension PredicateValue {
    /// The result of an operation on two numbers, or `.none` if a value is not a number or the
    /// divisor is zero.
    func combined(
        _ sign: PredicateTerm.Operator, _ other: PredicateValue
    ) -> PredicateValue {
        guard case .number(let left) = resolved, case .number(let right) = other.resolved,
            let result = left.combined(sign, right)
        else { return .none }
        return .number(result)
    }
}

extension PredicateNumber {
    /// The result of an operation, or nil for a division by zero.
    ///
    /// The result is exact if the operands and the result are signed 64-bit integers. Otherwise the
    /// operation uses floating-point numbers.
    func combined(_ sign: PredicateTerm.Operator, _ other: PredicateNumber) -> PredicateNumber? {
        if sign == .divided, other.real == 0 { return nil }
        if case .integer(let left) = self, case .integer(let right) = other {
            let (result, isInexact) = Self.combined(left, sign, right)
            if !isInexact { return .integer(result) }
        }
        return switch sign {
        case .plus: .real(real + other.real)
        case .minus: .real(real - other.real)
        case .times: .real(real * other.real)
        case .divided: .real(real / other.real)
        }
    }

    private static func combined(
        _ left: Int64, _ sign: PredicateTerm.Operator, _ right: Int64
    ) -> (partialValue: Int64, overflow: Bool) {
        switch sign {
        case .plus: return left.addingReportingOverflow(right)
        case .minus: return left.subtractingReportingOverflow(right)
        case .times: return left.multipliedReportingOverflow(by: right)
        case .divided:
            let (result, overflows) = left.dividedReportingOverflow(by: right)
            return (result, overflows || result &* right != left)
        }
    }
}
