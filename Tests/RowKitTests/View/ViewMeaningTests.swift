import RowKit
import Testing

@Suite("The meaning of views")
struct ViewMeaningTests {
    private func cell(_ tag: String, _ stage: FormStage) throws -> CellView {
        try #require(stage.view(ViewID(tag)) as? CellView)
    }

    private func properties(_ tag: String, _ stage: FormStage) throws -> [ViewProperty: JSONValue] {
        let told: [ViewProperty] = [
            .title, .isSelectable, .choice, .isChosen, .isExpanded, .isRequired, .isEntry,
            .isAddButton,
        ]
        return try cell(tag, stage).snapshot.properties.filter { told.contains($0.key) }
    }

    @Test("is described for every kind of row, without code in the row")
    func rows() throws {
        let form = Form {
            TextRow("field") { $0.title = "Name" }
            TextRow("needed") { $0.add(rule: RuleRequired()) }
            SwitchedRow("terms") { $0.add(rule: RuleAccepted()) }
            StringRow("plain")
            StringRow("pressed").onCellSelection { _, _ in }
            NumberInlineRow("inline")
            NoteRow("note")
        }
        let stage = FormStage(FormViewController(form: form))
        #expect(try properties("field", stage) == [.title: "Name"])
        #expect(try properties("needed", stage) == [.isRequired: true])
        #expect(try properties("terms", stage) == [.isRequired: true])
        #expect(try properties("plain", stage) == [:])
        #expect(try properties("pressed", stage) == [.isSelectable: true])
        #expect(try properties("inline", stage) == [.isSelectable: true, .isExpanded: false])
        #expect(try properties("note", stage) == [.isSelectable: true])
    }

