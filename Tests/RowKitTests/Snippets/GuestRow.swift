import RowKit
import Testing

// snippet: inner-rows
/// A guest with a rating.
struct Guest: Hashable, Codable, DocumentValue {
    var name: String?
    var stars: Int?
}

/// Asks for a guest in two rows.
final class GuestRow: Row<GuestCell>, RowType {
    let name = NameRow(tag: nil)
    let stars = StarsRow(tag: nil)

    required init(tag: String?) {
        super.init(tag: tag)
        setInnerRow(name, named: "name")
        setInnerRow(stars, named: "stars")
    }

    override class var settings: [RowSetting] {
        super.settings + [
            .init("name", settingsOf: \GuestRow.name, "The settings of the name."),
            .init("stars", settingsOf: \GuestRow.stars, "The settings of the stars."),
        ]
    }

    override func innerRowDidChange(_ row: BaseRow) {
        value = Guest(name: name.value, stars: stars.value)
    }

    override func valueDidChange() {
        if name.value != value?.name { name.value = value?.name }
        if stars.value != value?.stars { stars.value = value?.stars }
    }
}

/// Shows the cells of both rows.
final class GuestCell: Cell<Guest>, CellType {
    override func setup() {
        super.setup()
        guard let row = row as? GuestRow else { return }
        contentView = StackView(.vertical, [row.name.cell.view, row.stars.cell.view])
    }
}
// end

@Suite("The articles' row with inner rows")
struct GuestRowTests {
    private let row = GuestRow("guest")

    @Test("takes its value from its inner rows, and passes it to them")
    func values() {
        let form = Form { row }
        row.stars.value = 3
        #expect(row.value == Guest(stars: 3))
        row.value = Guest(name: "Emmy", stars: 4)
        #expect(row.name.value == "Emmy" && row.stars.value == 4)
        row.value = nil
        #expect(row.name.value == nil && row.stars.value == nil && form.problems == [])
    }

    @Test("shows the cells of its inner rows with their own identifiers")
    func views() {
        let stage = FormStage(FormViewController(form: Form { row }))
        row.name.title = "Name"
        let cell = stage.view(ViewID("guest:name")) as? CellView
        #expect(cell === row.name.cell.view && cell?.isInner == true)
        #expect(cell?.title == "Name" && row.cell.view.isInner == false)
        #expect(row.innerRows.map { $0.outerRow === row } == [true, true])
    }
}
