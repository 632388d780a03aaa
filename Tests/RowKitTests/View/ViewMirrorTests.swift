import RowKit
import Testing

@Suite("A host's mirror")
struct ViewMirrorTests {
    private static func view(
        _ id: String, _ kind: ViewKind = .label, _ children: [ViewDescription] = []
    )
        -> ViewDescription
    {
        ViewDescription(id: ViewID(id), kind: kind, children: children)
    }

    /// Two screens: one with a section of two rows and a field, and one with only a field.
    private static let screens = [
        view(
            ":", .form,
            [
                view(
                    "#s", .section,
                    [view("a", .cell, [view("a/field", .textField)]), view("b", .cell)])
            ]),
        view("a>:", .form, [view("a>x", .cell, [view("a>x/field", .textField)])]),
    ]

    private static let misfits: [(String, ViewPatch.Change)] = [
        ("a property of an unknown view", .set(ViewID("c"), [.text: "x"])),
        ("an existing view", .insert(view("b"), into: ViewID("#s"), after: nil)),
        (
            "a view that contains an existing one",
            .insert(view("c", .cell, [view("a/field")]), into: ViewID("#s"), after: nil)
        ),
        ("a view into an unknown view", .insert(view("c"), into: ViewID("#t"), after: nil)),
        (
            "a view after an unknown view",
            .insert(view("c"), into: ViewID("#s"), after: ViewID("c"))
        ),
        (
            "a view after a view with another parent",
            .insert(view("c"), into: ViewID("#s"), after: ViewID("a/field"))
        ),
        ("a screen after a view", .insert(view("c"), into: .screens, after: ViewID("a"))),
        ("moving an unknown view", .move(ViewID("c"), into: ViewID("#s"), after: nil)),
        (
            "moving after an unknown view",
            .move(ViewID("b"), into: ViewID("#s"), after: ViewID("c"))
        ),
        ("moving after itself", .move(ViewID("b"), into: ViewID("#s"), after: ViewID("b"))),
        ("removing an unknown view", .remove(ViewID("c"))),
        ("the focus on an unknown view", .focus(ViewID("c/field"))),
        ("revealing an unknown view", .reveal(ViewID("c"))),
    ]

    @Test("records each change that does not apply, and applies the others", arguments: misfits)
    func misfit(description: String, change: ViewPatch.Change) {
        var mirror = ViewMirror(Self.screens)
        let other = ViewPatch.Change.set(ViewID("a"), [.error: "wrong"])
        mirror.apply(ViewPatch([change, other]))
        #expect(mirror.unappliedChanges == [change])
        #expect(mirror[ViewID("a")]?.properties == [.error: "wrong"])
    }

    @Test(
        "inserts views first or after a sibling, moves them with their children, and removes them")
    func structure() {
        var mirror = ViewMirror(Self.screens)
        let section = ViewID("#s")
        func ids() -> [String] { mirror[section]?.children.map(\.id.text) ?? [] }
        mirror.apply(
            ViewPatch([
                .insert(Self.view("first"), into: section, after: nil),
                .insert(Self.view("behind"), into: section, after: ViewID("a")),
                .insert(Self.view("last"), into: section, after: ViewID("b")),
            ]))
        #expect(ids() == ["first", "a", "behind", "b", "last"])
        mirror.apply(
            ViewPatch([
                .move(ViewID("a"), into: section, after: ViewID("last")),
                .move(ViewID("b"), into: section, after: nil), .remove(ViewID("first")),
            ]))
        #expect(ids() == ["b", "behind", "last", "a"])
        #expect(mirror[ViewID("a/field")] != nil)
        #expect(mirror[ViewID("first")] == nil)
        mirror.apply(ViewPatch([.move(ViewID("a/field"), into: ViewID("b"), after: nil)]))
        #expect(mirror[ViewID("b")]?.children.map(\.id.text) == ["a/field"])
        #expect(mirror[ViewID("a")]?.children == [])
        #expect(mirror.unappliedChanges == [])
    }

    @Test("keeps screens in order")
    func screens() {
        var mirror = ViewMirror([Self.screens[0]])
        mirror.apply(
            ViewPatch([
                .insert(Self.screens[1], into: .screens, after: ViewID(":")),
                .insert(Self.view("z>:", .form), into: .screens, after: ViewID("a>:")),
                .insert(Self.view("y>:", .form), into: .screens, after: ViewID(":")),
            ]))
        #expect(mirror.screens.map(\.id.text) == [":", "y>:", "a>:", "z>:"])
        mirror.apply(ViewPatch([.remove(ViewID("y>:"))]))
        #expect(mirror.screens.map(\.id.text) == [":", "a>:", "z>:"])
        #expect(mirror.unappliedChanges == [])
    }

