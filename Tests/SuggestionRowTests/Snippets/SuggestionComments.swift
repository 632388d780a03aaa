import RowKit
import SuggestionRow
import Testing

// The examples in the comments on suggestion rows.

private enum Values {
    // snippet: comment-suggestion-value
    struct Scientist: SuggestionValue {
        let id: Int
        let name: String

        var suggestionString: String { name }
        // Only those that are suggested can be chosen.
        init?(string: String) { nil }
    }
    // end
}

private struct Scientist: SuggestionValue {
    let name: String
    var field = "Mathematics"
    var suggestionString: String { name }
    init(name: String) { self.name = name }
    init?(string: String) { nil }
}

private enum Cells {
    // snippet: comment-suggestion-cell
    struct ScientistCell: EurekaSuggestionTableViewCell {
        var item = ListView.Item("", "")

        mutating func setupForValue(_ scientist: Scientist) {
            item.title = StyledText(scientist.name)
            item.detail = StyledText(scientist.field)
        }
    }

    final class ScientistRow: _SuggestionRow<SuggestionTableCell<ScientistCell>>, RowType {}
    // end
}

private struct Place: SuggestionValue {
    let name: String
    var country = "Portugal"
    var picture: RowImage? { .symbol("seat") }
    var suggestionString: String { name }
    init(string: String) { name = string }
}

private struct Directory: Sendable {
    func scientists(named name: String) async throws -> [Scientist] { [Scientist(name: name)] }
}

@Suite("The examples in the comments on suggestion rows")
struct SuggestionCommentTests {
    @Test("create rows and custom suggestions")
    func rows() {
        let scientists = [Scientist(name: "Noether")]
        let form = Form {
            // snippet: comment-suggestion-strip
            SuggestionAccessoryRow<String>("city") { row in
                row.title = "City"
                row.options = ["Berlin", "Bern", "London"]
            }
            // end
            // snippet: comment-suggestion-table
            SuggestionTableRow<Scientist>("scientist") { row in
                row.title = "Scientist"
                row.options = scientists
            }
            // end
        }
        #expect(form.rows.count == 2 && form.problems.isEmpty)
        #expect(Cells.ScientistRow().cell.suggestionList.style == .table)
        #expect(Values.Scientist(string: "Noether") == nil)
    }

    @Test("search for suggestions asynchronously, and draw them differently")
    func elsewhere() {
        do {
            let (row, directory) = (SuggestionTableRow<Scientist>(), Directory())
            // snippet: comment-suggestions-elsewhere
            row.asyncFilterFunction = { text in try await directory.scientists(named: text) }
            // end
            #expect(row.asyncFilterFunction != nil)
        }
        do {
            let row = SuggestionAccessoryRow<Place>()
            // snippet: comment-suggestion-strip-cell
            row.customizeCollectionViewCell = { seat, cell in cell.item.image = seat.picture }
            // end
            #expect(row.customizeOptionCell != nil)
        }
        let row = SuggestionTableRow<Place>()
        // snippet: comment-suggestion-table-cell
        row.customizeTableViewCell = { city, cell in cell.item.detail = StyledText(city.country) }
        // end
        #expect(row.customizeOptionCell != nil)
    }
}
