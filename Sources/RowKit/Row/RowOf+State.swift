// The value of a row and its input, as part of the state of a form.

extension RowOf {
    /// Returns the state of the row with its value and its input.
    func adding(to row: RowState) -> RowState {
        guard let history else { return row }
        var state = row
        state.value = valueState(history)
        if !isSecret { state.unread = history.unread.map { UnreadState($0, said: attributed) } }
        state.submissionErrors = history.submissionErrors.map { ErrorState(attributed($0)) }
        return state
    }

    func valueState(_ history: RowHistory<Value>) -> ValueState {
        if decidedValue == .always || decidedValue == .untilWritten || consistsOfParts {
            return .fresh
        }
        let holdsSecretText = history.unread != nil && isSecret
        let isFresh =
            isSame(history.fresh, currentValue) && !history.isRestoredAsChanged
            && decidedValue == .never
        if !holdsSecretText, hasValueOfOtherRow || isFresh { return .fresh }
        let type = typeName(Value.self)
        if isSecret { return .omitted(type: type) }
        guard let value = currentValue else { return .changed(.null, type: type) }
        guard let json = try? (value as? any DocumentValue)?.documentValue(),
            let read = (try? documentValue(from: json)) as? Value, isSame(read, value)
        else { return .omitted(type: type) }
        return .changed(json, type: type)
    }

    /// Whether the row gets its value from another row, regardless of its own: an inner row from
    /// its outer row, unless that consists of its parts, and an expanded row from the row above it.
    private var hasValueOfOtherRow: Bool {
        if let outer = family.outer { return !outer.consistsOfParts }
        guard family.inlineParent != nil, let mirror else { return false }
        return isSame(mirror.currentValue, currentValue)
    }

    /// Writes the value of a state.
    func takeValue(of state: ValueState) throws(DocumentDiagnostic) {
        switch state {
        case .fresh where decidedValue != .never: followDecision()
        case .changed where isCalculated:
            throw DocumentDiagnostic(.notAllowed, "the value is calculated")
        case .fresh:
            // This also removes input that could not be converted.
            guard let history, !consistsOfParts else { return }
            write(hasValueOfOtherRow ? currentValue : history.fresh)
            setRestoredAsChanged(false, in: history)
        case .changed(let json, let type):
            guard type == typeName(Value.self) else {
                throw DocumentDiagnostic(
                    .wrongType, "expected a value of type \(typeName(Value.self)), found \(type)")
            }
            let value = try documentValue(from: json) as? Value
            if decidedValue == .untilWritten { keepWritten() }
            write(value)
            let history = madeHistory()
            setRestoredAsChanged(isSame(history.fresh, currentValue), in: history)
        case .omitted:
            throw DocumentDiagnostic(.invalid, "the value is not part of the state")
        }
    }

    private func setRestoredAsChanged(_ isChanged: Bool, in history: RowHistory<Value>) {
        guard isChanged != history.isRestoredAsChanged else { return }
        history.isRestoredAsChanged = isChanged
        announceState()
    }

    /// Restores input that could not be converted, errors, and asynchronous rules.
    func takeInput(of state: RowState) {
        let unread = state.unread.map {
            UnreadInput(text: $0.text, error: $0.error.error(among: []))
        }
        if unread?.text != history?.unread?.text { write(currentValue, unread: unread) }
        let refused = state.submissionErrors.map { $0.error(among: []) }
        if !refused.isEmpty || history?.submissionErrors.isEmpty == false {
            madeHistory().submissionErrors = refused
            rulesDidChange()
            facetDidChange(.state)
        }
        let found = state.errors.isEmpty ? [] : findErrors(quietly: true)
        let errors = state.errors.map { $0.error(among: found) }
        let wasValidating = isAwaitingRules
        if !state.isValidating { cancelAsyncRules() }
        setValidationErrors(errors, wasValidating: wasValidating)
        if state.isValidating { validate() }
    }
}

extension BaseRow {
    /// Whether the value is secret, because the row declares it, because text was typed into a
    /// secure field of its cell or of an earlier one, or because that of an inner row is.
    final var isSecret: Bool {
        keepsValueSecret || hasHeldSecureText || hasCell && anyCell?.view.holdsSecureText == true
            || !family.inner.isEmpty && family.inner.contains { $0.row.isSecret }
    }
}

extension BaseMultivaluedSection {
    /// Whether the value of an entry is secret.
    final var isSecret: Bool { entries.contains { $0.isSecret } }

    /// Whether the value of an entry or of the next one would be secret.
    final var expectsSecret: Bool {
        isSecret || (try? makeRow(at: entryCount))?.isSecret == true
    }
}
