/// A view and its descendants, as a value that can leave a session.
public struct ViewDescription: Hashable, Sendable {
    /// The view's identifier.
    public var id: ViewID
    /// The kind of view.
    public var kind: ViewKind
    /// The properties that differ from their defaults.
    public var properties: [ViewProperty: JSONValue]
    /// The descriptions of the children.
    public var children: [ViewDescription]

    /// Creates a description.
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
    /// The description of the view and its descendants.
    public final var snapshot: ViewDescription { snapshot(as: id) }

    private final func snapshot(as id: ViewID) -> ViewDescription {
        var properties: [ViewProperty: JSONValue] = [:]
        if hasTraits { Self.commonProperties.read(self, into: &properties) }
        Self.properties.read(self, into: &properties)
        // Read here, because it is not one of the view's own traits.
        if let slot { properties[.slot] = slot.json }
        return ViewDescription(
            id: id, kind: kind, properties: properties,
            children: children.map { $0.snapshot(as: $0.id(in: id)) })
    }

    /// Appends the view's identifier, in UTF-8, to the output of a host.
    ///
    /// Unlike ``id``, this makes no strings.
    public final func appendID(to bytes: inout [UInt8]) {
        if var text = ownID?.text {
            text.withUTF8 { bytes.append(contentsOf: $0) }
        } else if let parent {
            parent.appendID(to: &bytes)
            appendPart(to: &bytes)
        } else {
            ViewID.appendEscaped(part ?? "", to: &bytes)
        }
    }

    /// Whether the view's identifier is that of its parent, followed by the view's part.
    package final var isIdentifiedByParent: Bool { ownID == nil && parent != nil }

    /// Appends the view's part to the identifier of its parent.
    package final func appendPart(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "/"))
        ViewID.appendEscaped(part ?? "", to: &bytes)
    }

    /// The view's identifier.
    ///
    /// For a view that is on no screen, its identifier within the topmost parent.
    public final var id: ViewID {
        if let ownID { return ownID }
        guard let parent else { return ViewID(ViewID.escaped(part ?? "")) }
        return id(in: parent.id)
    }

    /// The view's identifier as a child of a view with the given identifier.
    final func id(in parent: ViewID) -> ViewID { ownID ?? parent.part(part ?? "") }
}

extension ViewDescription: Codable {
    private enum Key: String, CodingKey { case id, kind, properties, children }

    /// Reads a description from JSON, in which unknown properties are ignored.
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

    /// Writes the description as JSON.
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
