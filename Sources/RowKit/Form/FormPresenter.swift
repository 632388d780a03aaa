/// What shows a form and can show others; the form only knows that it is there.
public protocol FormPresenter: AnyObject {
    /// The form's title changed, or what is wrong with it as a whole.
    func formDidChange()
    /// The user added a row, in which they are likely to go on.
    func userDidAdd(_ row: BaseRow)
}
