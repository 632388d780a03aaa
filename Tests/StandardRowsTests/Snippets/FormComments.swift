import RowKit
import StandardRows
import Testing

// The examples in the comments on forms, which are made of standard rows.

private struct Film: Equatable, Sendable {
    let name: String
    let director: String
}

private struct Catalogue: Sendable {
    func titles() async throws -> [String] { ["Psycho"] }
}

private typealias AmountRow = DecimalRow

@Suite("The examples in the comments on forms")
struct FormCommentTests {
    @Test("are made of sections and rows")
    func forms() {
        // snippet: comment-form
        let form =
            Form()
            +++ Section("Name")
            <<< TextRow("first")
            <<< TextRow("last")
        // end
        #expect(form.rows.map(\.tag) == ["first", "last"])
        let other = Form {
            // snippet: comment-section
            Section("Name") {
                TextRow("first")
                TextRow("last")
            }
            // end
            // snippet: comment-multivalued
            MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder], header: "Guests") {
                $0.tag = "guests"
                $0.multivaluedRowToInsertAt = { _ in NameRow() }
                $0 <<< NameRow()
            }
            // end
        }
        #expect(other.map(\.count) == [2, 2])
        // snippet: comment-selectable
        let section = SelectableSection<ListCheckRow<String>>(
            "Continent", selectionType: .singleSelection(enableDeselection: true))
        for continent in ["Africa", "Asia"] {
            section <<< ListCheckRow<String>(continent) { $0.selectableValue = continent }
        }
        // end
        #expect(section.tags == ["Africa", "Asia"])
    }

    @Test("have defaults")
    func defaults() {
        // snippet: comment-defaults
        var defaults = Form.Defaults()
        defaults.set(\TextRow.placeholder, "optional")
        defaults.cellUpdate(TextRow.self) { cell, _ in cell.textField.textColor = .systemBlue }
        let form = Form(defaults: defaults)
        // end
        form +++ TextRow("name")
        let row: TextRow? = form.rowBy(tag: "name")
        #expect(row?.cell.textField.textColor == .systemBlue && row?.placeholder == "optional")
        // snippet: comment-default-closure
        defaults.set(\AmountRow.displayValueFor) { { value in value.map { "\($0) €" } } }
        // end
        let amount = AmountRow { $0.value = 2 }
        Form(defaults: defaults) +++ amount
        #expect(amount.displayText == "2.0 €")
    }

    @Test("offer options")
    func options() async {
        let row = PushRow<String>("film")
        let form = Form { row }
        let catalogue = Catalogue()
        // snippet: comment-options
        row.options = ["Rear Window", "Vertigo"]
        row.optionsProvider = .lazy { try await catalogue.titles() }
        row.loadOptions()
        // end
        await form.settle()
        #expect(row.options == ["Psycho"])
    }

    @Test("open screens of options")
    func selectors() {
        let films = [Film(name: "Vertigo", director: "Hitchcock")]
        do {
            let row = PushRow<Film>("film") { $0.options = films }
            // snippet: comment-selector
            row.onPresent { _, selector in
                selector.isSearchable = true
                selector.sectionKeyForValue = { film in film.director }
            }
            // end
            let stage = FormStage(FormViewController(form: Form { row }))
            stage.receive(ViewEvent(ViewID("film"), .press))
            #expect(stage.textDrawing.contains("Hitchcock"))
        }
        let row = MultipleSelectorRow<String>("days") { $0.options = ["Monday"] }
        // snippet: comment-multiple-selector
        row.onPresent { _, selector in selector.selectionLimit = 3 }
        // end
        let stage = FormStage(FormViewController(form: Form { row }))
        stage.receive(ViewEvent(ViewID("days"), .press))
        #expect(stage.screens.count == 2)
    }

    @Test("validate what must be accepted")
    func accepted() {
        let form = Form {
            // snippet: comment-rule-accepted
            CheckRow("terms") { $0.add(rule: RuleAccepted()) }
            // end
        }
        #expect(form.validate().count == 1)
    }
}

extension Section {
    fileprivate var tags: [String?] { map(\.tag) }
}
