extension Condition {
    /// Reads a condition: a Boolean, or the text of a predicate.
    init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        try self.init(documentValue: json, in: .form)
    }

    /// Reads a condition: a Boolean, or the text of a predicate.
    ///
    /// - Parameter scope: What the names in the predicate can stand for.
    init(documentValue json: JSONValue, in scope: PredicateScope) throws(DocumentDiagnostic) {
        switch json {
        case .bool(let value): self.init(value)
        case .string(let text):
            do throws(ExpressionError) {
                try self.init(parsing: text, in: scope)
            } catch {
                throw error.diagnostic(of: "condition")
            }
        default: throw .expected("true, false or a condition such as \"$age > 17\"", found: json)
        }
    }

    /// The condition as JSON, or nil if it can be expressed only in Swift.
    var documentValue: JSONValue? {
        switch kind {
        case .constant(let value): .bool(value)
        case .predicate(let predicate): .string(predicate.source)
        case .function, .malformed: nil
        }
    }

    static let documentSchema: JSONValue = ["type": ["boolean", "string"]]
}
