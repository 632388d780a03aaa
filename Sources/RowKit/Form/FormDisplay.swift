/// What shows a form; the form only knows that it is there.
protocol FormDisplay: AnyObject {
    /// The form's title changed, or its own validation errors.
    func formDidChange()
    /// The user added a row and is likely to continue there.
    func userDidAdd(_ row: BaseRow)
}
