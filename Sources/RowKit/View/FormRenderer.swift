/// Draws views.
///
/// The protocol has one requirement for each kind of view, so the compiler reports a kind that a
/// host does not draw.
///
/// ```swift
/// var page = PageRenderer()
/// let html = view.draw(on: &page)
/// ```
public protocol FormRenderer {
    /// The result of drawing a view.
    associatedtype Output
    /// Draws a screen.
    mutating func draw(_ view: FormView) -> Output
    /// Draws a section.
    mutating func draw(_ view: SectionView) -> Output
    /// Draws a row.
    mutating func draw(_ view: CellView) -> Output
    /// Draws a label.
    mutating func draw(_ view: LabelView) -> Output
    /// Draws an image.
    mutating func draw(_ view: ImageView) -> Output
    /// Draws a text field of one line.
    mutating func draw(_ view: TextFieldView) -> Output
    /// Draws a text field of several lines.
    mutating func draw(_ view: TextAreaView) -> Output
    /// Draws a toggle.
    mutating func draw(_ view: ToggleView) -> Output
    /// Draws a slider.
    mutating func draw(_ view: SliderView) -> Output
    /// Draws a stepper.
    mutating func draw(_ view: StepperView) -> Output
    /// Draws a choice among options.
    mutating func draw(_ view: ChoiceView) -> Output
    /// Draws a control to choose a date.
    mutating func draw(_ view: DateView) -> Output
    /// Draws a button.
    mutating func draw(_ view: ButtonView) -> Output
    /// Draws a stack of views.
    mutating func draw(_ view: StackView) -> Output
    /// Draws a list of items.
    mutating func draw(_ view: ListView) -> Output
    /// Draws a canvas.
    mutating func draw(_ view: CanvasView) -> Output
    /// Draws a control to choose a colour.
    mutating func draw(_ view: ColorView) -> Output
    /// Draws a control to choose files.
    mutating func draw(_ view: FileView) -> Output
    /// Draws the progress of a task.
    mutating func draw(_ view: ProgressView) -> Output
}

extension BaseView {
    /// Calls the renderer's requirement for views of this kind.
    public final func draw<Renderer: FormRenderer>(on renderer: inout Renderer) -> Renderer.Output {
        drawn(by: &renderer)
    }
}
