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
        decideOptions(OptionsDecision(OptionsOrigin(.named(list), where: condition)))
    }

    /// Takes the options from a list.
    public func takeOptions(from list: ItemList, where condition: String? = nil) {
        decideOptions(OptionsDecision(OptionsOrigin(.list(list), where: condition)))
    }

    /// Takes the options that a decision has found.
    func take(
        _ decision: OptionsDecision, _ origin: OptionsOrigin, _ reads: OptionsOrigin.Reads,
        in form: Form
    ) {
        if case .source(let source, _) = origin.source {
            let options = origin.error == nil ? source.makeProvider(reads.value) : nil
            guard let provider = options as? OptionsProvider<Option> else { return offerNothing() }
            optionsProvider = provider.filtered(by: origin.condition, reads.form)
            decision.removesUnoffered = form.transaction.isUsers && untypedValue != nil
        } else if let options: ListedOptions<Option> = origin.options(reads, in: form) {
            optionsProvider = .listed(options)
            if form.transaction.isUsers { removeUnoffered { offers($0) == true } }
        } else {
            offerNothing()
        }
    }

    private func offerNothing() { options = [] }

    /// Whether the value has not been checked against the options of a plugin's source, because
    /// they are not loaded.
    var hasUncheckedChoice: Bool {
        guard isChoiceFromSource else { return false }
        switch optionsState {
        case .unloaded, .loading: return true
        case .loaded, .failed: return false
        }
    }

    private var isChoiceFromSource: Bool {
        guard optionsDecision != nil, untypedValue != nil, case .loader = optionsProvider else {
            return false
        }
        return true
    }

    /// The error of a value that cannot be checked against the options of a plugin's source,
    /// because they could not be loaded, or nil if there is none.
    public var uncheckedChoiceError: ValidationError? {
        guard isChoiceFromSource, case .failed = optionsState else { return nil }
        return ValidationError(.unchecked)
    }

    /// Removes from the value what the options lack that have been loaded, if the user's change
    /// caused that.
    func checkChoice() {
        guard let decision = optionsDecision, decision.removesUnoffered, let options else { return }
        decision.removesUnoffered = false
        removeUnoffered { options.contains($0) }
    }

    /// Removes from the value what is not offered, unless the row accepts other values.
    private func removeUnoffered(_ offers: (Option) -> Bool) {
        guard let value = untypedValue else { return }
        if let option = value as? Option {
            if !offers(option), limitError != nil { clearValue() }
        } else if let chosen = value as? any ChosenOptions {
            let kept = chosen.keeping { ($0 as? Option).map(offers) ?? true }
            guard kept?.count != chosen.count, limitError != nil else { return }
            if let kept { _ = takesValue(kept) } else { clearValue() }
        }
    }
}

extension OptionsProvider {
    /// The provider with only the options for which a condition holds.
    fileprivate func filtered(by condition: ItemCondition?, _ reads: FormReads) -> Self {
        guard case .loader(let loader) = self, let condition else { return self }
        return .lazy {
            let options = try await loader.load()
            let context = ItemContext(reads)
            return options.filter { option in
                let item = try? (option as? any DocumentValue)?.documentValue()
                return condition.holds(for: item ?? .null, context)
            }
        }
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
