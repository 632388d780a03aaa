extension BaseRow {
    /// Whether the last run of the rules found nothing wrong; true before any run.
    ///
    /// A condition that asks depends on it.
    public final var isValid: Bool {
        noteRead(.validity)
        return foundErrors.isEmpty
    }

    /// Whether rules have been asked that have yet to answer (``AsyncRuleType``).
    ///
    /// Until they have, the form is not submitted. A condition that asks depends on it.
    public final var isValidating: Bool {
        noteRead(.validity)
        return isAwaitingRules
    }

    /// Forgets what the last run of the rules found, and waits for no answer any more.
    public final func cleanValidationErrors() {
        guard !validationErrors.isEmpty || isAwaitingRules, mayWrite() else { return }
        let wasValidating = isAwaitingRules
        cancelAsyncRules()
        setValidationErrors([], wasValidating: wasValidating)
    }

    /// Keeps what the rules found, and tells whoever listens if it is something else than before.
    final func setValidationErrors(_ errors: [ValidationError], wasValidating: Bool) {
        if errors != foundErrors || wasValidating != isAwaitingRules {
            keepValidationErrors(errors)
        }
    }

    /// Keeps what the rules found, and tells whoever listens.
    final func keepValidationErrors(_ errors: [ValidationError]) {
        guard let form = currentForm else { return foundErrors = errors }
        form.begin()
        foundErrors = errors
        form.noteStale(self)
        if hasListeners(to: .validation, in: form) {
            tellLater { $0.notify(.validation) }
        }
        form.end()
    }

    /// The value was written: judges it, if the options say so or it is found wrong at present.
    final func validateAfterWrite() {
        let options = validationOptions
        let isAsked =
            options.contains(.validatesOnChange)
            || options.contains(.validatesOnChangeAfterBlurred) && interaction.wasBlurred
            || !isValid && options != .validatesOnDemand
        if isAsked {
            validate()
        } else if hasAsyncRules, isAwaitingRules {
            cancelOutdatedRules()
            setValidationErrors(foundErrors, wasValidating: true)
        }
    }

    /// What the rules read of other rows was written: judges the value, if each change asks for it
    /// or it is found wrong at present.
    final func validateAfterOthersChanged() {
        let isAsked =
            validationOptions.contains(.validatesOnChange)
            || !foundErrors.isEmpty && validationOptions != .validatesOnDemand
        if isAsked { validate() }
    }

    /// The row lost the focus: judges the value, if the options say so.
    final func validateAfterBlur() {
        let options = validationOptions
        let isAsked =
            options.contains(.validatesOnBlur)
            || options.contains(.validatesOnChangeAfterBlurred) && interaction.writer != nil
        if isAsked { validate() }
    }
}
