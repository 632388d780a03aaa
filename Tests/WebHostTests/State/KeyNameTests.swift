import RowKit
import StandardRows
import Testing

@Suite("The name that users know")
struct KeyNameTests {
    private let row = TextRow()
    private let option = ListCheckRow<String>("tea") { $0.title = "Tea" }

    private func form() -> Form {
        Form {
            Section("Guests") { row }
            Section("Drinks") {
                option
                TextRow("other") { $0.title = "Other" }
            }
        }
    }

    @Test("of a row is its title, or that of its section if it has none")
    func rows() {
        #expect(form().knownNames(ofKeys: ["other"])["other"] == "Other")
        let form = form()
        #expect(form.knownNames(ofKeys: [row.key])[row.key] == "Guests")
    }

    @Test("of an option is that of its section")
    func options() {
        #expect(form().knownNames(ofKeys: ["tea"])["tea"] == "Drinks")
    }

    @Test(
        "of a view whose row is gone is that of the row above it, or of its section",
        arguments: [
            ("day:inline/content/field", "Day"), ("#guests:4/content/field", "Friends"),
            ("day>#:0:1", "Day"), ("gone/content/field", nil),
        ])
    func rowsThatAreGone(view: String, name: String?) {
        let form = Form {
            Section { DateInlineRow("day") { $0.title = "Day" } }
            Section("Friends") { $0.tag = "guests" }
        }
        #expect(form.knownNames(of: [ViewID(view)]).values.first == name)
    }
}
