import RowKit
import StandardRows

@testable import WebHost

/// A form whose state becomes too large to be sealed, with a row that can be hidden.
enum LargeForm {
    static let notes = "notes/content/field"
    /// A text with which the state exceeds the limit of the site.
    static let text = String(repeating: "x", count: 10_000)

    static func site(_ box: SubmissionBox, sealLimit: Int = 8_000) throws -> FormSite {
        try box.site(forms, sealLimit: sealLimit)
    }

    private static let forms: FormList = [
        "trip": {
            Form {
                TextAreaRow("notes")
                SwitchRow("group") { $0.value = true }
                TextRow("leader") { $0.hidden = "$group == false" }
            }
        }
    ]
}
