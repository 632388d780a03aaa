#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Making rules from a document.

extension RuleKind {
    /// The operator with which an expression compares as the rule does, or nil if there is none.
    fileprivate var sign: String? {
        switch self {
        case .greaterThan: ">"
        case .greaterOrEqual: ">="
        case .smallerThan: "<"
        case .smallerOrEqual: "<="
        default: nil
        }
    }
}

extension Formula {
    /// Whether the formula is a value as written.
    fileprivate var isConstant: Bool {
        switch root {
        case .null, .bool, .number, .text, .list: true
        default: false
        }
    }
}

extension RuleDocument {
    /// Adds the rule to a row.
    ///
    /// - Throws: An error if the limit is not of the row's value type.
    func add<Value: Equatable & Sendable>(
        to row: RowOf<Value>
    ) throws(DocumentDiagnostic) {
        switch kind {
        case .required:
            add(RuleRequired(msg: plainMessage, allowsBlank: allowsBlank, id: id), to: row)
        case .minCount: add(RuleMinCount(minCount: count, msg: plainMessage, id: id), to: row)
        case .maxCount: add(RuleMaxCount(maxCount: count, msg: plainMessage, id: id), to: row)
        case .equalsToRow:
            add(RuleEqualsToRow(tag: self.row, of: row, msg: plainMessage, id: id), to: row)
        case .predicate: add(predicate(), to: row)
        case .accepted:
            if let row = row as? RowOf<Bool> {
                add(RuleAccepted(msg: plainMessage, id: id), to: row)
            }
        case .url:
            if let row = row as? RowOf<String> { add(toAddress: row) }
            if let row = row as? RowOf<URL> { add(toAddress: row) }
        case .email, .pattern, .minLength, .maxLength, .exactLength:
            if let row = row as? RowOf<String> { add(toText: row) }
        case .greaterThan, .greaterOrEqual, .smallerThan, .smallerOrEqual:
            if let type = Value.self as? any (Comparable & DocumentValue).Type {
                try addComparison(of: type, to: row)
            }
        }
    }

    func add(to section: Section) {
        switch kind {
        case .required:
            add(RuleRequired(msg: plainMessage, allowsBlank: allowsBlank, id: id), to: section)
        case .minCount: add(RuleMinCount(minCount: count, msg: plainMessage, id: id), to: section)
        case .maxCount: add(RuleMaxCount(maxCount: count, msg: plainMessage, id: id), to: section)
        case .predicate: add(predicate(), to: section)
        default: break
        }
    }

    func add(to form: Form) {
        form.add(predicate(), at: at, with: terms)
    }

    private func predicate<Value>() -> RulePredicate<Value> {
        RulePredicate(that, msg: plainMessage, checksEmpty: checksEmpty, id: id)
    }

    private func add<Rule: RuleType>(_ rule: Rule, to row: RowOf<Rule.RowValueType>) {
        row.add(RuleBox(rule, with: terms))
    }

    private func add(_ rule: some RuleType<Section>, to section: Section) {
        section.add(RuleBox(rule, with: terms))
    }

    private func add<Address: AddressText>(toAddress row: RowOf<Address>) {
        add(
            RuleURL(
                schemes: Set(schemes.map(\.name)), allowsEmpty: allowsEmpty,
                requiresProtocol: requiresProtocol, msg: plainMessage, id: id), to: row)
    }

    private func add(toText row: RowOf<String>) {
        let length = UInt(clamping: count)
        switch kind {
        case .email:
            add(
                RuleEmail(allowsLocalDomains: allowsLocalDomains, msg: plainMessage, id: id),
                to: row)
        case .minLength: add(RuleMinLength(minLength: length, msg: plainMessage, id: id), to: row)
        case .maxLength: add(RuleMaxLength(maxLength: length, msg: plainMessage, id: id), to: row)
        case .exactLength:
            add(RuleExactLength(exactLength: length, msg: plainMessage, id: id), to: row)
        default:
            add(
                RuleRegExp(regExpr: pattern, allowsEmpty: allowsEmpty, msg: plainMessage, id: id),
                to: row)
        }
    }

    /// Returns the error of a limit, with advice if the limit is an expression.
    private func constant(_ error: DocumentDiagnostic) -> DocumentDiagnostic {
        guard case .string(let text) = limit, let sign = kind.sign,
            let formula = try? Formula(parsing: text), !formula.isConstant
        else { return error }
        return DocumentDiagnostic(
            error.code,
            "\(error.message); a limit is a constant, so write a rule predicate with "
                + "\"that\": \"SELF \(sign) \(text.shortened)\"")
    }

    private func addComparison<Value: Comparable & DocumentValue>(
        of type: Value.Type, to row: BaseRow
    ) throws(DocumentDiagnostic) {
        guard let row = row as? RowOf<Value> else { return }
        if let row = row as? RowOf<Date>, let rule = RuleDayLimit(self, of: row) {
            return add(rule, to: row)
        }
        let limit: Value
        do throws(DocumentDiagnostic) {
            limit = try Value(documentValue: self.limit)
        } catch {
            throw constant(error).within(.root.member(DocumentName.limit.rawValue))
        }
        switch kind {
        case .greaterThan: add(RuleGreaterThan(min: limit, msg: plainMessage, id: id), to: row)
        case .greaterOrEqual:
            add(RuleGreaterOrEqualThan(min: limit, msg: plainMessage, id: id), to: row)
        case .smallerThan: add(RuleSmallerThan(max: limit, msg: plainMessage, id: id), to: row)
        default: add(RuleSmallerOrEqualThan(max: limit, msg: plainMessage, id: id), to: row)
        }
    }
}
