import RowKit
import Testing

@Suite("Searching among options")
struct SelectorSearchTests {
    private typealias DishRow = ChoicesRow<String>

    private let row = DishRow("dishes") { row in
        row.title = "Dishes"
        row.options = ["Crème brûlée", "Ｒamen", "Straße snack", "Rice"]
        row.value = ["Rice"]
    }
    private let stage: FormStage
    private let field = "dishes>:/header/search"

    init() {
        stage = FormStage(nil, row)
        row.onPresent { _, selector in selector.isSearchable = true }
        stage.press("dishes")
    }

    @Test("begins with all options")
    func drawing() {
        #expect(
            stage.topDrawing == """
                form dishes>: "Dishes" [show]
                  header: stack vertical
                    search: textField "" [placeholder "Search", search, named "Search"]
                  section dishes>#:0
                    cell dishes>#:0:0
                      text: label "Crème brûlée"
                    cell dishes>#:0:1
                      text: label "Ｒamen"
                    cell dishes>#:0:2
                      text: label "Straße snack"
                    cell dishes>#:0:3 [checkmark]
                      text: label "Rice"

                """)
    }

    @Test(
        "ignores case, accents and width",
        arguments: [
            Example("accents", "BRULEE", ["Crème brûlée"]),
            Example("accents in the query", "rìcé", ["*Rice"]),
            Example("width", "ramen", ["Ｒamen"]),
            Example("width in the query", "ＲＡ", ["Ｒamen", "Straße snack"]),
            Example("sharp s", "STRASSE", ["Straße snack"]),
            Example("space at the ends", "  rice ", ["*Rice"]),
            Example("space within", "e s", ["Straße snack"]),
            Example("only spaces", "  ", ["Crème brûlée", "Ｒamen", "Straße snack", "*Rice"]),
        ])
    func folding(example: Example<String, [String]>) {
        stage.type(example.input, in: field)
        #expect(drawnOptions(stage.top) == [example.outcome])
    }

    @Test("reports only removed, inserted and highlighted options to a host")
    func changes() {
        let typed = stage.type("r", in: field).changes
        #expect(changedTexts(typed) == [0, 1, 2, 3].map { "dishes>#:0:\($0)/text" })
        let next = stage.type("ri", in: field).changes
        #expect(changedTexts(next) == ["dishes>#:0:3/text"])
        #expect(next.count == 4)
        for place in 0...2 {
            #expect(next.contains(.remove(ViewID("dishes>#:0:\(place)"))))
        }
        #expect(stage.type("ri ", in: field).changes.isEmpty)
        #expect(stage.type("", in: field).changes.count == 4)
    }

    /// The labels of which only the text changed.
    private func changedTexts(_ changes: [ViewPatch.Change]) -> [String] {
        changes.compactMap { change in
            guard case .set(let id, let properties) = change, properties.keys.elementsEqual([.text])
            else { return nil }
            return id.text
        }
    }

    @Test("highlights matches in the titles during the search")
    func highlights() throws {
        stage.type("r", in: field)
        let selector = try #require(stage.top as? DishRow.Selector)
        func highlighted() -> [[Range<Int>]] {
            selector.form.rows.map { row in
                let label = (row as? CheckRow<String>)?.cell.textLabel
                return label?.styledText?.runs.filter(\.isHighlighted).map(\.range) ?? []
            }
        }
        #expect(highlighted() == [[1..<2, 7..<8], [0..<1], [2..<3], [0..<1]])
        stage.press("dishes>#:0:1")
        #expect(highlighted().dropFirst().first == [0..<1], "updating the cell keeps it")
        stage.type("brulee", in: field)
        #expect(highlighted() == [[6..<12]])
        stage.type("", in: field)
        #expect(highlighted() == [[], [], [], []])
    }

    @Test("keeps chosen options that are filtered out")
    func keeping() {
        stage.type("ramen", in: field)
        stage.press("dishes>#:0:1")
        #expect(row.value == ["Ｒamen", "Rice"])
        stage.type("", in: field)
        #expect(drawnOptions(stage.top) == [["Crème brûlée", "*Ｒamen", "Straße snack", "*Rice"]])
    }

    @Test("shows that nothing matches")
    func nothing() {
        stage.type("tofu", in: field)
        #expect(
            stage.topDrawing == """
                form dishes>: "Dishes" [show]
                  header: stack vertical
                    search: textField "tofu" [placeholder "Search", search, named "Search"]
                    notice: label "No results" [status]

                """)
        let changes = stage.type("rice", in: field).changes
        #expect(changes.contains(.remove(ViewID("dishes>:/header/notice"))))
        #expect(stage.screens.last?.sections.count == 1)
    }

    @Test("hides sections without matches")
    func sections() throws {
        let selector = try #require(stage.top as? DishRow.Selector)
        selector.sectionKeyForValue = { $0.count > 5 ? "long" : "short" }
        selector.reloadOptions()
        selector.searchText = "ri"
        #expect(selector.form.map { $0.header?.title } == ["short"])
        selector.searchText = ""
        #expect(selector.form.map { $0.header?.title } == ["long", "short"])
    }

    @Test("continues when options change")
    func following() {
        stage.type("ri", in: field)
        row.options = ["Rice", "Risotto", "Soup"]
        #expect(drawnOptions(stage.top) == [["*Rice", "Risotto"]])
        row.options = ["Soup"]
        // A chosen value that is not an option is found while it is chosen.
        #expect(drawnOptions(stage.top) == [["*Rice"]])
        row.value = nil
        #expect(stage.topDrawing.contains("No results"))
        row.options = []
        #expect(stage.topDrawing.contains("No options"))
        row.options = ["Risotto"]
        #expect(drawnOptions(stage.top) == [["Risotto"]])
    }

    @Test("can be started and disabled by the program")
    func program() throws {
        let selector = try #require(stage.top as? DishRow.Selector)
        selector.searchText = "ri"
        #expect(
            stage.takePatch().changes.contains(
                .set(ViewID("dishes>:/header/search"), [.text: "ri"])))
        selector.isSearchable = false
        #expect(selector.headerView == nil)
    }

    @Test("preserves custom conditions of the options' rows")
    func conditions() throws {
        let selector = try #require(stage.top as? DishRow.Selector)
        selector.selectableRowSetup = { row in row.hidden = row.title == "Rice" ? true : nil }
        selector.reloadOptions()
        stage.type("ri", in: field)
        stage.type("r", in: field)
        #expect(
            drawnOptions(stage.top) == [["Crème brûlée", "Ｒamen", "Straße snack"]])
    }

    @Test("ends editing on Enter")
    func enter() {
        stage.patch(ViewEvent(ViewID(field), .focus))
        #expect(stage.focused == ViewID(field))
        stage.patch(ViewEvent(ViewID(field), .key(.enter)))
        #expect(stage.focused == nil)
        #expect(stage.screens.count == 2)
    }
}

