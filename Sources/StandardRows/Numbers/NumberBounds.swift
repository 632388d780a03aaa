import RowKit

extension ValidationError {
    /// A number is smaller than the smallest or larger than the largest of a control; nil: it is
    /// not.
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
