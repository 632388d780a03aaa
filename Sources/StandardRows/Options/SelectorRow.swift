import RowKit

/// The superclass of rows that present a screen on which one of several options is chosen.
///
/// A subclass sets how the screen is presented:
///
/// ```swift
/// open class _SheetRow<Cell: CellType>: SelectorRow<Cell> {
///     public required init(tag: String?) {
///         super.init(tag: tag)
///         preset { presentationMode = .sheet(controllerProvider: selectorProvider) }
///     }
/// }
/// ```
open class SelectorRow<Cell: CellType>: _OptionsPresenterRow<
    Cell.Value, Cell, SelectorViewController<OptionsRow<Cell>>
>
{
    /// The screen of options.
    public typealias Selector = SelectorViewController<OptionsRow<Cell>>

    /// Makes a screen of the row's options.
    public final var selectorProvider: ControllerProvider<Selector> { .callback { Selector() } }

    /// Sets the screen's title, and whether it has a search field.
    ///
    /// Overrides call super.
    open override func setupController(_ controller: Selector) {
        super.setupController(controller)
        if let isSearchable { controller.isSearchable = isSearchable }
    }

    /// Requires one of the options, once they are known, whether the user or the program set the
    /// value.
    open override var limits: RuleSet<Cell.Value> { super.limits + optionLimits }
}
