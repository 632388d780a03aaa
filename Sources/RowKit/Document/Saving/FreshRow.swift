/// A row as its class makes it, to tell what an author gave to others of the class.
struct FreshRow {
    let settings: [RowSetting]
    /// The settings' values by name.
    let values: [String: JSONValue]
    let value: JSONValue?

    private let swiftOnly: Set<String>

    init(_ descriptor: RowDescriptor, factory: RowFactory) {
        let row = descriptor.make()
        settings = factory.settings(of: descriptor)
        values = Dictionary(
            settings.compactMap { setting in
                (try? setting.value(of: row)).map { (setting.name, $0) }
            }
        ) { $1 }
        value = (row.untypedValue as? any DocumentValue).flatMap { try? $0.documentValue() }
        swiftOnly = Set(row.swiftOnly(beside: settings))
    }

    /// What a row was given in Swift only and a new one was not, in words.
    func swiftOnlyBeside(_ row: BaseRow) -> [String] {
        row.swiftOnly(beside: settings).filter { !swiftOnly.contains($0) }
    }
}

extension BaseRow {
    /// What the row was given and no document can hold, in words: closures, and settings that are
    /// not among those of documents.
    fileprivate func swiftOnly(beside settings: [RowSetting]) -> [String] {
        let unwritten = Set(settings.lazy.filter { $0.schema == nil }.map(\.name))
        var found: [String] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            for child in level.children {
                guard let given = child.value as? any GivenProperty, given.isGiven,
                    let name = child.label
                else { continue }
                // A wrapper is stored under the name of its property behind an underscore.
                let property = String(name.drop { $0 == "_" })
                let known = property == "givenProvider" ? "cellProvider" : property
                if given.isClosure {
                    found.append("the closure \(known)")
                } else if unwritten.contains(known) {
                    found.append("the setting \(known)")
                }
            }
            mirror = level.superclassMirror
        }
        for (index, listener) in listeners.enumerated() {
            found.append("listener \(index + 1), to its \(listener.event),")
        }
        if !leadingSwipe.actions.isEmpty || !trailingSwipe.actions.isEmpty {
            found.append("what is done on swiping")
        }
        if let row = self as? any OptionsProviderRow {
            if row.hasLazyOptions {
                found.append("what loads the options")
            } else if unwritten.contains("options"), row.options != nil {
                found.append("the setting options")
            }
        }
        return found
    }
}

extension OptionsProviderRow {
    fileprivate var hasLazyOptions: Bool {
        if case .loader = optionsProvider { true } else { false }
    }
}

/// A property of a row, whatever it holds.
protocol GivenProperty {
    /// Whether the row's author gave it anything.
    var isGiven: Bool { get }
    /// Whether it is a closure, or something else that cannot be compared.
    var isClosure: Bool { get }
}

extension Hook: GivenProperty {
    var isGiven: Bool { property.isOwn }
    var isClosure: Bool { true }
}

extension OptionalHook: GivenProperty {
    var isGiven: Bool { box.map { $0.property.isOwn && $0.property.value != nil } ?? false }
    var isClosure: Bool { true }
}

extension Setting: GivenProperty {
    var isGiven: Bool { property.isOwn }
    var isClosure: Bool { false }
}
