import Testing

@testable import RowKit

@Suite("The selected text of a field")
struct SelectedTextTests {
    private static let field = ViewID("about/content/1")
    private static let bold = ViewID("about/content/0")
    private let row = EmphasisRow("about") { $0.value = "Hello world" }
    private let form: Form
    private let stage: FormStage
    private let area: TextAreaView
    private let button: ButtonView

    init() throws {
        form = Form() +++ row
        stage = FormStage(FormViewController(form: form))
        area = try #require(stage.view(Self.field) as? TextAreaView)
        button = try #require(stage.view(Self.bold) as? ButtonView)
        _ = stage.takeChanges()
    }

    private func press(selecting range: Range<Int>?) -> ViewPatch {
        stage.patch(ViewEvent(Self.bold, .press, selectedRange: range))
    }

    @Test("is changed by a button, and stays selected in the field, which receives the focus")
    func selection() {
        var mirror = ViewMirror(stage.snapshot)
        let patch = press(selecting: 6..<11)
        mirror.apply(patch)
        #expect(row.value == "Hello **world**")
        #expect(row.isTouched)
        #expect(
            patch.changes == [
                .set(Self.field, [.text: "Hello **world**", .caret: [8, 13]]),
                .set(ViewID("about"), [.isHighlighted: true]), .focus(Self.field),
            ])
        #expect(mirror.screens == stage.snapshot)
        #expect(stage.focused == Self.field)
        #expect(area.movedSelection == 8..<13)
        #expect(area.caret == 13)
    }

    @Test("is a caret if nothing is selected, and unknown if the host does not send it")
    func caret() {
        let patch = press(selecting: 0..<0)
        #expect(row.value == "****Hello world")
        #expect(area.selectedRange == 2..<2)
        #expect(patch.changes.first == .set(Self.field, [.text: "****Hello world", .caret: 2]))
        _ = press(selecting: nil)
        #expect(row.value == "****Hello world****")
        #expect(area.selectedRange == 17..<17)
    }

    @Test(
        "is limited to the text, whatever range a host sends",
        arguments: [
            (-5..<3, "**Hel**lo world"), (8..<99, "Hello wo**rld**"),
            (Int.min..<Int.max, "**Hello world**"), (99..<99, "Hello world****"),
            (-9..<(-9), "****Hello world"),
        ])
    func hostile(range: Range<Int>, text: String) {
        _ = press(selecting: range)
        #expect(row.value == text)
    }

    @Test("counts characters, not their parts")
    func characters() {
        row.value = "👩‍👩‍👧é\r\n🇨🇭"
        _ = press(selecting: 1..<4)
        #expect(row.value == "👩‍👩‍👧**é\r\n🇨🇭**")
    }

    @Test("is sent to the host again even if the same characters stay selected")
    func repeated() {
        area.onType { [area] text in if text.count > 15 { area.text = "Hello **world**" } }
        _ = press(selecting: 6..<11)
        #expect(stage.patch(ViewEvent(Self.field, .type("Hello", caret: 5))).isEmpty)
        #expect(area.movedSelection == nil)
        #expect(area.selectedRange == 5..<5)
        let before = press(selecting: 2..<2)
        #expect(before.changes.first == .set(Self.field, [.text: "He****llo", .caret: 4]))
        button.onPress { [area] in area.selectedRange = 0..<2 }
        let after = press(selecting: 0..<2)
        let text: JSONValue = "**He******llo"
        #expect(after.changes.contains(.set(Self.field, [.text: text, .caret: [0, 2]])))
        #expect(area.movedSelection == 0..<2)
    }

    @Test("does not change in a read-only field, or if the text would become too long")
    func refused() {
        area.isReadOnly = true
        _ = press(selecting: 0..<5)
        #expect(row.value == "Hello world")
        #expect(area.movedSelection == nil)
        #expect(stage.focused == nil)
        area.isReadOnly = false
        area.maximumLength = 12
        _ = press(selecting: 0..<5)
        #expect(row.value == "Hello world")
        #expect(area.selectedRange == 0..<5)
        area.maximumLength = 15
        _ = press(selecting: 0..<5)
        #expect(row.value == "**Hello** world")
    }

    @Test("is not used by a disabled button, and does not move the focus to a hidden field")
    func disabled() {
        button.isEnabled = false
        #expect(press(selecting: 0..<5).refusal?.reason == .disabled)
        #expect(row.value == "Hello world")
        button.isEnabled = true
        area.isHidden = true
        _ = press(selecting: 0..<5)
        #expect(row.value == "**Hello** world")
        #expect(stage.focused == nil)
    }

    @Test("is sent only to the host of the user who acted")
    func otherHosts() {
        let event = ViewEvent(Self.bold, .press, selectedRange: 6..<11)
        let others = stage.describe(stage.receiveShared(event).others)
        #expect(
            others.changes == [
                .set(Self.field, [.text: "Hello **world**"]),
                .set(ViewID("about"), [.isHighlighted: true]),
            ])
    }

    @Test("is available to every view in a stack, and snapshots name the field")
    func stacks() throws {
        let items = ListView()
        let stack = StackView(.horizontal, [items])
        stack.editedInput = area
        #expect(items.inputOfActions === area)
        #expect(area.inputOfActions == nil)
        #expect(button.snapshot.properties[.editedInput] == .string(Self.field.text))
        button.editedInput = nil
        #expect(stage.takePatch().changes == [.set(Self.bold, [.editedInput: .null])])
        #expect(button.inputOfActions == nil)
    }

    @Test("of a secure field is never reported")
    func secure() {
        let field = TextFieldView()
        field.isSecure = true
        #expect(field.type("hush", selecting: 0..<4))
        #expect(field.movedSelection == nil)
        #expect(field.snapshot.properties[.caret] == nil)
    }

    @Test("is part of the event, so a button can change it in a restored session")
    func restored() async {
        let state = await FormSession { Self.controller("Hello world") }.state
        let session = FormSession { Self.controller(nil) }
        #expect(await session.restore(state) == [])
        await session.send(ViewEvent(Self.bold, .press, selectedRange: 0..<5))
        #expect(await session.values()["about"] as? String == "**Hello** world")
    }

    @Sendable private static func controller(_ value: String?) -> FormViewController {
        let row = EmphasisRow("about")
        let form = Form { row }
        if let value { row.value = value }
        return FormViewController(form: form)
    }
}
