/// Evaluates a predicate with the values of a context.
struct PredicateEvaluator<Context: PredicateContext> {
    let context: Context
    /// The length of the expression in bytes.
    let length: Int
    /// The references in the expression.
    let references: [PredicateReference]
    /// The element of the subquery that is being evaluated.
    var element = PredicateValue.none
    /// The right sides that are the same for each element of the subquery, or nil outside one.
    var fixedSides: FixedSides?

    /// Whether the evaluation may take a number of steps.
    func mayTake(_ steps: Int) -> Bool {
        context.work.mayTake(steps, size: length + references.reduce(0) { $0 + size(of: $1) })
    }

    /// The length of what a reference reads, as JSON in bytes.
    private func size(of reference: PredicateReference) -> Int {
        value(of: reference).size
    }

    /// Whether a condition holds.
    func truth(of node: PredicateNode) -> Bool {
        switch node {
        case .constant(let constant): constant
        case .truth(let operand): value(of: operand).equals(.bool(true), in: context)
        case .comparison(let comparison): truth(of: comparison)
        case .not(let node): !truth(of: node)
        case .all(let nodes): nodes.allSatisfy { truth(of: $0) }
        case .any(let nodes): nodes.contains { truth(of: $0) }
        }
    }

    func value(of operand: PredicateOperand) -> PredicateValue {
        switch operand {
        case .null: return .none
        case .bool(let bool): return .bool(bool)
        case .number(let number): return .number(number)
        case .text(let text): return .text(text)
        case .list(let elements):
            return .list(PredicateList(elements.map { value(of: $0) }))
        case .reference(let reference, let path):
            let found = found(reference, path)
            if case .row(let row) = found { return row.expressionValue }
            return found
        case .call(let function, let arguments): return self.value(of: function, arguments)
        case .condition(let node): return .bool(truth(of: node))
        case .subquery(let subquery): return value(of: subquery)
        case .taken(let operand, let path): return taking(path, from: value(of: operand))
        case .arithmetic(let first, let terms):
            return terms.reduce(value(of: first)) {
                $0.isNone ? .none : $0.combined($1.operator, value(of: $1.operand))
            }
        }
    }

    /// What a reference with a path names: a value, or a row whose value is not read yet.
    func found(_ reference: PredicateReference, _ path: [PredicateStep]) -> PredicateValue {
        path.isEmpty ? value(of: reference) : taking(path, from: value(of: reference))
    }

    private func value(of reference: PredicateReference) -> PredicateValue {
        if case .own = reference.base { return PredicateValue(context.own) }
        if case .variable = reference.base { return element }
        if let part = part(of: reference) {
            return reference.aspect == .value ? .row(part) : reference.aspect.value(of: part)
        }
        guard let tag = tag(of: reference) else { return .none }
        return switch reference.aspect {
        case .value: context.value(of: tag).taken(from: tag)
        case .isHidden: context.isHidden(tag).map { .bool($0) } ?? .none
        case .isDisabled: context.isDisabled(tag).map { .bool($0) } ?? .none
        }
    }

    /// The part of the group that a reference names, or nil if it names none.
    func part(of reference: PredicateReference) -> (any PredicateRow)? {
        if case .part(let name) = reference.base { context.part(named: name) } else { nil }
    }

    /// The text that a row shows for its value, or nil if the reference names none or the value is
    /// secret.
    ///
    /// - Parameter path: The names of parts of the row, or keys of its value.
    func displayedText(of reference: PredicateReference, _ path: [PredicateStep]) -> String? {
        if case .row(let row) = found(reference, path) {
            return row.isSecret ? nil : row.expressionText
        }
        guard let tag = tag(of: reference), !context.isSecret(tag) else { return nil }
        return context.displayedText(of: tag)
    }

    /// The tag or address of the row or section that a reference names, or nil if it names none.
    ///
    /// A part that the group does not have is a row with the tag.
    func tag(of reference: PredicateReference) -> String? {
        switch reference.base {
        case .tag(let address): address
        case .part(let part): part
        case .entry(let section, let index):
            number(of: index, in: { context.entryCount(of: section) }).map { "\(section)[\($0)]" }
        case .own, .variable: nil
        }
    }

