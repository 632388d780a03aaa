import RowKit
import Testing

@Suite("A row hidden while it has the focus")
struct HiddenWhileFocusedTests {
    private let row = StringRow("row")
    private let other = StringRow("other")
    private let section = Section()
    private let form = Form()

    init() {
        section.append(row)
        form.append(contentsOf: [section, Section([other])])
        row.add(
            rule: RuleClosure { [unowned other] _ in
                other.isHidden ? ValidationError(msg: "other is hidden") : nil
            })
    }

    @Test("is validated on blur after dependants of its condition are updated")
    func byRow() {
        other.hidden = .function { [unowned row] _ in row.hidden != nil }
        row.setHighlighted(true)
        row.hidden = true
        #expect(!row.isHighlighted)
        #expect(other.isHidden)
        #expect(row.validationErrors.map(\.message) == ["other is hidden"])
    }

    @Test("is validated on blur after dependants of its section's condition are updated")
    func bySection() {
        other.hidden = .function { [unowned section] _ in section.hidden != nil }
        row.setHighlighted(true)
        section.hidden = true
        #expect(!row.isHighlighted)
        #expect(other.isHidden)
        #expect(row.validationErrors.map(\.message) == ["other is hidden"])
    }
}
