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

    /// Returns an error if the value is not one of the options.
    open override func refusal(of value: Cell.Value) -> ValidationError? {
        refusalOfStranger(value)
    }

    /// The options.
    open override var valueLimits: [JSONValue] { super.valueLimits + optionSchemas }
}
