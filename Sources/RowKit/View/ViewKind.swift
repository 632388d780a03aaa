/// The kinds of view, with their names in JSON.
///
/// All other controls are composed of these. For example, a rating is a ``StackView`` of
/// ``ButtonView``s, and a map is a ``CanvasView``.
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
