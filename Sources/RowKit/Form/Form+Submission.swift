extension Form {
    /// Clears hidden rows that are marked so, tells listeners, and returns the values.
    @discardableResult
    public func submit() -> FormValues {
        update {
            forEachRow { row in
                if row.hiddenValue == .clearOnSubmit, row.isHidden { row.clearValue() }
            }
        }
        let values = values()
        for listener in submitListeners { listener(values) }
        return values
    }

    /// Runs a closure with the values each time the form is submitted.
    @discardableResult
    public func onSubmit(_ listener: @escaping (FormValues) -> Void) -> Form {
        submitListeners.append(listener)
        return self
    }
}
