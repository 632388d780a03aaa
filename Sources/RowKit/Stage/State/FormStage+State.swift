extension FormStage {
    /// All that was made of the first controller's form and of the screens open over it.
    ///
    /// - Complexity: O(rows).
    public var state: FormState { controller.form.state }

    /// Restores a state; see ``Form/restore(_:)``.
    ///
    /// - Returns: A problem for each part that no longer fits.
    @discardableResult
    public func restore(_ state: FormState) -> [FormProblem] { controller.form.restore(state) }

    /// Returns what changed in the state since the last call; the first call returns everything.
    ///
    /// A host that keeps a copy of ``state`` outside of the stage brings it up to date with these
    /// changes (``FormState/apply(_:)``), after each event or whenever it likes. A stage has one
    /// such keeper. The form records changes from the first call on.
    ///
    /// - Complexity: O(rows and sections that changed), and O(rows) of a screen that was opened.
    public func takeStateChanges() -> FormState.Changes {
        following.takeChanges(of: controller.form)
    }
}
