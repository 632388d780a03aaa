/// What sliders and steppers have in common: a number within bounds.
public class NumberInputView: BaseView {
    /// The number.
    public final var value: Double {
        get { storedValue }
        set {
            guard newValue != storedValue, !newValue.isNaN || !storedValue.isNaN else { return }
            storedValue = newValue
            note(.value)
        }
    }

    /// The smallest number.
    public final var minimum = 0.0 { didSet { note(.minimum, oldValue, minimum) } }

    /// The largest number.
    public final var maximum = 100.0 { didSet { note(.maximum, oldValue, maximum) } }

    /// How far numbers are apart; 0: as near as the host can.
    public final var step = 0.0 { didSet { note(.step, oldValue, step) } }

    /// The number in words, for who cannot see the view; nil: the number.
    public final var valueText: String? { didSet { note(.text, oldValue, valueText) } }

    private final var storedValue = 0.0
    private final var setting = ViewListeners<Double>()

    /// Runs a closure each time a person set a number.
    public final func onSet(_ listener: @escaping (Double) -> Void) { setting.add(listener) }

    final override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .set(let number) = action else { return try super.receive(action) }
        guard number >= minimum, number <= maximum else {
            throw ViewRefusal(.notOffered, "\(number) is not between \(minimum) and \(maximum)")
        }
        storedValue = number
        setting(number)
    }

    final override class var ownProperties: [ViewProperty] {
        [.value, .minimum, .maximum, .step, .text]
    }

    final override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .value: value.json
        case .minimum: minimum.json
        case .maximum: maximum.json
        case .step: step == 0 ? nil : step.json
        case .text: valueText?.json
        default: super.value(of: property)
        }
    }
}

/// A number on a scale.
public final class SliderView: NumberInputView, HeaderFooterViewType {
    /// Makes a slider from 0 to 100.
    public override init() { super.init() }

    /// A slider.
    public override var node: ViewNode { .slider(self) }
}

/// A number that goes up and down by steps.
public final class StepperView: NumberInputView, HeaderFooterViewType {
    /// Makes a stepper from 0 to 100.
    public override init() { super.init() }

    /// A stepper.
    public override var node: ViewNode { .stepper(self) }
}
