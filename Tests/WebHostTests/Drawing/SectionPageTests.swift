import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("The page of a section")
struct SectionPageTests {
    private func page(of form: Form, failed: Bool = false) -> String {
        let stage = FormStage(FormViewController(form: form))
        var page = PageRenderer(phrases: form.phrases)
        let summarized = failed ? stage.screens.first?.id : nil
        PageWriter.writeScreens(of: stage, summarizing: summarized, to: &page)
        return String(decoding: page.html.bytes, as: UTF8.self)
    }

    private func section(_ change: (Section) -> Void) -> Form {
        let form = Form("Order")
        let section = Section("More")
        section.tag = "more"
        section <<< TextRow("note")
        change(section)
        form.append(section)
        return form
    }

    @Test(
        "has a button around its header if it can be collapsed",
        arguments: [
            (true, ##"<legend class="head" id="#more!head">"##),
            (false, ##"<legend class="head collapsed" id="#more!head">"##),
        ])
    func toggle(isExpanded: Bool, legend: String) {
        let page = page(of: section { $0.isExpanded = isExpanded })
        let button =
            ##"<button class="toggle-section" name="_press" value="#more" "##
            + "aria-expanded=\"\(isExpanded)\"><strong"
        #expect(page.contains(legend + button))
        #expect(page.contains("name=\"note/"))
    }

    @Test("has a button beside a header that is not text, and one without a header")
    func otherHeaders() {
        let button = #"aria-expanded="true" aria-label="Show"><span class="chevron""#
        let custom = section {
            $0.isExpanded = true
            $0.header = HeaderFooterView<StackView>(.callback { StackView(.vertical, []) })
        }
        let bare = section {
            $0.isExpanded = true
            $0.header = nil
        }
        for form in [custom, bare] {
            let page = page(of: form)
            #expect(page.contains(button))
            #expect(!page.contains("id=\"#more!head\" hidden"))
        }
        #expect(page(of: custom).contains("</div><button class=\"toggle-section\""))
    }

    @Test("has no button otherwise")
    func plain() {
        let page = page(of: section { _ in })
        #expect(!page.contains("toggle-section"))
        #expect(!page.contains("collapsed"))
    }

    @Test("shows its own errors below its rows, and lists them in order with those of rows")
    func errors() throws {
        let form = section {
            $0.add(rule: RuleMinCount(minCount: 2))
            ($0[0] as? TextRow)?.add(rule: RuleRequired())
        }
        form +++ Section() <<< TextRow("last") { $0.add(rule: RuleRequired()) }
        let valid = page(of: form)
        #expect(valid.contains(##"<div class="foot" id="#more!foot" hidden>"##))
        form.validate()
        let page = page(of: form, failed: true)
        let error = #"<p class="error">Must have at least 2 items</p>"#
        #expect(page.contains(##"<div class="foot" id="#more!foot">"## + error))
        #expect(page.contains(##"id="#more" aria-describedby="#more!foot">"##))
        let list = ["note/content/field", "#more", "last/content/field"]
        let places = try list.map { try #require(page.firstRange(of: "<li><a href=\"#\($0)\">")) }
        #expect(places.map(\.lowerBound) == places.map(\.lowerBound).sorted())
        // The title cannot change the direction of the message.
        #expect(page.contains("><bdi>More</bdi>: Must have at least 2 items</a>"))
        #expect(page.contains("3 fields need your attention"))
    }
}
