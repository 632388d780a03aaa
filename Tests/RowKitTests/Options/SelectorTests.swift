import RowKit
import Testing

@Suite("A screen for choosing one option")
struct SelectorTests {
    private typealias FilmRow = ChoiceRow<String>

    private let row = FilmRow("film") { row in
        row.title = "Film"
        row.options = ["Rear Window", "Vertigo", "Rope"]
        row.value = "Vertigo"
    }
    private let stage: FormStage

    init() { stage = FormStage("Order", row) }

    /// Opens the screen after the closure sets it up.
    @discardableResult
    private func open(_ setup: @escaping (FilmRow.Selector) -> Void = { _ in }) throws
        -> FilmRow.Selector
    {
        row.onPresent { _, selector in setup(selector) }
        stage.press("film")
        return try #require(stage.top as? FilmRow.Selector)
    }

    @Test("shows the options, with a checkmark at the row's value")
    func drawing() throws {
        try open()
        #expect(
            stage.textDrawing == """
                form : "Order"
                  section #:0
                    cell film [focused]
                      text: label "Film"
                      detail: label "Vertigo"
                form film>: "Film" [show]
                  section film>#:0
                    cell film>#:0:0
                      text: label "Rear Window"
                    cell film>#:0:1 [checkmark]
                      text: label "Vertigo"
                    cell film>#:0:2
                      text: label "Rope"

                """)
    }

    @Test("writes the selected option as the user's change, and is dismissed")
    func choosing() throws {
        let heard = Recorder<String>()
        row.onValueChange { row, change in
            heard("\(change.old ?? "-") to \(change.new ?? "-") by \(change.origin)")
        }
        let selector = try open()
        let changes = stage.press("film>#:0:0")
        #expect(heard.entries == ["Vertigo to Rear Window by user"])
        #expect(selector.outcome == .committed)
        #expect(changes.changes.contains(.remove(ViewID("film>:"))))
        #expect(
            stage.textDrawing == """
                form : "Order"
                  section #:0
                    cell film
                      text: label "Film"
                      detail: label "Rear Window"

                """)
    }

    @Test("shows a value that is not an option last, where it can be deselected")
    func foreign() throws {
        row.value = "Psycho"
        let selector = try open { $0.sectionKeyForValue = { String($0.prefix(1)) } }
        #expect(drawnOptions(selector) == [["Rear Window", "Rope"], ["Vertigo"], ["*Psycho"]])
        selector.searchText = "ps"
        #expect(drawnOptions(selector) == [["*Psycho"]])
        stage.press("film>#:2:0")
        #expect(row.value == nil)
        #expect(stage.screens.count == 1)
    }

    @Test("shows that there are no options next to a value that is not an option")
    func onlyForeign() throws {
        row.value = "Psycho"
        row.options = []
        try open()
        #expect(stage.topDrawing.contains("\"No options\""))
        #expect(stage.topDrawing.contains("cell film>#:0:0 [checkmark]"))
    }

    @Test("clears the value when the chosen option is selected, if deselection is enabled")
    func deselecting() throws {
        let selector = try open()
        stage.press("film>#:0:1")
        #expect(row.value == nil)
        #expect(selector.outcome == .cleared)
        #expect(stage.screens.count == 1)

        row.value = "Rope"
        let strict = try open { $0.enableDeselection = false }
        stage.press("film>#:0:2")
        #expect(row.value == "Rope")
        #expect(strict.outcome == .committed)
        #expect(stage.screens.count == 1)
    }

    @Test("recognizes NaN as an option")
    func notANumber() throws {
        let row = ChoiceRow<Double>("number") { row in
            row.options = [1, .nan]
            row.value = .nan
        }
        row.onPresent { _, selector in
            selector.enableDeselection = false
            selector.dismissOnSelection = false
        }
        let stage = FormStage(nil, row)
        stage.press("number")
        func marks() -> [[Bool]] { drawnOptions(stage.top).map { $0.map { $0.hasPrefix("*") } } }
        #expect(marks() == [[false, true]])
        stage.press("number>#:0:1")
        #expect(stage.screens.count == 2, "nothing changed")
        let option = try #require(stage.top.form.rows.last)
        row.options = [1, .nan, 2]
        #expect(marks() == [[false, true, false]])
        #expect(option.section != nil)
        row.options = [0, 1, .nan]
        #expect(marks() == [[false, false, true]])
    }

    struct Leaving: Sendable {
        var onSelection: Bool
        var onChange: Bool
        var option: Int
    }

    @Test(
        "is dismissed on selection or on change, as configured",
        arguments: [
            Example("another option", Leaving(onSelection: true, onChange: false, option: 0), true),
            Example("same option", Leaving(onSelection: true, onChange: true, option: 1), true),
            Example("changed", Leaving(onSelection: false, onChange: true, option: 0), true),
            Example("not changed", Leaving(onSelection: false, onChange: true, option: 1), false),
            Example("never", Leaving(onSelection: false, onChange: false, option: 0), false),
        ])
    func leaving(example: Example<Leaving, Bool>) throws {
        try open { selector in
            selector.enableDeselection = false
            selector.dismissOnSelection = example.input.onSelection
            selector.dismissOnChange = example.input.onChange
        }
        stage.press("film>#:0:\(example.input.option)")
        #expect((stage.screens.count == 1) == example.outcome)
        #expect(row.value == (example.input.option == 0 ? "Rear Window" : "Vertigo"))
    }

    @Test("has a section for each key, sorted, and one choice across all sections")
    func sections() throws {
        try open { selector in
            selector.dismissOnSelection = false
            selector.dismissOnChange = false
            selector.sectionKeyForValue = { String($0.prefix(1)) }
            selector.sectionHeaderTitleForKey = { "Films with \($0)" }
            selector.sectionFooterTitleForKey = { $0 == "V" ? "These are all." : nil }
        }
        #expect(
            stage.topDrawing == """
                form film>: "Film" [show]
                  section film>#:0
                    header: label "Films with R" [header]
                    cell film>#:0:0
                      text: label "Rear Window"
                    cell film>#:0:1
                      text: label "Rope"
                  section film>#:1
                    header: label "Films with V" [header]
                    cell film>#:1:0 [checkmark]
                      text: label "Vertigo"
                    footer: label "These are all."

                """)
        stage.press("film>#:0:1")
        #expect(drawnOptions(stage.top) == [["Rear Window", "*Rope"], ["Vertigo"]])
        #expect(row.value == "Rope")
    }

    @Test("uses the keys of sections as their headers by default")
    func headers() throws {
        try open { $0.sectionKeyForValue = { String($0.count) } }
        #expect(stage.top.form.map { $0.header?.title } == ["11", "4", "7"])
    }

    @Test("titles options as the row shows them, or with optionTitle")
    func titles() throws {
        row.displayValueFor = { $0.map { "“\($0)”" } }
        let selector = try open()
        #expect(drawnOptions(selector) == [["“Rear Window”", "*“Vertigo”", "“Rope”"]])
        selector.optionTitle = { $0.uppercased() }
        selector.reloadOptions()
        #expect(drawnOptions(selector) == [["REAR WINDOW", "*VERTIGO", "ROPE"]])
    }

    @Test("configures the rows and cells of options")
    func configuring() throws {
        let heard = Recorder<String>()
        try open { selector in
            selector.selectableRowSetup = { row in
                heard("setup \(row.selectableValue ?? "-") \(row.title ?? "-") \(row.isSelected)")
                row.title = row.title.map { "\($0)!" }
            }
            selector.selectableRowCellSetup = { cell, row in
                heard("cell \(row.title ?? "-")")
                cell.height = { 60 }
            }
            selector.selectableRowCellUpdate = { cell, row in
                cell.detailTextLabel?.text = "Alfred Hitchcock"
            }
        }
        #expect(
            heard.entries.filter { $0.contains("Vertigo") } == [
                "setup Vertigo Vertigo true", "cell Vertigo!",
            ])
        #expect(stage.topDrawing.contains("detail: label \"Alfred Hitchcock\""))
        #expect(stage.screens.last?.sections.first?.rows.map(\.height) == [60, 60, 60])
    }

    @Test("does not choose disabled options")
    func disabledOptions() throws {
        let selector = try open { selector in
            selector.isOptionEnabled = { $0 != "Rope" }
            selector.selectableRowSetup = { row in
                if row.selectableValue == "Rear Window" { row.disabled = true }
            }
        }
        for place in [0, 2] {
            #expect(stage.press("film>#:0:\(place)").refusal?.reason == .disabled)
        }
        #expect(row.value == "Vertigo")
        selector.isOptionEnabled = nil
        #expect(selector.form.rows.map(\.isDisabled) == [true, false, false])
        selector.isOptionEnabled = { _ in false }
        #expect(selector.form.rows.allSatisfy { $0.isDisabled })
        #expect(drawnOptions(selector) == [["Rear Window", "*Vertigo", "Rope"]])
    }

    @Test("shows the value of a row that no longer accepts input")
    func disabledRow() throws {
        let selector = try open { selector in
            selector.dismissOnSelection = false
            selector.dismissOnChange = false
        }
        row.disabled = true
        stage.press("film>#:0:0")
        #expect(row.value == "Vertigo")
        #expect(selector.outcome == nil)
        #expect(drawnOptions(selector) == [["Rear Window", "*Vertigo", "Rope"]])
        selector.dismissOnSelection = true
        stage.press("film>#:0:0")
        #expect(selector.outcome == .cancelled)
        #expect(stage.screens.count == 1)
    }

    @Test("follows the row's value")
    func followingValue() throws {
        let selector = try open()
        row.value = "Rope"
        #expect(drawnOptions(selector) == [["Rear Window", "Vertigo", "*Rope"]])
        row.value = "Psycho"
        #expect(drawnOptions(selector) == [["Rear Window", "Vertigo", "Rope"], ["*Psycho"]])
        row.value = nil
        #expect(drawnOptions(selector) == [["Rear Window", "Vertigo", "Rope"]])
    }

    @Test("follows the row's options, and keeps the rows of those that stay")
    func followingOptions() throws {
        let selector = try open()
        let kept = Array(selector.form[0])
        _ = stage.takePatch()
        row.options = ["Rear Window", "Marnie", "Vertigo", "Rope"]
        try #require(drawnOptions(selector) == [["Rear Window", "Marnie", "*Vertigo", "Rope"]])
        #expect(selector.form[0].filter { row in kept.contains { $0 === row } }.count == 3)
        let changes = stage.takePatch().changes
        guard case .insert(let marnie, _, let sibling) = try #require(changes.first) else {
            Issue.record("\(changes)")
            return
        }
        #expect(changes.count == 1)
        #expect(marnie.id == ViewID("film>#:0:3"))
        #expect(sibling == ViewID("film>#:0:0"))
        row.options = ["Marnie", "Vertigo"]
        #expect(drawnOptions(selector) == [["Marnie", "*Vertigo"]])
        row.options = ["Notorious"]
        #expect(drawnOptions(selector) == [["Notorious"], ["*Vertigo"]])
        row.options = []
        #expect(drawnOptions(selector) == [["*Vertigo"]])
        #expect(row.value == "Vertigo")
        row.options = ["Vertigo"]
        #expect(drawnOptions(selector) == [["*Vertigo"]])
    }

    @Test("follows options through sections that are added and removed")
    func followingSections() throws {
        let selector = try open { $0.sectionKeyForValue = { String($0.prefix(1)) } }
        row.options = ["Marnie", "Vertigo", "Psycho"]
        #expect(drawnOptions(selector) == [["Marnie"], ["Psycho"], ["*Vertigo"]])
        row.options = ["Rope", "Psycho", "Pursued"]
        #expect(drawnOptions(selector) == [["Psycho", "Pursued"], ["Rope"], ["*Vertigo"]])
        #expect(selector.form.problems.isEmpty)
    }

    @Test("works without a host")
    func headless() throws {
        let form = Form { FilmRow("film") { $0.options = ["Rope", "Vertigo"] } }
        let controller = FormViewController(form: form)
        let row: FilmRow = try #require(form.rowBy(tag: "film"))
        row.didSelect()
        let selector = try #require(controller.top as? FilmRow.Selector)
        try #require(selector.title == nil && drawnOptions(selector) == [["Rope", "Vertigo"]])
        selector.select(selector.form[0][1])
        #expect(row.value == "Vertigo")
        #expect(controller.presented == nil)
    }

    @Test("stays open if it is the first screen")
    func first() {
        let row = FilmRow { $0.options = ["Rope"] }
        let selector = FilmRow.Selector()
        selector.row = row
        let stage = FormStage(selector)
        stage.press("#:0:0")
        #expect(row.value == "Rope")
        #expect(drawnOptions(selector) == [["*Rope"]])
    }

    @Test("shows its options in a form assigned later")
    func anotherForm() throws {
        let selector = try open()
        selector.form = Form("Another")
        selector.reloadOptions()
        #expect(drawnOptions(selector) == [["Rear Window", "*Vertigo", "Rope"]])
    }
}

@Suite("Options that look alike")
struct AlikeOptionTests {
    struct Film: Equatable, Sendable, CustomStringConvertible {
        var year: Int
        var description: String { "The Man Who Knew Too Much" }
    }

    @Test("are distinct and do not collide")
    func sameDescription() throws {
        let row = ChoiceRow<Film>("film") { $0.options = [Film(year: 1934), Film(year: 1956)] }
        let stage = FormStage(nil, row)
        stage.press("film")
        stage.press("film>#:0:1")
        #expect(row.value == Film(year: 1956))
        stage.press("film")
        #expect(
            drawnOptions(stage.top) == [
                ["The Man Who Knew Too Much", "*The Man Who Knew Too Much"]
            ])
        #expect(stage.top.form.problems.isEmpty)
    }

    @Test("count as one if they are equal")
    func equal() throws {
        let row = ChoiceRow<String>("film") { row in
            row.options = ["Rope", "Rope"]
            row.value = "Rope"
        }
        let stage = FormStage(nil, row)
        stage.press("film")
        #expect(drawnOptions(stage.top) == [["*Rope", "Rope"]])
        stage.press("film>#:0:1")
        #expect(row.value == "Rope")
        #expect(stage.top.form.problems.isEmpty)
    }
}
