/// The changes that a host has to apply, in order.
public struct ViewChanges: Hashable, Sendable, Codable {
    /// The number of the list among all that a session has handed out, which puts responses and
    /// pushes in order.
    public var number: Int
    /// The changes, to be applied one after the other.
    public var changes: [ViewChange]
    /// Why the event that this responds to was refused, or nil if it was not.
    public var refusal: ViewRefusal?

    /// Makes a list of changes.
    public init(number: Int = 0, _ changes: [ViewChange] = [], refusal: ViewRefusal? = nil) {
        self.number = number
        self.changes = changes
        self.refusal = refusal
    }

    /// Whether there is nothing to apply.
    public var isEmpty: Bool { changes.isEmpty && refusal == nil }
}

/// A change that a host has to apply.
///
/// As JSON, by the first key: `{"set": "email/field", "error": "…"}`, with null for a property that
/// has its default; `{"insert": {…}, "into": "#:0", "after": "email"}`, without `after` for the
/// first place; `{"move": "email", "into": "#:0", "after": "name"}`; `{"remove": "email"}`;
/// `{"focus": "email/field"}`, null to give up the focus; `{"reveal": "email"}`.
public enum ViewChange: Hashable, Sendable {
    /// Properties of a view have new values.
    case set(ViewID, [ViewProperty: JSONValue])
    /// A view was inserted, after a sibling or in the first place.
    case insert(ViewDescription, into: ViewID, after: ViewID?)
    /// A view was moved, after a sibling or to the first place.
    case move(ViewID, into: ViewID, after: ViewID?)
    /// A view was removed, with its descendants.
    case remove(ViewID)
    /// Move the focus to a view, or take it away if nil.
    case focus(ViewID?)
    /// Scroll to a view.
    case reveal(ViewID)
}

extension ViewChange: Codable {
    /// A key of a change: one of the fixed ones, or the name of a property.
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ text: String) { stringValue = text }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }

        static let set = Key("set")
        static let insert = Key("insert")
        static let move = Key("move")
        static let remove = Key("remove")
        static let focus = Key("focus")
        static let reveal = Key("reveal")
        static let into = Key("into")
        static let after = Key("after")
    }

    /// Reads a change from JSON.
    public init(from decoder: any Decoder) throws {
        let change = try decoder.container(keyedBy: Key.self)
        if change.contains(.set) {
            var values: [ViewProperty: JSONValue] = [:]
            for key in change.allKeys {
                guard let property = ViewProperty(rawValue: key.stringValue) else { continue }
                values[property] = try change.decode(JSONValue.self, forKey: key)
            }
            self = .set(try change.decode(ViewID.self, forKey: .set), values)
        } else if change.contains(.insert) {
            self = .insert(
                try change.decode(ViewDescription.self, forKey: .insert),
                into: try change.decode(ViewID.self, forKey: .into),
                after: try change.decodeIfPresent(ViewID.self, forKey: .after))
        } else if change.contains(.move) {
            self = .move(
                try change.decode(ViewID.self, forKey: .move),
                into: try change.decode(ViewID.self, forKey: .into),
                after: try change.decodeIfPresent(ViewID.self, forKey: .after))
        } else if change.contains(.remove) {
            self = .remove(try change.decode(ViewID.self, forKey: .remove))
        } else if change.contains(.reveal) {
            self = .reveal(try change.decode(ViewID.self, forKey: .reveal))
        } else {
            self = .focus(try change.decode(ViewID?.self, forKey: .focus))
        }
    }

    /// Writes the change as JSON.
    public func encode(to encoder: any Encoder) throws {
        var change = encoder.container(keyedBy: Key.self)
        switch self {
        case .set(let view, let values):
            try change.encode(view, forKey: .set)
            for (property, value) in values {
                try change.encode(value, forKey: Key(property.rawValue))
            }
        case .insert(let view, let parent, let sibling):
            try change.encode(view, forKey: .insert)
            try change.encode(parent, forKey: .into)
            try change.encodeIfPresent(sibling, forKey: .after)
        case .move(let view, let parent, let sibling):
            try change.encode(view, forKey: .move)
            try change.encode(parent, forKey: .into)
            try change.encodeIfPresent(sibling, forKey: .after)
        case .remove(let view): try change.encode(view, forKey: .remove)
        case .focus(let view): try change.encode(view, forKey: .focus)
        case .reveal(let view): try change.encode(view, forKey: .reveal)
        }
    }
}
