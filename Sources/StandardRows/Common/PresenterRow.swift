import RowKit

/// The superclass of rows that open a screen on which their value is chosen, over any cell and any
/// screen.
///
/// A subclass says what makes the screen and how it is shown:
///
/// ```swift
/// public final class ShadeRow: _PresenterRow<ShadeCell, ShadeController>, RowType {
///     public required init(tag: String?) {
///         super.init(tag: tag)
///         preset {
///             presentationMode = .show(controllerProvider: .callback { ShadeController() })
///         }
///     }
/// }
/// ```
///
/// Rows whose screen is one of options have ``SelectorRow`` for a superclass.
open class _PresenterRow<Cell: CellType, Controller: RowControllerType>: Row<Cell>,
    PresenterRowType
where Controller.RowValue == Cell.Value {
    /// How the screen is made and shown; nil: there is none.
    @OptionalHook public final var presentationMode: PresentationMode<Controller>?

    /// Called before the screen is shown; `onPresent` adds to it.
    @OptionalHook public final var onPresentCallback: ((FormViewController, Controller) -> Void)?

    /// Makes the screen ready each time before it is shown.
    ///
    /// Overrides call super.
    open func setupController(_ controller: Controller) {}
}
