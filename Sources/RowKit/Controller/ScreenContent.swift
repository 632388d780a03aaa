/// What a screen can show: a form, or the controller of one.
public protocol ScreenContent {
    /// Returns the controller that shows the form.
    func screenController() -> FormViewController
}

extension Form: ScreenContent {
    /// Returns the form's controller, or a new one if it has none.
    public func screenController() -> FormViewController {
        controller ?? FormViewController(form: self)
    }
}

extension FormViewController: ScreenContent {
    /// Returns the controller itself.
    public final func screenController() -> FormViewController { self }
}
