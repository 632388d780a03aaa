import RowKit

/// Asks for a number that is increased and decreased in steps.
///
/// ```swift
/// StepperRow("adults") { row in
///     row.title = "Adults"
///     row.minimum = 1
///     row.maximum = 9
/// }
/// ```
///
/// If there is no value, the stepper shows the smallest number. Stepping sets the value, and
/// clearing the text removes it. Typed text that is not a number stays in the field
/// (`RowOf.unreadInput`).
///
/// Either bound can be infinite. Without a smallest number, the steps start at 0.
public final class StepperRow: _StepperRow<StepperCell>, RowType {}

/// The logic of a ``StepperRow``, for any cell with a stepper.
open class _StepperRow<Cell: ControlCellType<StepperView> & CellType>: Row<Cell>
where Cell.Value == Double {
    /// The smallest number.
    @Limited(notAbove: "maximum") public final var minimum = 0.0

    /// The largest number.
    @Limited public final var maximum = 100.0

    /// The distance between numbers, starting from the smallest, or 0 to allow any number.
    @Limited(0...1e15) public final var step = 1.0

    /// Returns the number in the form's formats, with up to three fraction digits, or as many as
    /// the steps have.
    open override func defaultDisplayText(for value: Double) -> String? {
        formats.string(for: value, style: .decimal(for: [minimum, step], atLeast: 3))
    }

    /// Requires a finite number within the bounds, whether the user or the program set it.
    open override var limits: RuleSet<Double> {
        let bounds = bounds
        return super.limits + [
            RuleClosure(valueSchema: .numbers(in: bounds)) { .number($0, outsideOf: bounds) }
        ]
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.stepper.onSet { [weak self] number in self?.take(number) }
        cell.stepper.onType { [weak self] text in self?.takeTyped(text) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let stepper = cell.stepper
        stepper.minimum = bounds.lowerBound
        stepper.maximum = bounds.upperBound
        stepper.step = stepWidth
        stepper.value = bounds.nearest(to: value)
        let text = (value ?? stepper.value).written(in: formats)
        stepper.typedText = unreadInput?.text ?? (text == stepper.value.written ? nil : text)
    }

    private final var bounds: ClosedRange<Double> { ClosedRange(from: minimum, to: maximum) }

    /// The distance between numbers, or 0 if any number can be set.
    private final var stepWidth: Double { step.isFinite ? max(0, step) : 0 }

    /// Sets the value to the nearest number on a step.
    private final func take(_ number: Double) {
        setValue(number.stepped(by: stepWidth, in: bounds), by: .user)
        if !validationErrors.isEmpty { validate() }
    }

    /// Handles text, which is read in the form's formats or otherwise as a plain number.
    ///
    /// A number out of bounds is invalid until the bounds or the number change. Empty text removes
    /// the value. Both are validated at once, because a stepper never has the focus and so cannot
    /// lose it.
    private final func takeTyped(_ text: String) {
        let plain = Double(text).flatMap { $0.isFinite ? $0 : nil }
        let number = formats.number(from: text, style: .decimal) ?? plain
        guard number != nil || text.trimmed.isEmpty
        else { return keepUnreadInput(text, ValidationError(.number)) }
        if let number, bounds.contains(number) { return take(number) }
        setValue(number, by: .user)
        validate()
    }
}

/// The cell of a ``StepperRow``.
open class StepperCell: _NumberInputCell<Double, StepperView>, CellType {}
