/// The content of a screen: a form or a form's controller.
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
