import RowKit

/// Asks for a range of numbers, with a slider for each end.
///
/// ```swift
/// RangeSliderRow("price") { row in
///     row.title = "Price"
///     row.maximum = 500
///     row.step = 10
///     row.minimumDistance = 50
///     row.value = NumberRange(100...250)
/// }
/// ```
///
/// A slider that is moved to the other one pushes it, so that the sliders never cross. If there is
/// no value, the sliders show the whole range. Moving a slider sets the value.
public final class RangeSliderRow: _RangeSliderRow<RangeSliderCell>, RowType {}

/// The logic of a ``RangeSliderRow``, for any cell with a slider for each end.
open class _RangeSliderRow<Cell: RangeSliderCellType>: Row<Cell> {
    // MARK: Settings

    /// The smallest number of both sliders.
    @Limited(RangeScale.numbers, notAbove: "maximum") public final var minimum = 0.0

    /// The largest number of both sliders.
    @Limited(RangeScale.numbers) public final var maximum = 100.0

    /// The distance between two numbers of a slider, or 0 to allow any number.
    @Limited(RangeScale.distances) public final var step = 1.0

    /// The smallest distance between the two numbers.
    ///
    /// A distance that the bounds and steps leave no room for is reported as a problem of the form,
    /// and the largest possible one is used.
    @Setting public final var minimumDistance = 0.0

    /// Whether the numbers are shown only by the sliders, and not as text.
    @Setting public final var shouldHideValue = false

    /// Returns the text of one number, or nil to use the number in the form's formats.
    @OptionalHook public final var displayNumberFor: ((Double) -> String?)?

    /// A conflict if there is no room for ``minimumDistance``.
    open override var limitConflict: LimitConflict? {
        super.limitConflict
            ?? LimitConflict("minimumDistance", minimumDistance, outside: 0...scale.reach)
    }

    // MARK: Behaviour

    /// Requires a range within the bounds that spans at least ``minimumDistance``, whether the user
    /// or the program set it.
    open override var limits: RuleSet<NumberRange> {
        let scale = scale
        let number: JSONValue = [
            "minimum": .number(scale.bounds.lowerBound),
            "maximum": .number(scale.bounds.upperBound),
        ]
        return super.limits + [
            RuleClosure(valueSchema: ["properties": ["lower": number, "upper": number]]) { range in
                scale.error(in: range)
            }
        ]
    }

    /// The two numbers in the form's formats, such as `20 – 80`.
    open override func defaultDisplayText(for range: NumberRange) -> String? {
        phrases.text(
            .rangeSliderRowRange,
            ["lower": .text(text(of: range.lower)), "upper": .text(text(of: range.upper))])
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.lowerSlider.onSet { [weak self] number in
            self?.move { $0.movingLower(of: $1, to: number) }
        }
        cell.upperSlider.onSet { [weak self] number in
            self?.move { $0.movingUpper(of: $1, to: number) }
        }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.valueLabel.text = shouldHideValue ? nil : displayText ?? ""
        let range = scale.shown(value ?? scale.whole)
        show(range.lower, as: .rangeSliderRowLower, in: cell.lowerSlider)
        show(range.upper, as: .rangeSliderRowUpper, in: cell.upperSlider)
    }

    private final func show(_ number: Double, as end: Phrases.Key, in slider: SliderView) {
        let end = phrases.text(end)
        slider.name =
            title.map {
                phrases.text(.rangeSliderRowSlider, ["title": .text($0), "end": .text(end)])
            } ?? end
        slider.minimum = scale.bounds.lowerBound
        slider.maximum = scale.bounds.upperBound
        slider.step = scale.step
        slider.value = number
        slider.valueText = text(of: number)
    }

    private final func text(of number: Double) -> String {
        displayNumberFor?(number)
            ?? phrases.formats.string(for: number, style: .decimal(0...scale.fractionDigits))
    }

    private final func move(_ moved: (RangeScale, NumberRange) -> NumberRange) {
        setValue(moved(scale, value ?? scale.whole), by: .user)
    }

    private final var scale: RangeScale {
        RangeScale(minimum: minimum, maximum: maximum, step: step, distance: minimumDistance)
    }
}

extension RangeScale {
    /// Returns the error of a range that is out of bounds or too narrow, or nil if it is valid.
    fileprivate func error(in range: NumberRange) -> ValidationError? {
        if range.lower < bounds.lowerBound {
            return ValidationError(.greaterOrEqual, ["limit": .decimal(bounds.lowerBound)])
        }
        if range.upper > bounds.upperBound {
            return ValidationError(.smallerOrEqual, ["limit": .decimal(bounds.upperBound)])
        }
        // Differences of decimal fractions are inexact: 0.3 - 0.1 is slightly less than 0.2.
        let noise = max(range.lower.magnitude, range.upper.magnitude).ulp * 4
        guard range.upper - range.lower < distance - noise else { return nil }
        return ValidationError(.rangeSliderRowDistance, ["limit": .decimal(distance)])
    }
}
