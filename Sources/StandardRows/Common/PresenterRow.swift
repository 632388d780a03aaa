import RowKit

/// The superclass of rows that present a screen on which their value is chosen, for any cell and
/// any screen.
///
/// A subclass sets how the screen is made and presented:
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
/// If the screen is one of options, use ``SelectorRow`` as the superclass instead.
open class _PresenterRow<Cell: CellType, Controller: RowControllerType>: Row<Cell>,
    PresenterRowType
where Controller.RowValue == Cell.Value {
    /// How the screen is made and presented, or nil if there is none.
    @OptionalHook public final var presentationMode: PresentationMode<Controller>?

    /// Called before the screen is presented.
    ///
    /// `onPresent` adds to it.
    @OptionalHook public final var onPresentCallback: ((FormViewController, Controller) -> Void)?

    /// Prepares the screen each time before it is presented.
    ///
    /// Overrides call super.
    open func setupController(_ controller: Controller) {}
}
