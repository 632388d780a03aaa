import RowKit
import StandardRows
import Testing

@testable import WebHost

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Numbers with a decimal comma, and points between groups.
private struct CommaFormats: TextFormats {
    let timeZone = TimeZone.gmt

    func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern {
        NumberPattern(
            symbols: NumberPattern.Symbols(decimalSeparator: ",", groupingSeparator: "."),
            grouping: NumberPattern.Grouping(last: 3, others: 3))
    }
}

@Suite("A stepper on a page without a script")
struct StepperPageTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "order": {
            let form = Form("Order") {
                StepperRow("n") { ($0.maximum, $0.step, $0.value) = (2000, 0.5, 1.5) }
            }
            form.phrases = Phrases(formats: CommaFormats())
            return form
        }
    ]

    @Test("shows its number as it is typed in the form's language, and reads it again")
    func language() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/order")
        #expect(visitor.page["n/content/field"]?["value"] == "1,5")
        for (text, shown) in [("1,5", "1,5"), ("1.500", "1500"), ("2.5", "2,5")] {
            visitor.enter(text, in: "n/content/field")
            try await visitor.press("_commit")
            #expect(visitor.page["n/content/field"]?["value"] == shown)
        }
        #expect(visitor.page["n/content/value"] == nil)
    }
}
