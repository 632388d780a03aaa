import RowKit

extension ValidationError {
    /// Returns an error if a number is outside the bounds of a control, or nil if it is within
    /// them.
    static func number<Number: BinaryFloatingPoint & CustomStringConvertible>(
        _ number: Number, outsideOf minimum: Number, _ maximum: Number
    ) -> ValidationError? {
        let written = { (number: Number) in
            PhraseArgument.decimal(Double("\(number)") ?? Double(number))
        }
        if number < minimum { return Self(.greaterOrEqual, ["limit": written(minimum)]) }
        let maximum = max(minimum, maximum)
        return number > maximum ? Self(.smallerOrEqual, ["limit": written(maximum)]) : nil
    }
}
