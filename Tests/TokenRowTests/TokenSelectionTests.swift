import RowKit
import RowTesting
import TestRows
import Testing
import TokenRow

@Suite("The selected tokens of a token row")
struct TokenSelectionTests {
    /// The state after the keys: the selected tokens, and all tokens.
    struct Effect: Decodable {
        let keys: String
        let selected: [String]
        let tokens: [String]
    }

    private let row = TokenTableRow<String>("keepers") { row in
        row.options = ["Ann", "Bo", "Cy", "Dee"]
        row.value = ["Ann", "Bo", "Cy"]
    }
    private let tester: FormTester

    init() {
        tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
        tester.focus("keepers")
    }

    private var selected: [String] {
        row.cell.tokenView.views.compactMap { $0 as? ButtonView }
            .filter { $0.style == .destructive }.compactMap(\.title)
    }

    /// A key, with Shift if its name begins with +.
    private func press(_ keys: String) {
        for word in keys.split(separator: " ") {
            let name = word.drop { $0 == "+" }
            guard let key = ViewAction.Key(rawValue: String(name)) else { continue }
            tester.key(key, shift: word.hasPrefix("+"), in: "keepers")
        }
    }

    @Test(
        "follow the keys in the empty field",
        arguments: try SharedCases.keys("selection") as [Effect])
    func keys(effect: Effect) {
        press(effect.keys)
        #expect(selected == effect.selected)
        #expect((row.value.map(Array.init) ?? []) == effect.tokens)
        tester.finish()
    }

    @Test("are dragged together, and are deselected if another token is dragged")
    func dragged() {
        press("left +left")
        tester.move("keepers/token-Cy", to: 0)
        #expect(row.value == ["Bo", "Cy", "Ann"])
        #expect(selected == ["Bo", "Cy"])
        tester.move("keepers/token-Bo", to: 2)
        #expect(row.value == ["Ann", "Bo", "Cy"])
        #expect(selected == ["Bo", "Cy"])
        tester.move("keepers/token-Ann", to: 1)
        #expect(row.value == ["Bo", "Ann", "Cy"])
        #expect(selected == [])
        #expect(row.cell.tokenView.movableViews == 1..<4, "the title stays before the tokens")
        tester.finish()
    }

    @Test(
        "keep their order wherever one of them is dropped",
        arguments: [
            // The dragged token, its new place among all, and the tokens afterwards.
            ("b", 0, "bcaxy"), ("c", 0, "bcaxy"), ("b", 2, "abcxy"), ("c", 1, "abcxy"),
            ("b", 3, "axbcy"), ("c", 3, "axbcy"), ("b", 4, "axybc"), ("c", 4, "axybc"),
        ] as [(String, Int, String)])
    func dropped(token: String, place: Int, after: String) {
        row.options = "abcxy".map { "\($0)" }
        row.value = ["a", "b", "c", "x", "y"]
        press("left left left +left")
        #expect(selected == ["b", "c"])
        tester.move("keepers/token-\(token)", to: place)
        #expect(row.value?.joined() == after)
        #expect(selected == ["b", "c"])
        tester.finish()
    }

    @Test("are replaced by typed text, and deselected when one of them is removed")
    func replaced() {
        press("left +left")
        tester.type("d", into: "keepers")
        #expect(row.value == ["Ann"])
        #expect(row.typedText == "d")
        #expect(selected == [])
        tester.type("", into: "keepers")
        row.value = ["Ann", "Bo", "Cy"]
        press("left +left")
        row.value = ["Ann", "Bo"]
        #expect(selected == [])
        press("left")
        #expect(selected == ["Bo"])
        tester.finish()
    }

    @Test("can be selected only while the field is empty")
    func text() {
        tester.type("x", into: "keepers")
        press("left")
        #expect(selected == [])
        tester.finish()
    }

    @Test("are removed and moved as changes by the user")
    func origin() {
        var origins: [String] = []
        row.onValueChange { _, change in origins.append("\(change.origin)") }
        press("left up")
        tester.move("keepers/token-Ann", to: 2)
        #expect(origins == ["user", "user"])
        tester.finish()
    }

    @Test("are the same in a restored form, in which the next press removes the token")
    func restoring() throws {
        press("left +left")
        #expect(selected == ["Bo", "Cy"])
        let other = TokenTableRow<String>("keepers") { other in
            other.options = row.options
            other.value = ["Ann", "Bo", "Cy"]
        }
        let form = Form() +++ other
        #expect(form.restore(try #require(row.form).state).isEmpty)
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("keepers/content/token-Cy"), .press))
        #expect(other.value == ["Ann", "Bo"])
    }

    @Test(
        "are not restored from invalid indices",
        arguments: [[0, 3], [-1, 0], [0], "0", [0, "1"]] as [JSONValue])
    func misfits(places: JSONValue) {
        row.cellState = places
        #expect(row.cellState == nil)
        #expect(selected.isEmpty)
    }
}
