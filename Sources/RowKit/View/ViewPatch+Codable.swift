extension ViewPatch.Change: Codable {
    /// A key of a change: one of the fixed ones, or the name of a property.
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ text: String) { stringValue = text }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }

        static let set = Key("set")
        static let splice = Key("splice")
        static let at = Key("at")
        static let removed = Key("removed")
        static let extend = Key("extend")
        static let shape = Key("shape")
        static let points = Key("points")
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
        } else if change.contains(.splice) {
            self = try Self.splice(in: change)
        } else if change.contains(.extend) {
            self = .extend(
                try change.decode(ViewID.self, forKey: .extend),
                shape: try change.decode(Int.self, forKey: .shape),
                points: try change.decode([JSONValue].self, forKey: .points))
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

    private static func splice(in change: KeyedDecodingContainer<Key>) throws -> Self {
        let lists: [ViewProperty] = [.items, .shapes]
        guard let list = lists.first(where: { change.contains(Key($0.rawValue)) }) else {
            throw DecodingError.keyNotFound(
                Key.splice,
                .init(codingPath: change.codingPath, debugDescription: "a splice without elements"))
        }
        return .splice(
            try change.decode(ViewID.self, forKey: .splice), list,
            at: try change.decode(Int.self, forKey: .at),
            removed: try change.decode(Int.self, forKey: .removed),
            try change.decode([JSONValue].self, forKey: Key(list.rawValue)))
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
        case .splice(let view, let property, let index, let removed, let elements):
            try change.encode(view, forKey: .splice)
            try change.encode(elements, forKey: Key(property.rawValue))
            try change.encode(index, forKey: .at)
            try change.encode(removed, forKey: .removed)
        case .extend(let view, let shape, let points):
            try change.encode(view, forKey: .extend)
            try change.encode(shape, forKey: .shape)
            try change.encode(points, forKey: .points)
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
