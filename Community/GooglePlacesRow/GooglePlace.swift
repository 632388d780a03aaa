import RowKit
import SuggestionRow

/// The value of a Google Places row: what the user typed, or a place that was suggested.
///
/// Two suggested places are equal if they have the same identifier. In a document, the value is
/// either `{"userInput": "Ansina 1"}` or `{"prediction": {…}}`.
public enum GooglePlace: SuggestionValue, Hashable {
    /// Text that is none of the suggested places.
    case userInput(value: String)
    /// A place that was suggested.
    case prediction(prediction: PlacePrediction)

    /// Creates the value of typed text.
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

extension GooglePlace: Codable, DocumentValue {
    private enum CodingKeys: String, CodingKey { case userInput, prediction }

    /// Decodes an object with one of two members.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try container.decodeIfPresent(String.self, forKey: .userInput) {
            self = .userInput(value: value)
        } else {
            self = .prediction(
                prediction: try container.decode(PlacePrediction.self, forKey: .prediction))
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
