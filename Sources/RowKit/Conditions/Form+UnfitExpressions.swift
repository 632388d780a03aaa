extension Form {
    /// Returns a problem for each calculated or suggested value whose expression can never give a
    /// value of its row, such as a text for a number.
    ///
    /// The form itself reports a result that does not fit only when there is one. Call this method
    /// once the form is complete, as `rows check` and `FormTester` do.
    ///
    /// - Returns: The problems in the order of sections and rows.
    public func unfitExpressions() -> [Form.Problem] {
        var problems: [Form.Problem] = []
        forEachRowAndPart { row in
            for (_, formula) in row.valueFormulas.all {
                guard let reason = formula.reasonNotToFit(row.documentType) else { continue }
                problems.append(Form.Problem(.misfit, at: row.placeName, reason))
            }
        }
        return problems
    }
}

extension Formula {
    /// Returns the reason why no result is a value of a type, or nil if some may be.
    func reasonNotToFit(_ type: (any DocumentValue.Type)?) -> String? {
        guard let type, let kind = root.kind,
            case .string(let accepted)? = type.documentSchema["type"],
            !kind.types.contains(accepted)
        else { return nil }
        return "the expression gives \(kind.rawValue), and never a value of type \(typeName(type))"
    }
}

/// What an expression gives, unless it gives nil.
private enum ResultKind: String {
    case number = "a number"
    case text = "text"
    case date = "a date"
    case truth = "true or false"
    case list = "a list"

    /// The types of JSON that a result may have.
    var types: Set<String> {
        switch self {
        case .number: ["number", "integer"]
        case .text, .date: ["string"]
        case .truth: ["boolean"]
        case .list: ["array"]
        }
    }
}

extension PredicateOperand {
    /// What the expression gives, or nil if that depends on values.
    fileprivate var kind: ResultKind? {
        switch self {
        case .null, .reference, .taken: return nil
        case .bool, .condition: return .truth
        case .number, .arithmetic: return .number
        case .text: return .text
        case .list, .subquery: return .list
        case .call(let function, let arguments):
            switch function.result {
            case .number: return .number
            case .text: return .text
            case .date: return .date
            default: break
            }
            let results: [PredicateOperand]
            switch function {
            case .if: results = Array(arguments.dropFirst())
            case .coalesce: results = arguments
            default: return nil
            }
            let kinds = Set(results.filter { $0 != .null }.map(\.kind))
            return kinds.count == 1 ? kinds.first ?? nil : nil
        }
    }
}
