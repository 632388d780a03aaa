import RowKit

/// A range of numbers, entered in a ``RangeSliderRow``.
///
/// ```swift
/// let prices = NumberRange(20...80)
/// let nothing = NumberRange(lower: 80, upper: 20)  // nil
/// ```
///
/// The JSON in a document is `{"lower": 20, "upper": 80}`.
public struct NumberRange: Hashable, Sendable {
    /// The smallest number of the range.
    public let lower: Double
    /// The largest number of the range, which is at least ``lower``.
    public let upper: Double

    /// Creates a range, or returns nil if the bounds are in reverse order or not finite.
    public init?(lower: Double, upper: Double) {
        guard lower.isFinite, upper.isFinite, lower <= upper else { return nil }
        self.init(known: lower, upper)
    }

    /// Creates a range from a range of the standard library, or returns nil if a bound is infinite.
    public init?(_ range: ClosedRange<Double>) {
        self.init(lower: range.lowerBound, upper: range.upperBound)
    }

    /// Creates a range from bounds that are known to be valid.
    init(known lower: Double, _ upper: Double) {
        // Replace -0 with 0, so that equal ranges look the same.
        self.lower = lower == 0 ? 0 : lower
        self.upper = upper == 0 ? 0 : upper
    }

    /// The range as a range of the standard library.
    public var closedRange: ClosedRange<Double> { lower...upper }
}

extension NumberRange: Codable, DocumentValue {
    private enum CodingKeys: String, CodingKey { case lower, upper }

    /// Decodes a range, whose bounds must be in order.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let lower = try container.decode(Double.self, forKey: .lower)
        let upper = try container.decode(Double.self, forKey: .upper)
        guard let range = NumberRange(lower: lower, upper: upper) else {
            throw DecodingError.dataCorruptedError(
                forKey: .upper, in: container,
                debugDescription:
                    "expected a number of at least \(lower), which is lower, found \(upper)")
        }
        self = range
    }

    /// The range with its bounds.
    public var swiftExpression: String? {
        guard let lower = lower.swiftExpression, let upper = upper.swiftExpression else {
            return nil
        }
        return "NumberRange(lower: \(lower), upper: \(upper))"
    }

    /// The schema of an object with two numbers.
    public static var documentSchema: JSONValue {
        let number: JSONValue = ["type": "number"]
        return [
            "type": "object", "properties": ["lower": number, "upper": number],
            "required": ["lower", "upper"], "additionalProperties": false,
        ]
    }
}
