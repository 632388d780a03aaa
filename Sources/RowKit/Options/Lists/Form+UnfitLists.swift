import PlainText

extension Form {
    /// Returns a problem for each list that a row or an expression names but that the form does not
    /// have, for each member that no item has, for each condition that does not look at the items,
    /// and for each list that is not used.
    ///
    /// A list may be assigned later, so the form does not report these problems itself. Call this
    /// method once the form is complete, as `rows check` and `FormTester` do.
    ///
    /// - Returns: The problems in the order of sections and rows.
    public func unfitLists() -> [Form.Problem] {
        var problems: [Form.Problem] = []
        var unused = Set(lists.keys)
        func report(_ message: String, at place: String) {
            problems.append(Form.Problem(.unfitList, at: place, message))
        }
        func advice(_ name: String, _ names: [String], none: String) -> String {
            let nearest = NearestName.of(name, in: names)
            return nearest.map { "did you mean \($0.inQuotes)?" }
                ?? NearestName.list(names, none: none)
        }
        func check(_ uses: [ListUse], at place: String) {
            for use in uses {
                unused.remove(use.list)
                guard let list = lists[use.list] else {
                    let name = use.list.shortened.inQuotes
                    let advice = advice(
                        use.list, lists.keys.sorted(), none: "the form has no lists")
                    report("there is no list called \(name); \(advice)", at: place)
                    continue
                }
                for member in use.members where !list.has(member) {
                    let advice = advice(
                        member, list.members, none: "its items have no members")
                    report(
                        "no item of \(use.list.inQuotes) has the member \(member.inQuotes); "
                            + advice, at: place)
                }
                if !use.looksAtItems {
                    report("the condition of \(use.list.inQuotes) looks at no item", at: place)
                }
            }
        }
        check(ruleSet.all.flatMap(\.listUses), at: placeName)
        list.forEach { section in
            check(section.visibility.listUses, at: section.placeName)
            check(section.ruleSet.all.flatMap(\.listUses), at: section.placeName)
            check(
                section.optionsDecision?.listUses ?? [], at: section.placeName)
            section.list.forEach { row in
                row.forEachPart { row in check(row.listUses, at: row.placeName) }
            }
        }
        for name in unused.sorted() {
            report("nothing uses the list \(name.inQuotes)", at: placeName)
        }
        return problems
    }
}

/// A place that names a list.
private struct ListUse {
    let list: String
    var members: [String] = []
    /// False if a condition is the same for all items.
    var looksAtItems = true
}

extension PredicateOperand {
    /// The lists in which the expression looks values up.
    fileprivate var listUses: [ListUse] {
        var uses: [ListUse] = []
        forEachOperand { operand in
            guard case .call(.lookup, let arguments) = operand, case .text(let list) = arguments[0]
            else { return }
            var members: [String] = []
            if case .text(let member) = arguments[2] { members = [member] }
            uses.append(ListUse(list: list, members: members))
        }
        return uses
    }
}

extension Condition {
    fileprivate var listUses: [ListUse] {
        guard case .predicate(let predicate) = kind else { return [] }
        return PredicateOperand.condition(predicate.root).listUses
    }
}

extension Visibility {
    fileprivate var listUses: [ListUse] { [hidden, disabled].flatMap { $0?.listUses ?? [] } }
}

extension AnyRule {
    fileprivate var listUses: [ListUse] {
        ((base as? any ExpressionRule)?.condition.listUses ?? [])
            + ((terms as? FormTerms)?.condition?.listUses ?? [])
    }
}

/// A rule by an expression.
private protocol ExpressionRule {
    var condition: Condition { get }
}

extension RulePredicate: ExpressionRule {}

extension OptionsDecision {
    fileprivate var listUses: [ListUse] { origins.flatMap(\.origin.listUses) }
}

extension OptionsOrigin {
    fileprivate var listUses: [ListUse] {
        let inCondition = condition.map {
            PredicateOperand.condition($0.predicate.root).listUses
        }
        guard case .named(let list) = source else { return inCondition ?? [] }
        let use = ListUse(
            list: list, members: condition?.members ?? [],
            looksAtItems: condition?.looksAtItem ?? true)
        return [use] + (inCondition ?? [])
    }
}

extension BaseRow {
    fileprivate final var listUses: [ListUse] {
        var uses = visibility.listUses + anyRules.flatMap(\.listUses)
        for (_, formula) in valueFormulas.all { uses += formula.root.listUses }
        for binding in bindings {
            if case .formula(let formula) = binding.expression { uses += formula.root.listUses }
        }
        return uses + (optionsDecision?.listUses ?? [])
    }
}

extension ItemList {
    /// The members of the first items.
    fileprivate var members: [String] {
        var members: Set<String> = []
        for case .object(let item) in items.prefix(100) { members.formUnion(item.keys) }
        return members.sorted()
    }
}
