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

    /// The text of the field in hosts where a number can be typed, or nil for the number itself in
    /// the digits 0 to 9 with a decimal point.
    ///
    /// This is text that the user entered instead of a number within the bounds, such as the
    /// ``RowOf/unreadInput`` of a row, or the number as it is typed in the form's language.
    public final var typedText: String? {
        get { storedText }
        set { store(newValue, in: &storedText, as: .typedText) }
    }

    private final var storedValue = 0.0
    private final var storedText: String?
    private final var setting = ViewListeners<Double>()
    private final var typing = ViewListeners<String>()

    /// Adds a closure to call each time the user sets a number.
    public final func onSet(_ listener: @escaping (Double) -> Void) { setting.add(listener) }

    /// Adds a closure to call each time the user types text in a host that offers a text field, or
    /// sets a number out of bounds: `1,5` or `12a`, or `120` if the largest number is 100.
    ///
    /// The text is the ``typedText``, so that the row can show an error and the user can correct
    /// it. Without such a closure, text that is not a number within the bounds is refused.
    public final func onType(_ listener: @escaping (String) -> Void) { typing.add(listener) }

    final override var isControl: Bool { true }

    final override func receive(_ action: ViewAction) throws(ViewRefusal) {
        switch action {
        case .type(let text, _):
            let number = typing.isEmpty ? Double(text.replacing(",", with: ".")) : nil
            if let number, number.isFinite { return try receive(.set(number)) }
            try take(text, or: ViewRefusal(.notOffered, "\"\(text)\" is not a number", .pattern))
        case .set(let number) where number >= minimum && number <= maximum:
            (storedValue, storedText) = (number, nil)
            setting(number)
        case .set(let number):
            let text = Int(exactly: number)?.description ?? number.description
            try take(
                text,
                or: ViewRefusal(
                    .notOffered, "\(number) is not between \(minimum) and \(maximum)", .outOfRange))
        default: try super.receive(action)
        }
    }

    /// Keeps text for the closures that read it, or throws if there are none.
    private final func take(_ text: String, or refusal: ViewRefusal) throws(ViewRefusal) {
        if typing.isEmpty { throw refusal }
        storedText = text
        typing(text)
    }

    final override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: NumberInputView(),
        [
            .always(.value, \.value), .always(.minimum, \.minimum),
            .always(.maximum, \.maximum), .init(.step, \.step), .init(.text, \.valueText),
            .init(.typedText, \.typedText),
        ])
}

/// A slider, which sets a number on a scale.
public final class SliderView: NumberInputView, HeaderFooterViewType {
    /// Creates a slider from 0 to 100.
    public override init() { super.init() }

    override class var kind: ViewKind { .slider }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }
}

/// A stepper, which increases and decreases a number by steps.
public final class StepperView: NumberInputView, HeaderFooterViewType {
    /// Creates a stepper from 0 to 100.
    public override init() { super.init() }

    override class var kind: ViewKind { .stepper }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }
}
