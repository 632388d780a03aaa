import RowKit
import Testing

// snippet: stars-inline-row
/// Shows a number of stars out of the maximum.
public final class StarsSummaryCell: Cell<Int>, StarsCellType {
    /// Shows the number of stars, or a dash if there are none.
    public func show(_ stars: Int, of maximum: Int) {
        detailTextLabel?.text = stars == 0 ? "–" : "\(stars)/\(maximum)"
    }
}

/// Shows a number of stars, and expands a row for giving them.
public final class StarsInlineRow: _StarsRow<StarsSummaryCell>, RowType, InlineRowType {
    /// The row below, which has the same settings.
    public typealias InlineRow = StarsRow
}
// end

// snippet: helper-row
/// A row and its helper.
public enum StarsInlineRowPlugin: RowPlugin {
    /// The version, which a release increases.
    public static let version = "0.1.0"
    /// The rows, the second of which is a helper.
    public static let rows = [
        RowDescriptor(StarsInlineRow.self, "Shows stars, which are chosen in a row below."),
        RowDescriptor(StarsRow.self, "Asks for stars, below another row.", isListed: false),
    ]
}
// end

@Suite("The articles' inline row")
struct StarsInlineRowTests {
    @Test("expands a row that shares its value")
    func valuesFollow() throws {
        // snippet: stars-inline-use
        let form = Form {
            StarsInlineRow("rating") { row in
                row.maximum = 3
                row.value = 1
            }
            .onExpandInlineRow { _, _, inlineRow in
                inlineRow.title = "Give stars"
            }
        }
        let rating: StarsInlineRow? = form.rowBy(tag: "rating")
        rating?.didSelect()
        rating?.inlineRow?.value = 2
        // end
        let row = try #require(rating)
        row.updateCell()
        #expect(row.cell.detailTextLabel?.text == "2/3")
        let inlineRow = try #require(row.inlineRow)
        #expect(row.value == 2)
        #expect(inlineRow.title == "Give stars")
        #expect(inlineRow.maximum == 3)
        #expect(inlineRow.indexPath == RowPath(section: 0, row: 1))
        #expect(form.values().count == 1)
        row.value = 3
        #expect(inlineRow.value == 3)
        row.didSelect()
        #expect(row.isCollapsed)
        #expect(form.rows.count == 1)
        row.value = nil
        row.updateCell()
        #expect(row.cell.detailTextLabel?.text == "–")
    }

    @Test("can pass a changed setting on to its expanded inline row")
    func settingsAreHandedOn() {
        let row = StarsInlineRow()
        let form = Form() +++ row
        row.expandInlineRow()
        // snippet: stars-inline-setting
        row.maximum = 10
        row.inlineRow?.maximum = 10
        // end
        #expect(form.rows.count == 2)
        #expect(row.inlineRow?.maximum == 10)
    }
    @Test("collapses when it is hidden, moved or removed, and when another expands")
    func closes() throws {
        let row = StarsInlineRow("rating")
        let other = StarsInlineRow("other")
        let section = Section([row, other])
        let form = Form() +++ section

        row.expandInlineRow()
        row.hidden = true
        #expect(row.isCollapsed)
        row.expandInlineRow()
        #expect(row.isCollapsed)

        row.hidden = false
        row.expandInlineRow()
        try section.move(row, to: .end)
        #expect(row.isCollapsed)

        row.expandInlineRow()
        other.expandInlineRow()
        #expect(row.isCollapsed)

        form.inlineRowHideOptions = []
        row.expandInlineRow()
        #expect(other.isExpanded)
        form.hideInlineRows()
        #expect(other.isCollapsed)

        row.expandInlineRow()
        #expect(row.inlineRow?.isDisabled == false)
        row.disabled = true
        #expect(row.inlineRow?.isDisabled == true)
        try section.remove(row)
        #expect(row.isCollapsed)
        row.expandInlineRow()
        #expect(row.isCollapsed)
    }

    @Test("has an unlisted helper that can be created by name")
    func helper() throws {
        let registry = try RowRegistry(StarsInlineRowPlugin.self)
        #expect(registry.rows.filter(\.isListed).map(\.name) == ["StarsInlineRow"])
        #expect(registry["StarsRow"]?.isListed == false)
        #expect(try RowFactory(registry).make("StarsRow", value: 2).baseValue as? Int == 2)
    }
}
