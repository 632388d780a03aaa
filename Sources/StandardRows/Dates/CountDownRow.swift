import RowKit

/// Asks for a duration in hours and minutes.
///
/// ```swift
/// CountDownRow("timer") { row in
///     row.title = "Remind me in"
///     row.minuteInterval = 5
///     row.value = .seconds(30 * 60)
/// }
/// ```
///
/// In documents, the value is a number of seconds. Choosing the duration that is already displayed
/// does not change the value, so its seconds are kept.
public final class CountDownRow: _CountDownRow<CountDownCell>, RowType {}

/// The logic of a ``CountDownRow``, for any cell with a date view.
///
/// If the host offers a text field, a duration is typed as in `1:30`, in the digits of any script.
/// Other text stays in the field (`RowOf.unreadInput`).
open class _CountDownRow<Cell: ControlCellType<DateView> & CellType>: _DurationRow<Cell>
where Cell.Value == Duration {
    /// The appearance of the date view: a field, or a picker that is always open.
    open var pickerStyle: DateView.Style { .field }

    open override func customSetupCell() {
        super.customSetupCell()
        let view = cell.date
        view.mode = .countDown
        view.style = pickerStyle
        view.onChoose { [weak self] text in self?.take(text) }
        view.onType { [weak self] text in self?.takeTyped(text) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let unread = unreadInput?.text
        cell.date.show(
            value, of: choice, unread: unread,
            as: displayText ?? (unread == nil ? noValueDisplayText : nil))
    }

    /// Handles a duration that was chosen, or nil if it was removed.
    private final func take(_ text: String?) {
        guard let text else { return setValue(nil, by: .user) }
        take(choice.duration(from: text, before: value), of: text)
    }

    /// Handles text that was typed into a host's text field.
    private final func takeTyped(_ text: String) {
        let duration = durationFormatter?.value(from: text)
        take(duration ?? choice.duration(from: text, before: value), of: text)
    }

    private final func take(_ duration: Duration?, of text: String) {
        if let duration {
            setValue(duration, by: .user)
        } else {
            keepUnreadInput(text, ValidationError(.notADuration))
        }
    }
}

/// The cell of a ``CountDownRow``.
open class CountDownCell: _DateFieldCell<Duration>, CellType {}
