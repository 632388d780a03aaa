/// A row that presents a controller in which the user chooses the row's value.
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
/// Selecting the row presents the controller, which commits, clears or cancels. The row stays
/// highlighted until the controller is dismissed. At that time, the row is validated if it
/// validates on blur. If the row is hidden or leaves its form, its controller is dismissed.
///
/// A class that conforms can implement ``presentController()`` itself. Subclasses cannot override
/// that method, because Swift calls the one of the class that conforms. They override
/// ``BaseRow/customDidSelect()`` instead.
public protocol PresenterRowType: TypedRowType, SelectionResponder {
    /// The controller that the row presents.
    associatedtype PresentedController: RowControllerType
    where PresentedController.RowValue == Cell.Value
    /// How the controller is made and presented, or nil if the row presents none.
    var presentationMode: PresentationMode<PresentedController>? { get set }
    /// Called before the controller is presented, with the controller of the row's form and the
    /// presented one.
    var onPresentCallback: ((FormViewController, PresentedController) -> Void)? { get set }
    /// Configures the controller, which already has its row and title.
    ///
    /// Called each time the controller is presented, before ``onPresentCallback``.
    func setupController(_ controller: PresentedController)
    /// Makes the controller, configures it, calls ``onPresentCallback``, and presents it.
    func presentController()
}

extension PresenterRowType {
    /// Presents the controller.
    public func respondToSelection() { presentController() }

    /// Does nothing.
    public func setupController(_ controller: PresentedController) {}

    /// Makes the controller, configures it, calls ``onPresentCallback``, and presents it over the
    /// controller of the row's form.
    ///
    /// Nothing happens if the row is hidden, if its form has no controller, if ``presentationMode``
    /// is nil, or if its provider makes no controller. The presented form inherits the phrases, the
    /// defaults and the image origins of the row's form, unless it has its own.
    public func presentController() {
        guard let mode = presentationMode, let form, !isHidden,
            let owner = form.controller, let controller = mode.makeController(),
            owner.canPresent(controller)
        else { return }
        controller.row = self as? RowOf<Cell.Value>
        controller.outcome = nil
        if controller.title == nil { controller.title = title }
        // Before it is configured, so that the callbacks have the right phrases.
        controller.form.inherit(from: form)
        setupController(controller)
        onPresentCallback?(owner, controller)
        owner.present(controller, as: mode.presentation, from: self) { [weak controller] in
            guard let controller else { return }
            // A dismissal without a choice is a cancellation.
            if controller.outcome == nil { controller.outcome = .cancelled }
            mode.onDismiss?(controller)
        }
    }
}

extension PresenterRowType where Self: RowType {
    /// Adds a closure that is called before the controller is presented, with the controller of the
    /// row's form and the presented one.
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
