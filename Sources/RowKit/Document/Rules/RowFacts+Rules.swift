// What documents ask about the rules of a class of rows.

extension RowFacts {
    /// The kinds of rules that apply to the row's value.
    var ruleKinds: [RuleKind] {
        let value: Any.Type = ruledType
        return RuleKind.allCases.filter { $0.applies(to: value) }
    }

    /// The type of the values that rules of the class validate.
    var ruledType: Any.Type { Self.valueType(of: type()) }

    /// Adds a rule from a document to a row of the class.
    func add(_ rule: JSONValue, to row: BaseRow, problems: inout [DocumentDiagnostic]) {
        Self.add(rule, to: row, of: type(), &problems)
    }

    private static func valueType<Row: BaseRow & RowType>(of type: Row.Type) -> Any.Type {
        Row.Cell.Value.self
    }

    private static func add<Row: BaseRow & RowType>(
        _ json: JSONValue, to row: BaseRow, of type: Row.Type,
        _ problems: inout [DocumentDiagnostic]
    ) {
        let subject = "a value of type \(typeName(Row.Cell.Value.self))"
        guard let row = row as? RowOf<Row.Cell.Value>,
            let rule = RuleDocument(
                json, validating: subject, by: { $0.applies(to: Row.Cell.Value.self) },
                problems: &problems)
        else { return }
        do throws(DocumentDiagnostic) {
            try rule.add(to: row)
        } catch {
            problems += error.all
        }
    }
}
