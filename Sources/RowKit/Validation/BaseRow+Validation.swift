extension BaseRow {
    /// Whether the last validation found no errors in the row and in its inner rows, or there was
    /// no validation yet.
    ///
    /// A condition that reads this property depends on it.
    public final var isValid: Bool {
        noteRead(.validity)
        return foundErrors.isEmpty && hasValidParts
    }

    /// Whether asynchronous rules (``AsyncRuleType``) have not finished yet.
    ///
    /// The form is not submitted until they have finished. A condition that reads this property
    /// depends on it.
    public final var isValidating: Bool {
        noteRead(.validity)
        return isAwaitingRules
    }

    /// Removes the errors of the last validation, and cancels asynchronous rules.
    public final func cleanValidationErrors() {
        for part in family.inner { part.row.cleanValidationErrors() }
        guard !foundErrors.isEmpty || isAwaitingRules, mayWrite() else { return }
        let wasValidating = isAwaitingRules
        forgetSubmissionErrors()
        cancelAsyncRules()
        setValidationErrors([], wasValidating: wasValidating)
    }

    /// Stores the errors of a validation, and notifies listeners if anything has changed.
    final func setValidationErrors(_ errors: [ValidationError], wasValidating: Bool) {
        if errors != foundErrors || wasValidating != isAwaitingRules {
            keepValidationErrors(errors)
        }
    }

    /// Stores the errors of a validation, and notifies listeners.
    final func keepValidationErrors(_ errors: [ValidationError]) {
        guard let form = currentForm else { return foundErrors = errors }
        form.begin()
        foundErrors = errors
        form.noteStale(self)
        noteErrorsChanged()
        // The errors of a row include those of its parts.
        forEachOuterRow { $0.noteErrorsChanged() }
        form.end()
    }

    private func noteErrorsChanged() {
        guard hasListeners(to: .validation) else { return }
        notifyLater { $0.notify(.validation) }
    }

    /// Validates the value after a write, if the options require it or the value is currently
    /// invalid.
    ///
    /// A row that has been reset or marked clean since the write counts as unchanged.
    final func validateAfterWrite() {
        let options = validationOptions
        let isAsked =
            options.contains(.validatesOnChange) && (interaction.wasChanged || wasDecidedAgain)
            || options.contains(.validatesOnChangeAfterBlurred) && interaction.wasBlurred
            || !foundErrors.isEmpty && options != .validatesOnDemand
        if isAsked {
            validate()
        } else if hasAsyncRules, isAwaitingRules {
            cancelOutdatedRules()
            setValidationErrors(foundErrors, wasValidating: true)
        }
    }

    /// Validates the value after a write to other rows that the rules read, if the options require
    /// it on each change or the value is currently invalid.
    final func validateAfterOthersChanged() {
        let isAsked =
            validationOptions.contains(.validatesOnChange)
            || !foundErrors.isEmpty && validationOptions != .validatesOnDemand
        if isAsked { validate() }
    }

    /// Validates the value after the row lost the focus, if the options require it.
    final func validateAfterBlur() {
        let options = validationOptions
        let isAsked =
            options.contains(.validatesOnBlur)
            || options.contains(.validatesOnChangeAfterBlurred) && interaction.wasChanged
        if isAsked { validate() }
    }
}
