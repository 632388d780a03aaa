/// Where the options of an ``OptionSearchRow`` come from, and what was made of them to be searched.
///
/// It is equal to no other than itself, so that a row notices options that are equal to those it
/// had and are called otherwise. A row keeps it as a setting behind its provider:
///
/// ```swift
/// var optionsProvider: OptionsProvider<City>? {
///     get { optionSource.provider }
///     set { optionSource = OptionSource(newValue) }
/// }
/// @Setting private(set) var optionSource = OptionSource<City>()
/// ```
public final class OptionSource<Option: Equatable & Sendable>: Equatable {
    /// Where the options come from.
    public let provider: OptionsProvider<Option>?

    private var index: OptionIndex<Option>?

    /// Makes a source of a provider.
    public init(_ provider: OptionsProvider<Option>? = nil) { self.provider = provider }

    /// The options, made ready; nil while they are not there.
    func index(
        of options: [Option]?, _ make: ([Option]) -> OptionIndex<Option>
    ) -> OptionIndex<Option>? {
        // A loader loads once, and what is there then stays.
        if index == nil { index = options.map(make) }
        return index
    }

    /// Whether both are one.
    public static func == (first: OptionSource, second: OptionSource) -> Bool { first === second }
}
