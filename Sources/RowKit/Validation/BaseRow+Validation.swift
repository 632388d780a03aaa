extension BaseRow {
    /// Whether the last run of the rules found nothing wrong; true before any run.
    ///
    /// A condition that asks depends on it.
    public final var isValid: Bool {
        if let graph, graph.isRecording { graph.record(facet(.validity)) }
        return validationErrors.isEmpty
    }

    /// Forgets what the last run of the rules found.
    public final func cleanValidationErrors() { setValidationErrors([]) }

    final func setValidationErrors(_ errors: [ValidationError]) {
        guard errors != validationErrors else { return }
        validationErrors = errors
        guard let form else { return }
        form.begin()
        form.noteStale(self)
        didChange(.validity)
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
            || options.contains(.validatesOnChangeAfterBlurred) && wasBlurred
            || !isValid && options != .validatesOnDemand
        if isAsked { validate() }
    }

    /// What the rules read of other rows was written: judges the value, if each change asks for it
    /// or it is found wrong at present.
    final func validateAfterOthersChanged() {
        let isAsked =
            validationOptions.contains(.validatesOnChange)
            || !validationErrors.isEmpty && validationOptions != .validatesOnDemand
        if isAsked { validate() }
    }

    /// The row lost the focus: judges the value, if the options say so.
    final func validateAfterBlur() {
        let options = validationOptions
        let isAsked =
            options.contains(.validatesOnBlur)
            || options.contains(.validatesOnChangeAfterBlurred) && wasChanged
        if isAsked { validate() }
    }
}
