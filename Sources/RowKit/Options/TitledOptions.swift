/// Options with the titles that users read in place of their values.
///
/// ```swift
/// country.titledOptions = ["AT": "Austria", "DE": "Germany"]
/// ```
///
/// In a document, an option is a value, or an object with a value and a title:
///
/// ```json
/// { "value": "AT", "title": "Austria" }
/// ```
///
/// A value that is itself an object with the member `value` is written as the `value` of such an
/// object.
public struct TitledOptions<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The values, in order.
    public let values: [Value]
    /// The titles, of which there are as many as values, or none.
    private let titles: [String?]
    /// The indices of the values by their descriptions, if there are many with titles.
    private let indices: [String: [Int]]

    /// Creates options.
    ///
    /// - Parameters:
    ///   - values: The values, in order.
    ///   - title: Returns the title of a value, or nil if it has none.
    public init(_ values: [Value], title: (Value) -> String? = { _ in nil }) {
        self.init(values.map { ($0, title($0)) })
    }

    init(_ pairs: [(Value, String?)]) {
        values = pairs.map(\.0)
        titles = pairs.contains { $0.1 != nil } ? pairs.map(\.1) : []
        indices =
            titles.count < 16
            ? [:]
            : Dictionary(grouping: pairs.indices) { String(describing: pairs[$0].0) }
    }

    /// Whether any option has a title.
    var haveTitles: Bool { !titles.isEmpty }

    /// Returns the title of the option at an index, or nil if it has none.
    public func title(at index: Int) -> String? { titles.isEmpty ? nil : titles[index] }

    /// Returns the title of the first option with a value, or nil if it has none.
    public func title(of value: Value) -> String? {
        guard haveTitles else { return nil }
        let index =
            indices.isEmpty
            ? values.firstIndex(of: value)
            : indices[String(describing: value)]?.first { values[$0] == value }
        return index.flatMap { titles[$0] }
    }
}

extension TitledOptions: ExpressibleByArrayLiteral {
    /// Creates options without titles.
    public init(arrayLiteral elements: Value...) { self.init(elements) }
}

extension TitledOptions: ExpressibleByDictionaryLiteral {
    /// Creates options with titles, in the order of the literal.
    public init(dictionaryLiteral elements: (Value, String)...) {
        self.init(elements.map { ($0, $1) })
    }
}
