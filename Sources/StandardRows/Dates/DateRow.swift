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
/// The value is the first moment of the day, in the time zone of the form's formats.
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
