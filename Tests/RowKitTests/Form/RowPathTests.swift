import RowKit
import Testing

@Suite("A path to a row")
struct RowPathTests {
    private let form = Form {
        Section(strings("a", "b"))
        Section(strings("c"))
    }

    @Test("finds the row whose index path it is")
    func subscripting() throws {
        for row in form.rows { #expect(form[try #require(row.indexPath)] == row) }
        form[0][0].hidden = true
        #expect(form[RowPath(row: 0, section: 0)].tag == "b")
    }

    @Test("is made of two indices, in either order")
    func making() {
        let path = RowPath(row: 2, section: 1)
        #expect(path == RowPath(section: 1, row: 2))
        #expect(path.section == 1)
        #expect(path.row == 2)
    }
}
