/// A view and all that stands in it, as a value that can leave a session.
public struct ViewDescription: Hashable, Sendable {
    /// The view's name.
    public var id: ViewID
    /// What it is.
    public var kind: ViewKind
    /// Its properties, but for those that go without saying.
    public var properties: [ViewProperty: JSONValue]
    /// The views in it.
    public var children: [ViewDescription]

    /// Makes a description.
    public init(
        id: ViewID, kind: ViewKind, properties: [ViewProperty: JSONValue] = [:],
        children: [ViewDescription] = []
    ) {
        self.id = id
        self.kind = kind
        self.properties = properties
        self.children = children
    }
}

extension BaseView {
    /// The view and all that stands in it, as a value.
    public final var snapshot: ViewDescription { snapshot(as: id) }

    private final func snapshot(as id: ViewID) -> ViewDescription {
        var properties: [ViewProperty: JSONValue] = [:]
        for property in Self.commonProperties + type(of: self).ownProperties {
            if let value = value(of: property) { properties[property] = value }
        }
        return ViewDescription(
            id: id, kind: node.kind, properties: properties,
            children: children.map { $0.snapshot(as: $0.id(in: id)) })
    }

    static let commonProperties: [ViewProperty] = [
        .role, .name, .hint, .error, .background, .height, .isEnabled, .isHidden,
    ]

    /// The view's name, as far as it stands on a screen: else the name within what it stands in.
    public final var id: ViewID {
        if let ownID { return ownID }
        guard let parent else { return ViewID(ViewID.escaped(part ?? "")) }
        return id(in: parent.id)
    }

    /// The view's name in what bears the other one.
    final func id(in parent: ViewID) -> ViewID { ownID ?? parent.part(part ?? "") }
}

extension ViewDescription: Codable {
    private enum Key: String, CodingKey { case id, kind, properties, children }

    /// Reads a description as it travels; properties that are not known are left out.
    public init(from decoder: any Decoder) throws {
        let view = try decoder.container(keyedBy: Key.self)
        id = try view.decode(ViewID.self, forKey: .id)
        kind = try view.decode(ViewKind.self, forKey: .kind)
        let values = try view.decodeIfPresent([String: JSONValue].self, forKey: .properties)
        properties = [:]
        for (name, value) in values ?? [:] {
            if let property = ViewProperty(rawValue: name) { properties[property] = value }
        }
        children = try view.decodeIfPresent([ViewDescription].self, forKey: .children) ?? []
    }

    /// Writes the description as it travels.
    public func encode(to encoder: any Encoder) throws {
        var view = encoder.container(keyedBy: Key.self)
        try view.encode(id, forKey: .id)
        try view.encode(kind, forKey: .kind)
        if !properties.isEmpty {
            let named = properties.map { ($0.key.rawValue, $0.value) }
            try view.encode(Dictionary(uniqueKeysWithValues: named), forKey: .properties)
        }
        if !children.isEmpty { try view.encode(children, forKey: .children) }
    }
}
