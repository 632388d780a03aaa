import Foundation
import RowKit
import Testing

@Suite("Refused events")
struct RefusalTests {
    /// An event, its refusal, and what is done to the form before it.
    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let view: String
        let action: ViewAction
        let reason: ViewRefusal.Reason
        let message: String
        let prepare: @Sendable (Form) -> Void

        init(
            _ description: String, _ view: String, _ action: ViewAction,
            _ reason: ViewRefusal.Reason, _ message: String,
            _ prepare: @escaping @Sendable (Form) -> Void = { _ in }
        ) {
            testDescription = description
            self.view = view
            self.action = action
            self.reason = reason
            self.message = message
            self.prepare = prepare
        }
    }

    private static let field = "field/content/control"
    private static let typed = ViewAction.type("x")

    private static func control<Control: ValueControl>(
        _ form: Form, _ tag: String, _ type: Control.Type
    ) -> Control? {
        (form.rowBy(tag: tag) as? ControlRow<Control>)?.cell.control
    }

    private static let cases: [Case] = [
        Case("hidden row", field, typed, .hidden, #"the row "field" is hidden"#) {
            $0.rowBy(tag: "field")?.hidden = true
        },
        Case("row in a hidden section", field, typed, .hidden, #"the row "field" is hidden"#) {
            $0[0].hidden = true
        },
        Case("hidden section", "#main", .press, .hidden, ##"the section "#main" is hidden"##) {
            $0[0].hidden = true
        },
        Case("hidden view", field, typed, .hidden, #""field/content/control" is hidden"#) {
            control($0, "field", TextFieldView.self)?.isHidden = true
        },
        Case("view in a hidden one", field, typed, .hidden, #""field/content/control" is hidden"#) {
            control($0, "field", TextFieldView.self)?.parent?.isHidden = true
        },
        Case("disabled row", field, typed, .disabled, #""field/content/control" is disabled"#) {
            $0.rowBy(tag: "field")?.disabled = true
        },
        Case("disabled section", field, typed, .disabled, #""field/content/control" is disabled"#) {
            $0[0].disabled = true
        },
        Case("disabled view", field, typed, .disabled, #""field/content/control" is disabled"#) {
            control($0, "field", TextFieldView.self)?.isEnabled = false
        },
        Case("view in a disabled one", field, .focus, .disabled, #""\#(field)" is disabled"#) {
            control($0, "field", TextFieldView.self)?.parent?.isEnabled = false
        },
        Case("selecting a disabled row", "field", .press, .disabled, #""field" is disabled"#) {
            $0.rowBy(tag: "field")?.disabled = true
        },
        Case(
            "below a disabled row", "inline:inline", .press, .disabled,
            #""inline:inline" is disabled"#
        ) {
            ($0.rowBy(tag: "inline") as? NumberInlineRow)?.expandInlineRow()
            $0.rowBy(tag: "inline")?.disabled = true
        },
        Case("read only", field, typed, .readOnly, "the text is read-only") {
            control($0, "field", TextFieldView.self)?.isReadOnly = true
        },
        Case("too long", field, .type("abcd"), .notOffered, "4 characters; the limit is 3") {
            control($0, "field", TextFieldView.self)?.maximumLength = 3
        },
        Case("no such row", "nobody", .press, .unknown, #"there is no view called "nobody""#),
        Case("an empty name", "", .press, .unknown, #"there is no view called """#),
        Case(
            "no such part", "field/other", .press, .unknown,
            #"there is no view called "field/other""#),
        Case(
            "too many parts", field + "/", .press, .unknown,
            #"there is no view called "field/content/control/""#),
        Case(
            "a row is not a part", "#main/field", .press, .unknown,
            ##"there is no view called "#main/field""##),
        Case(
            "no such screen", "field>x", .press, .unknown,
            #"there is no screen called "field>x""#),
        Case("all screens", ">", .dismiss, .unknown, #"there is no screen called ">""#),
        Case(
            "the first screen", ":", .dismiss, .notUnderstood,
            "the first screen cannot be dismissed"),
        Case(
            "typing into a toggle", "toggle/content/control", typed, .notUnderstood,
            "a toggle takes no type"),
        Case(
            "switching a field", field, .toggle(true), .notUnderstood, "a textField takes no toggle"
        ),
        Case("typing into a row", "field", typed, .notUnderstood, "a row takes no type"),
        Case("pressing a section", "#main", .press, .notUnderstood, "a section takes no press"),
        Case("pressing a screen", ":", .press, .notUnderstood, "a form takes no press"),
        Case("focus on a row", "field", .focus, .notUnderstood, #""field" takes no focus"#),
        Case(
            "a key in a label", "field/content/0", .key(.enter), .notUnderstood,
            "a label takes no key"),
        Case(
            "deleting a row", "field", .delete, .notOffered,
            "the rows of this section cannot be edited; those of a MultivaluedSection can, if its "
                + "multivaluedOptions contain .delete"),
        Case(
            "moving a row", "field", .move(0), .notOffered,
            "the rows of this section cannot be edited; those of a MultivaluedSection can, if its "
                + "multivaluedOptions contain .reorder"),
        Case(
            "no such swipe", "field", .swipe(.leading, 0), .notOffered,
            "the swipe has no action 0"),
        Case(
            "a negative swipe", "field", .swipe(.trailing, -1), .notOffered,
            "the swipe has no action -1"),
        Case(
            "an unknown option", "choice/content/control", .choose(["z"]), .notOffered,
            #"there is no option "z" to choose"#),
        Case(
            "a disabled option", "choice/content/control", .choose(["b"]),
            .notOffered, #"there is no option "b" to choose"#),
        Case(
            "several options", "choice/content/control", .choose(["a", "c"]), .notOffered,
            "one option can be chosen, not 2"),
        Case(
            "no option where one is required", "choice/content/control", .choose([]), .notOffered,
            "one option has to be chosen"
        ) { control($0, "choice", ChoiceView.self)?.isRequired = true },
        Case(
            "a number that is too large", "slider/content/control", .set(100.1), .notOffered,
            "100.1 is not between 0.0 and 100.0"),
        Case(
            "a number that is too small", "slider/content/control", .set(-1), .notOffered,
            "-1.0 is not between 0.0 and 100.0"),
        Case(
            "not a number", "slider/content/control", .set(.nan), .notOffered,
            "nan is not between 0.0 and 100.0"),
        Case(
            "an infinite number", "slider/content/control", .set(.infinity), .notOffered,
            "inf is not between 0.0 and 100.0"),
        Case(
            "not a date", "date/content/control", .date("2025-02-29"), .notOffered,
            #""2025-02-29" is not a date such as 2025-02-28"#),
        Case(
            "a date that is too early", "date/content/control", .date("2024-12-31"), .notOffered,
            "2024-12-31 is not between 2025-01-01 and any"
        ) { control($0, "date", DateView.self)?.minimum = "2025-01-01" },
        Case(
            "a time that is a second too late", "date/content/control", .date("09:05:01"),
            .notOffered, "09:05:01 is not between any and 09:05"
        ) {
            control($0, "date", DateView.self)?.mode = .time
            control($0, "date", DateView.self)?.maximum = "09:05"
        },
        Case(
            "a date and time in another format", "date/content/control",
            .date("2025-01-01 09:05"), .notOffered,
            #""2025-01-01 09:05" is not a date and time such as 2025-02-28T09:05"#
        ) { control($0, "date", DateView.self)?.mode = .dateAndTime },
        Case(
            "an unknown colour", "color/content/control", .color(.systemRed),
            .notOffered, "systemRed is not among the colours"
        ) { control($0, "color", ColorView.self)?.swatches = [.init("Blue", .systemBlue)] },
        Case(
            "a file that is too large", "file/content/control",
            .files([FileReference(name: "a", mediaType: "b/c", content: Data([1, 2]))]),
            .notOffered, "a has 2 bytes; the limit is 1"
        ) { control($0, "file", FileView.self)?.maximumSize = 1 },
        Case(
            "a file of another type", "file/content/control",
            .files([FileReference(name: "a", mediaType: "imagery/png", content: Data())]),
            .notOffered, "a is an imagery/png"
        ) { control($0, "file", FileView.self)?.mediaTypes = ["image/*"] },
        Case(
            "an unknown item", "list/content/control", .choose(["z"]), .notOffered,
            #"there is no item "z" to pick"#),
        Case(
            "no item", "list/content/control", .choose([]), .notOffered,
            "one item is picked at a time, not 0"),
        Case(
            "a canvas that is not interactive", "canvas/content/control",
            .point(CanvasView.Touch(.began, [CanvasView.Point(1, 1)])), .readOnly,
            "the canvas is not interactive"),
        Case(
            "a point that is not finite", "canvas/content/control",
            .point(CanvasView.Touch(.began, [CanvasView.Point(1, .nan)])), .notOffered,
            "a coordinate is not a finite number"
        ) { control($0, "canvas", CanvasView.self)?.isInteractive = true },
        Case(
            "a point on a canvas without a size", "canvas/content/control",
            .point(CanvasView.Touch(.began, [CanvasView.Point(0, 0)])), .notOffered,
            "the canvas has no size"
        ) {
            control($0, "canvas", CanvasView.self)?.isInteractive = true
            control($0, "canvas", CanvasView.self)?.size = ViewSize(width: -1, height: .nan)
        },
    ]

    private func makeForm() -> Form {
        let form = Form {
            Section { section in
                section.tag = "main"
                section.append(ControlRow<TextFieldView>("field"))
                section.append(ControlRow<ToggleView>("toggle"))
                section.append(ControlRow<SliderView>("slider"))
                section.append(ControlRow<ChoiceView>("choice"))
                section.append(ControlRow<DateView>("date"))
                section.append(ControlRow<ColorView>("color"))
                section.append(ControlRow<FileView>("file"))
                section.append(ControlRow<ListView>("list"))
                section.append(ControlRow<CanvasView>("canvas"))
                section.append(NumberInlineRow("inline"))
            }
        }
        Self.control(form, "choice", ChoiceView.self)?.options = [
            .init("a", "A"), .init("b", "B", isEnabled: false), .init("c", "C"),
        ]
        return form
    }

    @Test(
        "change nothing, give a reason, and resend the current state to the host", arguments: cases)
    private func refusing(example: Case) {
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        example.prepare(form)
        _ = stage.takePatch()
        let (before, values) = (stage.snapshot, described(form.values()))
        var mirror = ViewMirror(before)

        let event = ViewEvent(ViewID(example.view), example.action)
        mirror.apply(event)
        let changes = stage.patch(event)
        #expect(changes.refusal == ViewRefusal(example.reason, example.message))
        mirror.apply(changes)
        #expect(stage.snapshot == before)
        #expect(mirror.screens == before)
        #expect(mirror.unappliedChanges.isEmpty)
        #expect(mirror.focused == nil)
        #expect(described(form.values()) == values)
    }

    @Test("include any event below another screen, except leaving a field")
    func covered() {
        let form = makeForm()
        let controller = FormViewController(form: form)
        let stage = FormStage(controller)
        var mirror = ViewMirror(stage.snapshot)
        // No host has taken the changes yet when the event arrives.
        controller.present(FormViewController(form: Form("Other")), from: form.rowBy(tag: "toggle"))
        let event = ViewEvent(ViewID(Self.field), Self.typed)
        mirror.apply(event)
        let changes = stage.patch(event)
        mirror.apply(changes)
        let message = #""field/content/control" is covered by another screen"#
        #expect(changes.refusal == ViewRefusal(.hidden, message))
        #expect(form.rowBy(tag: "field")?.baseValue == nil)
        #expect(mirror.screens == stage.snapshot)
        for action in [ViewAction.commit, .blur] {
            #expect(stage.patch(ViewEvent(ViewID(Self.field), action)).isEmpty)
        }
        #expect(stage.patch(ViewEvent(ViewID(":"), .dismiss)).refusal?.reason == .hidden)
        #expect(stage.patch(ViewEvent(ViewID("toggle>:"), .dismiss)).refusal == nil)
        #expect(stage.screens.count == 1)
    }

    @Test("leave the focus where it was, and send its place to hosts")
    func focus() {
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        form.rowBy(tag: "date")?.disabled = true
        _ = stage.takePatch()
        _ = stage.patch(ViewEvent(ViewID(Self.field), .focus))
        let changes = stage.patch(ViewEvent(ViewID("date/content/control"), .focus))
        #expect(changes.refusal?.reason == .disabled)
        #expect(changes.changes.last == .focus(ViewID(Self.field)))
        #expect(stage.focused == ViewID(Self.field))
    }

    @Test("do not include typing that shortens a text that is too long")
    func shorter() {
        let row = ControlRow<TextFieldView>("row") { $0.value = "abcdef" }
        row.cell.control.maximumLength = 3
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        #expect(stage.patch(ViewEvent(.control(), .type("abcde"))).isEmpty)
        #expect(stage.patch(ViewEvent(.control(), .type("abcdef"))).refusal != nil)
        #expect(row.value == "abcde")
    }
}
