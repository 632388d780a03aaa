extension RowScaffold {
    /// The cell in which the value is given.
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
            /// A field to type into.
            \(head(of: cell, "Cell<\(value.type)>", "TextFieldCellType", "CellType"))
                /// What is typed.
                public let textField = TextFieldView()
                /// The title, beside the field.
                public var titleLabel: LabelView? { textLabel }
                /// None: the field shows the value.
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
                    // What is being typed stays as it is while it means the value.
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
        /// A number between two buttons.
        \(head(of: cell, "Cell<\(value.type)>", "StepperCellType", "CellType"))
            /// What is counted.
            public let stepper = StepperView()
            /// The title, beside the number.
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
        /// A switch.
        \(head(of: cell, "Cell<\(value.type)>", "ToggleCellType", "CellType"))
            /// What is switched.
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
        /// A calendar to pick a day from.
        \(head(of: cell, "Cell<\(value.type)>", "DateCellType", "CellType"))
            /// What is picked.
            public let date = DateView()
            /// The title, beside the day.
            public var titleLabel: LabelView? { textLabel }
            /// None: the calendar shows the value.
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

            /// The day in UTC, such as `2025-02-28`; nil: a date that no calendar has.
            private static func day(of date: Date) -> String? {
                guard case .string(let text) = try? date.documentValue() else { return nil }
                return String(text.prefix(10))
            }
        }

        """
    }
}
