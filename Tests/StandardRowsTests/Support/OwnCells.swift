import RowKit
import StandardRows

// Cells that inherit from nothing in this library: each has its control, and only what it needs.

final class OwnFieldCell<Value: Equatable & Sendable>: TitledCellType, ControlCellType,
    CellType
{
    let view = CellView()
    weak var row: RowOf<Value>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = LabelView()
    let control = TextFieldView()

    func setup() {
        view.contentView = StackView(.vertical, [titleLabel, textField].compactMap { $0 })
    }
}

/// A cell that contains only its control.
final class OwnControlCell<Value: Equatable & Sendable, Control: BaseView & HeaderFooterViewType>:
    ControlCellType, CellType
{
    let view = CellView()
    weak var row: RowOf<Value>?
    var height: (() -> Double)?
    let control = Control()

    func setup() { view.contentView = control }
}

typealias OwnAreaCell = OwnControlCell<String, TextAreaView>
typealias OwnToggleCell = OwnControlCell<Bool, ToggleView>
typealias OwnButtonCell = OwnControlCell<Int, ButtonView>
typealias OwnDateCell<Value: Equatable & Sendable> = OwnControlCell<Value, DateView>
typealias OwnChoiceCell = OwnControlCell<Int, ChoiceView>
typealias OwnSliderCell = OwnControlCell<Float, SliderView>
typealias OwnStepperCell = OwnControlCell<Double, StepperView>

final class OwnDoubleCell: DoublePickerCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Tuple<String, Int>>?
    var height: (() -> Double)?
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
