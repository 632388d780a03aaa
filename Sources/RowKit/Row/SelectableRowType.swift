/// A row that represents one option of a ``SelectableSection``.
///
/// The row is selected while its value equals its option, and not selected while its value is nil.
public protocol SelectableRowType: RowType {
    /// The option that the row represents.
    var selectableValue: Cell.Value? { get set }
}

extension SelectableRowType {
    /// Whether the row's option is chosen.
    public var isSelected: Bool { value != nil && areSame(value, selectableValue) }
}
