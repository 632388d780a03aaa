/// A setting or a hook of any value.
private protocol OwnableProperty {
    /// Whether the row's author wrote it.
    var isOwn: Bool { get }
}

extension Setting: OwnableProperty {
    fileprivate var isOwn: Bool { property.isOwn }
}

extension Hook: OwnableProperty {
    fileprivate var isOwn: Bool { property.isOwn }
}

extension OptionalHook: OwnableProperty {
    fileprivate var isOwn: Bool { box?.property.isOwn ?? false }
}

extension BaseRow {
    /// The names of the settings and hooks that the row's author wrote, which no default replaces.
    ///
    /// A row that was just made has none, if its class writes its own in ``preset(_:)``.
    package final var ownProperties: [String] {
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            for case let (label?, property as any OwnableProperty) in level.children
            where property.isOwn {
                // A wrapper is stored under the name of its property and an underscore.
                names.append(String(label.drop { $0 == "_" }))
            }
            mirror = level.superclassMirror
        }
        return names
    }
}