    private func taking(_ path: [PredicateStep], from value: PredicateValue) -> PredicateValue {
        path.reduce(value) { value, step in
            guard case .index(let index) = step else {
                if case .row = value { return value.taking(step) }
                if let list = value.resolved.list, !mayTake(list.count) { return .none }
                return value.taking(step)
            }
            guard let list = value.resolved.list,
                let number = number(of: index, in: { list.count })
            else { return .none }
            return list[number]
        }
    }

    /// The number that an index stands for, or nil if there is no such element.
    private func number(of index: PredicateIndex, in count: () -> Int?) -> Int? {
        switch index {
        case .number(let number): number
        case .first: 0
        case .last: count().flatMap { $0 > 0 ? $0 - 1 : nil }
        case .reference(let reference, let path):
            taking(path, from: value(of: reference)).integer.flatMap { $0 >= 0 ? $0 : nil }
        }
    }

    private func value(of subquery: PredicateSubquery) -> PredicateValue {
        guard let list = value(of: subquery.list).resolved.list else { return .none }
        var evaluator = self
        evaluator.fixedSides = FixedSides()
        let found = list.elements.filter { element in
            guard mayTake(subquery.steps) else { return false }
            evaluator.element = element
            return evaluator.truth(of: subquery.condition)
        }
        return .list(PredicateList(found))
    }

    private func truth(of comparison: PredicateComparison) -> Bool {
        let left = value(of: comparison.left)
        guard let quantifier = comparison.quantifier else {
            return holds(comparison, left) { rightSide(of: comparison) }
        }
        let list = left.resolved.list ?? PredicateList([left])
        guard mayTake(list.count) else { return false }
        lazy var right = rightSide(of: comparison).searchable(by: comparison)
        return switch quantifier {
        case .any: list.contains { holds(comparison, $0) { right } }
        case .all: !list.contains { !holds(comparison, $0) { right } }
        case .none: !list.contains { holds(comparison, $0) { right } }
        }
    }

    private func rightSide(of comparison: PredicateComparison) -> RightSide {
        guard let fixedSides, comparison.isRightFixed else {
            return RightSide(value(of: comparison.right))
        }
        return fixedSides.side(of: comparison) { value(of: comparison.right) }
    }

    /// Whether a comparison holds for a value on its left side.
    ///
    /// With nil on either side, all comparators except `==` and `!=` give false.
    ///
    /// - Parameter right: Returns the right side, which is read only if needed.
    private func holds(
        _ comparison: PredicateComparison, _ left: PredicateValue, _ right: () -> RightSide
    ) -> Bool {
        switch comparison.comparator {
        case .equal: return equals(comparison, left, right)
        case .notEqual: return !equals(comparison, left, right)
        default: break
        }
        let left = left.resolved
        guard !left.isNone else { return false }
        switch comparison.comparator {
        case .equal, .notEqual: return false
        case .less: return order(comparison, left, right) == .less
        case .greater: return order(comparison, left, right) == .greater
        case .lessOrEqual: return order(comparison, left, right).map { $0 != .greater } ?? false
        case .greaterOrEqual: return order(comparison, left, right).map { $0 != .less } ?? false
        case .between: return isBetween(comparison, left, right)
        case .isIn: return isIn(comparison, left, right)
        case .contains: return contains(comparison, left, right)
        case .beginsWith, .endsWith, .like, .matches: return compareText(comparison, left, right)
        }
    }

    private func order(
        _ comparison: PredicateComparison, _ left: PredicateValue, _ right: () -> RightSide
    ) -> PredicateOrder? {
        left.order(right().value, comparison.folding, in: context)
    }

