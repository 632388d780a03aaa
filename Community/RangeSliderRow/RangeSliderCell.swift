import RowKit

/// A cell with a slider for each end of a range, for a `_RangeSliderRow`.
///
/// The row sets up the sliders and shows the numbers. The cell only lays them out.
public protocol RangeSliderCellType: CellType where Value == NumberRange {
    /// The slider of the smallest number.
    var lowerSlider: SliderView { get }
    /// The slider of the largest number.
    var upperSlider: SliderView { get }
    /// The label of the range as text.
    var valueLabel: LabelView { get }
}

/// A cell with the title and the range as text above two sliders.
open class RangeSliderCell: Cell<NumberRange>, TitledCellType, RangeSliderCellType {
    /// The title, above the sliders.
    public final let titleLabel: LabelView? = LabelView()
    /// The range as text, beside the title.
    public final let valueLabel = LabelView()
    /// The slider of the smallest number.
    public final let lowerSlider = SliderView()
    /// The slider of the largest number.
    public final let upperSlider = SliderView()

    /// The label of the range.
    open override var detailTextLabel: LabelView? { valueLabel }

    /// Places the sliders one below the other, so that their numbers can be compared.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        valueLabel.part = "value"
        valueLabel.textAlignment = .trailing
        lowerSlider.part = "lower"
        upperSlider.part = "upper"
        let texts = StackView(.horizontal, [titleLabel, valueLabel].compactMap { $0 })
        texts.part = "texts"
        contentView = StackView(.vertical, [texts, lowerSlider, upperSlider])
    }
}
