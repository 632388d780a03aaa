/// A closure that is called with a row, its old value and its new value.
typealias ValueListener = (BaseRow, (any Sendable)?, (any Sendable)?) -> Void

extension Form {
    /// Calls a closure with each change of a value in the form, for as long as the observation is
    /// kept.
    ///
    /// ```swift
    /// let observation = form.onValueChange { row, old, new in
    ///     print(row.tag ?? "-", old ?? "nothing", new ?? "nothing")
    /// }
    /// ```
    ///
    /// The closure runs on the settled form, before each row's own listeners, in the order in which
    /// the rows were written. It is also called for hidden rows. Several writes to a row before
    /// listeners run result in one call, or in none if the value is unchanged in the end. An
    /// expanded inline row shares the value of the row above it, and the closure is called for that
    /// row only. It is not called for a row that has left the form in the meantime.
    ///
    /// Writes in the closure count as the program's and are reported in the next round. Calling
    /// this in a condition or a rule adds no listener and is a problem of the form.
    ///
    /// - Parameter listener: Called with the row, and its value before the first write and after
    ///   the last one.
    /// - Returns: The observation, which ends when it is deallocated or cancelled.
    public func onValueChange(
        _ listener:
            @escaping (
                _ row: BaseRow, _ old: (any Sendable)?, _ new: (any Sendable)?
            ) -> Void
    ) -> FormObservation {
        guard allowsSideEffects(self) else { return FormObservation(0, of: nil) }
        let observation = makeObservation()
        valueListeners.append((observation.id, listener))
        tellsValueChanges = true
        return observation
    }

    /// Notifies the form's listeners and its controller of the change of a row's value.
    func tellValueChange(of row: BaseRow, from old: (any Sendable)?, to new: (any Sendable)?) {
        guard !valueListeners.isEmpty || currentDisplay != nil else { return }
        runListeners(in: self) {
            // Skip listeners that an earlier one has removed meanwhile.
            for listener in valueListeners
            where valueListeners.contains(where: { $0.id == listener.id }) {
                listener.run(row, old, new)
            }
            currentDisplay?.valueHasBeenChanged(for: row, oldValue: old, newValue: new)
        }
    }
}
