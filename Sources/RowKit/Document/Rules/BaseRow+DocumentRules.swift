// The rules of a row that is not described by a registry, as in documents.

extension BaseRow {
    /// The schema of the rules of rows of this class, or nil if the class is not a ``RowType``.
    class var documentRulesSchema: JSONValue? { facts?.rulesSchema }

    /// The rules of the row that documents can contain.
    final var documentRules: [JSONValue] {
        anyRules.compactMap { $0.fault == nil ? $0.document?.json : nil }
    }

    /// Adds the rules of a list that the row does not have yet.
    ///
    /// - Throws: The first problem, with its place in the list.
    final func addDocumentRules(_ json: JSONValue) throws(DocumentDiagnostic) {
        guard case .array(let rules) = json else { throw .expected("a list", found: json) }
        for (index, rule) in rules.enumerated() where !documentRules.contains(rule) {
            var problems: [DocumentDiagnostic] = []
            type(of: self).facts?.add(rule, to: self, problems: &problems)
            if let problem = problems.first {
                throw problem.within(DocumentPlace.root.element(index))
            }
        }
    }

    private static var facts: RowFacts? {
        (self as? any (BaseRow & RowType).Type).map { facts(of: $0) }
    }

    private static func facts<Row: BaseRow & RowType>(of type: Row.Type) -> RowFacts {
        RowFacts(unknown: type)
    }
}
