import RowKit

/// The superclass of rows that present a screen on which one or several options are chosen.
open class _OptionsPresenterRow<
    Option: Equatable & Sendable, Cell: CellType, Controller: RowControllerType
>: _OptionsRow<Option, Cell>, PresenterRowType where Controller.RowValue == Cell.Value {
    /// Whether the screen has a search field, or nil to have one if there are many options.
    @Setting public final var isSearchable: Bool?

    /// How the screen is made and presented, or nil if there is none.
    @OptionalHook public final var presentationMode: PresentationMode<Controller>?

    /// Called before the screen is presented.
    ///
    /// `onPresent` adds to it.
    @OptionalHook public final var onPresentCallback: ((FormViewController, Controller) -> Void)?

    /// Sets the screen's title.
    ///
    /// Overrides call super.
    open func setupController(_ controller: Controller) {
        if let selectorTitle { controller.title = selectorTitle }
    }

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _OptionsPresenterRow.self)
    }
}
