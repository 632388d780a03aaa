/// A row whose value is chosen from options.
///
/// ```swift
/// row.options = ["Rear Window", "Vertigo"]
/// row.optionsProvider = .lazy { try await catalogue.titles() }
/// row.loadOptions()
/// ```
public protocol OptionsProviderRow: TypedRowType {
    /// The type of an option.
    associatedtype Option: Equatable & Sendable
    /// The source of the options.
    ///
    /// A row declares only a stored property. The form stores the loaded options for the row.
    var optionsProvider: OptionsProvider<Option>? { get set }
    /// Called when the options of a lazy provider have arrived, or could not be loaded.
    ///
    /// Does nothing by default. The cell is updated anyway.
    func optionsDidArrive()
}

extension OptionsProviderRow {
    /// Does nothing.
    public func optionsDidArrive() {}

    /// The options, or nil if there is no provider or if a lazy provider has not loaded them.
    ///
    /// Setting the options sets the provider to an array.
    public var options: [Option]? {
        get { optionsState.options }
        set { optionsProvider = newValue.map { .array($0) } }
    }

    /// The options with their titles, or nil if the row has others, such as those of a list.
    ///
    /// Setting them sets the provider.
    ///
    /// ```swift
    /// country.titledOptions = ["AT": "Austria", "DE": "Germany"]
    /// ```
    public var titledOptions: TitledOptions<Option>? {
        get {
            switch optionsProvider {
            case .array(let options): TitledOptions(options)
            case .titled(let options): options
            case .listed, .loader, nil: nil
            }
        }
        set {
            optionsProvider = newValue.map { $0.areBare ? .array($0.values) : .titled($0) }
        }
    }

    /// Returns the title of an option, or nil if its value is its title.
    public func title(of option: Option) -> String? { optionsProvider?.title(of: option) }

    /// Returns what an option's item of a list has for a member, as text, or nil if it has no text
    /// or number there.
    public func text(ofMember member: String, of option: Option) -> String? {
        guard case .listed(let options) = optionsProvider,
            let value = options.item(of: option)?[member]
        else { return nil }
        if case .string(let text) = value { return text }
        return phrases.formats.text(of: PredicateValue(value), nil, in: UTCZones())
    }

    /// Returns whether an option is offered, or nil if the options are not known.
    public func offers(_ option: Option) -> Bool? {
        if case .listed(let options) = optionsProvider {
            defer { reportGivenUpOptions() }
            return options.offers(option)
        }
        return options?.contains(option)
    }

    /// The JSON Schema of a value that is one of the options, for ``RowOf/limits``.
    ///
    /// Nil while the options are unknown, and for types whose equal values may have different JSON.
    /// These are all types except `String`, `Bool`, `Int`, `UInt`, `Double`, `Float` and
    /// enumerations with raw values.
    ///
    /// Nil also for the options of a list that depend on other rows, or are more than a thousand.
    public var optionSchema: JSONValue? {
        if case .listed(let options) = optionsProvider { return options.schema }
        return options.flatMap { .schema(oneOf: $0) }
    }

    /// The loading state of the options.
    ///
    /// Options that a previous provider loaded are ignored.
    public var optionsState: OptionsProvider<Option>.State {
        switch optionsProvider {
        case nil: return .unloaded
        case .array(let options): return .loaded(options)
        case .titled(let options): return .loaded(options.values)
        case .listed(let options):
            defer { reportGivenUpOptions() }
            return .loaded(options.options)
        case .loader(let loader):
            let row = rowLoading(loader)
            row.noteRead(.state)
            guard let loaded = row.work?.options as? LoadedOptions<Option>,
                loaded.loader === loader
            else { return .unloaded }
            return loaded.outcome ?? (row.isPerforming(.options) ? .loading : .unloaded)
        }
    }

    /// Loads the options of a lazy provider, as work with the key `.latest("options")`.
    ///
    /// Nothing happens if the options are loading or loaded; after a failure, they are loaded
    /// again. Call this method when the user is about to choose an option.
    ///
    /// An inline row (``InlineRowType``) whose provider is that of the row above shares the options
    /// that the row above loads.
    public func loadOptions() {
        guard case .loader(let loader) = optionsProvider else { return }
        let row = rowLoading(loader)
        guard row === self else { return row.loadOptions() }
        switch optionsState {
        case .loading, .loaded: return
        case .unloaded, .failed: break
        }
        guard mayWrite() else { return }
        let loaded = LoadedOptions(loader)
        madeWork().options = loaded
        perform(.options, loader.load) { row, result in
            loaded.outcome = .init(result)
            row.reportGivenUpOptions()
            row.checkChoice()
            row.optionsDidArrive()
            guard let child = row.family.inlineChild else { return }
            child.markStale()
            (child as? any OptionsProviderRow)?.optionsDidArrive()
        }
        family.inlineChild?.markStale()
    }

    /// Loads the options of a lazy provider, unless they have been requested before.
    public func loadOptionsOnce() {
        if case .loader = optionsProvider, optionsState == .unloaded { loadOptions() }
    }

    /// Whether the options are known, or can be made without loading them.
    public var knowsOptions: Bool {
        switch optionsProvider {
        case .array, .titled, .listed: true
        case .loader: optionsState.options != nil
        case nil: false
        }
    }

    /// The row that loads the options of a loader: the row above, if this is its inline row and
    /// both have the loader, or otherwise this row.
    private func rowLoading(_ loader: AnyObject) -> any OptionsProviderRow {
        guard let above = family.inlineParent as? any OptionsProviderRow, above.has(loader) else {
            return self
        }
        return above.rowLoading(loader)
    }

    private func has(_ loader: AnyObject) -> Bool {
        if case .loader(let own) = optionsProvider { own === loader } else { false }
    }
}

/// The options that a loader loaded for a row.
private final class LoadedOptions<Option: Equatable & Sendable> {
    let loader: OptionsProvider<Option>.Loader
    /// The result, or nil while it is pending.
    var outcome: OptionsProvider<Option>.State?

    init(_ loader: OptionsProvider<Option>.Loader) { self.loader = loader }
}

extension WorkOrder.Key {
    fileprivate static let options = WorkOrder.Key.latest("options")
}
