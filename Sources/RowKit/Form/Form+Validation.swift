extension Form {
    /// Validates all rows and sections by their rules, then the form by its own.
    ///
    /// Asynchronous rules are started but not awaited; ``isValidating`` is true while some are
    /// pending, and ``validate(includeHidden:includeDisabled:clock:)`` waits for them.
    ///
    /// - Parameters:
    ///   - includeHidden: Whether hidden rows and sections are validated.
    ///   - includeDisabled: Whether disabled rows and sections are validated.
    ///   - quietly: Whether rows and sections keep their previous errors, so that nothing new is
    ///     shown.
    /// - Returns: The errors in the order of rows; a section's errors follow those of its rows, and
    ///   the form's own come last.
    @discardableResult
    public func validate(
        includeHidden: Bool = false, includeDisabled: Bool = true, quietly: Bool = false
    ) -> [ValidationError] {
        guard quietly || mayWrite() else { return validationErrors }
        let skippedBefore = skipsDisabledRows
        skipsDisabledRows = !includeDisabled
        defer { skipsDisabledRows = skippedBefore }
        return update {
            var errors: [ValidationError] = []
            func validate(_ section: Section) {
                if !includeDisabled, section.isDisabled { return }
                section.noteRead(.contents)
                func validate(_ row: BaseRow) {
                    guard row.isValidated, includeDisabled || !row.isDisabled else { return }
                    let found = row.validate(quietly: quietly)
                    if !found.isEmpty { errors += found }
                }
                if includeHidden {
                    section.list.forEach(validate)
                } else {
                    section.list.forEachVisible(validate)
                }
                errors += section.validate(quietly: quietly)
            }
            willRead(.contents)
            if includeHidden { list.forEach(validate) } else { list.forEachVisible(validate) }
            let own = findOwnErrors()
            if !quietly { ownErrors = own }
            return errors + own
        }
    }

    private func findOwnErrors() -> [ValidationError] {
        if ruleSet.isEmpty { return [] }
        return conditions.guardRules {
            ruleSet.errors(for: self, of: self).map { $0.attributed(to: nil, in: self) }
        }
    }

    /// Records that a value or the rows of a section changed, so that errors of the section and of
    /// the form are outdated.
    func noteErrorsOutdated(of section: Section?) {
        guard mayHaveWiderErrors else { return }
        if let section, !section.foundErrors.isEmpty,
            transaction.sectionsToValidate.last !== section
        {
            transaction.sectionsToValidate.append(section)
        }
        if hasOwnErrors { transaction.isFormToValidate = true }
    }

    /// Validates the sections, and the form itself, that have errors and have changed.
    func validateOwnersAgain() {
        let sections = transaction.sectionsToValidate
        let isFormToValidate = transaction.isFormToValidate
        transaction.forgetOutdatedErrors()
        for section in sections where section.currentForm === self { section.validate() }
        if isFormToValidate { ownErrors = findOwnErrors() }
    }

    /// The errors of the last validation for visible rows and sections, in the order of
    /// ``validate(includeHidden:includeDisabled:quietly:)``.
    ///
    /// Reading this property does not validate.
    public var validationErrors: [ValidationError] {
        var errors: [ValidationError] = []
        for section in self {
            for row in section { errors += row.validationErrors }
            errors += section.validationErrors
        }
        return errors + ownErrors
    }

    /// Whether the last validation found no errors in visible rows and sections.
    ///
    /// A condition that reads this property is evaluated again when the result changes.
    public var isValid: Bool {
        if conditions.isRecording {
            return !conditions.recordAnswer(to: .invalidity, in: self) && ownErrors.isEmpty
        }
        return ownErrors.isEmpty
            && allSatisfy { $0.isValid && $0.allSatisfy(\.isValid) }
    }

    /// Removes the errors of the last validation.
    public func cleanValidationErrors() {
        act {
            forEachRow { $0.cleanValidationErrors() }
            for section in allSections { section.cleanValidationErrors() }
            ownErrors = []
        }
    }
}
