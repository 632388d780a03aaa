// What rows ask of a cell to drive a control in it. A cell that answers need not inherit from
// anything.

/// A cell with a title of its own, beside a control.
public protocol TitledCellType: BaseCellType {
    /// The label of the title; nil if there is none.
    var titleLabel: LabelView? { get }
    /// Shows the row's title, after `update()`.
    ///
    /// By default the title becomes the text of ``titleLabel``. A cell that shows it in `update()`
    /// does nothing here, so that a subclass may show another.
    func show(title: String?)
}

extension TitledCellType {
    /// Makes the title the text of ``titleLabel``.
    public func show(title: String?) { titleLabel?.text = title }
}

/// A cell in which one line is typed.
public protocol TextFieldCellType: TitledCellType {
    /// The field.
    var textField: TextFieldView { get }
}

/// A cell in which several lines are typed.
public protocol TextAreaCellType: TitledCellType {
    /// The area.
    var textArea: TextAreaView { get }
}

/// A cell in which something is switched on or off.
public protocol ToggleCellType: BaseCellType {
    /// The toggle.
    var toggle: ToggleView { get }
}

/// A cell in which a number is set on a scale.
public protocol SliderCellType: TitledCellType {
    /// The slider.
    var slider: SliderView { get }
}

/// A cell in which a number goes up and down.
public protocol StepperCellType: TitledCellType {
    /// The stepper.
    var stepper: StepperView { get }
}

/// A cell in which options are chosen.
public protocol ChoiceCellType: TitledCellType {
    /// The options.
    var choice: ChoiceView { get }
}

/// A cell in which a date is chosen.
public protocol DateCellType: TitledCellType {
    /// The date.
    var date: DateView { get }
}

/// A cell with something to press.
public protocol ButtonCellType: BaseCellType {
    /// What is pressed.
    var button: ButtonView { get }
}

/// A cell on which shapes are drawn.
public protocol CanvasCellType: BaseCellType {
    /// The canvas.
    var canvas: CanvasView { get }
}

/// A cell in which a colour is chosen.
public protocol ColorCellType: TitledCellType {
    /// The colour.
    var color: ColorView { get }
}

/// A cell in which files are chosen.
public protocol FileCellType: TitledCellType {
    /// The files.
    var file: FileView { get }
}
