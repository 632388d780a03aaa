#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Making rules from a document.

extension RuleDocument {
    /// Adds the rule to a row.
    ///
    /// - Throws: An error if the limit is not of the row's value type.
    func add<Value: Equatable & Sendable>(
        to row: RowOf<Value>
    ) throws(DocumentDiagnostic) {
        switch kind {
        case .required:
            row.add(rule: RuleRequired(msg: message, allowsBlank: allowsBlank, id: id))
        case .minCount: row.add(rule: RuleMinCount(minCount: count, msg: message, id: id))
        case .maxCount: row.add(rule: RuleMaxCount(maxCount: count, msg: message, id: id))
        case .equalsToRow:
            row.add(rule: RuleEqualsToRow(tag: self.row, of: row, msg: message, id: id))
        case .accepted:
            if let row = row as? RowOf<Bool> { row.add(rule: RuleAccepted(msg: message, id: id)) }
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
            section.add(rule: RuleRequired(msg: message, allowsBlank: allowsBlank, id: id))
        case .minCount: section.add(rule: RuleMinCount(minCount: count, msg: message, id: id))
        case .maxCount: section.add(rule: RuleMaxCount(maxCount: count, msg: message, id: id))
        default: break
        }
    }

    private func add<Address: AddressText>(toAddress row: RowOf<Address>) {
        row.add(
            rule: RuleURL(
                schemes: Set(schemes.map(\.name)), allowsEmpty: allowsEmpty,
                requiresProtocol: requiresProtocol, msg: message, id: id))
    }

    private func add(toText row: RowOf<String>) {
        let length = UInt(clamping: count)
        switch kind {
        case .email:
            row.add(
                rule: RuleEmail(allowsLocalDomains: allowsLocalDomains, msg: message, id: id))
        case .minLength: row.add(rule: RuleMinLength(minLength: length, msg: message, id: id))
        case .maxLength: row.add(rule: RuleMaxLength(maxLength: length, msg: message, id: id))
        case .exactLength:
            row.add(rule: RuleExactLength(exactLength: length, msg: message, id: id))
        default:
            row.add(
                rule: RuleRegExp(
                    regExpr: pattern, allowsEmpty: allowsEmpty, msg: message, id: id))
        }
    }

    private func addComparison<Value: Comparable & DocumentValue>(
        of type: Value.Type, to row: BaseRow
    ) throws(DocumentDiagnostic) {
        guard let row = row as? RowOf<Value> else { return }
        if let row = row as? RowOf<Date>, let rule = RuleDayLimit(self, of: row) {
            return row.add(rule: rule)
        }
        let limit: Value
        do throws(DocumentDiagnostic) {
            limit = try Value(documentValue: self.limit)
        } catch {
            throw error.within(.root.member(DocumentName.limit.rawValue))
        }
        switch kind {
        case .greaterThan: row.add(rule: RuleGreaterThan(min: limit, msg: message, id: id))
        case .greaterOrEqual:
            row.add(rule: RuleGreaterOrEqualThan(min: limit, msg: message, id: id))
        case .smallerThan: row.add(rule: RuleSmallerThan(max: limit, msg: message, id: id))
        default: row.add(rule: RuleSmallerOrEqualThan(max: limit, msg: message, id: id))
        }
    }
}
