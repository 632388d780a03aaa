import RowKit
import Testing

@Suite("Headers and footers")
struct HeaderFooterTests {
    private let section = Section("Header") { $0.tag = "section" }
    private let form = Form()

    private func makeStage() -> FormStage {
        if section.form == nil {
            section.append(StringRow("row"))
            form.append(section)
        }
        return FormStage(FormViewController(form: form))
    }

    private let header = ViewID("#section/header")
    private let footer = ViewID("#section/footer")

    @Test("are texts that change in place")
    func texts() {
        let stage = makeStage()
        section.header = "Other"
        #expect(stage.takePatch().changes == [.set(header, [.text: "Other"])])
        section.header = "Other"
        #expect(stage.takePatch().isEmpty)
        section.footer = "Footer"
        let label = ViewDescription(
            id: footer, kind: .label, properties: [.text: "Footer", .slot: "footer"])
        let (into, last) = (ViewID("#section"), ViewID("row"))
        #expect(stage.takePatch().changes == [.insert(label, into: into, after: last)])
        (section.header, section.footer) = (nil, nil)
        #expect(stage.takePatch().changes == [.remove(header), .remove(footer)])
        section.header = "Back"
        let back = ViewDescription(
            id: header, kind: .label, properties: [.text: "Back", .role: "header", .slot: "header"])
        #expect(stage.takePatch().changes == [.insert(back, into: into, after: nil)])
    }

    @Test("of a class are created once and set up each time they appear")
    func ofClass() {
        let log = Recorder<String>()
        var content = HeaderFooterView<ShiftingHeader>(.class)
        content.onSetupView = { view, section in
            log(section.tag ?? "-")
            view.label.text = "set up"
        }
        section.header = content
        let stage = makeStage()
        #expect(log.take() == ["section"])
        section.hidden = true
        section.hidden = false
        #expect(log.take() == ["section"])
        _ = stage.takePatch()
        let view = stage.screens.first?.sections.first?.header
        section.hidden = true
        section.hidden = false
        #expect(stage.screens.first?.sections.first?.header === view)
    }

    @Test("keep updating hosts after other views are replaced")
    func stayShown() throws {
        let shared = ShiftingHeader()
        section.header = HeaderFooterView<ShiftingHeader>(.callback { shared })
        let stage = makeStage()
        section.footer = "Footer"
        _ = stage.takePatch()
        shared.label.text = "new"
        #expect(stage.takePatch().changes == [.set(header.part("0"), [.text: "new"])])
        section.header = "Text"
        section.header = HeaderFooterView<ShiftingHeader>(.callback { shared })
        _ = stage.takePatch()
        shared.label.text = "newer"
        #expect(stage.takePatch().changes == [.set(header.part("0"), [.text: "newer"])])
    }

    @Test("may be custom views, which a text replaces without changing them")
    func ownLabel() {
        let label = LabelView("mine")
        section.header = HeaderFooterView<LabelView>(.callback { label })
        let stage = makeStage()
        section.header = "Text"
        _ = stage.takePatch()
        #expect(label.text == "mine")
        #expect(stage.screens.first?.sections.first?.header?.snapshot.properties[.text] == "Text")
    }

    @Test("may take a custom view from another section, which keeps its other views")
    func moving() throws {
        let (top, bottom) = (LabelView("top"), LabelView("bottom"))
        let other = Section { $0.tag = "other" }
        section.header = HeaderFooterView<LabelView>(.callback { top })
        section.footer = HeaderFooterView<LabelView>(.callback { bottom })
        let stage = makeStage()
        form.append(other)
        other.header = HeaderFooterView<LabelView>(.callback { top })
        _ = stage.takePatch()
        let views = try #require(stage.screens.first).sections
        try #require(views.count == 2)
        #expect(views[0].header !== top)
        #expect(views[0].footer === bottom)
        #expect(views[1].header === top)
        other.footer = HeaderFooterView<LabelView>(.callback { bottom })
        _ = stage.takePatch()
        #expect(views[0].footer !== bottom)
        #expect(views[1].footer === bottom)
        #expect(views[1].header === top)
    }

