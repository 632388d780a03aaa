import RowKit
import Testing

@Suite("A problem with a row or a cell")
struct StarsRowProblemTests {
    /// A row with a property that is not a setting.
    final class PlainStarsRow: _StarsRow<StarsCell>, RowType {
        var isTouchy = false
    }

    @Test("has the message in the article on rows")
    func problemsAreWorded() throws {
        let article = try Article("RowType")
        let row = StarsRow("rating")
        let other = StarsRow("other")
        let form = Form { [Section([row, other])] }

        form.setValues(["rating": "three"])
        row.tag = "stars"
        row.onChange { other.value = ($0.value ?? 0) + 1 }
        other.onChange { row.value = ($0.value ?? 0) + 1 }
        row.value = 1
        #expect(form.problems.map(\.code) == [.wrongType, .fixedTag, .unsettled])
        expect(article, toSay: form.problems)
    }

    @Test("is reported for a default of a property that is not a setting")
    func plainPropertyHasNoDefault() throws {
        let article = try Article("RowType")
        var defaults = Form.Defaults()
        defaults.set(\PlainStarsRow.isTouchy, true)
        let row = PlainStarsRow()
        let form = Form(defaults: defaults) { row }
        #expect(!row.isTouchy)
        let problem = try #require(form.problems.first)
        #expect(article.says(problem.message.replacing("PlainStarsRow", with: "StarsRow")))
    }

    @Test("is reported for a cell that writes at each update")
    func restlessCellIsStopped() throws {
        final class RestlessCell: StarsCell {
            override func update() {
                super.update()
                row?.value = (row?.value ?? 0) + 1
            }
        }
        let article = try Article("CellType")
        let row = StarsRow("rating") { $0.cellProvider = CellProvider { RestlessCell() } }
        let form = Form { row }
        form.keepObserving { changes in changes.updatedRows.forEach { $0.updateCell() } }
        _ = row.cell
        #expect(form.problems.map(\.code) == [.unsettled])
        expect(article, toSay: form.problems)
    }
}
