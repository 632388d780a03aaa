import RowKit

/// Asks for one of a few options, which is chosen in an alert.
///
/// ```swift
/// AlertRow<String>("language") { row in
///     row.title = "Language"
///     row.options = ["English", "Español", "Português"]
///     row.selectorTitle = "Which language do you speak?"
/// }
/// ```
///
/// Choosing an option dismisses the alert. The user cannot deselect the chosen option, but can
/// choose another.
public final class AlertRow<T: Equatable & Sendable>: _AlertRow<AlertSelectorCell<T>>, RowType {}

/// The logic of an ``AlertRow``, for any cell.
open class _AlertRow<Cell: CellType>: SelectorRow<Cell> {
    /// The title of the button that dismisses the options without a choice, or nil for the form's
    /// phrase for cancelling.
    @Setting(isWords: true) public final var cancelTitle: String?

    /// Creates a row that presents the options in an alert.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .alert(controllerProvider: selectorProvider) }
    }

    /// Sets the titles of the screen, on which the chosen option cannot be deselected.
    ///
    /// Overrides call super.
    open override func setupController(_ controller: Selector) {
        super.setupController(controller)
        controller.enableDeselection = false
        controller.dismissTitle = cancelTitle ?? phrases.text(.cancel)
    }

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _AlertRow.self)
    }
}

/// The cell of rows that present their options in an alert or a sheet, with the title and the
/// chosen value.
open class AlertSelectorCell<Value: Equatable & Sendable>: PushSelectorCell<Value> {}
