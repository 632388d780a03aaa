/// A setting or a hook of a row that its author wrote.
struct OwnProperty {
    /// What the property is called.
    let name: String
    /// Whether it is a hook: a closure, or something else that cannot be compared.
    let isHook: Bool
    /// Whether nothing was written.
    let isNil: Bool
}

extension BaseRow {
    /// The names of the settings and hooks that the row's author wrote, which no default replaces.
    ///
    /// A row that was just made has none, if its class writes its own in ``preset(_:)``.
    package final var ownPropertyNames: [String] { ownProperties.map(\.name) }

    /// The settings and hooks that the row's author wrote.
    final var ownProperties: [OwnProperty] {
        var found: [OwnProperty] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            for case let (label?, property as any OwnableProperty) in level.children
            where property.isOwn {
                // A wrapper is stored under the name of its property and an underscore.
                let name = String(label.drop { $0 == "_" })
                found.append(
                    OwnProperty(name: name, isHook: property.isHook, isNil: property.isNil))
            }
            mirror = level.superclassMirror
        }
        return found
    }
}

/// A setting or a hook of any value.
private protocol OwnableProperty {
    var isOwn: Bool { get }
    var isHook: Bool { get }
    var isNil: Bool { get }
}

extension Setting: OwnableProperty {
    fileprivate var isOwn: Bool { property.isOwn }
    fileprivate var isHook: Bool { false }
    fileprivate var isNil: Bool {
        (property.value as? any AnyOptional).map { $0.wrappedValue == nil } ?? false
    }
}

extension Hook: OwnableProperty {
    fileprivate var isOwn: Bool { property.isOwn }
    fileprivate var isHook: Bool { true }
    fileprivate var isNil: Bool { false }
}

extension OptionalHook: OwnableProperty {
    fileprivate var isOwn: Bool { box?.property.isOwn ?? false }
    fileprivate var isHook: Bool { true }
    fileprivate var isNil: Bool { box?.property.value == nil }
}
