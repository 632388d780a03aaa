extension RowScaffold {
    /// The source of the row itself, and of its cell if that is a separate class.
    var rowText: String {
        switch kind {
        case .basic: imports + "\n" + editorText(row: name.row, cell: name.cell)
        case .inline: imports + "\n" + openingText(.inline)
        case .presenter: imports + "\n" + openingText(.presenter)
        case .selectable: imports + "\n" + selectableText
        case .options: imports + "\n" + optionsText
        }
    }

    /// The source of the row that edits the value, if that is a separate row.
    var editorRowText: String {
        imports + "\n" + editorText(row: name.editorRow, cell: name.editorCell)
    }

    // MARK: A row that edits the value

    private func editorText(row: String, cell: String) -> String {
        let control = value.control.map(controlCell)
        let cellType = control ?? cell
        let head =
            hasEditorRow
            ? head(of: row, "\(name.sharedRow)<\(cellType)>", "RowType")
            : head(of: row, ["Row<\(cellType)>", "RowType"] + sharedProtocols)
        let shared = hasEditorRow ? "" : settingsText(value.editorSettings) + limitsText
        return """
            /// \(control == nil ? "Shows" : "Asks for") \(value.words).
            \(head)
            \(shared)\(editorLogicText)}
            \(control == nil ? "\n\(shownCellText(cell))" : "")
            """
    }

    /// The protocols of a row that shares its settings with the row that edits the value.
    private var sharedProtocols: [String] {
        value.control == nil ? ["NoValueDisplayTextConformance"] : []
    }

    /// The source of the superclass with the settings of a row and of the row that edits its value.
    var sharedRowText: String {
        let start = "public nonisolated class \(name.sharedRow)<Cell: CellType>:"
        let supertypes = (["Row<Cell>"] + sharedProtocols).joined(separator: ", ")
        let head = start.count + supertypes.count < 100 ? "\(start) " : "\(start)\n    "
        return imports + """

            /// The settings and limits that a row and the row that edits its value have in common.
            \(head)\(supertypes)
            where Cell.Value == \(value.type) {
            \(settingsText(value.editorSettings))\(limitsText)}

            """
    }

    // MARK: A row that opens another row or a screen

    private enum Opening { case inline, presenter }

    private func openingText(_ opening: Opening) -> String {
        let start = "    @OptionalHook public var onPresentCallback:"
        let closure = "((FormViewController, \(name.controller)) -> Void)?"
        let callback =
            start.count + 1 + closure.count <= 100
            ? "\(start) \(closure)" : "\(start)\n        \(closure)"
        let presentation = """
                /// How the screen is created and presented.
                @OptionalHook public var presentationMode: PresentationMode<\(name.controller)>?
                /// Called before the screen is presented.
            \(callback)

            """
        let initializer = """

                /// Creates a row.
                public required init(tag: String?) {
                    super.init(tag: tag)
                    preset {
                        presentationMode = .show(
                            controllerProvider: .callback { \(name.controller)() })
                    }
                }

            """
        let setup = """

                /// Copies this row's settings to the row on the screen.
                public func setupController(_ controller: \(name.controller)) {
                    controller.editor.copySettings(of: self)
                }

            """
        let inline = """
                /// The row below, which has the same settings.
                public typealias InlineRow = \(name.editorRow)

            """
        let isPresenter = opening == .presenter
        let place = isPresenter ? "on a screen of its own" : "in a row below"
        let parent = isPresenter ? "PresenterRowType" : "InlineRowType"
        return """
            /// Shows \(value.words), which is edited \(place).
            \(head(of: name.row, "\(name.sharedRow)<\(name.cell)>", "RowType", parent))
            \(isPresenter ? presentation + initializer + setup : inline)}

            /// Shows the title and the value.
            \(head(of: name.cell, "Cell<\(value.type)>", "CellType"))
                public override func setup() {
                    super.setup()
                    accessoryType = .disclosureIndicator
                }
            }

            """
    }

    /// The source of the screen on which the value is edited.
    var controllerText: String {
        imports + """

            /// The screen on which the value of a ``\(name.row)`` is edited.
            \(head(of: name.controller, "RowViewController<\(value.type)>"))
                /// The row that edits the value.
                let editor = \(name.editorRow)("editor")

                public override func viewDidLoad() {
                    super.viewDidLoad()
                    editor.title = row?.title
                    editor.value = row?.value
                    form +++ editor
                    let done = ButtonView(form.phrases.text(.done))
                    done.onPress { [weak self] in self?.finish() }
                    navigationItems = [done]
                }

                private func finish() {
                    if let value = editor.value { commit(value) } else { clear() }
                }
            }

            """
    }

    // MARK: A row that is an option

    private var selectableText: String {
        let settings = [
            ScaffoldSetting(
                name: "selectableValue", declaration: "selectableValue: \(value.type)?",
                sentence: "The option that the row represents.")
        ]
        return """
            /// Represents one option of a section; selecting the row chooses it.
            \(head(of: name.row, "Row<\(name.cell)>", "RowType", "SelectableRowType"))
            \(settingsText(settings))}

            /// Shows the title, and a checkmark while the option is chosen.
            \(head(of: name.cell, "Cell<\(value.type)>", "CellType"))
                /// Nil, because the checkmark shows whether the option is chosen.
                public override var detailText: String? { nil }

                public override func update() {
                    super.update()
                    accessoryType = row?.value == nil ? .none : .checkmark
                }
            }

            """
    }

    // MARK: A row with options

    private var optionsText: String {
        let provider = ScaffoldSetting(
            attribute: "@Setting(named: \"options\", through: \"titledOptions\")",
            name: "optionsProvider",
            declaration: "optionsProvider: OptionsProvider<\(value.type)>?",
            sentence: "The options to choose from.")
        return """
            /// Offers options, one of which can be chosen.
            \(head(of: name.row, "Row<\(controlCell("ChoiceView"))>", "RowType", "OptionsProviderRow"))
            \(settingsText([provider]))\(optionsLogicText)}

            """
    }
}

extension ScaffoldValue {
    /// A list of both samples in Swift, indented.
    func sampleList(indent: Int) -> String {
        let indent = String(repeating: " ", count: indent)
        let list = "[\n" + samples.map { "\(indent)    \($0),\n" }.joined() + "\(indent)]"
        return hasOptionalSamples ? "\(list).compactMap(\\.self)" : list
    }
}
