import RowKit

/// The superclass of cells with a control for a number, and the number as text beside the control.
open class _NumberInputCell<
    Value: Equatable & Sendable, Control: NumberInputView & HeaderFooterViewType
>: _TitledCell<Value, Control> {
    /// The number as text.
    ///
    /// The label is empty if the row hides it.
    public final let valueLabel = LabelView()

    /// The control and the label of the number.
    open override var controls: [BaseView] { super.controls + [valueLabel] }

    /// The label of the number.
    open override var detailTextLabel: LabelView? { valueLabel }

    /// Sets up the label of the number.
    open override func setup() {
        super.setup()
        valueLabel.part = "value"
        valueLabel.textAlignment = .trailing
    }

    /// Shows the number as text, unless the row hides it.
    open override func update() {
        let isHidden = (row as? any ValueHiding)?.shouldHideValue ?? false
        let text = row?.displayText
        valueLabel.text = isHidden ? nil : text ?? ""
        super.update()
        control.valueText = text
    }
}

/// A row that can hide the text of its number.
protocol ValueHiding: BaseRow {
    var shouldHideValue: Bool { get }
}
