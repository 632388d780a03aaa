import RowKit
import Testing

// snippet: stars-cell
/// A cell that shows stars.
public protocol StarsCellType: CellType where Value == Int {
    /// Shows a number of stars out of the maximum.
    func show(_ stars: Int, of maximum: Int)
}

/// Stars in a line of text.
open class StarsCell: Cell<Int>, StarsCellType {
    /// The visible text, such as `★★★☆☆`.
    public final var line: String {
        get { detailTextLabel?.text ?? "" }
        set { detailTextLabel?.text = newValue }
    }

    open override func setup() {
        super.setup()
        height = { 32 }
    }

    /// Shows full stars and empty ones.
    open func show(_ stars: Int, of maximum: Int) {
        line = (0..<max(0, maximum)).map { $0 < stars ? "★" : "☆" }.joined()
    }
}
// end

// snippet: stars-row
/// The logic of a row of stars, for any cell that shows them.
open class _StarsRow<Cell: StarsCellType>: Row<Cell> {
    /// The maximum number of stars.
    @Limited(1...20) public final var maximum = 5

    /// Requires at most ``maximum`` stars.
    open override var limits: RuleSet<Int> {
        super.limits + [RuleSmallerOrEqualThan(max: $maximum)]
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.show(value ?? 0, of: $maximum)
    }
}

/// Asks for a number of stars.
public final class StarsRow: _StarsRow<StarsCell>, RowType {
    /// True, because selecting the row adds a star.
    public override var respondsToSelection: Bool { true }

    /// Adds a star, or removes all after the last.
    public override func customDidSelect() {
        super.customDidSelect()
        let next = (value ?? 0) + 1
        setValue(next > $maximum ? nil : next, by: .user)
    }
}
// end

// What RegisterRows writes for the rows above.
extension _StarsRow: _DeclaredSettings {
    /// The settings that the class declares.
    public static var _declaredSettings: [RowSetting] {
        [.init("maximum", \_StarsRow.maximum, "The maximum number of stars.", in: 1...20)]
    }
}

// snippet: bare-cell
/// A number of stars that inherits from nothing.
final class StarCountCell: StarsCellType {
    let view = CellView()
    weak var row: RowOf<Int>?
    var height: (() -> Double)?

    func show(_ stars: Int, of maximum: Int) { view.textLabel?.text = "\(stars)/\(maximum)" }
}

/// Asks for a number of stars and shows it as a number.
final class StarCountRow: _StarsRow<StarCountCell>, RowType {}
// end

// snippet: dots-cell
/// Shows dots instead of stars.
final class DotsCell: StarsCell {
    override func show(_ stars: Int, of maximum: Int) {
        line = (0..<max(0, maximum)).map { $0 < stars ? "●" : "○" }.joined()
    }
}
// end

@Suite("The articles' row of stars")
struct StarsRowTests {
    @Test("shows its value out of the maximum")
    func showsStars() {
        let row = StarsRow("rating") { row in
            row.maximum = 3
            row.value = 2
        }
        #expect(row.cell.line == "★★☆")
        #expect(row.cell.height?() == 32)
    }

    @Test("adds a star on each selection, and clears the value after the last")
    func selectionAddsStars() {
        let row = StarsRow("rating") { $0.maximum = 2 }
        let stage = FormStage(FormViewController(form: Form() +++ row))
        func press() { stage.receive(ViewEvent(ViewID("rating"), .press)) }
        #expect(row.cell.view.isSelectable && row.cell.line == "☆☆")
        press()
        #expect(row.value == 1)
        #expect(row.isTouched)
        press()
        #expect(row.cell.line == "★★")
        press()
        #expect(row.value == nil)
    }

    @Test("is configured in its initializer")
    func isConfigured() {
        var heard: [Int?] = []
        func show(_ stars: Int?) { heard.append(stars) }
        // snippet: stars-use
        let rating = StarsRow("rating") { row in
            row.title = "Your rating"
            row.maximum = 3
        }
        rating.onChange { row in show(row.value) }

        let form = Form("Film") { rating }
        form.setValues(["rating": 2])
        // end
        #expect(heard == [2])
        #expect(rating.cell.line == "★★☆")
        #expect(form.problems.isEmpty)
    }

    @Test("uses a default unless it sets its own value")
    func takesDefaults() {
        // snippet: stars-defaults
        var defaults = Form.Defaults()
        defaults.set(\StarsRow.maximum, 10)

        let form = Form("Films", defaults: defaults) {
            StarsRow("first")
            StarsRow("second") { $0.maximum = 3 }
        }
        // end
        let maxima = form.rows.compactMap { ($0 as? StarsRow)?.maximum }
        #expect(maxima == [10, 3])
    }

    @Test("accepts no more stars than its maximum")
    func limits() {
        let row = StarsRow("rating") { $0.maximum = 3 }
        let form = Form { row }
        form.setValues(["rating": 4])
        #expect(form.validate().map(\.description) == ["rating: Must be at most 3"])
        row.maximum = 4
        #expect(form.validate() == [])
        #expect(row.limits.rules.map(\.valueSchema) == [["maximum": 4]])
    }

    @Test("reports a maximum below one")
    func limitConflict() {
        let form = Form { StarsRow("rating") { $0.maximum = 0 } }
        #expect(
            form.problems.map(\.description)
                == ["rating: maximum cannot be 0: it must be from 1 to 20"])
    }

    @Test("works with a cell without a superclass")
    func takesBareCell() {
        let row = StarCountRow("rating") { $0.value = 4 }
        #expect(row.cell.view.textLabel?.text == "4/5")
        #expect(row.cell.row === row)
    }

    @Test("can have another cell")
    func takesAnotherLook() {
        // snippet: dots-use
        let row = StarsRow("rating") { row in
            row.cellProvider = CellProvider { DotsCell() }
            row.value = 3
        }
        // end
        #expect(row.cell.line == "●●●○○")
    }

    @Test("has its cell updated by an observer")
    func observersUpdateCells() {
        let form = Form { StarsRow("rating") }
        let row: StarsRow? = form.rowBy(tag: "rating")
        #expect(row?.cell.line == "☆☆☆☆☆")
        // snippet: update-cells
        let observation = form.observe { changes in
            for row in changes.updatedRows { row.updateCell() }
        }
        // end
        defer { observation.cancel() }
        row?.value = 1
        #expect(row?.cell.line == "★☆☆☆☆")
        row?.maximum = 2
        #expect(row?.cell.line == "★☆")
    }
}
