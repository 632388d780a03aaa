import RowKit
import StandardRows
import Testing

@Suite("The first page of StandardRows")
struct CatalogueSnippetTests {
    @Test("shows a form that includes a generic row")
    func form() {
        // snippet: standard-rows
        let form = Form("Delivery") {
            TextRow("name") { $0.title = "Name" }
            PushRow<String>("country") { row in
                row.title = "Country"
                row.options = ["Chad", "Chile"]
            }
            StepperRow("parcels") { row in
                row.minimum = 1
                row.maximum = 9
            }
        }
        // end
        form.setValues(["country": "Chile", "parcels": 10.0])
        #expect(form.validate().map(\.description) == ["parcels: Must be at most 9"])
    }

    @Test("explains under which name a generic row is registered")
    func names() throws {
        let registry = try RowRegistry(StandardRowPlugin.self)
        #expect(try RowFactory(registry).make("PushRow") is PushRow<String>)
    }
}
