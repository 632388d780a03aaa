import RowKit

/// The superclass of cells in which a number is set on a control, with the number in words beside.
open class _NumberInputCell<
    Value: Equatable & Sendable, Control: NumberInputView & HeaderFooterViewType
>: _TitledCell<Value, Control> {
    /// The number in words; it has no text while it is not to be shown.
    public final let valueLabel = LabelView()

    /// The control, and the number in words.
    open override var controls: [BaseView] { super.controls + [valueLabel] }

    /// The number in words.
    open override var detailTextLabel: LabelView? { valueLabel }

    /// Makes room for the number in words.
    open override func setup() {
        super.setup()
        valueLabel.part = "value"
        valueLabel.textAlignment = .trailing
    }

    /// Shows the number in words, unless the row keeps it hidden.
    open override func update() {
        let isHidden = (row as? any ValueHiding)?.shouldHideValue ?? false
        valueLabel.text = isHidden ? nil : row?.displayText ?? ""
        super.update()
        control.valueText = row?.displayText
    }
}

/// A row that may show a number on its control only.
protocol ValueHiding: BaseRow {
    var shouldHideValue: Bool { get }
}
