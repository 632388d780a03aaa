/// A row that opens another controller, in which its value is chosen.
///
/// ```swift
/// final class PlaceRow: Row<PlaceCell>, RowType, PresenterRowType {
///     @OptionalHook var presentationMode: PresentationMode<MapController>?
///     @OptionalHook var onPresentCallback: ((FormViewController, MapController) -> Void)?
///
///     required init(tag: String?) {
///         super.init(tag: tag)
///         preset { presentationMode = .show(controllerProvider: .callback { MapController() }) }
///     }
/// }
/// ```
///
/// Selecting the row opens the controller, which commits, clears or cancels. The row has the focus
/// while its controller is open: it is left, and its value judged, when that has gone. A row that
/// is hidden or leaves its form takes its controller along.
public protocol PresenterRowType: TypedRowType, SelectionResponder {
    /// The controller that the row opens.
    associatedtype PresentedController: RowControllerType
    where PresentedController.RowValue == Cell.Value
    /// How the controller is made and shown; nil: the row opens none.
    var presentationMode: PresentationMode<PresentedController>? { get set }
    /// Called before the controller is shown, with the row's own and the other.
    var onPresentCallback: ((FormViewController, PresentedController) -> Void)? { get set }
    /// Configures the controller, which has its row and title already; called each time it is
    /// opened, before ``onPresentCallback``.
    func setupController(_ controller: PresentedController)
    /// Makes the controller, sets it up, tells who wants to know, and shows it.
    func presentController()
}

extension PresenterRowType {
    /// Opens the controller.
    public func respondToSelection() { presentController() }

    /// Nothing by default.
    public func setupController(_ controller: PresentedController) {}

    /// Makes the controller, sets it up, tells who wants to know, and shows it over the form's own.
    ///
    /// Nothing happens while the row is hidden or its form is shown by no controller, or if the row
    /// opens none. The other form speaks the language of the row's form and has its defaults,
    /// unless it has its own.
    public func presentController() {
        guard let mode = presentationMode, let form, !isHidden,
            let owner = form.controller
        else { return }
        let controller = mode.controllerProvider.makeController()
        guard owner.canPresent(controller) else { return }
        controller.row = self as? RowOf<Cell.Value>
        controller.outcome = nil
        if controller.title == nil { controller.title = title }
        // Before it is shown, so that whoever configures it knows its language.
        controller.form.inherit(from: form)
        setupController(controller)
        onPresentCallback?(owner, controller)
        owner.present(controller, as: mode.presentation, from: self) { [weak controller] in
            guard let controller else { return }
            // Whoever goes without a word has chosen nothing.
            if controller.outcome == nil { controller.outcome = .cancelled }
            mode.onDismiss?(controller)
        }
    }
}

extension PresenterRowType where Self: RowType {
    /// Runs a closure just before the controller is shown, with the row's own and the other; there
    /// may be any number.
    @discardableResult
    public func onPresent(
        _ callback: @escaping (FormViewController, PresentedController) -> Void
    ) -> Self {
        let others = onPresentCallback
        onPresentCallback = { owner, controller in
            others?(owner, controller)
            callback(owner, controller)
        }
        return self
    }
}
