/// What has to change at a host, in this order.
public struct ViewChanges: Hashable, Sendable, Codable {
    /// Counts what a session handed out, so that answers and pushes can be put in order.
    public var number: Int
    /// The changes, to be made one after the other.
    public var changes: [ViewChange]
    /// Why the event that this answers changed nothing, if so.
    public var refusal: ViewRefusal?

    /// Makes a list of changes.
    public init(number: Int = 0, _ changes: [ViewChange] = [], refusal: ViewRefusal? = nil) {
        self.number = number
        self.changes = changes
        self.refusal = refusal
    }

    /// Whether there is nothing to do.
    public var isEmpty: Bool { changes.isEmpty && refusal == nil }
}

/// One thing that has to change at a host.
///
/// As JSON, by the first key: `{"set": "email/field", "error": "…"}`, a property that goes without
/// saying as null; `{"insert": {…}, "into": "#:0", "after": "email"}`, without `after` as the
/// first; `{"move": "email", "into": "#:0", "after": "name"}`; `{"remove": "email"}`; `{"focus":
/// "email/field"}`, null to give up the focus; `{"reveal": "email"}`.
public enum ViewChange: Hashable, Sendable {
    /// Properties of a view are others now.
    case set(ViewID, [ViewProperty: JSONValue])
    /// A view came, behind a sibling or as the first.
    case insert(ViewDescription, into: ViewID, after: ViewID?)
    /// A view stands elsewhere, behind a sibling or as the first.
    case move(ViewID, into: ViewID, after: ViewID?)
    /// A view went, and all that stood in it.
    case remove(ViewID)
    /// A view is to have the focus; nil: none.
    case focus(ViewID?)
    /// A view is to be scrolled into sight.
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

    /// Reads a change as it travels.
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

    /// Writes the change as it travels.
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
