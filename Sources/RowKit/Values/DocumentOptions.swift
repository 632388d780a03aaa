/// An option set that documents represent as a list of names.
///
/// ```swift
/// extension Toppings: DocumentOptions {
///     static var named: [(name: String, option: Toppings)] { [("cheese", .cheese), ("ham", .ham)] }
/// }
/// ```
public protocol DocumentOptions: OptionSet, DocumentValue {
    /// The named options, in the order in which they are written.
    static var named: [(name: String, option: Self)] { get }
}

extension DocumentOptions where Element == Self {
    /// Reads a list of names without duplicates.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        self = []
        var problems: [DocumentDiagnostic] = []
        for (index, read) in try [NamedOption<Self>](documentValue: json).enumerated() {
            guard !insert(read.option).inserted else { continue }
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: .root.element(index), "\(read.name.inQuotes) occurs twice"))
            if problems.isExcessive { break }
        }
        if let error = DocumentDiagnostic(all: problems) { throw error }
    }

    /// The names of the options.
    public func documentValue() -> JSONValue {
        .array(Self.named.filter { contains($0.option) }.map { .string($0.name) })
    }

    /// A list of the names without duplicates.
    public static var documentSchema: JSONValue {
        [
            "type": "array", "uniqueItems": true,
            "items": ["enum": .array(named.map { .string($0.name) })],
        ]
    }
}

/// An option that documents represent by its name.
private struct NamedOption<Options: DocumentOptions>: DocumentValue {
    let name: String
    let option: Options

    init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let name = try String(documentValue: json)
        let named = Options.named
        guard let option = named.first(where: { $0.name == name })?.option else {
            throw .notAllowed(name, among: named.map(\.name))
        }
        self.name = name
        self.option = option
    }

    func documentValue() -> JSONValue { .string(name) }
}
