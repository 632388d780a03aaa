import RowKit

extension ClosedRange where Bound: BinaryFloatingPoint {
    /// The finite numbers within the bounds of a control.
    ///
    /// A bound that is infinite or not a number limits nothing. A maximum below the minimum is
    /// replaced by the minimum.
    init(from minimum: Bound, to maximum: Bound) {
        let greatest = Bound.greatestFiniteMagnitude
        let least = minimum.isFinite ? minimum : -greatest
        self = least...(maximum.isFinite ? Swift.max(least, maximum) : greatest)
    }

    /// Returns the nearest number within the bounds.
    ///
    /// If there is no number, returns the smallest valid number or, without a minimum, the one
    /// nearest to 0.
    func nearest(to number: Bound?) -> Bound {
        let isLimited = lowerBound > -Bound.greatestFiniteMagnitude
        let start = isLimited ? lowerBound : Swift.min(0, upperBound)
        guard let number, !number.isNaN else { return start }
        return Swift.min(Swift.max(number, lowerBound), upperBound)
    }
}

extension ValidationError {
    /// Returns an error if a number is not finite or is outside the bounds of a control, or nil if
    /// it is within them.
    static func number<Number: BinaryFloatingPoint & CustomStringConvertible>(
        _ number: Number, outsideOf bounds: ClosedRange<Number>
    ) -> ValidationError? {
        let (least, greatest) = (bounds.lowerBound, bounds.upperBound)
        guard number.isFinite else { return Self(.number) }
        if number < least { return Self(.greaterOrEqual, ["limit": .init(describing: least)]) }
        return number > greatest
            ? Self(.smallerOrEqual, ["limit": .init(describing: greatest)]) : nil
    }
}

extension JSONValue {
    /// Returns the JSON Schema of numbers within the bounds of a control.
    static func numbers<Number: BinaryFloatingPoint & DocumentValue>(
        in bounds: ClosedRange<Number>
    ) -> JSONValue {
        let limits = ["minimum": bounds.lowerBound, "maximum": bounds.upperBound]
            .filter { $0.value.magnitude < .greatestFiniteMagnitude }
        return .object(limits.compactMapValues { try? $0.documentValue() })
    }
}
