extension FormStage {
    /// The state of the first controller's form and of the screens open over it.
    ///
    /// - Complexity: O(rows).
    public var state: FormState { controller.form.state }

    /// Restores a state; see ``Form/restore(_:)``.
    ///
    /// - Returns: A problem for each part that no longer fits.
    @discardableResult
    public func restore(_ state: FormState) -> [Form.Problem] { controller.form.restore(state) }

    /// Returns the changes of the state since the last call.
    ///
    /// The first call returns the whole state.
    ///
    /// A host that keeps a copy of ``state`` outside the stage applies these changes to it
    /// (``FormState/apply(_:)``), after each event or at any other time. Only one copy of a stage's
    /// state can be kept in this way. The form records changes from the first call on.
    ///
    /// - Complexity: O(rows and sections that changed), and O(rows) of a screen that was opened.
    public func takeStateChanges() -> FormState.Changes {
        following.takeChanges(of: controller.form)
    }

    /// Returns the whole state; ``takeStateChanges()`` then returns the changes since this call.
    ///
    /// - Complexity: O(rows and sections that changed), after the first call of this method or of
    ///   ``takeStateChanges()``.
    package func takeState() -> FormState { following.takeState(of: controller.form) }

    /// Whether the state of the row that contains a view is all that may have changed since
    /// ``takeStateChanges()`` was last called.
    package func hasChangedOnly(rowOf view: BaseView) -> Bool {
        guard let row = row(of: view) else { return false }
        return following.isUnchanged(controller.form, except: row)
    }
}
