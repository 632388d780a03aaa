import RowText

/// The name of a URL scheme, such as `https`, in lower case.
struct URLScheme: DocumentValue, Hashable {
    let name: String

    init(_ name: String) { self.name = name.lowercased() }

    init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let name = try String(documentValue: json)
        guard WebAddress.isScheme(name) else {
            throw .expected("a scheme such as https", found: json)
        }
        self.init(name)
    }

    func documentValue() -> JSONValue { .string(name) }

    static var documentSchema: JSONValue {
        ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9+.-]*$"]
    }
}
