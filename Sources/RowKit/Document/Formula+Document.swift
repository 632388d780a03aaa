extension Formula {
    /// Reads a formula from its text.
    init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .string(let text) = json else {
            throw .expected("an expression in quotes, such as \"$price * $count\"", found: json)
        }
        do throws(ExpressionError) {
            try self.init(parsing: text)
        } catch {
            throw error.diagnostic(of: "expression")
        }
    }

    static let documentSchema: JSONValue = ["type": "string"]
}

extension ExpressionError {
    /// The error as a problem of a document.
    ///
    /// - Parameter what: What the text is, such as "condition".
    func diagnostic(of what: String) -> DocumentDiagnostic {
        // A suggestion of several words is not a name.
        let isName = suggestion?.contains(" ") == false
        let hint = isName ? "" : suggestion.map { "; try \($0)" } ?? ""
        return DocumentDiagnostic(
            .condition,
            "expected \(expected), found \(found) "
                + "(line \(line), column \(column) of the \(what))\(hint)",
            suggestion: isName ? suggestion : nil)
    }
}
