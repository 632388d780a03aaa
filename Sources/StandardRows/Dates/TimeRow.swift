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
/// The value falls on the day that it had before, or on 1 January 2001.
public final class TimeRow: _TimeRow<TimeCell>, RowType {}

/// The logic of a ``TimeRow``, over any cell in which a date is chosen.
open class _TimeRow<Cell: DateCellType & CellType>: _DateFieldRow<Cell>
where Cell.Value == Date {
    /// Makes a row for times of day.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { timeStyle = .short }
    }

    /// A time of day.
    open override var mode: DateView.Mode { .time }
}

/// What a ``TimeRow`` looks like.
open class TimeCell: _DateFieldCell, CellType {}
