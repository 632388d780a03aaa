/// How a row's controller is made, and how it stands over the row's own.
public struct PresentationMode<Controller: FormViewController> {
    /// How it stands over the row's controller.
    public let presentation: FormView.Presentation
    /// What makes it.
    public let controllerProvider: ControllerProvider<Controller>
    /// Called when it has gone.
    public let onDismiss: ((Controller) -> Void)?

    /// Makes a mode.
    public init(
        _ presentation: FormView.Presentation, controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) {
        self.presentation = presentation
        self.controllerProvider = controllerProvider
        self.onDismiss = onDismiss
    }

    /// In the place of the row's controller, with a way back.
    public static func show(
        controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) -> Self { Self(.show, controllerProvider: controllerProvider, onDismiss: onDismiss) }

    /// Covering the row's controller.
    public static func presentModally(
        controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) -> Self { Self(.modal, controllerProvider: controllerProvider, onDismiss: onDismiss) }

    /// Hanging on the row.
    public static func popover(
        controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) -> Self { Self(.popover, controllerProvider: controllerProvider, onDismiss: onDismiss) }

    /// Asking one thing in the middle.
    public static func alert(
        controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) -> Self { Self(.alert, controllerProvider: controllerProvider, onDismiss: onDismiss) }

    /// Offering things to do at the edge.
    public static func sheet(
        controllerProvider: ControllerProvider<Controller>,
        onDismiss: ((Controller) -> Void)? = nil
    ) -> Self { Self(.sheet, controllerProvider: controllerProvider, onDismiss: onDismiss) }
}

extension PresentationMode {
    /// Makes a controller by ``controllerProvider``.
    ///
    /// - Returns: The controller, never nil; the optional is for source compatibility with Eureka,
    ///   whose segues make no controller.
    public func makeController() -> Controller? { controllerProvider.makeController() }

    /// Presents a controller as the mode says, and calls ``onDismiss`` when it was dismissed.
    ///
    /// ``PresenterRowType/presentController()`` does all that a presenter row needs; call this in a
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

/// What makes a controller.
public enum ControllerProvider<Controller: FormViewController> {
    /// A closure.
    case callback(() -> Controller)

    /// Makes a controller.
    public func makeController() -> Controller {
        switch self {
        case .callback(let make): make()
        }
    }
}
