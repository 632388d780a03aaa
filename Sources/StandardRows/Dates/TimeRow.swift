import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for a time of day.
///
/// ```swift
/// TimeRow("alarm") { row in
///     row.title = "Wake me at"
///     row.minuteInterval = 15
/// }
/// ```
///
/// The value is placed on the day of the previous value, even if the user has removed it or has
/// typed text that is not a time. If there was none, the value is placed on the day of
/// `resetValue`, otherwise on that of the first or last date that can be chosen, or otherwise on 1
/// January 2001. All of these are days in the time zone of the form's formats.
///
/// Only the times of day of the first and last date are significant. They may span midnight, such
/// as from 22:00 on one day to 02:00 on the next. The value is then placed on the day on which it
/// is between them. If both are the same time, on different days, all times can be chosen.
public final class TimeRow: _TimeRow<TimeCell>, RowType {}

/// The logic of a ``TimeRow``, for any cell with a date view.
open class _TimeRow<Cell: ControlCellType<DateView> & CellType>: _DateFieldRow<Cell>
where Cell.Value == Date {
    /// A time of day.
    open override var mode: DateView.Mode { .time }
}

/// The cell of a ``TimeRow``.
open class TimeCell: _DateFieldCell<Date>, CellType {}