    @Test("query their height each time they appear or are set")
    func heights() {
        var height = 60.0
        let asked = Recorder<Double>()
        var content = HeaderFooterView<ShiftingHeader>(.class)
        content.height = {
            asked(height)
            return height
        }
        section.header = content
        let stage = makeStage()
        var mirror = ViewMirror(stage.snapshot)
        #expect(mirror[header]?.properties[.height] == 60)
        #expect(asked.take() == [60])
        height = 70
        section.hidden = true
        mirror.apply(stage.takePatch())
        section.hidden = false
        mirror.apply(stage.takePatch())
        #expect(mirror[header]?.properties[.height] == 70)
        #expect(asked.take() == [70])
        height = 80
        section.header = content
        #expect(stage.takePatch().changes == [.set(header, [.height: 80])])
        section.footer = content
        _ = stage.takePatch()
        #expect(asked.entries.allSatisfy { $0 == 80 })
        section.header = "Text"
        mirror = ViewMirror(stage.snapshot)
        #expect(mirror[header]?.properties[.height] == nil)
    }

    @Test("without a height use that of their view")
    func ownHeight() {
        let stack = StackView(.vertical, [LabelView("a")])
        stack.height = 33
        section.header = HeaderFooterView<StackView>(.callback { stack })
        #expect(ViewMirror(makeStage().snapshot)[header]?.properties[.height] == 33)
    }

    @Test("with a title are drawn as text, with any appearance and height they are given")
    func titled() throws {
        section.header = HeaderFooterView(title: "Header")
        section.footer = HeaderFooterView(title: "Footer")
        let stage = makeStage()
        var mirror = ViewMirror(stage.snapshot)
        #expect(mirror[header]?.properties == [.text: "Header", .role: "header", .slot: "header"])
        #expect(mirror[footer]?.properties == [.text: "Footer", .slot: "footer"])
        var looks = HeaderFooterView(title: "Looks")
        looks?.height = { 40 }
        looks?.onSetupView = { label, section in
            label.textColor = .systemRed
            label.name = section.tag
        }
        section.header = looks
        mirror.apply(stage.takePatch())
        #expect(
            mirror[header]?.properties == [
                .text: "Looks", .role: "header", .slot: "header", .height: 40,
                .color: "systemRed", .name: "section",
            ])
        looks?.title = "Renamed"
        section.header = looks
        #expect(stage.takePatch().changes == [.set(header, [.text: "Renamed"])])
        section.header = HeaderFooterView(title: nil)
        #expect(stage.takePatch().changes == [.remove(header)])
        #expect(section.header == nil)
        #expect(section.footer?.title == "Footer")
    }

    @Test("are set up when they appear or are set, and not for other changes")
    func setups() {
        let setups = Recorder<String?>()
        var above = HeaderFooterView(title: "Header")
        above?.onSetupView = { label, _ in setups(label.text) }
        above?.height = { 60 }
        section.header = above
        let stage = makeStage()
        #expect(setups.take() == ["Header"])
        section.add(rule: RuleClosure { _ in ValidationError(msg: "no") })
        section.validate()
        section.footer = HeaderFooterView(title: "Footer")
        #expect(setups.take() == [])
        #expect(ViewMirror(stage.snapshot)[footer] != nil)
        above?.height = nil
        section.header = above
        #expect(setups.take() == ["Header"])
        #expect(ViewMirror(stage.snapshot)[header]?.properties[.height] == nil)
        section.hidden = true
        section.hidden = nil
        #expect(setups.take() == ["Header"])
    }

    @Test("show changes that cells make during their setup")
    func changedByCells() {
        let row = StringRow("a").cellSetup { _, row in row.section?.footer = "After" }
        let section = Section([row])
        let stage = FormStage(FormViewController(form: Form { section }))
        #expect((stage.screens.first?.sections.first?.footer as? LabelView)?.text == "After")
    }

    @Test("receive the user's input")
    func buttons() {
        let button = ButtonView("More")
        let presses = Recorder<Void>()
        button.onPress { presses(()) }
        section.footer = HeaderFooterView<ButtonView>(.callback { button })
        let stage = makeStage()
        #expect(stage.patch(ViewEvent(footer, .press)).isEmpty)
        #expect(presses.entries.count == 1)
    }
}
