import RowKit

/// A cell with a slider for each end of a range, for a `_RangeSliderRow`.
///
/// The row sets up the sliders and shows the numbers. The cell only lays them out.
public protocol RangeSliderCellType: TitledCellType, CellType where Value == NumberRange {
    /// The slider of the smallest number.
    var lowerSlider: SliderView { get }
    /// The slider of the largest number.
    var upperSlider: SliderView { get }
    /// The label before the slider of the smallest number.
    var lowerTitleLabel: LabelView { get }
    /// The label before the slider of the largest number.
    var upperTitleLabel: LabelView { get }
    /// The smallest number as text.
    var lowerValueLabel: LabelView { get }
    /// The largest number as text.
    var upperValueLabel: LabelView { get }
}

/// A cell with a title above two lines, each with a slider and its number.
open class RangeSliderCell: Cell<NumberRange>, RangeSliderCellType {
    /// The title, above the sliders.
    public final let titleLabel: LabelView? = LabelView()
    /// The slider of the smallest number.
    public final let lowerSlider = SliderView()
    /// The slider of the largest number.
    public final let upperSlider = SliderView()
    /// The label before the slider of the smallest number.
    public final let lowerTitleLabel = LabelView()
    /// The label before the slider of the largest number.
    public final let upperTitleLabel = LabelView()
    /// The smallest number as text.
    public final let lowerValueLabel = LabelView()
    /// The largest number as text.
    public final let upperValueLabel = LabelView()

    /// Places the title above the sliders.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        let lower = line("lower", lowerTitleLabel, lowerSlider, lowerValueLabel)
        let upper = line("upper", upperTitleLabel, upperSlider, upperValueLabel)
        contentView = StackView(.vertical, [titleLabel, lower, upper].compactMap { $0 })
    }

    private final func line(
        _ part: String, _ title: LabelView, _ slider: SliderView, _ value: LabelView
    ) -> StackView {
        title.part = "title"
        slider.part = "slider"
        value.part = "value"
        value.textAlignment = .trailing
        let line = StackView(.horizontal, [title, slider, value])
        line.part = part
        // Both sliders have the same width, whatever the lengths of the texts are.
        line.shares = [1, 4, 1]
        return line
    }
}
