import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for a day.
///
/// ```swift
/// DateRow("birthday") { row in
///     row.title = "Date of birth"
///     row.maximumDate = Date()
/// }
/// ```
///
/// A day that is chosen is its first moment, in the time zone of the form's formats; on the day of
/// the first date that can be chosen, it is that one. A value of the program's may be any moment of
/// its day.
public final class DateRow: _DateRow<DateCell>, RowType {}

/// The logic of a ``DateRow``, over any cell in which a date is chosen.
open class _DateRow<Cell: DateCellType & CellType>: _DateFieldRow<Cell>
where Cell.Value == Date {
    /// Makes a row for days.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { dateStyle = .medium }
    }
}

/// What a ``DateRow`` looks like.
open class DateCell: _DateFieldCell, CellType {}
