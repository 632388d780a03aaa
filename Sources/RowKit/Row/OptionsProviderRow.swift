/// A row whose value is chosen among options.
public protocol OptionsProviderRow: TypedRowType {
    /// One thing to choose.
    associatedtype Option: Equatable & Sendable
    /// Where the options come from.
    var optionsProvider: OptionsProvider<Option>? { get set }
}

extension OptionsProviderRow {
    /// The options, as far as they are known.
    ///
    /// Setting them makes the provider an array.
    public var options: [Option]? {
        get {
            switch optionsProvider {
            case .array(let options): options
            case nil: nil
            }
        }
        set { optionsProvider = newValue.map { .array($0) } }
    }
}

/// Where the options of a row come from.
public enum OptionsProvider<Option: Equatable & Sendable>: Equatable, Sendable {
    /// Options known beforehand.
    case array([Option])
}

extension OptionsProvider: ExpressibleByArrayLiteral {
    /// Options known beforehand.
    public init(arrayLiteral elements: Option...) { self = .array(elements) }
}
