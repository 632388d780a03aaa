import RowKit

/// Asks for a number that goes up and down by steps.
///
/// ```swift
/// StepperRow("adults") { row in
///     row.title = "Adults"
///     row.minimum = 1
///     row.maximum = 9
/// }
/// ```
///
/// No value is shown as the smallest number; once stepped, the row has one.
public final class StepperRow: _StepperRow<StepperCell>, RowType {}

/// The logic of a ``StepperRow``, over any cell with a stepper.
open class _StepperRow<Cell: StepperCellType & CellType>: Row<Cell> where Cell.Value == Double {
    /// The smallest number.
    @Setting public final var minimum = 0.0

    /// The largest number.
    @Setting public final var maximum = 100.0

    /// How far numbers are apart, from the smallest on; 0: any number can be set.
    ///
    /// A negative step is a problem of the form, and is 0.
    @Setting public final var step = 1.0

    /// The number by the form's formats.
    open override func defaultDisplayText(for value: Double) -> String? {
        formats.string(for: value, style: .decimal)
    }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init("minimum", \_StepperRow.minimum, "The smallest number."),
            .init("maximum", \_StepperRow.maximum, "The largest number."),
            .init(
                "step", \_StepperRow.step,
                "How far numbers are apart, from the smallest on; 0: any number can be set."),
        ]
    }

    /// A maximum below the minimum, where the minimum holds, and a negative step.
    open override var limitConflict: LimitConflict? {
        super.limitConflict ?? LimitConflict("minimum", minimum, above: "maximum", maximum)
            ?? LimitConflict("step", step, below: 0)
    }

    /// Numbers out of bounds are refused, whoever wrote them.
    open override class var refusesValues: Bool { true }

    /// A number that is smaller than the smallest or larger than the largest is wrong.
    open override func refusal(of value: Double) -> ValidationError? {
        .number(value, outsideOf: minimum, maximum)
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.stepper.onSet { [weak self] number in self?.take(number) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let stepper = cell.stepper
        cell.show(title: title)
        stepper.minimum = minimum
        stepper.maximum = max(minimum, maximum)
        stepper.step = max(0, step)
        stepper.value = min(max(value ?? minimum, stepper.minimum), stepper.maximum)
    }

    /// Takes the nearest number that is on a step.
    private final func take(_ number: Double) {
        setValue(number.stepped(by: step, from: minimum, to: maximum), by: .user)
    }
}

/// What a ``StepperRow`` looks like.
open class StepperCell: _NumberInputCell<Double, StepperView>, StepperCellType, CellType {
    /// The stepper.
    public final var stepper: StepperView { control }
}
