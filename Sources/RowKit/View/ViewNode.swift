/// A view as what it is: the whole vocabulary.
///
/// What is not here is made of these: a rating is a ``StackView`` of ``ButtonView``s, a map a
/// ``CanvasView``.
public enum ViewNode {
    /// A whole screen.
    case form(FormView)
    /// A section with its header, rows and footer.
    case section(SectionView)
    /// A row.
    case cell(CellView)
    /// Text.
    case label(LabelView)
    /// A picture.
    case image(ImageView)
    /// One line to type into.
    case textField(TextFieldView)
    /// Several lines to type into.
    case textArea(TextAreaView)
    /// Something on or off.
    case toggle(ToggleView)
    /// A number on a scale.
    case slider(SliderView)
    /// A number that goes up and down by steps.
    case stepper(StepperView)
    /// Some of a few options.
    case choice(ChoiceView)
    /// A date, a time or both, or a duration.
    case date(DateView)
    /// Something to press.
    case button(ButtonView)
    /// Views beside or below each other.
    case stack(StackView)
    /// Items to pick from, often below a field.
    case list(ListView)
    /// Shapes, and points that a person touches.
    case canvas(CanvasView)
    /// A colour to choose.
    case color(ColorView)
    /// A file to choose.
    case file(FileView)
    /// How far something is.
    case progress(ProgressView)

    /// The kind of view, as it travels.
    public var kind: ViewKind {
        switch self {
        case .form: .form
        case .section: .section
        case .cell: .cell
        case .label: .label
        case .image: .image
        case .textField: .textField
        case .textArea: .textArea
        case .toggle: .toggle
        case .slider: .slider
        case .stepper: .stepper
        case .choice: .choice
        case .date: .date
        case .button: .button
        case .stack: .stack
        case .list: .list
        case .canvas: .canvas
        case .color: .color
        case .file: .file
        case .progress: .progress
        }
    }
}

/// The kinds of view, as they travel.
public enum ViewKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A ``FormView``.
    case form
    /// A ``SectionView``.
    case section
    /// A ``CellView``.
    case cell
    /// A ``LabelView``.
    case label
    /// An ``ImageView``.
    case image
    /// A ``TextFieldView``.
    case textField
    /// A ``TextAreaView``.
    case textArea
    /// A ``ToggleView``.
    case toggle
    /// A ``SliderView``.
    case slider
    /// A ``StepperView``.
    case stepper
    /// A ``ChoiceView``.
    case choice
    /// A ``DateView``.
    case date
    /// A ``ButtonView``.
    case button
    /// A ``StackView``.
    case stack
    /// A ``ListView``.
    case list
    /// A ``CanvasView``.
    case canvas
    /// A ``ColorView``.
    case color
    /// A ``FileView``.
    case file
    /// A ``ProgressView``.
    case progress
}
