protocol FormDisplay: AnyObject {
    /// Receives the values of each submission of the form, after the form's own listeners.
    var submitListener: ((Form, FormValues) -> Void)? { get }
    /// Called when the form's title or its own validation errors have changed.
    func formDidChange()
    func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?)
    /// Called when the form was not submitted because the value of a row is invalid.
    func submissionDidFail(at row: BaseRow)
    /// Called when the user has added a row and is likely to continue there.
    func userDidAdd(_ row: BaseRow)
}
