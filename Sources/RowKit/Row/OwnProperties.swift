/// A setting or a hook that the row's author has set.
struct OwnProperty {
    let name: String
    /// Whether it is a hook: a closure, or another value that cannot be compared.
    let isHook: Bool
    let isNil: Bool
}

extension BaseRow {
    /// The names of the settings and hooks that the row's author has set.
    ///
    /// Defaults do not override them.
    ///
    /// A new row has none if its class sets its own in ``preset(_:)``.
    package final var ownPropertyNames: [String] { ownProperties.map(\.name) }

    /// The settings and hooks that the row's author has set.
    final var ownProperties: [OwnProperty] {
        var found: [OwnProperty] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            for case let (label?, property as any OwnableProperty) in level.children
            where property.isOwn {
                // The storage of a property wrapper is named after its property, with an
                // underscore.
                let name = String(label.drop { $0 == "_" })
                found.append(
                    OwnProperty(name: name, isHook: property.isHook, isNil: property.isNil))
            }
            mirror = level.superclassMirror
        }
        return found
    }
}

/// A setting or a hook, regardless of the type of value.
private protocol OwnableProperty {
    var isOwn: Bool { get }
    var isHook: Bool { get }
    var isNil: Bool { get }
}

extension Setting: OwnableProperty {
    fileprivate var isOwn: Bool { property.isOwn }
    fileprivate var isHook: Bool { false }
    fileprivate var isNil: Bool {
        (property.value as? any AnyOptional)?.isNil ?? false
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