@Suite("Ten thousand options")
struct ManyOptionsTests {
    /// An option that counts its comparisons.
    struct Counted: Equatable, Sendable {
        let number: Int
        let comparisons: Counter

        static func == (first: Counted, second: Counted) -> Bool {
            first.comparisons.increment()
            return first.number == second.number
        }
    }

    private func row(_ setUp: (ChoiceRow<Int>) -> Void = { _ in }) -> ChoiceRow<Int> {
        ChoiceRow<Int>("number") { row in
            row.options = Array(0..<10_000)
            row.displayValueFor = { $0.map { "Number \($0)" } }
            setUp(row)
        }
    }

    /// The visible options, by section.
    private func shown(_ stage: FormStage) -> [[Int]] {
        stage.top.form.map { section in
            section.compactMap { ($0 as? CheckRow<Int>)?.selectableValue }
        }
    }

    @Test("are shown page by page, with a button that shows more")
    func pages() throws {
        let stage = FormStage(nil, row { $0.options = Array(0..<1_000) })
        stage.press("number")
        let selector = try #require(stage.top as? ChoiceRow<Int>.Selector)
        #expect(shown(stage) == [Array(0..<100), []])
        #expect(selector.form.allRows.count == 100, "no other rows are created")
        let more = "number>#:1/footer"
        #expect(stage.topDrawing.contains(#"button "Show more""#))
        stage.press(more)
        #expect(shown(stage) == [Array(0..<200), []])
        selector.pageSize = 500
        stage.press(more)
        #expect(shown(stage) == [Array(0..<1_000)], "the button is no longer needed")
    }

    @Test("are searchable by default, unless isSearchable is false")
    func searchable() throws {
        let row = row()
        let stage = FormStage(nil, row)
        stage.press("number")
        let selector = try #require(stage.top as? ChoiceRow<Int>.Selector)
        #expect(selector.isSearchable)
        #expect(selector.headerView != nil)
        stage.type("9 99", in: "number>:/header/search")
        #expect(shown(stage) == [])
        #expect(stage.topDrawing.contains("No results"))
        stage.type("999", in: "number>:/header/search")
        #expect(shown(stage) == [[999] + (1...8).map { $0 * 1_000 + 999 } + Array(9_990...9_999)])
        #expect(!stage.topDrawing.contains("Show more"))
        stage.type("number 1", in: "number>:/header/search")
        #expect(shown(stage).map(\.count) == [100, 0])
        selector.isSearchable = false
        #expect(selector.headerView == nil)
        row.options = [1, 2]
        #expect(shown(stage) == [[1]], "the search continues")
    }

