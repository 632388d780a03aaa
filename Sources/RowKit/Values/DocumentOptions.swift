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
        let names = try [String](documentValue: json)
        for (index, name) in names.enumerated() {
            guard let option = Self.named.first(where: { $0.name == name })?.option else {
                throw DocumentDiagnostic.notAllowed(name, among: Self.named.map(\.name))
                    .within(.root.element(index))
            }
            guard insert(option).inserted else {
                throw DocumentDiagnostic(
                    .notAllowed, at: .root.element(index), "\(name.inQuotes) occurs twice")
            }
        }
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
