import RowKit
import Testing

@Suite("A screen for choosing several options")
struct MultipleSelectorTests {
    private typealias FilmsRow = ChoicesRow<String>

    private let row = FilmsRow("films") { row in
        row.title = "Films"
        row.options = ["Marnie", "Psycho", "Rope"]
        row.value = ["Psycho"]
    }
    private let stage: FormStage

    init() { stage = FormStage("Order", row) }

    private func open(_ setup: @escaping (FilmsRow.Selector) -> Void = { _ in }) throws
        -> FilmsRow.Selector
    {
        row.onPresent { _, selector in setup(selector) }
        stage.press("films")
        return try #require(stage.top as? FilmsRow.Selector)
    }

    @Test("writes each choice immediately, as the user's change, and stays open")
    func choosing() throws {
        let heard = Recorder<String>()
        row.onValueChange { _, change in
            heard("\((change.new ?? []).sorted()) by \(change.origin)")
        }
        let selector = try open()
        stage.press("films>#:0:0")
        stage.press("films>#:0:1")
        #expect(heard.entries == ["[\"Marnie\", \"Psycho\"] by user", "[\"Marnie\"] by user"])
        #expect(selector.outcome == .committed)
        #expect(
            stage.topDrawing == """
                form films>: "Films" [show]
                  section films>#:0
                    cell films>#:0:0 [checkmark]
                      text: label "Marnie"
                    cell films>#:0:1
                      text: label "Psycho"
                    cell films>#:0:2
                      text: label "Rope"

                """)
    }

    @Test("clears the value when its last choice is removed")
    func none() throws {
        let selector = try open()
        stage.press("films>#:0:1")
        #expect(row.value == nil)
        #expect(selector.outcome == .cleared)
        stage.patch(ViewEvent(ViewID("films>:"), .dismiss))
        #expect(selector.outcome == .cleared)
        #expect(stage.screens.count == 1)
    }

    @Test("is restored exactly, although the chosen options are then chosen from the start")
    func restored() throws {
        _ = try open()
        var states = [stage.state]
        for option in ["films>#:0:0", "films>#:0:1", "films>#:0:0"] {
            stage.press(option)
            states.append(stage.state)
        }
        let other = MultipleSelectorTests()
        for state in states + states.reversed() {
            #expect(other.stage.restore(state).isEmpty)
            #expect(other.stage.state == state)
        }
    }

    @Test("chooses across sections")
    func sections() throws {
        let selector = try open { $0.sectionKeyForValue = { String($0.count) } }
        stage.press("films>#:0:0")
        #expect(drawnOptions(selector) == [["*Rope"], ["Marnie", "*Psycho"]])
        #expect(row.value == ["Psycho", "Rope"])
    }

    @Test("disables the other options once the limit is reached")
    func limit() throws {
        let selector = try open { selector in
            selector.selectionLimit = 2
            selector.sectionKeyForValue = { String($0.count) }
        }
        stage.press("films>#:0:0")
        #expect(selector.form.rows.map(\.isDisabled) == [false, true, false])
        #expect(stage.press("films>#:1:0").refusal?.reason == .disabled)
        stage.press("films>#:1:1")
        #expect(row.value == ["Rope"])
        #expect(selector.form.rows.map(\.isDisabled) == [false, false, false])
        selector.selectionLimit = 0
        #expect(selector.form.rows.map(\.isDisabled) == [false, true, true])
        selector.selectionLimit = nil
        row.value = ["Marnie", "Psycho", "Rope"]
        #expect(selector.form.rows.allSatisfy { !$0.isDisabled })
    }

    @Test("keeps chosen values that are not options, and shows them last until deselected")
    func foreign() throws {
        row.value = ["Vertigo"]
        let selector = try open()
        stage.press("films>#:0:2")
        #expect(row.value == ["Rope", "Vertigo"])
        #expect(drawnOptions(selector) == [["Marnie", "Psycho", "*Rope"], ["*Vertigo"]])
        row.options = ["Vertigo", "Marnie"]
        #expect(drawnOptions(selector) == [["*Vertigo", "Marnie"], ["*Rope"]])
        #expect(row.value == ["Rope", "Vertigo"])
        let rope = try #require(selector.form.last?.first)
        stage.press("films>\(rope.key)")
        #expect(row.value == ["Vertigo"])
        #expect(drawnOptions(selector) == [["*Vertigo", "Marnie"]])
    }

    @Test("counts unavailable choices against the limit, and lets the user deselect them")
    func foreignLimit() throws {
        row.value = ["Vertigo", "Birds"]
        let selector = try open { selector in
            selector.selectionLimit = 2
            selector.isOptionEnabled = { ["Marnie", "Psycho"].contains($0) }
        }
        #expect(
            stage.topDrawing == """
                form films>: "Films" [show]
                  section films>#:0
                    cell films>#:0:0 [disabled]
                      text: label "Marnie"
                    cell films>#:0:1 [disabled]
                      text: label "Psycho"
                    cell films>#:0:2 [disabled]
                      text: label "Rope"
                  section films>#:1
                    header: label "No longer available" [header]
                    cell films>#:1:0 [checkmark]
                      text: label "Birds"
                    cell films>#:1:1 [checkmark]
                      text: label "Vertigo"

                """)
        stage.press("films>#:1:0")
        #expect(row.value == ["Vertigo"])
        #expect(selector.form.rows.map(\.isDisabled) == [false, false, true, false])
        stage.press("films>#:0:1")
        stage.press("films>#:1:1")
        #expect(row.value == ["Psycho"])
        #expect(drawnOptions(selector) == [["Marnie", "*Psycho", "Rope"]])
    }

    @Test("does not treat options that are loading as unavailable")
    func foreignWhileLoading() throws {
        row.value = ["Vertigo"]
        row.optionsProvider = .lazy { ["Vertigo"] }
        let selector = try open()
        #expect(drawnOptions(selector).isEmpty)
        #expect(row.optionsState == .loading)
    }

    @Test("titles an option with the row's text for it, or with optionTitle")
    func titles() throws {
        row.displayValueFor = { films in films?.sorted().joined(separator: ", ").uppercased() }
        let selector = try open()
        #expect(drawnOptions(selector) == [["MARNIE", "*PSYCHO", "ROPE"]])
        selector.optionTitle = { "‹\($0)›" }
        selector.reloadOptions()
        #expect(drawnOptions(selector) == [["‹Marnie›", "*‹Psycho›", "‹Rope›"]])
    }

    @Test("follows the row's value")
    func following() throws {
        let selector = try open()
        row.value = ["Marnie", "Rope"]
        #expect(drawnOptions(selector) == [["*Marnie", "Psycho", "*Rope"]])
        row.value = nil
        #expect(drawnOptions(selector) == [["Marnie", "Psycho", "Rope"]])
    }

    @Test("shows the value of a row that no longer accepts input")
    func disabledRow() throws {
        let selector = try open()
        row.disabled = true
        stage.press("films>#:0:0")
        #expect(row.value == ["Psycho"])
        #expect(drawnOptions(selector) == [["Marnie", "*Psycho", "Rope"]])
    }
}
