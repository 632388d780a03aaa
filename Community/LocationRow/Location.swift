import RowKit

/// A place on Earth, in degrees.
///
/// ```swift
/// let montevideo = Location(latitude: -34.9011, longitude: -56.1645)
/// let nowhere = Location(latitude: 91, longitude: 0)  // nil
/// ```
///
/// In a document: `{"latitude": -34.9011, "longitude": -56.1645}`.
public struct Location: Hashable, Sendable {
    /// How far north of the equator, from -90 to 90.
    public let latitude: Double
    /// How far east of Greenwich, from -180 to 180.
    public let longitude: Double

    /// A place; nil where the numbers are none.
    public init?(latitude: Double, longitude: Double) {
        guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else {
            return nil
        }
        self.init(known: latitude, longitude)
    }

    /// A place whose numbers are known to be one.
    init(known latitude: Double, _ longitude: Double) {
        // There is one zero.
        self.latitude = latitude == 0 ? 0 : latitude
        self.longitude = longitude == 0 ? 0 : longitude
    }

    /// All latitudes that there are.
    public static let latitudes = -90.0...90.0
    /// All longitudes that there are.
    public static let longitudes = -180.0...180.0
}

extension Location: CustomStringConvertible {
    /// The coordinates to four decimals, which is about ten metres: `-34.9011, -56.1645`.
    public var description: String { text(by: PlainFormats(), fractionDigits: 4) }

    /// The coordinates as a language writes numbers.
    ///
    /// Where a comma stands in numbers, a semicolon stands between them. In a language that is
    /// read from right to left the latitude still comes first.
    func text(by formats: some TextFormats, fractionDigits: Int) -> String {
        let digits = min(max(fractionDigits, 0), 15)
        let style = NumberStyle.decimal(digits...digits).ungrouped
        let numbers = [latitude, longitude].map { formats.string(for: $0, style: style) }
        let isComma = formats.numberPattern(for: .number).symbols.decimalSeparator == ","
        let text = numbers.joined(separator: isComma ? "; " : ", ")
        // Between an isolate and its end, a text keeps its own direction.
        return formats.textDirection == .rightToLeft ? "\u{2066}\(text)\u{2069}" : text
    }
}

extension Location: Codable, DocumentValue {
    private enum CodingKeys: String, CodingKey { case latitude, longitude }

    /// Reads a place, if the numbers are one.
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

    /// An object of two numbers.
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
