// What expressions read of a row.

extension BaseRow: PredicateRow {
    /// The value as expressions find it: nothing if the row is hidden and to be ignored then.
    ///
    /// What is found is read in any case, since the effect of hiding may change. The parts of a row
    /// that consists of others are read, so that their values are settled first.
    final var untypedExpressionValue: (any Sendable)? {
        if consistsOfParts {
            for part in family.inner where !part.row.isHidden {
                _ = part.row.untypedExpressionValue
            }
        }
        return expressionResult(untypedValue)
    }

    final var expressionValue: PredicateValue {
        PredicateValue(untypedExpressionValue).dated(by: self)
    }

    final var expressionText: String { expressionResult(shownText) ?? "" }

    final func part(named name: String) -> (any PredicateRow)? { innerRow(named: name) }

    private final func expressionResult<Found>(_ found: Found?) -> Found? {
        effectOfHiding == .ignore && isHidden ? nil : found
    }
}

extension PredicateValue {
    /// The value with the row whose time zone it has, if it is a date.
    func dated(by row: any PredicateRow) -> PredicateValue {
        if case .date(let seconds, _) = self { .date(seconds, of: .row(row)) } else { self }
    }
}

extension Section {
    /// The value as expressions find it: that of the visible rows that are not blank.
    ///
    /// Rows that consist of others are read when an expression needs them.
    final var expressionValue: PredicateValue {
        guard let section = self as? BaseMultivaluedSection,
            case let rows = section.filledEntries(includeHidden: false),
            rows.contains(where: \.consistsOfParts)
        else { return PredicateValue(value(includeHidden: false)) }
        return .list(PredicateList(PredicateRows(rows: rows)))
    }
}
