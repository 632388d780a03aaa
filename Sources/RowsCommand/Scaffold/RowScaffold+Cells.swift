extension RowScaffold {
    /// The source of the cell in which the value is edited, which contains only the control.
    func cellText(_ cell: String) -> String {
        switch value.editor {
        case .text:
            controlCell(
                cell, "TextFieldCellType", "text field", "field", "textField", "TextFieldView")
        case .number:
            controlCell(cell, "StepperCellType", "stepper", "stepper", "stepper", "StepperView")
        case .canvas:
            controlCell(cell, "CanvasCellType", "canvas", nil, "canvas", "CanvasView")
        case .toggle:
            controlCell(cell, "ToggleCellType", "switch", nil, "toggle", "ToggleView")
        case .date:
            controlCell(cell, "DateCellType", "calendar", "calendar", "date", "DateView")
        case .shown:
            """
            /// Shows the title and the value.
            \(head(of: cell, "Cell<\(value.type)>", "CellType"))}

            """
        }
    }

    /// The source of the cell with a menu of options.
    var menuCellText: String {
        controlCell(name.cell, "ChoiceCellType", "menu", "menu", "choice", "ChoiceView")
    }

    /// The source of a cell with a control at the end.
    ///
    /// - Parameters:
    ///   - words: The control in a sentence.
    ///   - title: The control beside the title, or nil if the cell protocol requires no title.
    private func controlCell(
        _ cell: String, _ type: String, _ words: String, _ title: String?, _ control: String,
        _ view: String
    ) -> String {
        let label = """
                /// The title beside the \(title ?? "").
                public var titleLabel: LabelView? { textLabel }

            """
        return """
            /// A cell with a \(words).
            \(head(of: cell, "Cell<\(value.type)>", type, "CellType"))
                /// The \(words).
                public let \(control) = \(view)()
            \(title == nil ? "" : label)    /// Nil, because the \(words) shows the value.
                public override var detailText: String? { nil }

                public override func setup() {
                    super.setup()
                    accessoryView = \(control)
                }
            }

            """
    }
}
