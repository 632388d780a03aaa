import RowKit

/// A page's request to draw a part that it does not hold.
struct WindowRequest: Hashable, Sendable {
    /// The list, or the first row of a gap.
    let view: ViewID
    /// The index of the item, or the number of rows after the first.
    let place: Int
}

extension WindowRequest: Decodable {
    private enum Key: String, CodingKey {
        case view, place
        case action = "do"
    }

    /// Reads an event with the action of a request, or throws if it has another action.
    init(from decoder: any Decoder) throws {
        let event = try decoder.container(keyedBy: Key.self)
        guard try event.decode(String.self, forKey: .action) == "window" else {
            throw DecodingError.dataCorruptedError(
                forKey: .action, in: event, debugDescription: "the action is a different one")
        }
        view = try event.decode(ViewID.self, forKey: .view)
        place = try event.decode(Int.self, forKey: .place)
    }
}
