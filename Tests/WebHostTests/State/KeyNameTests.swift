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
        #expect(form().name(ofKey: "other") == "Other")
        #expect(form().name(ofKey: row.key) == "Guests")
    }

    @Test("of an option is that of its section")
    func options() {
        #expect(form().name(ofKey: "tea") == "Drinks")
    }
}
