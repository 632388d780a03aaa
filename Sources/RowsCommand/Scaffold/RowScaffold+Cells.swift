extension RowScaffold {
    /// The source of the cell that edits the value.
    func cellText(row: String, cell: String) -> String {
        switch value.editor {
        case .text(let form): textCell(form, row, cell)
        case .number(let reading): numberCell(reading, row, cell)
        case .toggle: toggleCell(row, cell)
        case .date: dateCell(row, cell)
        case .shown:
            """
            /// Shows the title and the value.
            \(head(of: cell, "Cell<\(value.type)>", "CellType"))}

            """
        }
    }

    private func textCell(_ form: ScaffoldEditor.TextForm, _ row: String, _ cell: String) -> String
    {
        let (writing, reading) =
            switch form {
            case .string: ("row?.value", "text.isEmpty ? nil : text")
            case .address: ("row?.value?.absoluteString", "URL(string: text)")
            case .declared: ("row?.value?.text", "text.isEmpty ? nil : \(value.type)(text: text)")
            }
        return """
            /// A cell with a text field.
            \(head(of: cell, "Cell<\(value.type)>", "TextFieldCellType", "CellType"))
                /// The text field.
                public let textField = TextFieldView()
                /// The title beside the field.
                public var titleLabel: LabelView? { textLabel }
                /// Nil, because the field shows the value.
                public override var detailText: String? { nil }

                public override func setup() {
                    super.setup()
                    accessoryView = textField
                    textField.onType { [weak self] text in
                        self?.row?.value = Self.value(of: text)
                    }
                }

                public override func update() {
                    super.update()
                    textField.placeholder = (row as? \(row))?.placeholder
                    // Keep the typed text while it stands for the value.
                    if Self.value(of: textField.text) != row?.value {
                        textField.text = \(writing) ?? ""
                    }
                }

                private static func value(of text: String) -> \(value.type)? {
                    \(reading)
                }
            }

            """
    }

    private func numberCell(_ reading: String, _ row: String, _ cell: String) -> String {
        """
        /// A cell with a stepper.
        \(head(of: cell, "Cell<\(value.type)>", "StepperCellType", "CellType"))
            /// The stepper.
            public let stepper = StepperView()
            /// The title beside the stepper.
            public var titleLabel: LabelView? { textLabel }

            public override func setup() {
                super.setup()
                accessoryView = stepper
                stepper.step = 1
                stepper.onSet { [weak self] number in
                    self?.row?.value = \(reading)
                }
            }

            public override func update() {
                super.update()
                guard let row = row as? \(row) else { return }
                stepper.minimum = Double(row.minimum)
                stepper.maximum = Double(row.maximum)
                stepper.value = Double(row.value ?? row.minimum)
            }
        }

        """
    }

    private func toggleCell(_ row: String, _ cell: String) -> String {
        """
        /// A cell with a switch.
        \(head(of: cell, "Cell<\(value.type)>", "ToggleCellType", "CellType"))
            /// The switch.
            public let toggle = ToggleView()

            public override func setup() {
                super.setup()
                accessoryView = toggle
                toggle.onToggle { [weak self] isOn in self?.row?.value = isOn }
            }

            public override func update() {
                super.update()
                detailTextLabel?.text = (row as? \(row))?.explanation
                toggle.isOn = row?.value ?? false
            }
        }

        """
    }

    private func dateCell(_ row: String, _ cell: String) -> String {
        """
        /// A cell with a calendar.
        \(head(of: cell, "Cell<\(value.type)>", "DateCellType", "CellType"))
            /// The calendar.
            public let date = DateView()
            /// The title beside the calendar.
            public var titleLabel: LabelView? { textLabel }
            /// Nil, because the calendar shows the value.
            public override var detailText: String? { nil }

            public override func setup() {
                super.setup()
                accessoryView = date
                date.onChoose { [weak self] day in
                    self?.row?.value = day.flatMap { try? Date(documentValue: .string($0)) }
                }
            }

            public override func update() {
                super.update()
                date.date = row?.value.flatMap(Self.day)
                date.minimum = (row as? \(row))?.earliest.flatMap(Self.day)
            }

            /// The day in UTC, such as `2025-02-28`, or nil if the date has no JSON.
            private static func day(of date: Date) -> String? {
                guard case .string(let text) = try? date.documentValue() else { return nil }
                return String(text.prefix(10))
            }
        }

        """
    }
}
