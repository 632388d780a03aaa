import RowKit
import SuggestionRow

/// The value of a Google Places row: text that the user typed, or a suggested place.
///
/// Two suggested places are equal if they have the same identifier. In a document, the value is
/// either `{"userInput": "Ansina 1"}` or `{"prediction": {…}}`.
public enum GooglePlace: SuggestionValue, Hashable {
    /// Text that does not name a suggested place.
    case userInput(value: String)
    /// A place that was suggested.
    case prediction(prediction: PlacePrediction)

    /// Creates a value from typed text.
    public init?(string: String) { self = .userInput(value: string) }

    /// The text as typed, or the place's name and address.
    public var suggestionString: String {
        switch self {
        case .userInput(let value): value
        case .prediction(let prediction): prediction.fullText
        }
    }

    /// The suggested place, or nil if the user typed text.
    public var prediction: PlacePrediction? {
        if case .prediction(let prediction) = self { prediction } else { nil }
    }
}

extension GooglePlace: PossiblyBlank {
    /// Whether typed text is empty or blank.
    public func isBlank(allowsBlank: Bool) -> Bool {
        guard case .userInput(let value) = self else { return false }
        return RuleRequired(allowsBlank: allowsBlank).isValid(value: value) != nil
    }
}

extension GooglePlace: Codable, DocumentValue {
    private enum CodingKeys: String, CodingKey { case userInput, prediction }

    /// Decodes an object with one of two members.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decodeIfPresent(String.self, forKey: .userInput)
        let place = try container.decodeIfPresent(PlacePrediction.self, forKey: .prediction)
        switch (text, place) {
        case (let text?, nil): self = .userInput(value: text)
        case (nil, let place?): self = .prediction(prediction: place)
        default:
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "expected either userInput or prediction"))
        }
    }

    /// Encodes an object with one member.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .userInput(let value): try container.encode(value, forKey: .userInput)
        case .prediction(let place): try container.encode(place, forKey: .prediction)
        }
    }

    /// The schema of an object with one of two members.
    public static var documentSchema: JSONValue {
        [
            "type": "object",
            "properties": [
                "userInput": ["type": "string"], "prediction": PlacePrediction.documentSchema,
            ],
            "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
        ]
    }
}