    @Test("sets properties, and removes those that have their default again")
    func properties() {
        var mirror = ViewMirror(Self.screens)
        mirror.apply(ViewPatch([.set(ViewID("b"), [.error: "wrong", .isEnabled: false])]))
        #expect(mirror[ViewID("b")]?.properties == [.error: "wrong", .isEnabled: false])
        mirror.apply(ViewPatch([.set(ViewID("b"), [.error: .null])]))
        #expect(mirror[ViewID("b")]?.properties == [.isEnabled: false])
    }

    @Test("keeps the focus the user or form set until the view is removed or covered")
    func focus() {
        let (field, above) = (ViewID("a/field"), ViewID("a>x/field"))
        var mirror = ViewMirror([Self.screens[0]])
        mirror.apply(ViewEvent(field, .focus))
        #expect(mirror.focused == field)
        mirror.apply(ViewEvent(ViewID("b"), .blur))
        #expect(mirror.focused == field)
        mirror.apply(ViewEvent(field, .blur))
        #expect(mirror.focused == nil)
        mirror.apply(ViewEvent(field, .key(.enter)))
        #expect(mirror.focused == field)
        mirror.apply(ViewPatch([.focus(nil)]))
        #expect(mirror.focused == nil)
        mirror.apply(ViewPatch([.focus(field)]))
        #expect(mirror.focused == field)
        // A new view with the same identifier does not have the focus.
        mirror.apply(
            ViewPatch([
                .remove(ViewID("a")),
                .insert(Self.screens[0].children[0].children[0], into: ViewID("#s"), after: nil),
            ]))
        #expect(mirror.focused == nil)
        #expect(mirror.unappliedChanges == [])
        mirror.apply(ViewPatch([.focus(field), .remove(ViewID("b"))]))
        #expect(mirror.focused == field)
        mirror.apply(ViewPatch([.insert(Self.screens[1], into: .screens, after: ViewID(":"))]))
        #expect(mirror.focused == nil)
        mirror.apply(ViewPatch([.focus(above)]))
        #expect(mirror.focused == above)
    }

    @Test("shows input only where a host's control does")
    func showing() {
        let kinds: [ViewKind] = [
            .textField, .textArea, .toggle, .slider, .stepper, .choice, .date, .color, .file, .list,
            .canvas, .button, .label,
        ]
        let shown: [(ViewAction, [ViewKind], [ViewProperty: JSONValue])] = [
            (.type("a", caret: 1), [.textField, .textArea], [.text: "a", .caret: 1]),
            (.type(""), [.textField, .textArea], [:]), (.toggle(true), [.toggle], [.isOn: true]),
            (.toggle(false), [.toggle], [:]), (.set(2.5), [.slider, .stepper], [.value: 2.5]),
            (.choose(["a", "b"]), [.choice], [.selection: ["a", "b"]]),
            (.date("2025-01-01"), [.date], [.value: "2025-01-01"]), (.date(nil), [.date], [:]),
            (.color(.systemRed), [.color], [.value: "systemRed"]), (.color(nil), [.color], [:]),
            (.files([]), [.file], [:]), (.press, [], [:]), (.swipe(.leading, 0), [], [:]),
        ]
        for (action, controls, properties) in shown {
            // What is typed into a stepper is not its number.
            for kind in kinds where action.name != "type" || kind != .stepper {
                var mirror = ViewMirror([Self.view("v", kind), Self.view("w", kind)])
                mirror.apply(ViewEvent(ViewID("v"), action))
                let expected = controls.contains(kind) ? properties : [:]
                #expect(mirror[ViewID("v")]?.properties == expected, "\(action) on \(kind)")
                #expect(mirror[ViewID("w")]?.properties == [:])
                #expect(mirror.unappliedChanges == [])
            }
        }
        var mirror = ViewMirror([Self.view("v", .stepper)])
        mirror.apply(ViewEvent(ViewID("v"), .type("a")))
        #expect(mirror[ViewID("v")]?.properties == [.typedText: "a"])
        mirror.apply(ViewEvent(ViewID("v"), .set(2.5)))
        #expect(mirror[ViewID("v")]?.properties == [.value: 2.5])
    }
}
