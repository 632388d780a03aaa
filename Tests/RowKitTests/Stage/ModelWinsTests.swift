import Foundation
import RowKit
import Testing

@Suite("The model wins over the user's input")
struct ModelWinsTests {
    /// Expects the properties sent to a host after an action on the only control of a form,
    /// whose row handles the input with a closure.
    private func expect<Control: ValueControl>(
        _ control: Control.Type, _ value: Control.Shown?, after action: ViewAction,
        isTold expected: [ViewProperty: JSONValue], prepare: (Control) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation,
        take: @escaping (ControlRow<Control>, Control.Shown?) -> Void
    ) {
        let row = ControlRow<Control>("row") { $0.value = value }
        prepare(row.cell.control)
        row.updateCell()
        row.take = { [unowned row] input in take(row, input) }
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        var mirror = ViewMirror(stage.snapshot)
        let event = ViewEvent(.control(), action)
        mirror.apply(event)
        let changes = stage.patch(event)
        mirror.apply(changes)
        var told: [ViewProperty: JSONValue] = [:]
        for case .set(let id, let values) in changes.changes where id == .control() {
            told.merge(values) { $1 }
        }
        #expect(told == expected, sourceLocation: sourceLocation)
        #expect(changes.refusal == nil, sourceLocation: sourceLocation)
        #expect(mirror.unappliedChanges == [], sourceLocation: sourceLocation)
        #expect(mirror.screens == stage.snapshot, sourceLocation: sourceLocation)
        row.updateCell()
        #expect(stage.takePatch().isEmpty, sourceLocation: sourceLocation)
    }

    /// Expects the properties sent to a host after an action that the row ignores.
    private func expectKept<Control: ValueControl>(
        _ control: Control.Type, _ value: Control.Shown?, after action: ViewAction,
        isTold expected: [ViewProperty: JSONValue], prepare: @escaping (Control) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(
            control, value, after: action, isTold: expected, prepare: prepare,
            sourceLocation: sourceLocation, take: { _, _ in })
    }

    private let file = FileReference(name: "a", mediaType: "b/c", content: Data([1]))
    private let options: [ChoiceView.Option] = [.init("a", "A"), .init("b", "B")]

    @Test("a control returns to a value that the row keeps")
    func keeping() {
        expectKept(TextFieldView.self, "b", after: .type("bx"), isTold: [.text: "b"])
        expectKept(TextFieldView.self, nil, after: .type("x"), isTold: [.text: .null])
        expectKept(TextAreaView.self, "b", after: .type(""), isTold: [.text: "b"])
        expectKept(ToggleView.self, true, after: .toggle(false), isTold: [.isOn: true])
        expectKept(ToggleView.self, nil, after: .toggle(true), isTold: [.isOn: .null])
        expectKept(SliderView.self, 80, after: .set(95), isTold: [.value: 80])
        expectKept(StepperView.self, 80, after: .set(81), isTold: [.value: 80])
        let offer = { [options] (view: ChoiceView) in view.options = options }
        expectKept(
            ChoiceView.self, ["a"], after: .choose(["b"]), isTold: [.selection: ["a"]],
            prepare: offer)
        expectKept(
            ChoiceView.self, nil, after: .choose(["b"]), isTold: [.selection: []], prepare: offer)
        expectKept(DateView.self, "2025-01-01", after: .date(nil), isTold: [.value: "2025-01-01"])
        expectKept(ColorView.self, nil, after: .color(.systemRed), isTold: [.value: .null])
        expectKept(FileView.self, nil, after: .files([file]), isTold: [.value: .null])
        // A picked item is not part of the list's state.
        let items = { (view: ListView) in view.items = [.init("a", "A"), .init("b", "B")] }
        expectKept(ListView.self, "a", after: .choose(["b"]), isTold: [:], prepare: items)
    }

