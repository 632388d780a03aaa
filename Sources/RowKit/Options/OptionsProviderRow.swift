/// A row whose value is chosen among options.
///
/// ```swift
/// row.options = ["Rear Window", "Vertigo"]
/// row.optionsProvider = .lazy { try await catalogue.titles() }
/// row.loadOptions()
/// ```
public protocol OptionsProviderRow: TypedRowType {
    /// One thing to choose.
    associatedtype Option: Equatable & Sendable
    /// Where the options come from.
    ///
    /// A stored property is all that a row needs; what was loaded is kept for it.
    var optionsProvider: OptionsProvider<Option>? { get set }
}

extension OptionsProviderRow {
    /// The options, as far as they are known: nil while there is no provider, and while a lazy one
    /// has not loaded them.
    ///
    /// Setting them makes the provider an array.
    public var options: [Option]? {
        get { optionsState.options }
        set { optionsProvider = newValue.map { .array($0) } }
    }

    /// The JSON Schema of a value that is one of the options, for ``BaseRow/valueLimits``.
    ///
    /// Nil while the options are unknown, and for options of a type whose equal values may have
    /// different JSON: any other than `String`, `Bool`, `Int`, `UInt`, `Double`, `Float` and
    /// enumerations with raw values.
    public var optionSchema: JSONValue? { options.flatMap { .schema(oneOf: $0) } }

    /// How far the options are known.
    ///
    /// What another provider loaded does not count.
    public var optionsState: OptionsProvider<Option>.State {
        switch optionsProvider {
        case nil: return .unloaded
        case .array(let options): return .loaded(options)
        case .loader(let loader):
            noteRead(.state)
            guard let loaded = loadedOptions, loaded.loader === loader else { return .unloaded }
            return loaded.outcome ?? (isPerforming(.options) ? .loading : .unloaded)
        }
    }

    /// Loads the options of a lazy provider, as work of the key `.latest("options")`.
    ///
    /// Nothing happens while they are loaded or on their way; where that failed, it is tried again.
    /// Call it when somebody is about to choose.
    public func loadOptions() {
        guard case .loader(let loader) = optionsProvider else { return }
        switch optionsState {
        case .loading, .loaded: return
        case .unloaded, .failed: break
        }
        guard mayWrite() else { return }
        let loaded = LoadedOptions(loader)
        madeWork().options = loaded
        perform(.options, loader.load) { _, result in loaded.outcome = .init(result) }
    }

    private var loadedOptions: LoadedOptions<Option>? { work?.options as? LoadedOptions<Option> }
}

/// What a loader loaded for a row.
private final class LoadedOptions<Option: Equatable & Sendable> {
    let loader: OptionsProvider<Option>.Loader
    /// nil until it has answered.
    var outcome: OptionsProvider<Option>.State?

    init(_ loader: OptionsProvider<Option>.Loader) { self.loader = loader }
}

extension WorkKey {
    fileprivate static let options = WorkKey.latest("options")
}
