import RowKit

/// Asks for a number on a scale.
///
/// ```swift
/// SliderRow("volume") { row in
///     row.title = "Volume"
///     row.maximum = 100
///     row.steps = 10
/// }
/// ```
///
/// If there is no value, the slider shows the smallest number. Moving the slider sets the value.
public final class SliderRow: _SliderRow<SliderCell>, RowType {}

/// The logic of a ``SliderRow``, for any cell with a slider.
open class _SliderRow<Cell: ControlCellType<SliderView> & CellType>: Row<Cell>
where Cell.Value == Float {
    /// The smallest number.
    @Limited(notAbove: "maximum") public final var minimum: Float = 0

    /// The largest number.
    @Limited public final var maximum: Float = 10

    /// The number of steps from the smallest number to the largest, or 0 to allow any number.
    ///
    /// With an infinite bound, any number can be chosen.
    @Setting public final var steps: UInt = 20

    /// Whether the number is shown only on the slider, and not as text.
    @Setting public final var shouldHideValue = false

    /// Returns the number in the form's formats, with up to two fraction digits, or as many as the
    /// steps have.
    open override func defaultDisplayText(for value: Float) -> String? {
        let (least, greatest) = (Double(written: minimum), Double(written: maximum))
        let numbers = [least, (greatest - least) / Double(steps)]
        return formats.string(for: value, style: .decimal(for: numbers, atLeast: 2))
    }

    /// Requires a finite number within the bounds, whether the user or the program set it.
    open override var limits: RuleSet<Float> {
        let bounds = bounds
        return super.limits + [
            RuleClosure(valueSchema: .numbers(in: bounds)) { .number($0, outsideOf: bounds) }
        ]
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.slider.onSet { [weak self] number in self?.take(Float(number)) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let slider = cell.slider
        slider.minimum = Double(written: bounds.lowerBound)
        slider.maximum = Double(written: bounds.upperBound)
        slider.step = Double(written: stepWidth)
        slider.value = Double(written: bounds.nearest(to: value))
    }

    private final var bounds: ClosedRange<Float> { ClosedRange(from: minimum, to: maximum) }

    /// The distance between numbers, or 0 if any number can be chosen.
    private final var stepWidth: Float {
        let width = (maximum - minimum) / Float(steps)
        return width.isFinite ? max(0, width) : 0
    }

    /// Sets the value to the nearest number on a step.
    private final func take(_ number: Float) {
        setValue(number.stepped(by: stepWidth, in: bounds), by: .user)
    }
}

extension _SliderRow: ValueHiding {}

/// The cell of a ``SliderRow``.
open class SliderCell: _NumberInputCell<Float, SliderView>, CellType {}
