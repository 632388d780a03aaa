/// A selectable section whose options may be items of a list.
protocol ListedSection: Section {
    var storedOptionsDecision: (any TakingDecision)? { get set }
    /// Whether a row was made for an item of a list.
    func isListed(_ row: BaseRow) -> Bool
    /// Offers the items of a list.
    func take(_ origin: OptionsOrigin, _ reads: OptionsOrigin.Reads, in form: Form)
}

extension Section {
    /// What decides the options, or nil if nothing does.
    final var optionsDecision: OptionsDecision? {
        (self as? any ListedSection)?.storedOptionsDecision as? OptionsDecision
    }
}

extension ListedSection {
    /// Lets a decision decide the options, in the place of an earlier one.
    func decideOptions(_ decision: OptionsDecision) {
        act {
            storedOptionsDecision.map(end)
            storedOptionsDecision = decision
            beginOptions()
        }
    }

    /// Lets the form decide the options, if they are items of a list.
    func beginOptions() {
        guard let decision = storedOptionsDecision else { return }
        if let error = decision.error { form?.report(.malformedCondition(error, at: placeName)) }
        begin(decision)
    }
}

extension SelectableSection: ListedSection {
    /// Takes the options from a list of the form: a row for each item that is offered.
    ///
    /// ```swift
    /// let section = SelectableSection<ListCheckRow<String>>("Oceans")
    /// section.takeOptions(from: "oceans", where: "size > $minimum")
    /// ```
    ///
    /// In the condition, plain names are members of an item, and `SELF` is the item.
    ///
    /// A chosen option that is no longer offered is removed if the user's change caused that.
    /// Otherwise, it stays, and is invalid until it is deselected. A malformed condition is a
    /// problem of the form, and no item is offered.
    public func takeOptions(from list: String, where condition: String? = nil) {
        decideOptions(OptionsDecision(OptionsOrigin(.named(list), where: condition)))
    }

    /// Takes the options from a list.
    public func takeOptions(from list: ItemList, where condition: String? = nil) {
        decideOptions(OptionsDecision(OptionsOrigin(.list(list), where: condition)))
    }

    func isListed(_ row: BaseRow) -> Bool { listedRows[row.membership.ordinal] === row }

    func take(_ origin: OptionsOrigin, _ reads: OptionsOrigin.Reads, in form: Form) {
        let options: ListedOptions<Option.Cell.Value>? = origin.options(reads, in: form)
        do throws(Form.Problem) {
            if options?.list !== listOfRows { try takeList(options?.list) }
            let places = options?.places ?? []
            optionsDecision?.reportGivenUp(of: self)
            try removeRows(besides: Set(places), isUsers: form.transaction.isUsers)
            var point: InsertionPoint<BaseRow>?
            for place in places {
                if let row = listedRows[place] {
                    row.accept()
                    point = .after(row)
                } else if let list = options?.list,
                    let row = Option.listed(list.value(at: place), title: list.title(at: place))
                {
                    try insert(row, at: point ?? self.point(for: place), ordinal: place)
                    listedRows[place] = row
                    point = .after(row)
                }
            }
        } catch {
            report(error)
        }
    }

    /// Chooses values, and returns the ordinals of their rows, which are made if their items are not
    /// offered.
    func chooseItems(_ values: [JSONValue]) throws(Form.Problem) -> [Int] {
        var stranger = listOfRows?.count ?? 0
        var ordinals: [Int] = []
        for value in values {
            let place = listOfRows?.place(of: value)
            let ordinal = place ?? stranger
            if place == nil { stranger += 1 }
            ordinals.append(ordinal)
            let title = place.flatMap { listOfRows?.title(at: $0) }
            if listedRows[ordinal] == nil, let row = Option.listed(value, title: title) {
                try insert(row, at: point(for: ordinal), ordinal: ordinal)
                listedRows[ordinal] = row
                row.refuse()
            }
            // A row that is not chosen would be removed when what decides the options is restored.
            listedRows[ordinal].map { $0.value = $0.selectableValue }
        }
        return ordinals
    }

    /// Removes the rows of all places but some, except those that are chosen unless the user's
    /// change caused it.
    private func removeRows(besides kept: Set<Int>, isUsers: Bool) throws(Form.Problem) {
        for (place, row) in listedRows where !kept.contains(place) {
            if row.isSelected, !isUsers {
                row.refuse()
            } else {
                listedRows[place] = nil
                try remove(row)
            }
        }
    }

    /// Gives the rows the places of their items in another list.
    private func takeList(_ list: ItemList?) throws(Form.Problem) {
        let rows = listedRows.sorted { $0.key < $1.key }.map(\.value)
        listedRows = [:]
        listOfRows = list
        var stranger = list?.count ?? 0
        for row in rows {
            try remove(row)
            var place = row.selectableValue.flatMap { list?.place(ofOption: $0) }
            if place == nil, row.isSelected {
                place = stranger
                stranger += 1
            }
            guard let place else { continue }
            try insert(row, at: .end, ordinal: place)
            listedRows[place] = row
        }
    }

    /// The place of a row in the order of the list.
    private func point(for ordinal: Int) -> InsertionPoint<BaseRow> {
        let before = listedRows.filter { $0.key < ordinal }.max { $0.key < $1.key }
        if let before { return .after(before.value) }
        return listedRows.min { $0.key < $1.key }.map { .before($0.value) } ?? .end
    }
}

extension SelectableRowType where Self: BaseRow {
    /// Makes the row of an item with a value, or returns nil if it is none of the row.
    fileprivate static func listed(_ json: JSONValue, title: String?) -> Self? {
        guard let option: Cell.Value = json.option() else { return nil }
        let row = Self(tag: nil)
        row.selectableValue = option
        row.title = title ?? String(describing: option)
        return row
    }
}

extension SelectableRowType {
    private static var ruleID: String { "listedOption" }

    /// Makes the row invalid while it is chosen, because its option is not offered any more.
    fileprivate func refuse() {
        // It may have been refused before.
        accept()
        add(rule: RuleClosure(ValidationError(.notOffered), id: Self.ruleID) { _ in false })
    }

    /// Makes the row valid again, because its option is offered.
    fileprivate func accept() { remove(ruleWithIdentifier: Self.ruleID) }
}