    /// Whether the two sides of a comparison are equal.
    ///
    /// The literal `nil` tests whether the other side has a value. A value that is nil equals
    /// `false`, but the literal `nil` does not.
    private func equals(
        _ comparison: PredicateComparison, _ left: PredicateValue, _ right: () -> RightSide
    ) -> Bool {
        if case .null = comparison.right { return left.resolved.isNone }
        let right = right().value
        if case .null = comparison.left { return right.resolved.isNone }
        if let prepared = comparison.prepared, !comparison.folding.isEmpty,
            let text = left.text
        {
            return comparison.folding.fold(text) == prepared.text
        }
        if case .list(let list) = left, !mayTake(list.count) { return false }
        return left.equals(right, comparison.folding, in: context)
    }

    /// Whether a value is between two bounds, which are included.
    private func isBetween(
        _ comparison: PredicateComparison, _ left: PredicateValue, _ right: () -> RightSide
    ) -> Bool {
        func isOrdered(_ bound: PredicateValue, _ excluded: PredicateOrder) -> Bool {
            left.order(bound, comparison.folding, in: context).map { $0 != excluded } ?? false
        }
        if case .list(let bounds) = comparison.right, bounds.count == 2 {
            return isOrdered(value(of: bounds[0]), .less)
                && isOrdered(value(of: bounds[1]), .greater)
        }
        guard case .list(let bounds) = right().value.resolved, bounds.count == 2
        else { return false }
        return isOrdered(bounds[0], .less) && isOrdered(bounds[1], .greater)
    }

    private func isIn(
        _ comparison: PredicateComparison, _ left: PredicateValue, _ right: () -> RightSide
    ) -> Bool {
        if case .list(let elements) = comparison.right {
            guard mayTake(elements.count) else { return false }
            return elements.contains {
                left.equals(value(of: $0), comparison.folding, inList: true, in: context)
            }
        }
        let side = right()
        if let isElement = side.set?.contains(left) { return isElement }
        let right = side.value.resolved
        if let list = right.list {
            guard mayTake(list.count) else { return false }
            return list.contains {
                $0.equals(left, comparison.folding, inList: true, in: context)
            }
        }
        guard case .text(let whole) = right, case .text(let part) = left else { return false }
        return PreparedText.contains(
            comparison.prepared?.text ?? PreparedText.normal(whole, comparison.folding),
            PreparedText.normal(part, comparison.folding))
    }

    private func contains(
        _ comparison: PredicateComparison, _ left: PredicateValue, _ right: () -> RightSide
    ) -> Bool {
        guard let list = left.list else { return compareText(comparison, left, right) }
        let right = right().value.resolved
        return !right.isNone && mayTake(list.count)
            && list.contains { $0.equals(right, comparison.folding, inList: true, in: context) }
    }

    private func compareText(
        _ comparison: PredicateComparison, _ left: PredicateValue, _ right: () -> RightSide
    ) -> Bool {
        guard case .text(let left) = left else { return false }
        let folding = comparison.folding
        if let pattern = comparison.prepared?.pattern { return pattern.matches(left) }
        guard let right = comparison.prepared?.text ?? right().value.text
        else { return false }
        switch comparison.comparator {
        case .like, .matches:
            let pattern = try? PreparedText.pattern(right, for: comparison.comparator, folding)
            return pattern?.matches(left) ?? false
        default:
            let whole = PreparedText.normal(left, folding)
            let part =
                comparison.prepared == nil ? PreparedText.normal(right, folding) : right
            return switch comparison.comparator {
            case .beginsWith: whole.utf8.starts(with: part.utf8)
            case .endsWith: whole.utf8.reversed().starts(with: part.utf8.reversed())
            default: PreparedText.contains(whole, part)
            }
        }
    }
}

extension PredicateReference.Aspect {
    /// The value of the aspect of a row.
    func value(of row: any PredicateRow) -> PredicateValue {
        switch self {
        case .value: .row(row)
        case .isHidden: .bool(row.isHidden)
        case .isDisabled: .bool(row.isDisabled)
        }
    }
}

extension PredicateValue {
    /// The value with the tag of its row, if it is a date.
    fileprivate func taken(from tag: String) -> PredicateValue {
        if case .date(let seconds, _) = self { .date(seconds, of: .tag(tag)) } else { self }
    }
}
