/// The source of a row's options.
public enum OptionsProvider<Option: Equatable & Sendable>: Equatable, Sendable {
    /// Options that are already known.
    case array([Option])
    /// Options with titles.
    case titled(TitledOptions<Option>)
    /// Options of a list, as made by ``OptionsProviderRow/takeOptions(from:where:)-(String,_)``.
    case listed(ListedOptions<Option>)
    /// Options that are loaded when needed, as made by ``lazy(_:)``.
    case loader(Loader)

    /// Returns a provider that calls a closure to load options when
    /// ``OptionsProviderRow/loadOptions()`` is called.
    ///
    /// The row's form requests the loading as work, which is run by a session that shows the form,
    /// or by ``Form/settle(clock:)``. Until then, a screen of options shows that they are loading.
    /// That applies to a row in no form, too.
    ///
    /// The provider is equal only to itself. Rows that share it load the options separately, except
    /// an inline row, which shares those of the row above (``InlineRowType``).
    public static func lazy(_ load: @escaping @Sendable () async throws -> [Option]) -> Self {
        .loader(Loader(load))
    }
}

extension OptionsProvider: ExpressibleByArrayLiteral {
    /// Creates a provider of options that are already known.
    public init(arrayLiteral elements: Option...) { self = .array(elements) }
}

extension OptionsProvider: SwiftOnlySetting {
    static var listedInstead: String { "\\.titledOptions" }
}

extension OptionsProvider {
    /// Whether any option may have a title.
    public var mayHaveTitles: Bool {
        switch self {
        case .titled, .listed: true
        case .array, .loader: false
        }
    }

    /// Returns the title of an option, or nil if its value is its title.
    public func title(of option: Option) -> String? {
        switch self {
        case .titled(let options): options.title(of: option)
        case .listed(let options): options.title(of: option)
        case .array, .loader: nil
        }
    }
}

extension OptionsProvider {
    /// Loads the options of a row.
    ///
    /// A loader is equal only to itself, because closures cannot be compared.
    public final class Loader: Equatable, Sendable {
        let load: @Sendable () async throws -> [Option]

        /// Creates a loader that calls a closure.
        public init(_ load: @escaping @Sendable () async throws -> [Option]) { self.load = load }

        /// Whether both are the same object.
        public static func == (first: Loader, second: Loader) -> Bool { first === second }
    }

    /// The loading state of a row's options.
    public enum State: Equatable, Sendable {
        /// The options have not been requested, or there is no provider.
        case unloaded
        /// The options are loading.
        case loading
        /// The options are loaded. The array may be empty.
        case loaded([Option])
        /// Loading failed.
        ///
        /// A host shows the ``LoadingFailure/phrase`` of the failure.
        case failed(LoadingFailure)

        /// The options, or nil if they are not loaded.
        public var options: [Option]? {
            if case .loaded(let options) = self { options } else { nil }
        }

        init(_ result: Result<[Option], any Error>) {
            switch result {
            case .success(let options): self = .loaded(options)
            case .failure(let error): self = .failed(LoadingFailure(error))
            }
        }
    }
}
