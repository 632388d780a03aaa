import RowKit
import StandardRows

// Cells that inherit from nothing in this library: each has its control, and only what it needs.

final class OwnFieldCell<Value: Equatable & Sendable>: TextFieldCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Value>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = LabelView()
    let textField = TextFieldView()

    func setup() {
        view.contentView = StackView(.vertical, [titleLabel, textField].compactMap { $0 })
    }
}

final class OwnAreaCell: TextAreaCellType, CellType {
    let view = CellView()
    weak var row: RowOf<String>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = nil
    let textArea = TextAreaView()

    func setup() { view.contentView = textArea }
}

final class OwnToggleCell: ToggleCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Bool>?
    var height: (() -> Double)?
    let toggle = ToggleView()

    func setup() { view.contentView = toggle }
}

final class OwnButtonCell: ButtonCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Int>?
    var height: (() -> Double)?
    let button = ButtonView()

    func setup() { view.accessoryView = button }
}

final class OwnDateCell<Value: Equatable & Sendable>: DateCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Value>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = nil
    let date = DateView()

    func setup() { view.contentView = date }
}

final class OwnChoiceCell: ChoiceCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Int>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = nil
    let choice = ChoiceView()

    func setup() { view.contentView = choice }
}

final class OwnSliderCell: SliderCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Float>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = nil
    let slider = SliderView()

    func setup() { view.contentView = slider }
}

final class OwnStepperCell: StepperCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Double>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = nil
    let stepper = StepperView()

    func setup() { view.contentView = stepper }
}

final class OwnDoubleCell: DoublePickerCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Tuple<String, Int>>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = nil
    let firstChoice = ChoiceView()
    let secondChoice = ChoiceView()

    func setup() {
        firstChoice.part = "first"
        secondChoice.part = "second"
        view.contentView = StackView(.vertical, [firstChoice, secondChoice])
    }
}

final class OwnTripleCell: TriplePickerCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Tuple3<Int, Int, Int>>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = nil
    let firstChoice = ChoiceView()
    let secondChoice = ChoiceView()
    let thirdChoice = ChoiceView()

    func setup() {
        view.contentView = StackView(.vertical, [firstChoice, secondChoice, thirdChoice])
    }
}

/// A cell that shows only what every cell has.
final class OwnPlainCell<Value: Equatable & Sendable>: CellType {
    let view = CellView()
    weak var row: RowOf<Value>?
    var height: (() -> Double)?
}
