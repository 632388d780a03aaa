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

    @Test("begins with all of them")
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
        "takes no account of case, accents and width",
        arguments: [
            Example("accents", "BRULEE", ["Crème brûlée"]),
            Example("accents that are sought", "rìcé", ["*Rice"]),
            Example("width", "ramen", ["Ｒamen"]),
            Example("width that is sought", "ＲＡ", ["Ｒamen", "Straße snack"]),
            Example("sharp s", "STRASSE", ["Straße snack"]),
            Example("space at the ends", "  rice ", ["*Rice"]),
            Example("space within", "e s", ["Straße snack"]),
            Example("spaces alone", "  ", ["Crème brûlée", "Ｒamen", "Straße snack", "*Rice"]),
        ])
    func folding(example: Example<String, [String]>) {
        stage.type(example.input, in: field)
        #expect(drawnOptions(stage.top) == [example.outcome])
    }

    @Test("tells a host what goes and what comes, and nothing else")
    func changes() {
        let typed = stage.type("r", in: field).changes
        #expect(typed == [])
        let next = stage.type("ri", in: field).changes
        #expect(next == [0, 1, 2].map { .remove(ViewID("dishes>#:0:\($0)")) })
        #expect(stage.type("", in: field).changes.count == 3)
    }

    @Test("keeps what is chosen and out of sight")
    func keeping() {
        stage.type("ramen", in: field)
        stage.press("dishes>#:0:1")
        #expect(row.value == ["Ｒamen", "Rice"])
        stage.type("", in: field)
        #expect(drawnOptions(stage.top) == [["Crème brûlée", "*Ｒamen", "Straße snack", "*Rice"]])
    }

    @Test("says when nothing matches")
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

    @Test("hides sections in which nothing matches")
    func sections() throws {
        let selector = try #require(stage.top as? DishRow.Selector)
        selector.sectionKeyForValue = { $0.count > 5 ? "long" : "short" }
        selector.reloadOptions()
        selector.searchText = "ri"
        #expect(selector.form.map { $0.header?.title } == ["short"])
        selector.searchText = ""
        #expect(selector.form.map { $0.header?.title } == ["long", "short"])
    }

    @Test("goes on when options change")
    func following() {
        stage.type("ri", in: field)
        row.options = ["Rice", "Risotto", "Soup"]
        #expect(drawnOptions(stage.top) == [["*Rice", "Risotto"]])
        row.options = ["Soup"]
        // What is chosen is found as long as it is.
        #expect(drawnOptions(stage.top) == [["*Rice"]])
        row.value = nil
        #expect(stage.topDrawing.contains("No results"))
        row.options = []
        #expect(stage.topDrawing.contains("No options"))
        row.options = ["Risotto"]
        #expect(drawnOptions(stage.top) == [["Risotto"]])
    }

    @Test("may be the program's doing, and may be given up")
    func program() throws {
        let selector = try #require(stage.top as? DishRow.Selector)
        selector.searchText = "ri"
        #expect(
            stage.takePatch().changes.contains(
                .set(ViewID("dishes>:/header/search"), [.text: "ri"])))
        selector.isSearchable = false
        #expect(selector.headerView == nil)
    }

    @Test("leaves conditions of the rows' author alone")
    func conditions() throws {
        let selector = try #require(stage.top as? DishRow.Selector)
        selector.selectableRowSetup = { row in row.hidden = row.title == "Rice" ? true : nil }
        selector.reloadOptions()
        stage.type("ri", in: field)
        stage.type("r", in: field)
        #expect(
            drawnOptions(stage.top) == [["Crème brûlée", "Ｒamen", "Straße snack"]])
    }

    @Test("Enter ends the typing")
    func enter() {
        stage.patch(ViewEvent(ViewID(field), .focus))
        #expect(stage.focused == ViewID(field))
        stage.patch(ViewEvent(ViewID(field), .key(.enter)))
        #expect(stage.focused == nil && stage.screens.count == 2)
    }
}

@Suite("Ten thousand options")
struct ManyOptionsTests {
    /// An option that counts how often it is compared and named.
    struct Counted: Equatable, Sendable {
        let number: Int
        let comparisons: Counter

        static func == (first: Counted, second: Counted) -> Bool {
            first.comparisons.increment()
            return first.number == second.number
        }
    }

    @Test("are compared and named a few times each, however much is typed and chosen")
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
        comparisons.reset()
        names.reset()
        let changes = stage.top.form.recorded()
        for text in ["9", "99", "999", "9999"] { stage.type(text, in: "number>:/header/search") }
        #expect(stage.top.form.rows.map(\.title) == ["Number 9999"])
        #expect(changes.entries.count == 4)
        #expect(comparisons.value == 0 && names.value == 0)
        stage.press("number>#:9:999")
        #expect(row.value?.number == 9999)
        #expect(comparisons.value <= 4 * count && names.value <= 4)
    }
}
