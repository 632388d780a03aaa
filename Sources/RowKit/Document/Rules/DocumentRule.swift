/// A rule that documents can contain.
protocol DocumentRule {
    /// The rule for a document, or nil if documents cannot contain its parameters.
    var document: RuleDocument? { get }
}

extension RuleType {
    /// Returns the rule for a document, after `fill` has set the members of its kind.
    ///
    /// - Parameter code: The code of the rule's standard error, or nil if it is the name of the kind.
    fileprivate func document(
        _ kind: RuleKind, code: String? = nil, _ fill: (inout RuleDocument) -> Void = { _ in }
    ) -> RuleDocument? {
        // An error other than the standard one would be lost, except for its message.
        guard validationError.code == code ?? kind.rawValue else { return nil }
        var document = RuleDocument(kind)
        document.message = validationError.customMessage.map(PipedText.escaped)
        document.id = id
        fill(&document)
        return document
    }
}

extension RuleRequired: DocumentRule {
    var document: RuleDocument? { document(.required) { $0.allowsBlank = allowsBlank } }
}

extension RuleAccepted: DocumentRule {
    var document: RuleDocument? { document(.accepted) }
}

extension RuleEmail: DocumentRule {
    var document: RuleDocument? { document(.email) { $0.allowsLocalDomains = allowsLocalDomains } }
}

extension RuleURL: DocumentRule {
    var document: RuleDocument? {
        document(.url) {
            $0.allowsEmpty = allowsEmpty
            $0.requiresProtocol = requiresProtocol
            $0.schemes = Set(schemes.map { URLScheme($0) })
        }
    }
}

extension RuleRegExp: DocumentRule {
    var document: RuleDocument? {
        document(.pattern) {
            $0.pattern = regExpr
            $0.allowsEmpty = allowsEmpty
        }
    }
}

extension RuleMinLength: DocumentRule {
    var document: RuleDocument? { document(.minLength) { $0.count = Int(clamping: minLength) } }
}

extension RuleMaxLength: DocumentRule {
    var document: RuleDocument? { document(.maxLength) { $0.count = Int(clamping: maxLength) } }
}

extension RuleExactLength: DocumentRule {
    var document: RuleDocument? {
        document(.exactLength) { $0.count = Int(clamping: exactLength) }
    }
}

extension RuleMinCount: DocumentRule {
    var document: RuleDocument? {
        minCount < 0 ? nil : document(.minCount) { $0.count = minCount }
    }
}

extension RuleMaxCount: DocumentRule {
    var document: RuleDocument? {
        maxCount < 0 ? nil : document(.maxCount) { $0.count = maxCount }
    }
}

extension RuleGreaterThan: DocumentRule {
    var document: RuleDocument? { document(.greaterThan, limit: min) }
}

extension RuleGreaterOrEqualThan: DocumentRule {
    var document: RuleDocument? { document(.greaterOrEqual, limit: min) }
}

extension RuleSmallerThan: DocumentRule {
    var document: RuleDocument? { document(.smallerThan, limit: max) }
}

extension RuleSmallerOrEqualThan: DocumentRule {
    var document: RuleDocument? { document(.smallerOrEqual, limit: max) }
}

extension RuleEqualsToRow: DocumentRule {
    var document: RuleDocument? {
        tag.flatMap { tag in document(.equalsToRow) { $0.row = tag } }
    }
}

extension RuleType {
    /// Returns the rule for a document, or nil if documents cannot contain its limit.
    fileprivate func document(_ kind: RuleKind, limit: some Any) -> RuleDocument? {
        let written = (limit as? any DocumentValue).flatMap { try? $0.documentValue() }
        return written.flatMap { limit in document(kind) { $0.limit = limit } }
    }
}

extension RulePredicate: DocumentRule {
    var document: RuleDocument? {
        guard case .string(let text)? = condition.documentValue else { return nil }
        return document(.predicate, code: Phrases.Key.custom.id) {
            $0.that = text
            $0.checksEmpty = checksEmpty
        }
    }
}

extension AnyRule {
    /// The rule for a document, or nil if documents cannot contain it.
    var document: RuleDocument? {
        var document = (base as? any DocumentRule)?.document
        if let terms = terms as? FormTerms {
            document?.when = terms.condition?.documentValue
            if terms.isConditional, document?.when == nil { return nil }
            if let message = terms.message { document?.message = message.source }
        }
        return document
    }
}
