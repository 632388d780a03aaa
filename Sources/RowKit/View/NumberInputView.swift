/// The base class of sliders and steppers: a number within bounds.
public class NumberInputView: BaseView {
    /// The number.
    public final var value: Double {
        get { storedValue }
        set { store(newValue, in: &storedValue, as: .value) }
    }

    /// The smallest number.
    public final var minimum = 0.0 { didSet { note(.minimum, oldValue, minimum) } }

    /// The largest number.
    public final var maximum = 100.0 { didSet { note(.maximum, oldValue, maximum) } }

    /// The distance between two available numbers, or 0 for the finest distance of the host.
    public final var step = 0.0 { didSet { note(.step, oldValue, step) } }

    /// The number as text for screen readers, or nil for the number itself.
    public final var valueText: String? { didSet { note(.text, oldValue, valueText) } }

    private final var storedValue = 0.0
    private final var setting = ViewListeners<Double>()

    /// Adds a closure to call each time the user sets a number.
    public final func onSet(_ listener: @escaping (Double) -> Void) { setting.add(listener) }

    final override var isControl: Bool { true }

    final override func receive(_ action: ViewAction) throws(ViewRefusal) {
        if case .type(let text, _) = action {
            throw ViewRefusal(.notOffered, "\"\(text)\" is not a number", .pattern)
        }
        guard case .set(let number) = action else { return try super.receive(action) }
        guard number >= minimum, number <= maximum else {
            throw ViewRefusal(
                .notOffered, "\(number) is not between \(minimum) and \(maximum)", .outOfRange)
        }
        storedValue = number
        setting(number)
    }

    final override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: NumberInputView(),
        [
            .always(.value, \.value), .always(.minimum, \.minimum),
            .always(.maximum, \.maximum), .init(.step, \.step), .init(.text, \.valueText),
        ])
}

/// A slider, which sets a number on a scale.
public final class SliderView: NumberInputView, HeaderFooterViewType {
    /// Creates a slider from 0 to 100.
    public override init() { super.init() }

    override class var kind: ViewKind { .slider }
    override func drawn<R: ViewRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }
}

/// A stepper, which increases and decreases a number by steps.
public final class StepperView: NumberInputView, HeaderFooterViewType {
    /// Creates a stepper from 0 to 100.
    public override init() { super.init() }

    override class var kind: ViewKind { .stepper }
    override func drawn<R: ViewRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }
}
