/// How a presenter row makes and presents its controller.
public struct PresentationMode<Controller: FormViewController> {
    /// The style of the presentation.
    public let presentation: FormView.Presentation
    /// Makes the controller.
    public let controllerProvider: ControllerProvider<Controller>
    /// Called when the controller has been dismissed.
    public let onDismiss: ((Controller) -> Void)?

    /// Creates a mode.
    public init(
        _ presentation: FormView.Presentation, controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) {
        self.presentation = presentation
        self.controllerProvider = controllerProvider
        self.onDismiss = onDismiss
    }

    /// Returns a mode that replaces the presenting screen, with a back button.
    public static func show(
        controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) -> Self { Self(.show, controllerProvider: controllerProvider, onDismiss: onDismiss) }

    /// Returns a mode that covers the presenting screen.
    public static func presentModally(
        controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) -> Self { Self(.modal, controllerProvider: controllerProvider, onDismiss: onDismiss) }

    /// Returns a mode that presents a popover attached to the row.
    public static func popover(
        controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) -> Self { Self(.popover, controllerProvider: controllerProvider, onDismiss: onDismiss) }

    /// Returns a mode that presents an alert in the middle of the screen.
    public static func alert(
        controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) -> Self { Self(.alert, controllerProvider: controllerProvider, onDismiss: onDismiss) }

    /// Returns a mode that presents a sheet of actions at the edge of the screen.
    public static func sheet(
        controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) -> Self { Self(.sheet, controllerProvider: controllerProvider, onDismiss: onDismiss) }
}

extension PresentationMode {
    /// Makes a controller with ``controllerProvider``, or returns nil to present nothing.
    public func makeController() -> Controller? { controllerProvider.makeController() }

    /// Presents a controller in the mode's style, and calls ``onDismiss`` when it is dismissed.
    ///
    /// Presenter rows use ``PresenterRowType/presentController()`` instead. Call this method in a
    /// row that makes and configures its controller itself.
    ///
    /// - Parameters:
    ///   - controller: The controller; nothing happens if it is nil.
    ///   - row: The row that presents it.
    ///   - presentingController: The controller of the row's form.
    public func present(
        _ controller: Controller?, row: BaseRow, presentingController: FormViewController
    ) {
        guard let controller else { return }
        presentingController.present(controller, as: presentation, from: row) {
            [weak controller, onDismiss] in
            if let controller { onDismiss?(controller) }
        }
    }
}

/// Makes a controller.
///
/// ```swift
/// row.presentationMode = .show(
///     controllerProvider: .callback { [weak form] in
///         form?.validate().isEmpty == true ? NoteController() : nil
///     })
/// ```
///
/// Restoring a state makes the controllers of open screens again (``Form/restore(_:)``). A provider
/// should therefore have no effects outside the form, such as saving or sending values.
public enum ControllerProvider<Controller: FormViewController> {
    /// A closure, which returns nil to present nothing, such as while the form is invalid.
    case callback(builder: () -> Controller?)

    /// Makes a controller, or returns nil to present nothing.
    public func makeController() -> Controller? {
        switch self {
        case .callback(let make): make()
        }
    }
}
