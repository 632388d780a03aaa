import RowKit
import RowLaws
import TestRows
import TestRuns
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Controls that a driver works")
struct DriverControlTests {
    @Test("take the actions meant for them, each going to the first visible control of its kind")
    func controls() {
        let driver = FormDriver(form: Form() +++ PanelRow("panel"))
        let file = FileReference(name: "a.txt", mediaType: "text/plain", content: Data())
        driver.set("panel", to: 3) { $0.values["panel"] = "set 3.0" }
        driver.choose("c", "a", in: "panel") { $0.values["panel"] = #"chose ["a", "c"]"# }
        driver.chooseDate("2025-02-28", in: "panel") { $0.values["panel"] = "date 2025-02-28" }
        driver.chooseDate(nil, in: "panel") { $0.values["panel"] = "date none" }
        driver.chooseColor(RowColor(text: "#FF0000"), in: "panel") {
            $0.values["panel"] = "colour #FF0000"
        }
        driver.chooseFiles([file], in: "panel") { $0.values["panel"] = #"files ["a.txt"]"# }
        driver.touch(CanvasView.Touch(.began, [CanvasView.Point(1, 2)]), on: "panel") {
            $0.values["panel"] = "touched 1"
        }
        driver.pick("y", in: "panel") { $0.values["panel"] = "picked y" }
        driver.type("a", into: "panel") { $0.values["panel"] = "typed a" }
        driver.press("panel") { $0.values["panel"] = nil }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("are found in the order on screen, whatever contains them, and not in hidden views")
    func order() {
        let driver = FormDriver(form: Form() +++ NestedRow("nested") +++ EntryRow("name"))
        driver.type("x", into: "nested") { $0.values["nested"] = "second x" }
        driver.focus("name")
        driver.focus("nested")
        #expect(driver.stage.focused?.text == "nested/content/1/1")
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("can be named by their section, whose first row then gets the focus")
    func inSections() {
        let form = Form { Section { $0.tag = "who" } }
        form[0] <<< EntryRow("name")
        let driver = FormDriver(form: form)
        driver.type("Ada", into: "who") { $0.values["name"] = "Ada" }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("pass the selection to buttons, until the text or the selection changes")
    func selections() {
        let driver = FormDriver(form: Form() +++ DraftRow("draft") +++ EntryRow("name"))
        driver.press("draft/bold") {
            $0.values["draft"] = "****"
            $0.focused = "draft"
        }
        driver.press("draft/bold") { $0.values["draft"] = "********" }
        driver.type("ab", into: "draft") { $0.values["draft"] = "ab" }
        driver.focus("name")
        driver.select(0..<1, in: "draft")
        driver.press("draft/bold") { $0.values["draft"] = "**a**b" }
        driver.press("draft/bold") { $0.values["draft"] = "****a****b" }
        driver.select(10..<10, in: "draft")
        driver.type("c", into: "draft") { $0.values["draft"] = "c" }
        driver.press("draft/bold") { $0.values["draft"] = "c****" }
        driver.select(0..<1, in: "name")
        driver.press("draft/bold") {
            $0.values["draft"] = "c********"
            $0.focused = "draft"
        }
        driver.select(0..<1, in: "nobody")
        driver.finish()
        #expect(driver.texts.count == 1)
        #expect(driver.texts.first?.contains("nobody") == true)
    }

    @Test("refuse actions that they do not offer, and describe the attempt")
    func refusals() {
        let driver = FormDriver(form: Form() +++ PanelRow("panel"))
        driver.set("panel", to: 300)
        driver.choose("d", in: "panel")
        driver.pick("Y", in: "panel")
        driver.chooseDate("tomorrow", in: "panel")
        #expect(
            driver.texts == [
                """
                refused: set to 300.0 "panel": 300.0 is not between 0.0 and 100.0 (notOffered)
                """,
                """
                refused: choose "d" in "panel": there is no option "d" to choose; \
                found "a", "b", "c" (notOffered)
                """,
                """
                refused: pick "Y" in "panel": there is no item "Y" to pick; \
                did you mean "y"? found "y", "x" (notOffered)
                """,
                """
                refused: choose "tomorrow" in "panel": \
                "tomorrow" is not a date such as 2025-02-28 (notOffered)
                """,
            ])
    }

    @Test("are replaced by keys on a canvas with a number, as a finding says")
    func canvas() {
        let driver = FormDriver(form: Form() +++ DialRow("dial"))
        driver.set("dial", to: 3)
        driver.focus("dial")
        driver.key(.right) { $0.values["dial"] = 1 }
        driver.finish()
        #expect(
            driver.texts == [
                """
                missingControl: set to 3.0 "dial": "dial" has no slider or stepper; \
                focus("dial") and then key(.right) set the number of its canvas
                """
            ])
    }

    @Test("lead to findings only if a change was not declared or an action was refused")
    func random() {
        Runs.repeated(of: 2_000) { seed, random in
            let (driver, twin) = (FormDriver(form: makeForm()), FormDriver(form: makeForm()))
            // The twin's only findings are refusals.
            twin.isExhaustive = false
            for _ in 0..<20 {
                let (verb, isTold) = (random.below(6), random.chance(2))
                let (text, isOn) = (random.text(upTo: 1, of: ["a", "b"]), random.chance(2))
                var before = twin.state
                let found = (twin.findings.count, driver.findings.count)
                act(verb, text, isOn, on: twin) { _ in }
                act(verb, text, isOn, on: driver) { if isTold { $0 = twin.state } }
                // Verbs that move the focus do not need to declare it.
                if [0, 3, 4].contains(verb) { before.focused = twin.state.focused }
                let isRefused = twin.findings.count > found.0
                let isUnsaid = before != twin.state && !isTold
                #expect(
                    (driver.findings.count > found.1) == (isRefused || isUnsaid),
                    "seed \(seed), verb \(verb)")
                #expect(driver.state == twin.state, "seed \(seed), verb \(verb)")
            }
            let codes = Set(driver.findings.map(\.code))
            #expect(codes.isSubset(of: [.unexpectedChange, .refused]), "seed \(seed)")
        }
    }

    private func act(
        _ verb: Int, _ text: String, _ isOn: Bool, on driver: FormDriver,
        _ expect: FormDriver.Expectation
    ) {
        switch verb {
        case 0: driver.type(text, into: "name", expect)
        case 1: driver.toggle("adult", isOn, expect)
        case 2: driver.select("day", expect)
        case 3: driver.send(.focus, to: "name/content/field", expect)
        case 4: driver.send(.blur, to: "name/content/field", expect)
        default: driver.select("add", expect)
        }
    }

    private func makeForm() -> Form {
        let guests = MultivaluedSection {
            $0.tag = "guests"
            $0.multivaluedRowToInsertAt = { _ in EntryRow() }
            $0.addButtonProvider = { _ in PlainRow("add") }
            $0.hidden = "$name == 'a'"
        }
        return Form {
            Section {
                EntryRow("name") { $0.add(rule: RuleRequired()) }
                SwitchRow("adult")
                DayRow("day") { $0.disabled = "$adult == true" }
            }
            guests
        }
    }
}

/// A number that keys set on a canvas.
private final class DialCell: Cell<Int>, CellType {
    private let canvas = CanvasView()

    override func setup() {
        super.setup()
        contentView = canvas
        canvas.onKey { [weak self] key in
            guard let row = self?.row, key == .right else { return false }
            row.setValue((row.value ?? 0) + 1, by: .user)
            return true
        }
    }

    override func update() {
        super.update()
        canvas.slider = CanvasView.Slider(Double(row?.value ?? 0), in: 0...10)
    }
}
private final class DialRow: Row<DialCell>, RowType {}

/// A field in a hidden stack, one beside a label, and one below both.
private final class NestedCell: Cell<String>, CellType {
    override func setup() {
        super.setup()
        let hidden = StackView(.horizontal, [field("first")])
        hidden.isHidden = true
        contentView = StackView(
            .vertical,
            [
                hidden, StackView(.horizontal, [LabelView("Second"), field("second")]),
                field("third"),
            ])
    }

    private func field(_ name: String) -> TextFieldView {
        let field = TextFieldView()
        field.onType { [weak self] in self?.row?.value = "\(name) \($0)" }
        return field
    }
}
private final class NestedRow: Row<NestedCell>, RowType {}
