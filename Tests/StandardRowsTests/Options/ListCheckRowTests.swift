import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnCheckCell: ListCheckCell<String> {}
private final class OwnCheckRow: _ListCheckRow<OwnCheckCell>, RowType, SelectableRowType {}

@Suite("Options of a section")
struct ListCheckRowTests {
    private func section(_ type: SelectionType) -> SelectableSection<ListCheckRow<String>> {
        SelectableSection<ListCheckRow<String>>("Continent", selectionType: type) { section in
            section.tag = "continent"
            for continent in ["Africa", "Asia"] {
                section.append(
                    ListCheckRow<String>(continent) { row in row.selectableValue = continent })
            }
            section.append(TextRow("other") { $0.title = "Another" })
        }
    }

    @Test("Only the option of a row is a valid value, and its schema allows no other")
    func otherValues() throws {
        let row = ListCheckRow<String>("asia") { $0.selectableValue = "Asia" }
        let form = Form { Section { row } }
        row.value = "Africa"
        #expect(row.validate().map(\.code) == ["notOffered"])
        row.value = "Asia"
        #expect(row.validate().isEmpty)
        #expect(row.limits.rules.map(\.valueSchema) == [["const": "Asia"]])
        row.selectableValue = nil
        #expect(form.validate().isEmpty)
        #expect(row.limits.isEmpty)
    }

    @Test("The chosen option has a check mark, and without a title shows its name")
    func drawing() {
        let tester = FormTester(form: Form { section(.singleSelection(enableDeselection: true)) })
        tester.select("Asia") {
            $0.values["Asia"] = "Asia"
            $0.values["continent"] = "Asia"
        }
        #expect(
            tester.drawing("#continent") == """
                section #continent
                  header: label "Continent" [header]
                  cell Africa
                    text: label "Africa"
                  cell Asia [checkmark]
                    text: label "Asia"
                  cell other
                    content: stack horizontal
                      title: label "Another"
                      field: textField ""

                """)
        tester.select("Africa") {
            $0.values["Africa"] = "Africa"
            $0.values["Asia"] = nil
            $0.values["continent"] = "Africa"
        }
        tester.select("Africa") {
            $0.values["Africa"] = nil
            $0.values["continent"] = nil
        }
        tester.finish()
    }

    @Test("An option uses the row's display text, even in a subclass of the cell")
    func names() {
        let plain = ListCheckRow<String>("plain") { $0.selectableValue = "Asia" }
        let own = OwnCheckRow("own") { $0.selectableValue = "Asia" }
        let tester = FormTester(form: form(plain, own))
        #expect(tester.drawing("plain") == "cell plain\n  text: label \"Asia\"\n")
        #expect(tester.drawing("own") == "cell own\n  text: label \"Asia\"\n")
        for row in [plain, own] as [RowOf<String>] {
            row.displayValueFor = { $0.map { "All of \($0)" } }
        }
        #expect(tester.drawing("plain") == "cell plain\n  text: label \"All of Asia\"\n")
        #expect(tester.drawing("own") == "cell own\n  text: label \"All of Asia\"\n")
        own.title = "The East"
        #expect(tester.drawing("own") == "cell own\n  text: label \"The East\"\n")
        tester.finish()
    }

    @Test("NaN has a check mark like any other option")
    func notANumber() {
        let row = ListCheckRow<Double>("nan") {
            $0.selectableValue = .nan
            $0.value = .nan
        }
        #expect(row.isSelected)
        #expect(row.cell.accessoryType == .checkmark)
        row.value = nil
        row.updateCell()
        #expect(!row.isSelected)
        #expect(row.cell.accessoryType == .none)
    }

    @Test("Several options can be chosen if allowed")
    func multiple() {
        let tester = FormTester(form: Form { section(.multipleSelection) })
        tester.select("Asia") {
            $0.values["Asia"] = "Asia"
            $0.values["continent"] = ["Asia"]
        }
        tester.select("Africa") {
            $0.values["Africa"] = "Africa"
            $0.values["continent"] = ["Africa", "Asia"]
        }
        tester.finish()
    }

    @Test("A disabled option cannot be chosen")
    func disabled() throws {
        let form = Form { section(.multipleSelection) }
        let africa = try #require(form.rowBy(tag: "Africa"))
        africa.disabled = true
        let tester = FormTester(form: form)
        tester.expectRefusal(.disabled) { $0.select("Africa") }
        tester.finish()
    }
}
