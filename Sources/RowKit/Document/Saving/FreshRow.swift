/// A row as its class makes it, to tell what an author gave to others of the class.
struct FreshRow {
    let settings: [RowSetting]
    /// The settings' values by name.
    let values: [String: JSONValue]
    let value: JSONValue?

    private let closures: Set<String>

    init(_ descriptor: RowDescriptor, factory: RowFactory) {
        let row = descriptor.make()
        settings = factory.settings(of: descriptor)
        values = Dictionary(
            settings.compactMap { setting in
                (try? setting.value(of: row)).map { (setting.name, $0) }
            }
        ) { $1 }
        value = (row.untypedValue as? any DocumentValue).flatMap { try? $0.documentValue() }
        closures = Set(row.closures)
    }

    /// The closures that a row has and a new one has not, in words.
    func closuresBeside(_ row: BaseRow) -> [String] {
        row.closures.filter { !closures.contains($0) }
    }
}

extension BaseRow {
    /// The closures that the row was given, in words.
    fileprivate var closures: [String] {
        var closures: [String] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            for child in level.children {
                guard let hook = child.value as? any GivenHook, hook.isGiven, let name = child.label
                else { continue }
                // A wrapper is stored under the name of its property behind an underscore.
                let property = name.drop { $0 == "_" }
                let known = property == "givenProvider" ? "cellProvider" : property
                closures.append("the closure \(known)")
            }
            mirror = level.superclassMirror
        }
        for (index, listener) in listeners.enumerated() {
            closures.append("listener \(index + 1), to its \(listener.event),")
        }
        if !leadingSwipe.actions.isEmpty || !trailingSwipe.actions.isEmpty {
            closures.append("what is done on swiping")
        }
        if let lazy = self as? any OptionsProviderRow, lazy.hasLazyOptions {
            closures.append("what loads the options")
        }
        return closures
    }
}

extension OptionsProviderRow {
    fileprivate var hasLazyOptions: Bool {
        if case .loader = optionsProvider { true } else { false }
    }
}

/// A hook, whatever is hooked in.
protocol GivenHook {
    /// Whether the row's author gave it anything.
    var isGiven: Bool { get }
}

extension Hook: GivenHook {
    var isGiven: Bool { property.isOwn }
}

extension OptionalHook: GivenHook {
    var isGiven: Bool { box.map { $0.property.isOwn && $0.property.value != nil } ?? false }
}
