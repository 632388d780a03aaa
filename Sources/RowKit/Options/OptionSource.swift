/// A source of options with a name, which documents can contain.
///
/// A plugin contributes it, and rows with options of the same type load them from it when they are
/// needed:
///
/// ```swift
/// public static let optionSources = [
///     OptionSource("countries", "All countries.") { try await Atlas.countries() },
///     OptionSource("cities", "The cities of a country.") { (country: String) in
///         try await Atlas.cities(of: country)
///     },
/// ]
/// ```
public struct OptionSource: Sendable {
    /// The name, which is unique among the sources of a registry.
    public let name: String
    /// The options, in one sentence.
    public let summary: String

    let optionType: any Sendable.Type
    /// The type of the value on which the options depend, or nil if they depend on none.
    let valueType: (any Sendable.Type)?
    /// Returns an `OptionsProvider` of the type of the options, for the value on which they depend.
    let makeProvider: @Sendable (_ value: Any?) -> any Sendable

    /// Creates a source of options that depend on no other row.
    public init<Option: Equatable & Sendable>(
        _ name: String, _ summary: String,
        load: @escaping @Sendable () async throws -> [Option]
    ) {
        self.name = name
        self.summary = summary
        optionType = Option.self
        valueType = nil
        makeProvider = { _ in OptionsProvider.lazy(load) }
    }

    /// Creates a source of options that depend on the value of another row.
    ///
    /// While that row has no value, there are no options.
    public init<Value: Sendable, Option: Equatable & Sendable>(
        _ name: String, _ summary: String,
        load: @escaping @Sendable (_ value: Value) async throws -> [Option]
    ) {
        self.name = name
        self.summary = summary
        optionType = Option.self
        valueType = Value.self
        makeProvider = { value in
            let value = value as? Value
            return OptionsProvider<Option>.lazy {
                guard let value else { return [] }
                return try await load(value)
            }
        }
    }
}
