import RowKit

/// The superclass of rows that open a screen on which options are chosen, one or several of them.
open class _OptionsPresenterRow<
    Option: Equatable & Sendable, Cell: CellType, Controller: RowControllerType
>: _OptionsRow<Option, Cell>, PresenterRowType where Controller.RowValue == Cell.Value {
    /// How the screen is made and shown; nil: there is none.
    @OptionalHook public final var presentationMode: PresentationMode<Controller>?

    /// Called before the screen is shown; `onPresent` adds to it.
    @OptionalHook public final var onPresentCallback: ((FormViewController, Controller) -> Void)?

    /// Gives the screen its title.
    ///
    /// Overrides call super.
    open func setupController(_ controller: Controller) {
        if let selectorTitle { controller.title = selectorTitle }
    }
}
