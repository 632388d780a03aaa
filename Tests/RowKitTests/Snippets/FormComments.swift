import RowKit
import Testing

// The examples in the comments on forms, sections and their controllers.

// snippet: comment-section-builder
@SectionBuilder func nameSection() -> Section {
    NameRow("first")
    NameRow("last")
}
// end

// snippet: comment-generic-rule
func require<R: RowType>(_ row: R) { row.add(rule: RuleRequired()) }
// end

private final class PlanController: FormViewController {
    var prices = 0

    private func showPrice() { prices += 1 }

    // snippet: comment-value-has-been-changed
    override func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?) {
        super.valueHasBeenChanged(for: row, oldValue: oldValue, newValue: newValue)
        if row.section?.tag == "plan" { showPrice() }
    }
    // end
}

@Suite("The examples in the comments on forms")
struct FormCommentTests {
    @Test("build a section in a function, and require a value in any row")
    func building() {
        let section = nameSection()
        #expect(section.tags == ["first", "last"])
        let row = NameRow()
        require(row)
        #expect(row.validate().count == 1)
    }

    @Test("move a row from one section to another")
    func removing() {
        let (waiting, seated) = (Section([NameRow("ada")]), Section())
        // snippet: comment-remove-at
        let guest = waiting.remove(at: 0)
        seated.append(guest)
        // end
        #expect(waiting.isEmpty && seated.tags == ["ada"])
    }

    @Test("look up a row by its tag and by its index path")
    func lookup() {
        let row = NumberRow("age")
        let form = Form { row }
        let section = form[0]
        // snippet: comment-section-lookup
        let age: RowOf<Int>? = section.rowBy(tag: "age")
        // end
        // snippet: comment-index-path
        if let indexPath = row.indexPath { print(form[indexPath] == row) }
        // end
        #expect(age == row && row.indexPath != nil)
    }

    @Test("report each change of a value")
    func values() {
        let form = Form { NameRow("name") }
        // snippet: comment-on-value-change
        let observation = form.onValueChange { row, old, new in
            print(row.tag ?? "-", old ?? "nothing", new ?? "nothing")
        }
        // end
        form.setValues(["name": "Emmy"])
        withExtendedLifetime(observation) {}
        let (section, size) = (Section(), NameRow("size"))
        section.tag = "plan"
        let plan = PlanController(form: Form { section <<< size })
        size.value = "large"
        #expect(plan.prices == 1)
    }

    @Test("set up a cell")
    func setup() {
        let form = Form {
            // snippet: comment-cell-setup
            NameRow("name").cellSetup { cell, _ in
                cell.textLabel?.textColor = .blue
                cell.accessoryType = .disclosureIndicator
            }
            // end
        }
        let row: NameRow? = form.rowBy(tag: "name")
        #expect(row?.cell.textLabel?.textColor == .blue)
    }
}
