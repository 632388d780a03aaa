import RowKit

// A row for every control: the user's input becomes the row's value, which the control shows.

/// A control that shows a value and accepts input.
protocol ValueControl: BaseView {
    associatedtype Shown: Equatable & Sendable
    init()
    func show(_ value: Shown?)
    func onInput(_ listener: @escaping (Shown?) -> Void)
}

final class ValueControlCell<Control: ValueControl>: Cell<Control.Shown>, CellType {
    let control = Control()
    private(set) var updates = 0

    override func setup() {
        super.setup()
        control.part = "control"
        contentView = StackView(.horizontal, [LabelView("Control"), control])
        control.onInput { [weak self] value in
            guard let row = self?.row as? ControlRow<Control> else { return }
            row.take(value)
        }
    }

    override func update() {
        super.update()
        updates += 1
        control.show(row?.value)
    }
}

final class ControlRow<Control: ValueControl>: Row<ValueControlCell<Control>>, RowType {
    /// Handles the user's input; by default, writes it to the value.
    lazy var take: (Control.Shown?) -> Void = { [unowned self] value in self.value = value }
}

extension ViewID {
    /// The control of the row with a key.
    static func control(_ key: String = "row") -> ViewID { ViewID("\(key)/content/control") }
}

extension TextFieldView: ValueControl {
    func show(_ value: String?) { text = value ?? "" }
    func onInput(_ listener: @escaping (String?) -> Void) {
        onType { listener($0.isEmpty ? nil : $0) }
    }
}

extension TextAreaView: ValueControl {
    func show(_ value: String?) { text = value ?? "" }
    func onInput(_ listener: @escaping (String?) -> Void) {
        onType { listener($0.isEmpty ? nil : $0) }
    }
}

extension ToggleView: ValueControl {
    func show(_ value: Bool?) { isOn = value ?? false }
    func onInput(_ listener: @escaping (Bool?) -> Void) { onToggle(listener) }
}

extension SliderView: ValueControl {
    func show(_ value: Double?) { self.value = value ?? 0 }
    func onInput(_ listener: @escaping (Double?) -> Void) { onSet(listener) }
}

extension StepperView: ValueControl {
    func show(_ value: Double?) { self.value = value ?? 0 }
    func onInput(_ listener: @escaping (Double?) -> Void) { onSet(listener) }
}

extension ChoiceView: ValueControl {
    func show(_ value: [String]?) { selection = value ?? [] }
    func onInput(_ listener: @escaping ([String]?) -> Void) { onChoose(listener) }
}

extension DateView: ValueControl {
    func show(_ value: String?) { date = value }
    func onInput(_ listener: @escaping (String?) -> Void) { onChoose(listener) }
}

extension ColorView: ValueControl {
    func show(_ value: RowColor?) { color = value }
    func onInput(_ listener: @escaping (RowColor?) -> Void) { onChoose(listener) }
}

extension FileView: ValueControl {
    func show(_ value: [FileReference]?) { files = value ?? [] }
    func onInput(_ listener: @escaping ([FileReference]?) -> Void) { onChoose(listener) }
}

extension ListView: ValueControl {
    func show(_ value: String?) { highlighted = value }
    func onInput(_ listener: @escaping (String?) -> Void) { onPick(listener) }
}

extension CanvasView: ValueControl {
    func show(_ value: [CanvasView.Point]?) {
        shapes = value.map { [CanvasView.Shape(.lines($0, isClosed: false), stroke: .label)] } ?? []
    }
    func onInput(_ listener: @escaping ([CanvasView.Point]?) -> Void) {
        onTouch { listener($0.points) }
    }
}