    @Test("are shown if chosen, in order, even beyond the page")
    func chosen() throws {
        let stage = FormStage(nil, row { $0.value = 7_000 })
        stage.press("number")
        let selector = try #require(stage.top as? ChoiceRow<Int>.Selector)
        (selector.dismissOnSelection, selector.dismissOnChange) = (false, false)
        #expect(shown(stage) == [Array(0..<100) + [7_000], []])
        stage.press("number>#:0:7000")
        #expect(shown(stage) == [Array(0..<100) + [7_000], []], "it stays in place")
        selector.choose(5_000)
        #expect(shown(stage) == [Array(0..<100) + [5_000], []])
        let marks = selector.form.first?.compactMap { ($0 as? CheckRow<Int>)?.value }
        #expect(marks == [5_000])
    }

    @Test("have rows whose identifiers do not depend on earlier pages")
    func names() {
        let stage = FormStage(nil, row())
        stage.press("number")
        for text in ["4321", "1234"] {
            stage.type(text, in: "number>:/header/search")
            #expect(stage.topDrawing.contains("cell number>#:0:\(text)\n"))
        }
    }

    @Test("are restored if a search had found them")
    func restored() throws {
        let row = ChoicesRow<Int>("number") { $0.options = Array(0..<10_000) }
        let stage = FormStage(nil, row)
        stage.press("number")
        stage.type("4321", in: "number>:/header/search")
        stage.press("number>#:0:4321")
        stage.type("1234", in: "number>:/header/search")
        stage.press("number>#:0:1234")
        stage.press("number>#:0:1234")
        let state = stage.form.state
        let other = FormStage(nil, ChoicesRow<Int>("number") { $0.options = Array(0..<10_000) })
        #expect(other.form.restore(state) == [])
        let rows = try #require(other.controller.presented).form.allRows
        #expect(rows.count == 102, "rows that a search had found are created again")
        #expect(other.form.values()["number"] as? Set<Int> == [4_321])
    }

    @Test("can be chosen by events even if this stage has not shown them")
    func namedByEvent() {
        let row = row()
        let stage = FormStage(nil, row)
        stage.press("number")
        #expect(stage.press("number>#:0:10000").refusal?.reason == .unknown)
        #expect(stage.press("number>#:0:9999").refusal == nil)
        #expect(row.value == 9_999)
        #expect(stage.screens.count == 1)
    }

    @Test("are grouped under headers, with pages across all groups")
    func grouped() throws {
        let row = row()
        row.onPresent { _, selector in
            selector.pageSize = 3
            selector.sectionKeyForValue = { $0 < 2 ? "a" : "b" }
        }
        let stage = FormStage(nil, row)
        stage.press("number")
        #expect(shown(stage) == [[0, 1], [2], []])
        #expect(stage.top.form.map { $0.header?.title } == ["a", "b", nil])
        stage.type("5000", in: "number>:/header/search")
        #expect(shown(stage) == [[5_000]])
    }

    @Test("are compared and titled a few times each, however much is typed and chosen")
    func linear() throws {
        let count = 10_000
        let (comparisons, names) = (Counter(), Counter())
        let options = (0..<count).map { Counted(number: $0, comparisons: comparisons) }
        let row = ChoiceRow<Counted>("number") { row in
            row.options = options
            row.value = options[count / 2]
            row.displayValueFor = { option in
                names.increment()
                return option.map { "Number \($0.number)" }
            }
        }
        row.onPresent { _, selector in
            selector.isSearchable = true
            selector.dismissOnSelection = false
            selector.dismissOnChange = false
            selector.sectionKeyForValue = { "\($0.number % 10)" }
        }
        let stage = FormStage(nil, row)
        stage.press("number")
        #expect(names.value < 1_000, "only visible options are titled")
        comparisons.reset()
        let changes = stage.top.form.recorded()
        for text in ["9", "99", "999", "9999"] { stage.type(text, in: "number>:/header/search") }
        #expect(stage.top.form.rows.map(\.title) == ["Number 9999"])
        #expect(changes.entries.count == 4)
        #expect(comparisons.value < 100)
        #expect(names.value <= 2 * count)
        names.reset()
        stage.press("number>#:9:999")
        #expect(row.value?.number == 9999)
        #expect(comparisons.value <= 4 * count)
        #expect(names.value <= 4)
    }
}
