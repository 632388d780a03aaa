import RowKit
import RowTesting
import SuggestionRow
import Testing

@Suite("The keys of a suggestion row, which is a combobox")
struct SuggestionKeyTests {
    /// What stands after the keys: whether the list is open, what is highlighted, and the value.
    typealias Effect = (keys: String, isOpen: Bool, highlighted: String?, value: String)

    @Test(
        "move through the list of suggestions, choose one and close it",
        arguments: [
            ("", true, nil, "an"), ("down", true, "Ann", "an"), ("up", true, "Anton", "an"),
            ("down down", true, "Anton", "an"), ("down down down", true, "Ann", "an"),
            ("escape", false, nil, "an"), ("down escape", false, nil, "an"),
            ("escape down", true, nil, "an"), ("escape down down", true, "Ann", "an"),
            ("down enter", false, nil, "Ann"), ("up enter", false, nil, "Anton"),
            ("enter", false, nil, "an"),
        ] as [Effect])
    func keys(effect: Effect) {
        let row = SuggestionTableRow<String>("name") { $0.options = ["Ann", "Anton", "Bo"] }
        let tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
        tester.focus("name")
        tester.type("an", into: "name")
        for key in effect.keys.split(separator: " ").compactMap({
            ViewAction.Key(rawValue: "\($0)")
        }) {
            tester.key(key, in: "name")
        }
        let list = tester.view("name/popup") as? ListView
        #expect((list != nil) == effect.isOpen)
        #expect(list?.highlighted == effect.highlighted)
        #expect(row.value == effect.value)
        tester.finish()
    }

    @Test("are the same for suggestions that come in the order of how well they match")
    func ranked() {
        let row = SuggestionTableRow<String>("name") {
            $0.options = ["Hanan", "Jo An", "Anton", "an"]
        }
        let tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
        tester.type("an", into: "name")
        #expect(row.suggestions == ["an", "Anton", "Jo An", "Hanan"])
        row.optionMatching = .listed
        #expect(row.suggestions == ["Hanan", "Jo An", "Anton", "an"])
        tester.finish()
    }

    @Test("show nothing before the least number of characters is typed")
    func minimum() {
        let row = SuggestionAccessoryRow<String>("name") { row in
            row.options = ["Ann", "Anton"]
            row.minimumSearchLength = 2
        }
        var asked: [String] = []
        row.filterFunction = { text in
            asked.append(text)
            return [text]
        }
        let tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
        tester.focus("name")
        for text in ["a", " a ", "an"] { tester.type(text, into: "name") }
        #expect(asked == ["an"] && row.suggestions == ["an"])
        tester.type("a", into: "name")
        #expect(row.suggestions == [] && tester.view("name/popup") == nil)
        #expect(row.value == "a")
        tester.finish()
    }
}