    @Test("a control shows the value that the row set instead of the input")
    func rewriting() {
        expect(TextFieldView.self, nil, after: .type("ada"), isTold: [.text: "ADA"]) {
            $0.value = $1?.uppercased()
        }
        expect(TextAreaView.self, "a", after: .type("ab"), isTold: [.text: .null]) { row, _ in
            row.value = nil
        }
        expect(ToggleView.self, nil, after: .toggle(true), isTold: [.isOn: .null]) { row, _ in
            row.value = false
        }
        expect(SliderView.self, 10, after: .set(95), isTold: [.value: 80]) { row, number in
            row.value = min(number ?? 0, 80)
        }
        expect(StepperView.self, 10, after: .set(11), isTold: [.value: 20]) { row, _ in
            row.value = 20
        }
        let offer = { [options] (view: ChoiceView) in view.options = options }
        expect(
            ChoiceView.self, ["a"], after: .choose(["b"]), isTold: [.selection: []], prepare: offer
        ) { row, _ in row.value = nil }
        expect(
            DateView.self, nil, after: .date("2025-02-28"), isTold: [.value: "2025-03-01"]
        ) { row, _ in row.value = "2025-03-01" }
        expect(
            ColorView.self, nil, after: .color(.systemRed),
            isTold: [.value: .string(RowColor.white.text)]
        ) { row, _ in row.value = .white }
        let told: JSONValue = [["name": "a", "mediaType": "b/c", "size": 1]]
        expect(FileView.self, [file], after: .files([]), isTold: [.value: told]) {
            [file] row, _ in row.value = [file]
        }
    }

    @Test("nothing is sent that the host already has, whatever the control went through")
    func noEcho() {
        expect(TextFieldView.self, "a", after: .type("ab", caret: 2), isTold: [:]) { row, text in
            row.cell.control.text = "through"
            row.value = "this"
            row.value = text
            row.cell.control.text = "that"
        }
        expect(SliderView.self, 1, after: .set(2), isTold: [:]) { row, number in
            row.cell.control.value = 3
            row.value = number
        }
    }

    @Test("another property that depends on the input is sent")
    func others() {
        expect(TextFieldView.self, "a", after: .type("ab"), isTold: [.placeholder: "two"]) {
            $0.value = $1
            $0.cell.control.placeholder = "two"
        }
    }

    @Test("the cell that receives an event is updated once, and no other cell is")
    func updates() {
        let (row, other) = (ControlRow<TextFieldView>("row"), ControlRow<TextFieldView>("other"))
        let plain = StringRow("plain")
        let stage = FormStage(FormViewController(form: Form { Section([row, other, plain]) }))
        var count = row.cell.updates
        for (text, isTaken) in [("a", true), ("b", false), ("c", true)] {
            row.take = { [unowned row] text in if isTaken { row.value = text } }
            stage.patch(ViewEvent(.control(), .type(text)))
            #expect(row.cell.updates == count + 1)
            count += 1
        }
        stage.patch(ViewEvent(.control(), .focus))
        stage.patch(ViewEvent(.control(), .key(.down)))
        #expect(row.cell.updates == count + 2)
        let before = plain.cell.updates
        stage.patch(ViewEvent(ViewID("plain"), .press))
        #expect(plain.cell.updates == before + 1)
        #expect(other.cell.updates == 1)
    }

    @Test("a control that is redrawn during input shows the row's value")
    func comingAnew() {
        let row = ControlRow<TextFieldView>("row") { $0.value = "a" }
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        var mirror = ViewMirror(stage.snapshot)
        row.take = { [unowned row] text in
            row.form?.update(by: nil) { row.hidden = true }
            row.form?.update(by: nil) { row.hidden = false }
            row.value = text
        }
        for text in ["ab", "abc"] {
            let event = ViewEvent(.control(), .type(text))
            mirror.apply(event)
            mirror.apply(stage.patch(event))
            #expect(mirror.screens == stage.snapshot)
            #expect(mirror.unappliedChanges.isEmpty)
        }
        // Observers are notified in between.
        row.take = { [unowned row] text in
            row.onCellHighlightChanged { _, _ in }
            row.hidden = true
            row.hidden = false
        }
        let event = ViewEvent(.control(), .type("lost"))
        mirror.apply(event)
        mirror.apply(stage.patch(event))
        #expect(mirror.screens == stage.snapshot)
        #expect(mirror[.control()]?.properties[.text] == "abc")
    }
}
