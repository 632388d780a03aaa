/// Decides what a row or a selectable section offers.
final class OptionsDecision: TakingDecision {
    /// Where the options come from, by column.
    ///
    /// The column is nil if there are no columns.
    let origins: [(column: String?, origin: OptionsOrigin)]

    /// Whether the user's change made a value one that may not be offered any more, so that it is
    /// removed once the options are loaded, if they lack it.
    var removesUnoffered = false

    /// Takes note of conditions of items that are given up.
    private let note = GivenUpNote()

    /// The columns of a row that has several.
    var listedColumns: [String: ListedColumn] = [:]

    init(_ origin: OptionsOrigin) { origins = [(nil, origin)] }

    init(columns: [(String, OptionsOrigin)]) { origins = columns.map { ($0, $1) } }

    var isFunction: Bool { false }

    var error: ExpressionError? { origins.lazy.compactMap(\.origin.error).first }

    /// The tags and addresses that decide what is offered, in order.
    var tags: [String] { origins.flatMap(\.origin.tags) }

    func result(in form: Form, for owner: any Conditional) -> FacetResult {
        let context = ElementContext(form: form, owner: owner)
        // A list may be replaced.
        if origins.contains(where: { $0.origin.isNamed }) { _ = form.lists }
        return .typed(origins.map { $0.origin.read(in: context, noting: note) })
    }

    /// Reports a condition of items that was given up for the items that were evaluated last.
    func reportGivenUp(of owner: any Conditional) {
        guard note.take(), let form = owner.graph?.form else { return }
        form.report(.givenUp(at: owner.placeName))
    }

    func take(_ result: FacetResult, of owner: any Conditional) {
        guard case .typed(let reads as [OptionsOrigin.Reads]) = result,
            let form = owner.graph?.form
        else { return }
        form.update(by: .program) {
            switch owner {
            case let row as any BaseRow & OptionsProviderRow:
                row.take(self, origins[0].origin, reads[0], in: form)
            case let row as any BaseRow & OptionColumnsRow: row.take(self, reads, in: form)
            case let section as any ListedSection:
                section.take(origins[0].origin, reads[0], in: form)
            default: break
            }
        }
    }
}

extension OptionsOrigin {
    fileprivate var isNamed: Bool { if case .named = source { true } else { false } }
}

extension BaseRow {
    /// What decides the options, or nil if nothing does.
    final var optionsDecision: OptionsDecision? { extras?.optionsDecision as? OptionsDecision }

    /// Reports a condition of items that was given up for the items that were evaluated last.
    final func reportGivenUpOptions() {
        if hasBindings { optionsDecision?.reportGivenUp(of: self) }
    }

    /// Lets a decision decide the options, in the place of an earlier one.
    final func decideOptions(_ decision: OptionsDecision) {
        act {
            extras?.optionsDecision.map(end)
            madeExtras().optionsDecision = decision
            hasBindings = true
            start(decision)
        }
    }
}

extension BaseRow {
    /// Whether the value has not been checked against the options, because they are not loaded.
    final var hasUncheckedOption: Bool {
        hasBindings && (self as? any OptionsProviderRow)?.hasUncheckedChoice == true
    }

    /// Loads the options of a value that has not been checked against them.
    final func requestOptionsOfChoice() {
        if hasUncheckedOption { (self as? any OptionsProviderRow)?.loadOptions() }
    }
}
