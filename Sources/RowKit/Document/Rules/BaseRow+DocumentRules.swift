// The rules of a row that is not described by a registry, as in documents.

extension BaseRow {
    /// The schema of the rules of rows of this class, or nil if the class is not a ``RowType``.
    class var documentRulesSchema: JSONValue? { facts?.rulesSchema }

    /// The type of the values that rules of rows of this class validate, or nil if the class is
    /// not a ``RowType``.
    class var ruledType: Any.Type? { facts?.ruledType }

    /// The rules of the row that documents can contain.
    final var documentRules: [JSONValue] {
        anyRules.compactMap { $0.fault == nil ? $0.document?.json : nil }
    }

    /// Adds the rules of a list that the row does not have yet.
    ///
    /// - Returns: The problems, with their places in the list.
    final func addDocumentRules(_ json: JSONValue) -> [DocumentDiagnostic] {
        guard case .array(let rules) = json else { return [.expected("a list", found: json)] }
        var problems: [DocumentDiagnostic] = []
        var known = Set(documentRules)
        let facts = type(of: self).facts
        for (index, rule) in rules.enumerated() where !known.contains(rule) {
            var found: [DocumentDiagnostic] = []
            facts?.add(rule, to: self, problems: &found)
            if found.isEmpty { known.insert(rule) }
            problems += found.within(.root.element(index))
        }
        return problems
    }

    private static var facts: RowFacts? {
        (self as? any (BaseRow & RowType).Type).map { facts(of: $0) }
    }

    private static func facts<Row: BaseRow & RowType>(of type: Row.Type) -> RowFacts {
        RowFacts(unknown: type)
    }
}
