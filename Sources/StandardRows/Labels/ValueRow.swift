import RowKit

/// A value that users do not see: it is calculated, and is among the values of the form.
///
/// ```swift
/// ValueRow<Double>("total") { $0.calculated = "$price * $count" }
/// ```
///
/// In documents, the value may be anything that JSON can express.
public final class ValueRow<Value: Equatable & Sendable>: _ValueRow<ValueCell<Value>>, RowType {}

/// The logic of a ``ValueRow``, for any cell.
open class _ValueRow<Cell: CellType>: Row<Cell> {
    open override func customSetupCell() {
        super.customSetupCell()
        cell.view.isHidden = true
    }

    open override func defaultDisplayText(for value: Cell.Value) -> String? {
        switch value as? JSONValue {
        case .string(let text): text
        case .null: nil
        // Without the line feed at the end.
        case let json?: String(json.text.dropLast())
        case nil: super.defaultDisplayText(for: value)
        }
    }
}

/// The cell of a ``ValueRow``, which hosts do not show.
open class ValueCell<Value: Equatable & Sendable>: Cell<Value>, CellType {}
