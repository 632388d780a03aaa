import RowKit
import RowTesting
import SuggestionRow
import TestRows
import Testing

@Suite("The keys of a suggestion row, which is a combobox")
struct SuggestionKeyTests {
    /// The state after the keys: whether the list is open, the highlighted item, and the value.
    struct Effect: Decodable {
        let keys: String
        let isOpen: Bool
        let highlighted: String?
        let value: String
    }

    @Test(
        "move through the list of suggestions, choose one and close it",
        arguments: try SharedCases.keys("suggestions") as [Effect])
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

    @Test(
        "pick the only suggestion when it arrives, if Return was pressed before",
        arguments: [
            (["Anton"], "Anton"), (["an", "Anton"], "an"), (["Ann", "Anton"], nil), ([], nil),
        ] as [([String], String?)])
    func early(found: [String], value: String?) {
        let row = EagerRow("name") { $0.asyncFilterFunction = { _ in [] } }
        let tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
        tester.focus("name")
        tester.type("a", into: "name")
        tester.key(.enter)
        // Return was pressed for another text.
        tester.type("an", into: "name")
        tester.answer("optionSearch", of: "name", with: .success(["Anton"]))
        #expect(row.value == nil)
        #expect(row.isHighlighted)
        tester.type("an ", into: "name")
        tester.key(.enter)
        #expect(row.value == nil)
        #expect(row.isHighlighted)
        tester.answer("optionSearch", of: "name", with: .success(found))
        #expect(row.value == value)
        #expect(row.isHighlighted)
        // The first of several suggestions is highlighted now.
        if found.count > 1 { tester.key(.enter) }
        #expect(row.value == found.first)
        tester.finish()
    }

    @Test("Suggestions are ordered by how well they match, or as listed")
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

    @Test("show nothing before the minimum number of characters is typed")
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
        #expect(asked == ["an"])
        #expect(row.suggestions == ["an"])
        tester.type("a", into: "name")
        #expect(row.suggestions == [])
        #expect(tester.view("name/popup") == nil)
        #expect(row.value == "a")
        tester.finish()
    }
}

/// A row in which Return picks the first suggestion.
private final class EagerRow:
    _SuggestionRow<SuggestionTableCell<SuggestionTableViewCell<String>>>, RowType
{
    required init(tag: String?) {
        super.init(tag: tag)
        preset { freeText = .reject }
    }

    override var highlightsFirstSuggestion: Bool { true }
}
