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
