extension RowScaffold {
    /// The source of the row itself, and of its cell if that is a class of its own.
    var rowText: String {
        switch kind {
        case .basic: imports + "\n" + editorText(row: name.row, cell: name.cell)
        case .inline: imports + "\n" + openingText(.inline)
        case .presenter: imports + "\n" + openingText(.presenter)
        case .selectable: imports + "\n" + selectableText
        case .options: imports + "\n" + optionsText
        }
    }

    /// The source of the row that edits the value if that is a separate row.
    var editorRowText: String {
        imports + "\n" + editorText(row: name.editorRow, cell: name.editorCell)
    }

    // MARK: A row that edits the value

    private func editorText(row: String, cell: String) -> String {
        let control = value.control.map(controlCell)
        let head =
            if let control {
                head(of: row, "Row<\(control)>", "RowType")
            } else {
                head(of: row, "Row<\(cell)>", "RowType", "NoValueDisplayTextConformance")
            }
        return """
            /// \(control == nil ? "Shows" : "Asks for") \(value.words).
            \(head)
            \(settingsText(value.editorSettings))\(editorLogicText)}
            \(control == nil ? "\n\(shownCellText(cell))" : "")
            """
    }

    // MARK: A row that opens another row or a screen

    private enum Opening { case inline, presenter }

    private func openingText(_ opening: Opening) -> String {
        let settings = settingsText(value.editorSettings)
        let (child, type, parent) =
            opening == .inline
            ? ("inlineRow", name.editorRow, "InlineRowType")
            : ("controller", name.controller, "PresenterRowType")
        let target = opening == .inline ? child : "\(child).editor"
        let copies = value.editorSettings
            .map { "        \(target).\($0.name) = \($0.name)\n" }.joined()
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
        let isPresenter = opening == .presenter
        let place = isPresenter ? "on a screen of its own" : "in a row below"
        return """
            /// Shows \(value.words), which is edited \(place).
            \(head(of: name.row, "Row<\(name.cell)>", "RowType", parent))
            \(isPresenter ? presentation : "")\(settings)\(isPresenter ? initializer : "")
                /// Copies this row's settings to the row \(isPresenter ? "on the screen" : "below").
                public func setup\(isPresenter ? "Controller" : "InlineRow")(_ \(child): \(type)) {
            \(copies)    }
            }

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
                    let done = ButtonView("Done")
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
            attribute: "@Setting(isListed: false)", name: "optionsProvider",
            declaration: "optionsProvider: OptionsProvider<\(value.type)>?",
            sentence: "The source of the options.")
        return """
            /// Offers options, one of which can be chosen.
            \(head(of: name.row, "Row<\(controlCell("ChoiceView"))>", "RowType", "OptionsProviderRow"))
            \(settingsText([provider]))
                public override class var settings: [RowSetting] {
                    super.settings + [
                        .init(
                            "options", \\\(name.row).options,
                            "The options to choose from.")
                    ]
                }
            \(optionsLogicText)}

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
