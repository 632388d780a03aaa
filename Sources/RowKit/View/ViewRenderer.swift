/// What draws views: one requirement for each kind, so that a host that forgets one does not
/// compile.
///
/// ```swift
/// var page = PageRenderer()
/// let html = view.draw(on: &page)
/// ```
public protocol ViewRenderer {
    /// What drawing a view gives.
    associatedtype Output
    /// Draws a screen.
    mutating func draw(_ view: FormView) -> Output
    /// Draws a section.
    mutating func draw(_ view: SectionView) -> Output
    /// Draws a row.
    mutating func draw(_ view: CellView) -> Output
    /// Draws text.
    mutating func draw(_ view: LabelView) -> Output
    /// Draws a picture.
    mutating func draw(_ view: ImageView) -> Output
    /// Draws one line to type into.
    mutating func draw(_ view: TextFieldView) -> Output
    /// Draws several lines to type into.
    mutating func draw(_ view: TextAreaView) -> Output
    /// Draws something on or off.
    mutating func draw(_ view: ToggleView) -> Output
    /// Draws a number on a scale.
    mutating func draw(_ view: SliderView) -> Output
    /// Draws a number that goes up and down by steps.
    mutating func draw(_ view: StepperView) -> Output
    /// Draws options of which some are chosen.
    mutating func draw(_ view: ChoiceView) -> Output
    /// Draws a date to choose.
    mutating func draw(_ view: DateView) -> Output
    /// Draws something to press.
    mutating func draw(_ view: ButtonView) -> Output
    /// Draws views beside or below each other.
    mutating func draw(_ view: StackView) -> Output
    /// Draws items to pick from.
    mutating func draw(_ view: ListView) -> Output
    /// Draws shapes.
    mutating func draw(_ view: CanvasView) -> Output
    /// Draws a colour to choose.
    mutating func draw(_ view: ColorView) -> Output
    /// Draws a file to choose.
    mutating func draw(_ view: FileView) -> Output
    /// Draws how far something is.
    mutating func draw(_ view: ProgressView) -> Output
}

extension BaseView {
    /// Has a renderer draw the view as what it is.
    public final func draw<Renderer: ViewRenderer>(on renderer: inout Renderer) -> Renderer.Output {
        switch node {
        case .form(let view): renderer.draw(view)
        case .section(let view): renderer.draw(view)
        case .cell(let view): renderer.draw(view)
        case .label(let view): renderer.draw(view)
        case .image(let view): renderer.draw(view)
        case .textField(let view): renderer.draw(view)
        case .textArea(let view): renderer.draw(view)
        case .toggle(let view): renderer.draw(view)
        case .slider(let view): renderer.draw(view)
        case .stepper(let view): renderer.draw(view)
        case .choice(let view): renderer.draw(view)
        case .date(let view): renderer.draw(view)
        case .button(let view): renderer.draw(view)
        case .stack(let view): renderer.draw(view)
        case .list(let view): renderer.draw(view)
        case .canvas(let view): renderer.draw(view)
        case .color(let view): renderer.draw(view)
        case .file(let view): renderer.draw(view)
        case .progress(let view): renderer.draw(view)
        }
    }
}
