/// A row that opens another controller, in which its value is chosen.
///
/// ```swift
/// final class PlaceRow: Row<PlaceCell>, RowType, PresenterRowType {
///     @OptionalHook var presentationMode: PresentationMode<MapController>?
///     @OptionalHook var onPresentCallback: ((FormViewController, MapController) -> Void)?
///
///     required init(tag: String?) {
///         super.init(tag: tag)
///         presentationMode = .show(controllerProvider: .callback { MapController() })
///     }
/// }
/// ```
///
/// Selecting the row opens the controller, which commits, clears or cancels. The row has the focus
/// while its controller is open: it is left, and its value judged, when that has gone.
public protocol PresenterRowType: TypedRowType, SelectionResponder {
    /// The controller that the row opens.
    associatedtype PresentedController: RowControllerType
    where PresentedController.RowValue == Cell.Value
    /// How the controller is made and shown; nil: the row opens none.
    var presentationMode: PresentationMode<PresentedController>? { get set }
    /// Called before the controller is shown, with the row's own and the other.
    var onPresentCallback: ((FormViewController, PresentedController) -> Void)? { get set }
}

extension PresenterRowType {
    /// Opens the controller.
    public func respondToSelection() { presentController() }

    /// Makes the controller, tells who wants to know, and shows it over the form's own.
    ///
    /// Nothing happens while the form is shown by no controller, or the row opens none.
    public func presentController() {
        guard let mode = presentationMode, let owner = form?.presenter as? FormViewController
        else { return }
        let controller = mode.controllerProvider.makeController()
        controller.row = self as? RowOf<Cell.Value>
        if controller.title == nil { controller.title = title }
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
