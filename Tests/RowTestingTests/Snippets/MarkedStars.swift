import RowKit
import RowTesting
import Testing

// snippet: marked-stars-row
/// Stars of which one is marked, until the arrow keys move the mark and Enter enters it.
open class MarkedStarsCell: Cell<Int>, CellType {
    /// The stars, of which one is marked.
    public final let stars = CanvasView()

    open override func setup() {
        super.setup()
        stars.size = ViewSize(width: 160, height: 32)
        stars.isInteractive = true
        contentView = stars
    }
}

/// Asks for a number of stars by keys.
public final class MarkedStarsRow: Row<MarkedStarsCell>, RowType {
    /// The marked star, which is no part of the value until Enter is pressed.
    @Setting private var mark = 1

    /// The mark, so that it is where it was after the form is restored.
    public override var cellState: JSONValue? {
        get { .integer(mark) }
        set {
            // It may come from an older version of the row, with more stars.
            guard case .integer(let restored) = newValue, 1...5 ~= restored else { return }
            mark = restored
        }
    }

    public override func customSetupCell() {
        super.customSetupCell()
        cell.stars.onKey { [weak self] key in self?.take(key) ?? false }
    }

    public override func customUpdateCell() {
        super.customUpdateCell()
        cell.stars.name = title
        cell.stars.shapes = (1...5).map { star in
            CanvasView.Shape(
                .circle(.init(Double(star) * 32 - 16, 16), radius: 12),
                fill: star <= value ?? 0 ? .systemYellow : .clear,
                stroke: star == mark ? .tint : .separator)
        }
        cell.stars.slider = CanvasView.Slider(Double(mark), in: 1...5, text: "\(mark) of 5")
    }

    private func take(_ key: ViewAction.Key) -> Bool {
        switch key {
        case .left: mark = max(mark - 1, 1)
        case .right: mark = min(mark + 1, 5)
        case .enter: setValue(mark, by: .user)
        default: return false
        }
        return true
    }
}
// end

private enum MarkedStarsPlugin: RowPlugin {
    static let name = "MarkedStars", version = "1.0.0"
    static let rows = [
        RowDescriptor(
            MarkedStarsRow.self, "Stars that keys mark and enter.", example: RowExample(value: 2))
    ]
}

@Suite("The article on cells")
struct MarkedStarsTests {
    @Test("shows a row with a state of its own, which keeps the laws of rows")
    func laws() throws { try expectLaws(of: MarkedStarsPlugin.self) }

    @Test("shows a row whose mark is in the state of the form")
    func state() throws {
        let tester = FormTester(form: Form { MarkedStarsRow("stars") })
        tester.focus("stars")
        tester.key(.right)
        tester.key(.right)
        tester.key(.enter) { $0.values["stars"] = 3 }
        tester.key(.right)
        tester.finish()
        let restored = Form { MarkedStarsRow("stars") }
        #expect(restored.restore(tester.form.state) == [])
        #expect(restored.rowBy(tag: "stars")?.cellState == 4)
        #expect(restored.values()["stars"] as? Int == 3)
    }
}
