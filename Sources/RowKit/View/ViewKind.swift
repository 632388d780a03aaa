/// The kinds of view: the whole vocabulary, by the names under which it travels.
///
/// Everything else is composed of these: a rating is a ``StackView`` of ``ButtonView``s, a map a
/// ``CanvasView``.
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
