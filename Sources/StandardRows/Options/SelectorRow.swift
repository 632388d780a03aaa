import RowKit

/// The superclass of rows that open a screen on which one of some options is chosen.
///
/// A subclass says how the screen is shown:
///
/// ```swift
/// open class _SheetRow<Cell: CellType>: SelectorRow<Cell> {
///     public required init(tag: String?) {
///         super.init(tag: tag)
///         preset { presentationMode = .sheet(controllerProvider: selectorProvider) }
///     }
/// }
/// ```
open class SelectorRow<Cell: CellType>: OptionsRow<Cell>, PresenterRowType {
    /// The screen of options.
    public typealias Selector = SelectorViewController<
        ListCheckRow<Cell.Value>, SelectorRow<Cell>
    >

    /// How the screen is made and shown; nil: there is none.
    @OptionalHook public final var presentationMode: PresentationMode<Selector>?

    /// Called before the screen is shown; `onPresent` adds to it.
    @OptionalHook public final var onPresentCallback: ((FormViewController, Selector) -> Void)?

    /// Makes a screen of the row's options.
    public final var selectorProvider: ControllerProvider<Selector> { .callback { Selector() } }

    /// Gives the screen its title.
    ///
    /// Overrides call super.
    open func setupController(_ controller: Selector) {
        if let selectorTitle { controller.title = selectorTitle }
    }
}
