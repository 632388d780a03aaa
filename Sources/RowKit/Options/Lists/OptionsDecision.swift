/// Decides which items of a list a row offers.
final class OptionsDecision: TakingDecision {
    /// The list.
    enum Source {
        /// One of the form's lists.
        case named(String)
        case list(ItemList)
        /// A plugin's source, and the tag of the row on whose value its options depend.
        case source(OptionSource, row: String?)
    }

    let source: Source
    let condition: ItemCondition?

    /// The error of a malformed condition, because of which nothing is offered.
    let error: ExpressionError?

    init(_ source: Source, where condition: ItemCondition?, _ error: ExpressionError? = nil) {
        (self.source, self.condition, self.error) = (source, condition, error)
    }

    var isFunction: Bool { false }

    func result(in form: Form, for owner: any Conditional) -> FacetResult {
        let context = ElementContext(form: form, owner: owner)
        if case .source(_, let row) = source {
            return .typed(row.flatMap { context.value(of: $0) })
        }
        // The list may be replaced.
        _ = list(in: form)
        return .typed(FormReads(condition?.predicate, in: context))
    }

    func take(_ result: FacetResult, of owner: any Conditional) {
        guard let row = owner as? any BaseRow & OptionsProviderRow, let form = row.graph?.form
        else { return }
        form.update(by: .program) {
            if case .source(let source, _) = source, case .typed(let value) = result {
                row.take(source.makeProvider(value))
            } else if error == nil, case .typed(let reads as FormReads) = result,
                let list = list(in: form)
            {
                row.offer(list, where: condition, reads)
            } else {
                row.offerNothing()
            }
        }
    }

    /// The list, or nil if the form has none with the name.
    func list(in form: Form) -> ItemList? {
        switch source {
        case .named(let name): form.lists[name]
        case .list(let list): list
        case .source: nil
        }
    }
}

extension OptionsProviderRow {
    /// Takes the options from a list of the form.
    ///
    /// ```swift
    /// form.lists["clubs"] = clubs
    /// club.takeOptions(from: "clubs", where: "SELF != $country")
    /// ```
    ///
    /// The row offers those items for which the condition holds, now and whenever something changes
    /// that the condition reads. In the condition, plain names are members of an item, and `SELF` is
    /// the item. The condition is evaluated only for the item that is chosen until the user opens
    /// the options.
    ///
    /// A chosen value that is no longer offered is removed if the user's change caused that.
    /// Otherwise, it is kept, and is invalid.
    ///
    /// A malformed condition is a problem of the form, and no item is offered.
    public func takeOptions(from list: String, where condition: String? = nil) {
        takeOptions(from: .named(list), where: condition)
    }

    /// Takes the options from a list.
    public func takeOptions(from list: ItemList, where condition: String? = nil) {
        takeOptions(from: .list(list), where: condition)
    }

    private func takeOptions(from source: OptionsDecision.Source, where text: String?) {
        do throws(ExpressionError) {
            let condition: ItemCondition?
            if let text { condition = try ItemCondition(parsing: text) } else { condition = nil }
            decideOptions(OptionsDecision(source, where: condition))
        } catch {
            decideOptions(OptionsDecision(source, where: nil, error))
        }
    }
}

extension BaseRow {
    /// What decides the options, or nil if nothing does.
    final var optionsDecision: OptionsDecision? { extras?.optionsDecision as? OptionsDecision }

    /// Lets a decision decide the options, in the place of an earlier one.
    final func decideOptions(_ decision: OptionsDecision) {
        act {
            extras?.optionsDecision.map(end)
            madeExtras().optionsDecision = decision
            hasBindings = true
            start(decision)
        }
    }

    /// Removes from the value what is not offered any more, if the user caused that.
    fileprivate final func removeUnoffered<Option>(_ offers: (Option) -> Bool) {
        guard let form = currentForm, form.transaction.isUsers, let value = untypedValue else {
            return
        }
        if let option = value as? Option {
            if !offers(option) { clearValue() }
        } else if let chosen = value as? any ChosenOptions {
            guard let kept = chosen.keeping({ ($0 as? Option).map(offers) ?? true }) else {
                return clearValue()
            }
            if kept.count < chosen.count { _ = takesValue(kept) }
        }
    }
}

extension OptionsProviderRow {
    /// Offers items of a list.
    fileprivate func offer(_ list: ItemList, where condition: ItemCondition?, _ reads: FormReads) {
        let options = ListedOptions<Option>(list, where: condition, reads)
        optionsProvider = .listed(options)
        removeUnoffered { options.offers($0) }
    }

    fileprivate func offerNothing() { options = [] }

    /// Loads the options from a provider, whose type is known only at run time.
    fileprivate func take(_ provider: any Sendable) {
        guard let provider = provider as? OptionsProvider<Option> else { return }
        optionsProvider = provider
        // What is offered is not known yet.
        removeUnoffered { (_: Option) in false }
    }
}

/// A value that consists of several options.
private protocol ChosenOptions: Collection {
    /// Returns the value with some of its elements, or nil if none of them is left.
    func keeping(_ isKept: (Any) -> Bool) -> Self?
}

extension Set: ChosenOptions {
    fileprivate func keeping(_ isKept: (Any) -> Bool) -> Set? {
        let kept = filter { isKept($0) }
        return kept.isEmpty ? nil : kept
    }
}

extension Array: ChosenOptions {
    fileprivate func keeping(_ isKept: (Any) -> Bool) -> Array? {
        let kept = filter { isKept($0) }
        return kept.isEmpty ? nil : kept
    }
}
