import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("The buttons of a stepper")
struct StepButtonTests {
    @Test(
        "are enabled where a step leads to another number",
        arguments: [
            (0, 10, 1, 0, nil, "1"), (0, 10, 1, 10, "9", nil), (0, 10, 1, 5, "4", "6"),
            // Three times 0.1 is slightly more than 0.3.
            (0, 0.3, 0.1, 0.2, "0.1", "0.3"), (0, 0.3, 0.1, 0.3, "0.19999999999999998", nil),
            (0, 10, 3, 9, "6", nil), (0, 10, 1, 9.2, "8.2", "10"), (2, 2, 1, 2, nil, nil),
        ] as [(Double, Double, Double, Double, String?, String?)])
    func buttons(
        minimum: Double, maximum: Double, step: Double, value: Double, below: String?,
        above: String?
    ) {
        let row = StepperRow("n") { row in
            (row.minimum, row.maximum, row.step) = (minimum, maximum, step)
            row.value = value
        }
        var page = PageRenderer(phrases: Phrases(formats: PlainFormats()))
        let stage = FormStage(FormViewController(form: Form("Order") { row }))
        PageWriter.writeScreens(of: stage, summarizing: nil, to: &page)
        let numbers = ReadPage(page.html.bytes).elements.filter { $0["name"] == "_set" }.map {
            $0["disabled"] == nil ? $0["value"] : nil
        }
        #expect(numbers == [below, above].map { $0.map { "n/content/field \($0)" } })
    }
}
