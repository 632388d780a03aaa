/// Options with the titles that users read in place of their values.
///
/// ```swift
/// country.titledOptions = ["AT": "Austria", "DE": "Germany"]
/// ```
///
/// In a table, an option has further texts:
///
/// ```swift
/// fare.titledOptions = TitledOptions([
///     TitledOption("basic", "Basic", details: ["1 bag", "120 €"]),
///     TitledOption("flex", "Flex", details: ["2 bags", "180 €"]),
/// ])
/// ```
///
/// In a document, an option is a value, or an object with a value and a title:
///
/// ```json
/// { "value": "AT", "title": "Austria" }
/// ```
///
/// It may also have `details`. A value that is
/// itself an object with the member `value` is written as the `value` of such an object.
public struct TitledOptions<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The values, in order.
    public let values: [Value]
    /// The titles, of which there are as many as values, or none.
    private let titles: [String?]
    /// The details, of which there are as many as values, or none.
    private let details: [[String]]
    /// The indices of the values by their descriptions, if there are many with titles or details.
    private let indices: [String: [Int]]

    /// Creates options without titles.
    public init(_ values: [Value]) {
        self.values = values
        (titles, details, indices) = ([], [], [:])
    }

    /// Creates options.
    ///
    /// - Parameters:
    ///   - values: The values, in order.
    ///   - title: Returns the title of a value, or nil if it has none.
    public init(_ values: [Value], title: (Value) -> String?) {
        self.init(values.map { TitledOption($0, title($0)) })
    }

    /// Creates options.
    public init(_ options: [TitledOption<Value>]) {
        values = options.map(\.value)
        titles = options.contains { $0.title != nil } ? options.map(\.title) : []
        details = options.contains { !$0.details.isEmpty } ? options.map(\.details) : []
        indices =
            options.count < 16 || titles.isEmpty && details.isEmpty
            ? [:]
            : Dictionary(grouping: options.indices) { String(describing: options[$0].value) }
    }

    /// Whether no option has a title or details.
    var areBare: Bool { titles.isEmpty && details.isEmpty }

    /// The option at an index.
    public subscript(index: Int) -> TitledOption<Value> {
        TitledOption(values[index], title(at: index), details: details(at: index))
    }

    /// Returns the title of the option at an index, or nil if it has none.
    public func title(at index: Int) -> String? { titles.isEmpty ? nil : titles[index] }

    /// Returns the title of the first option with a value, or nil if it has none.
    public func title(of value: Value) -> String? {
        titles.isEmpty ? nil : index(of: value).flatMap { titles[$0] }
    }

    /// Returns the details of the option at an index.
    public func details(at index: Int) -> [String] { details.isEmpty ? [] : details[index] }

    private func index(of value: Value) -> Int? {
        indices.isEmpty
            ? values.firstIndex(of: value)
            : indices[String(describing: value)]?.first { values[$0] == value }
    }
}

/// An option with its texts.
public struct TitledOption<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The value of a row in which the option is chosen.
    public var value: Value
    /// The text that users read, or nil if the value is its own title.
    public var title: String?
    /// The texts of the other columns of a table.
    public var details: [String]

    /// Creates an option.
    public init(_ value: Value, _ title: String? = nil, details: [String] = []) {
        self.value = value
        self.title = title
        self.details = details
    }
}

extension TitledOptions: ExpressibleByArrayLiteral {
    /// Creates options without titles.
    public init(arrayLiteral elements: Value...) { self.init(elements) }
}

extension TitledOptions: ExpressibleByDictionaryLiteral {
    /// Creates options with titles, in the order of the literal.
    public init(dictionaryLiteral elements: (Value, String)...) {
        self.init(elements.map { TitledOption($0, $1) })
    }
}
