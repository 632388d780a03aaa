import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("The page of a read-only form")
struct ReadOnlyPageTests {
    private func page(_ change: (Form) -> Void) -> String {
        let form = Form("Order")
        form
            +++ Section()
            <<< TextRow("name") { $0.value = "Ada" }
            <<< TextAreaRow("note")
            <<< SwitchRow("gift")
        form.onSubmit { _ in }
        change(form)
        var page = PageRenderer(phrases: form.phrases)
        let stage = FormStage(FormViewController(form: form))
        PageWriter.writeScreens(of: stage, summarizing: nil, to: &page)
        return String(decoding: page.html.bytes, as: UTF8.self)
    }

    /// The start tag of the first element whose start tag contains a text.
    private func tag(_ text: String, in page: String) throws -> Substring {
        let place = try #require(page.firstRange(of: text))
        let start = try #require(page[..<place.lowerBound].lastIndex(of: "<"))
        let end = try #require(page[start...].firstIndex(of: ">"))
        return page[start...end]
    }

    private let controls = ["name=\"name/", "name=\"note/", "name=\"gift/"]

    @Test("has selectable text in its fields, other controls disabled, and no submit button")
    func readOnly() throws {
        let page = page { $0.isReadOnly = true }
        let tags = try controls.map { try tag($0, in: page) }
        #expect(tags.map { $0.contains(" readonly") } == [true, true, false])
        #expect(tags.map { $0.contains(" disabled") } == [false, false, true])
        #expect(page.contains("class=\"row own read"))
        #expect(!page.contains("name=\"_submit\""))
    }

    @Test("is like that of a disabled form if the form is also disabled", arguments: [false, true])
    func disabled(isReadOnly: Bool) throws {
        let page = page {
            $0.isReadOnly = isReadOnly
            $0.isDisabled = true
        }
        let tags = try controls.map { try tag($0, in: page) }
        #expect(tags.allSatisfy { $0.contains(" disabled") && !$0.contains(" readonly") })
        #expect(page.contains("class=\"row own disabled"))
    }
}
