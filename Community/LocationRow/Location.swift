import RowKit

/// A place on Earth, in degrees.
///
/// ```swift
/// let montevideo = Location(latitude: -34.9011, longitude: -56.1645)
/// let nowhere = Location(latitude: 91, longitude: 0)  // nil
/// ```
///
/// The JSON in a document is `{"latitude": -34.9011, "longitude": -56.1645}`.
public struct Location: Hashable, Sendable {
    /// The degrees north of the equator, from -90 to 90.
    public let latitude: Double
    /// The degrees east of Greenwich, from -180 to 180.
    public let longitude: Double

    /// Creates a place, or returns nil if a coordinate is out of range.
    public init?(latitude: Double, longitude: Double) {
        guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else {
            return nil
        }
        self.init(known: latitude, longitude)
    }

    /// Creates a place from coordinates that are known to be valid.
    init(known latitude: Double, _ longitude: Double) {
        // Replace -0 with 0, so that equal places look the same.
        self.latitude = latitude == 0 ? 0 : latitude
        self.longitude = longitude == 0 ? 0 : longitude
    }

    /// The range of latitudes.
    public static let latitudes = -90.0...90.0
    /// The range of longitudes.
    public static let longitudes = -180.0...180.0
}

extension Location: CustomStringConvertible {
    /// The coordinates with four decimals, accurate to about ten metres: `-34.9011, -56.1645`.
    public var description: String { text(by: PlainFormats(), fractionDigits: 4) }

    /// Returns the coordinates in a language's number format.
    ///
    /// They are separated by a semicolon if the decimal separator is a comma. The latitude comes
    /// first even in a right-to-left language.
    func text(by formats: some TextFormats, fractionDigits: Int) -> String {
        let digits = min(max(fractionDigits, 0), 15)
        let style = NumberStyle.decimal(digits...digits).ungrouped
        let numbers = [latitude, longitude].map { formats.string(for: $0, style: style) }
        let isComma = formats.numberPattern(for: .number).symbols.decimalSeparator == ","
        let text = numbers.joined(separator: isComma ? "; " : ", ")
        // A directional isolate keeps the direction of the text.
        return formats.textDirection == .rightToLeft ? "\u{2066}\(text)\u{2069}" : text
    }
}

extension Location: Codable, DocumentValue {
    private enum CodingKeys: String, CodingKey { case latitude, longitude }

    /// Decodes a place, whose coordinates must be in range.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func number(_ key: CodingKeys, in range: ClosedRange<Double>) throws -> Double {
            let number = try container.decode(Double.self, forKey: key)
            if range.contains(number) { return number }
            throw DecodingError.dataCorruptedError(
                forKey: key, in: container,
                debugDescription: "expected a number from \(Int(range.lowerBound)) to "
                    + "\(Int(range.upperBound)), found the number \(number)")
        }
        self.init(
            known: try number(.latitude, in: Self.latitudes),
            try number(.longitude, in: Self.longitudes))
    }

    /// The place with its coordinates.
    public var swiftExpression: String? {
        "Location(latitude: \(latitude), longitude: \(longitude))"
    }

    /// The schema of an object with two numbers.
    public static var documentSchema: JSONValue {
        let number = { (range: ClosedRange<Double>) -> JSONValue in
            [
                "type": "number", "minimum": .integer(Int(range.lowerBound)),
                "maximum": .integer(Int(range.upperBound)),
            ]
        }
        return [
            "type": "object",
            "properties": ["latitude": number(latitudes), "longitude": number(longitudes)],
            "required": ["latitude", "longitude"], "additionalProperties": false,
        ]
    }
}
