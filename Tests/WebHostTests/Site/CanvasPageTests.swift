import RowKit
import Testing

@testable import WebHost

/// A canvas on which touches draw lines.
private final class DrawingCell: Cell<String>, CellType {
    let canvas = CanvasView()

    override func setup() {
        super.setup()
        canvas.isInteractive = true
        // The page has no element for a symbol.
        let symbol = CanvasView.Shape.Figure.image(
            CanvasView.Point(0, 0), ViewSize(width: 8, height: 8), .symbol("pen"))
        canvas.shapes = [
            CanvasView.Shape(symbol),
            CanvasView.Shape(.circle(CanvasView.Point(50, 50), radius: 4)),
        ]
        canvas.onTouch { [canvas] touch in
            if touch.phase == .began {
                canvas.shapes.append(CanvasView.Shape(.lines(touch.points, isClosed: false)))
            } else if let last = canvas.shapes.last, case .lines(let points, _) = last.figure {
                canvas.shapes[canvas.shapes.count - 1].figure = .lines(
                    points + touch.points, isClosed: false)
            }
        }
        contentView = canvas
    }
}

private final class DrawingRow: Row<DrawingCell>, RowType {}

/// A canvas on which the arrow keys set a number.
private final class DialCell: Cell<Int>, CellType {
    let canvas = CanvasView()

    override func setup() {
        super.setup()
        canvas.onKey { [weak self] key in
            guard let row = self?.row, key == .up || key == .down else { return false }
            row.setValue((row.value ?? 0) + (key == .up ? 1 : -1), by: .user)
            return true
        }
        contentView = canvas
    }

    override func update() {
        super.update()
        canvas.slider = CanvasView.Slider(Double(row?.value ?? 0), in: 0...9)
    }
}

private final class DialRow: Row<DialCell>, RowType {}

@Suite("A canvas on a page")
struct CanvasPageTests {
    private let box = SubmissionBox()

    private func touch(_ phase: String, _ points: String) -> String {
        #""do": "point", "touch": {"phase": "\#(phase)", "points": [\#(points)]}"#
    }

    @Test("has buttons for its number, which pages without a script need")
    func buttons() async throws {
        let visitor = Visitor(
            try box.site(["dial": { Form { Section { DialRow("dial") { $0.value = 5 } } } }]))
        try await visitor.open("/dial")
        try await visitor.press("_key", "dial/content up")
        try await visitor.press("_key", "dial/content up")
        #expect(visitor.page["dial/content"]?["aria-valuenow"] == "7")
        try await visitor.press("_key", "dial/content down")
        #expect(visitor.page["dial/content"]?["aria-valuenow"] == "6")
        try await visitor.press("_key", "dial/content sideways")
        #expect(visitor.page["dial/content"]?["aria-valuenow"] == "6")
        let buttons = visitor.page.elements.filter { $0["name"] == "_key" }
        #expect(buttons.map { $0["value"] } == ["dial/content down", "dial/content up"])
    }

    @Test("gets only the new points of a line, and a new line as a whole")
    func lines() async throws {
        let page = LivePage(try box.site(["sign": { Form { Section { DrawingRow("sign") } } }]))
        try await page.open("/sign")
        let began = try await page.send("sign/content", touch("began", #"{"x": 1, "y": 2}"#))
        #expect(began.drawn("draw").elements.contains { $0["points"] == "1,2" })
        #expect(!began.operations.contains { $0.first == "extend" })
        let moved = try await page.send(
            "sign/content", touch("moved", #"{"x": 3, "y": 4}, {"x": 5.5, "y": 6}"#))
        // The circle is the first element, the line the second one.
        #expect(moved.operations == [["extend", "sign/content", 1, "3,4 5.5,6"]])
        let again = try await page.send("sign/content", touch("began", #"{"x": 7, "y": 8}"#))
        let lines = again.drawn("draw").elements.compactMap { $0["points"] }
        #expect(lines == ["1,2 3,4 5.5,6", "7,8"])
    }
}