    @Test("is described for options, entries and the add button")
    func sections() throws {
        let one = SelectableSection<OptionRow>()
        one <<< OptionRow("a") { $0.selectableValue = "a" }
        one <<< StringRow("other")
        let any = SelectableSection<OptionRow>(selectionType: .multipleSelection)
        any <<< OptionRow("b") { $0.selectableValue = "b" }
        let entries = MultivaluedSection(multivaluedOptions: [.insert, .reorder]) { section in
            section.tag = "guests"
            section.multivaluedRowToInsertAt = { _ in TextRow() }
            section.append(TextRow("guest"))
        }
        let stage = FormStage(
            FormViewController(
                form: Form {
                    one; any; entries
                }))
        stage.receive(ViewEvent(ViewID("a"), .press))
        #expect(
            try properties("a", stage) == [.isSelectable: true, .choice: "one", .isChosen: true])
        #expect(try properties("other", stage) == [:])
        #expect(try properties("b", stage) == [.isSelectable: true, .choice: "any"])
        #expect(try properties("guest", stage) == [.isEntry: true])
        let section = try #require(stage.view(ViewID("#guests")) as? SectionView)
        #expect(section.rows.last?.isAddButton == true)
        #expect(section.rows.last?.isSelectable == true)
        #expect(section.entries.map(\.id) == [ViewID("guest")])
    }

    @Test("changes when a row expands and when a rule or a listener is added")
    func changes() throws {
        let inline = NumberInlineRow("inline")
        let plain = StringRow("plain")
        let stage = FormStage("Changes", inline, plain)
        stage.receive(ViewEvent(ViewID("inline"), .press))
        #expect(try cell("inline", stage).isExpanded == true)
        #expect(try cell("inline:inline", stage).expandedBelow == ViewID("inline"))
        #expect(try cell("plain", stage).expandedBelow == nil)
        plain.add(rule: RuleRequired())
        #expect(stage.takeChanges().changes == [.set(ViewID("plain"), [.isRequired])])
        plain.onCellSelection { _, _ in }
        #expect(stage.takeChanges().changes == [.set(ViewID("plain"), [.isSelectable])])
        plain.removeAllRules()
        #expect(stage.takeChanges().changes == [.set(ViewID("plain"), [.isRequired])])
    }

    @Test("says that a section requires an answer, also when a rule is added or removed")
    func requiredSections() throws {
        let stage = FormStage("Changes", StringRow("plain"))
        let section = stage.controller.form[0]
        let view = try #require(stage.view(ViewID(section.key)) as? SectionView)
        #expect(!view.isRequired)
        section.add(rule: RuleRequired(id: "needed"))
        #expect(stage.takeChanges().changes == [.set(view.id, [.isRequired])])
        #expect(view.isRequired)
        #expect(view.snapshot.properties[.isRequired] == true)
        section.remove(ruleWithIdentifier: "needed")
        #expect(!view.isRequired)
        section.add(rule: RuleClosure { _ in nil })
        #expect(!view.isRequired)
    }

    @Test("says that a value is secret: that of a row which declares it, and any secure text")
    func secrets() throws {
        let field = TextRow("field").cellSetup { cell, _ in cell.textField.isSecure = true }
        let stage = FormStage("Secrets", field, PinRow("pin"), TextRow("plain"))
        #expect(try cell("pin", stage).snapshot.properties[.isSecret] == true)
        #expect(try !cell("plain", stage).isSecret)
        #expect(try !cell("field", stage).isSecret)
        let event = ViewEvent(ViewID("field/content/field"), .type("a"))
        #expect(stage.receive(event).changes.contains(.set(ViewID("field"), [.isSecret])))
        #expect(try cell("field", stage).isSecret)
    }

    @Test("includes the control with the row's value and the control's label")
    func labels() throws {
        let (titled, untitled) = (TextRow("titled"), TextRow("untitled"))
        titled.title = "Name"
        let stage = FormStage("Labels", titled, untitled, SwitchedRow("on") { $0.title = "On" })
        let field = titled.cell.textField
        #expect(try cell("titled", stage).control === field)
        #expect(field.label === titled.cell.titleLabel)
        #expect(field.label != nil)
        #expect(untitled.cell.textField.label == nil)
        field.name = "The name"
        #expect(field.label == nil, "a view with a name needs no label")
        let on = try cell("on", stage)
        #expect(on.control?.kind == .toggle)
        #expect(on.control?.label === on.textLabel)
        #expect(on.snapshot.properties[.control] == "on/accessory")
        #expect(on.snapshot.properties[.label] == "on/text")
        untitled.title = "Now"
        #expect(
            stage.takeChanges().changes.contains { change in
                guard case .set(ViewID("untitled"), let properties) = change else { return false }
                return properties.contains(.label)
            })
    }

    @Test("includes the control with the error while there is one, if the cell still shows it")
    func controlWithError() throws {
        let other = TextFieldView()
        let row = TextRow("row") { $0.add(rule: RuleRequired()) }
        row.cellSetup { cell, _ in (cell.contentView as? StackView)?.views.append(other) }
        row.cellUpdate { cell, _ in cell.view.controlWithError = other }
        let stage = FormStage("Errors", row)
        #expect(try cell("row", stage).control === row.cell.textField)
        row.validate()
        _ = stage.takeChanges()
        #expect(try cell("row", stage).control === other)
        other.isHidden = true
        #expect(try cell("row", stage).control === row.cell.textField)
        other.isHidden = false
        #expect(try cell("row", stage).control === other)
        (row.cell.contentView as? StackView)?.views.removeLast()
        _ = stage.takeChanges()
        #expect(try cell("row", stage).control === row.cell.textField)
    }

    @Test("follows changes made by cellUpdate")
    func updated() throws {
        let toggle = ToggleView()
        let row = StringRow("row").cellUpdate { cell, row in
            cell.textLabel?.text = "Shown"
            cell.accessoryView = row.value == nil ? nil : toggle
        }
        let stage = FormStage("Updated", row)
        #expect(try cell("row", stage).control == nil)
        row.value = "x"
        #expect(try cell("row", stage).control === toggle)
        #expect(toggle.label === row.cell.textLabel)
        #expect(toggle.label != nil)
        row.value = nil
        #expect(try cell("row", stage).control == nil)
    }

    @Test("does not include a hidden control")
    func hiddenControl() throws {
        let row = TextRow("row")
        let stage = FormStage("Hidden", row)
        let field = row.cell.textField
        field.isHidden = true
        #expect(try cell("row", stage).control == nil)
        #expect(
            stage.takeChanges().changes.contains { change in
                guard case .set(ViewID("row"), let properties) = change else { return false }
                return properties.contains(.control)
            })
        field.isHidden = false
        #expect(try cell("row", stage).control === field)
    }

    @Test("includes the field of a popup")
    func popups() {
        let (field, list) = (TextFieldView(), ListView())
        #expect(list.field == nil)
        field.popup = list
        #expect(list.field === field)
        #expect(field.popup === list)
    }

    @Test("includes a screen's submit button, image origins and progress")
    func screens() async throws {
        let form = Form { TextRow("name") }
        let stage = FormStage(FormViewController(form: form))
        let screen = try #require(stage.screens.first)
        #expect(!screen.wantsSubmitButton)
        #expect(screen.imageOrigins == [])
        form.onSubmit { _ in }
        form.imageOrigins = ["https://images.example"]
        #expect(screen.wantsSubmitButton)
        #expect(screen.imageOrigins == ["https://images.example"])
        var wasBusy: Bool?
        form.onSubmit { _ in
            wasBusy = screen.isBusy
            await Task.yield()
        }
        try await form.submit(clock: ContinuousClock())
        #expect(wasBusy == true)
        #expect(!screen.isBusy)
    }
}

/// A row that declares its value secret.
private final class PinRow: Row<FieldCell>, RowType {
    override var keepsValueSecret: Bool { true }
}
