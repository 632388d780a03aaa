/// A cell that gives rows access to its control.
///
/// A row for any cell with a certain control names the control's type. Its cells need not inherit
/// from any class.
///
/// ```swift
/// open class _VolumeRow<Cell: ControlCellType<SliderView> & CellType>: Row<Cell>
/// where Cell.Value == Int {
///     open override func customSetupCell() {
///         super.customSetupCell()
///         cell.control.onSet { [weak self] volume in self?.setValue(Int(volume), by: .user) }
///     }
/// }
/// ```
///
/// The control is also available under the name of its kind: `cell.slider`.
public protocol ControlCellType<Control>: BaseCellType {
    /// The type of the control.
    associatedtype Control: BaseView
    /// The control.
    var control: Control { get }
}

extension ControlCellType<TextFieldView> {
    /// The control, which is a single-line text field.
    public var textField: TextFieldView { control }
}

extension ControlCellType<TextAreaView> {
    /// The control, which is a multiline text area.
    public var textArea: TextAreaView { control }
}

extension ControlCellType<ToggleView> {
    /// The control, which is a toggle.
    public var toggle: ToggleView { control }
}

extension ControlCellType<SliderView> {
    /// The control, which is a slider.
    public var slider: SliderView { control }
}

extension ControlCellType<StepperView> {
    /// The control, which is a stepper.
    public var stepper: StepperView { control }
}

extension ControlCellType<ChoiceView> {
    /// The control, in which options are chosen.
    public var choice: ChoiceView { control }
}

extension ControlCellType<DateView> {
    /// The control, in which a date is chosen.
    public var date: DateView { control }
}

extension ControlCellType<ButtonView> {
    /// The control, which is a button.
    public var button: ButtonView { control }
}

extension ControlCellType<CanvasView> {
    /// The control, on which shapes are drawn.
    public var canvas: CanvasView { control }
}

extension ControlCellType<ColorView> {
    /// The control, in which a colour is chosen.
    public var color: ColorView { control }
}

extension ControlCellType<FileView> {
    /// The control, in which files are chosen.
    public var file: FileView { control }
}
