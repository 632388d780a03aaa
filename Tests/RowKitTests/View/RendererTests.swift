import Foundation
import RowKit
import Testing

@Suite("A renderer")
struct RendererTests {
    /// A form with every kind of view, and the text in every place that takes one.
    private func makeStage(_ text: String) -> FormStage {
        let form = Form(text) {
            Section(text) { section in
                section.append(ControlRow<TextFieldView>("field") { $0.value = text })
                section.append(ControlRow<TextAreaView>("area") { $0.value = text })
                section.append(ControlRow<ToggleView>("toggle") { $0.value = true })
                section.append(ControlRow<SliderView>("slider") { $0.value = 2 })
                section.append(ControlRow<StepperView>("stepper") { $0.value = 3 })
                section.append(ControlRow<ChoiceView>("choice") { $0.value = [text] })
                section.append(ControlRow<DateView>("date") { $0.value = "2025-02-28" })
                section.append(ControlRow<ColorView>("color") { $0.value = .white })
                section.append(ControlRow<FileView>("file") { $0.value = [] })
                section.append(ControlRow<ListView>("list"))
                section.append(
                    ControlRow<CanvasView>("canvas") { $0.value = [CanvasView.Point(1, 2)] })
                section.append(StringRow("plain") { $0.title = text })
            }
        }
        (form.rowBy(tag: "choice") as? ControlRow<ChoiceView>)?.cell.control.options = [
            .init(text, text)
        ]
        let list = form.rowBy(tag: "list") as? ControlRow<ListView>
        list?.cell.control.items = [.init(text, StyledText(text))]
        let cell = (form.rowBy(tag: "plain") as? StringRow)?.cell
        cell?.imageView = ImageView(.url(text))
        cell?.imageView?.name = text
        let progress = ProgressView()
        progress.value = 0.5
        cell?.accessoryView = StackView(.vertical, [ButtonView(text), progress])
        let popup = ListView()
        popup.items = [.init(text, StyledText(text))]
        (form.rowBy(tag: "field") as? ControlRow<TextFieldView>)?.cell.control.popup = popup
        return FormStage(FormViewController(form: form))
    }

    @Test("draws every kind of view")
    func everyKind() throws {
        let stage = makeStage("a")
        let kinds = Set(stage.snapshot.flatMap(\.everyKind))
        #expect(kinds == Set(ViewKind.allCases))

        var widgets = WidgetRenderer()
        let screen = try #require(stage.screens.first)
        let window = screen.draw(on: &widgets)
        #expect(widgets.count == stage.snapshot.flatMap(\.everyID).count)
        #expect(Set(window.everything.map(\.kind)).count == ViewKind.allCases.count)
        #expect(window.inside.first?.inside.first == Widget(kind: "Label", label: "a"))

        var page = PageRenderer()
        let html = screen.draw(on: &page)
        for name in [
            "form", "fieldset", "span", "img", "textarea", "select", "button", "ul", "svg",
            "progress",
        ] {
            #expect(html.contains("<\(name) "), "\(name) is missing")
        }
        for id in stage.snapshot.flatMap(\.everyID) {
            let text = id.text.replacing(">", with: "&gt;")
            #expect(html.contains("id=\"\(text)\""), "\(id) is missing")
        }
    }

    @Test("keeps texts from becoming markup", arguments: HostileTexts.all)
    func escaping(text: String) {
        var page = PageRenderer()
        let plain = makeStage("a").screens[0].draw(on: &page)
        let html = makeStage(text).screens[0].draw(on: &page)
        let marks = { (page: String) in
            page.unicodeScalars.filter { "<>\"".unicodeScalars.contains($0) }
        }
        // Empty text counts as none, so attributes or labels may be missing.
        if !text.isEmpty { #expect(String(marks(html)) == String(marks(plain))) }
        #expect(!html.unicodeScalars.contains("\0"))
        #expect(!html.contains("<script"))
        #expect(!html.contains("</script"))
        var widgets = WidgetRenderer()
        let window = makeStage(text).screens[0].draw(on: &widgets)
        #expect(window.label?.scalars == text.scalars)
    }
}

extension ViewDescription {
    /// The kinds of the view and of its descendants.
    var everyKind: [ViewKind] { [kind] + children.flatMap(\.everyKind) }
}
