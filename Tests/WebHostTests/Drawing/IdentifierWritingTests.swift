import RowKit
import StandardRows
import TestRuns
import Testing

@testable import WebHost

@Suite("Identifiers of views on a page")
struct IdentifierWritingTests {
    @Test("are those of the views, in any order", arguments: ["", "left-"])
    func areWritten(prefix: String) throws {
        let form = Form("Names")
        form
            +++ Section("a&b")
            <<< TextRow("plain") { $0.title = "Title" }
            <<< TextRow("<mark> & \"quote\"") { $0.title = "Title" }
            <<< PickerInputRow<String>("größe/2") { $0.options = ["one", "two"] }
            <<< SwitchRow()
            +++ Section()
            <<< StepperRow("count") { $0.title = "Title" }
        let stage = FormStage(FormViewController(form: form))
        let views = stage.screens.flatMap(\.family)
        try #require(views.count > 20)

        var random = SeededGenerator(seed: 7)
        var html = HTMLWriter(prefix: prefix)
        var expected = ""
        for _ in 0..<2_000 {
            let view = views[Int.random(in: views.indices, using: &random)]
            html.reference(to: view)
            html.text(" ")
            expected += escaped(prefix + view.id.text) + " "
        }
        #expect(String(decoding: html.bytes, as: UTF8.self) == expected)
    }

    private func escaped(_ text: String) -> String {
        var html = HTMLWriter()
        html.text(text)
        return String(decoding: html.bytes, as: UTF8.self)
    }
}

extension BaseView {
    /// The view and its descendants.
    fileprivate var family: [BaseView] { [self] + children.flatMap(\.family) }
}
