/// Draws the form of one controller.
protocol ScreenDisplay: AnyObject {
    /// The view of the screen.
    var view: FormView { get }
    /// The text with which the identifiers of the screen's views begin.
    var prefix: String { get }
    /// The view that has the focus, or nil if there is none.
    var focused: BaseView? { get }
    /// The row that has the focus, or nil if there is none.
    var focusedRow: BaseRow? { get }

    /// Shows the controller's current title, buttons and hints.
    func updateFrame()
    /// Asks hosts to scroll to a row.
    func reveal(_ row: BaseRow)
    /// Returns the row that a view belongs to, or nil if there is none.
    func row(of view: BaseView) -> BaseRow?
    /// Moves the focus to a view, or removes it if the view is nil.
    func setFocus(_ view: BaseView?, direction: FocusDirection, isHostsDoing: Bool)
}

/// Draws a controller and those presented over it.
protocol ScreenStack: AnyObject {
    /// Whether a controller may present or dismiss controllers now.
    ///
    /// If not, reports a problem.
    func mayChangeScreens(_ controller: FormViewController) -> Bool
    /// Records that the presented controllers or their forms have changed.
    func screensDidChange()
}
