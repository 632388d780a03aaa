import RowKit

/// A widget of a toolkit.
struct Widget: Equatable {
    var kind: String
    var label: String?
    var inside: [Widget] = []

    var everything: [Widget] { [self] + inside.flatMap(\.everything) }
}

/// Draws views as widgets: a host without HTML.
struct WidgetRenderer: FormRenderer {
    /// The number of widgets created.
    private(set) var count = 0

    mutating func draw(_ view: FormView) -> Widget { make("Window", view.title, view) }
    mutating func draw(_ view: SectionView) -> Widget { make("Group", nil, view) }
    mutating func draw(_ view: CellView) -> Widget { make("Row", nil, view) }
    mutating func draw(_ view: LabelView) -> Widget { make("Label", view.text, view) }
    mutating func draw(_ view: ImageView) -> Widget { make("Picture", view.name, view) }
    mutating func draw(_ view: TextFieldView) -> Widget { make("Entry", view.text, view) }
    mutating func draw(_ view: TextAreaView) -> Widget { make("Editor", view.text, view) }
    mutating func draw(_ view: ToggleView) -> Widget { make("Switch", view.title, view) }
    mutating func draw(_ view: SliderView) -> Widget { make("Scale", "\(view.value)", view) }
    mutating func draw(_ view: StepperView) -> Widget { make("SpinBox", "\(view.value)", view) }
    mutating func draw(_ view: ChoiceView) -> Widget {
        make("ComboBox", view.selection.joined(separator: ","), view)
    }
    mutating func draw(_ view: DateView) -> Widget { make("Calendar", view.date, view) }
    mutating func draw(_ view: ButtonView) -> Widget { make("Button", view.title, view) }
    mutating func draw(_ view: StackView) -> Widget { make("Box", nil, view) }
    mutating func draw(_ view: ListView) -> Widget { make("List", "\(view.items.count)", view) }
    mutating func draw(_ view: CanvasView) -> Widget {
        make("DrawingArea", "\(view.shapes.count)", view)
    }
    mutating func draw(_ view: ColorView) -> Widget { make("ColorButton", view.color?.text, view) }
    mutating func draw(_ view: FileView) -> Widget {
        make("FileChooser", view.files.first?.name, view)
    }
    mutating func draw(_ view: ProgressView) -> Widget { make("ProgressBar", nil, view) }

    private mutating func make(_ kind: String, _ label: String?, _ view: BaseView) -> Widget {
        count += 1
        return Widget(kind: kind, label: label, inside: view.children.map { $0.draw(on: &self) })
    }
}
