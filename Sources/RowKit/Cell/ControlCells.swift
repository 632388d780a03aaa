// Protocols of cells with a control, through which rows use the control. A conforming cell need not
// inherit from any class.

/// A cell with a single-line text field.
public protocol TextFieldCellType: TitledCellType {
    /// The field.
    var textField: TextFieldView { get }
}

/// A cell with a multiline text area.
public protocol TextAreaCellType: TitledCellType {
    /// The area.
    var textArea: TextAreaView { get }
}

/// A cell with a toggle.
public protocol ToggleCellType: BaseCellType {
    /// The toggle.
    var toggle: ToggleView { get }
}

/// A cell with a slider.
public protocol SliderCellType: TitledCellType {
    /// The slider.
    var slider: SliderView { get }
}

/// A cell with a stepper.
public protocol StepperCellType: TitledCellType {
    /// The stepper.
    var stepper: StepperView { get }
}

/// A cell in which options are chosen.
public protocol ChoiceCellType: TitledCellType {
    /// The view of the options.
    var choice: ChoiceView { get }
}

/// A cell in which a date is chosen.
public protocol DateCellType: TitledCellType {
    /// The view of the date.
    var date: DateView { get }
}

/// A cell with a button.
public protocol ButtonCellType: BaseCellType {
    /// The button.
    var button: ButtonView { get }
}

/// A cell on which shapes are drawn.
public protocol CanvasCellType: BaseCellType {
    /// The canvas.
    var canvas: CanvasView { get }
}

/// A cell in which a colour is chosen.
public protocol ColorCellType: TitledCellType {
    /// The view of the colour.
    var color: ColorView { get }
}

/// A cell in which files are chosen.
public protocol FileCellType: TitledCellType {
    /// The view of the files.
    var file: FileView { get }
}
