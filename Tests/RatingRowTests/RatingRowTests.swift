import RatingRow
import RowKit
import RowTesting
import TestRows
import Testing

@Suite("A rating row")
struct RatingRowTests {
    private let row = RatingRow("service") { $0.title = "Service" }
    private let form = Form("Your stay")

    init() { form.append(Section([row])) }

    /// The stars as currently drawn.
    private var canvas: CanvasView {
        row.updateCell()
        return row.cell.canvas
    }

    /// The centre of a star, counted from 0.
    private func center(of star: Double) -> CanvasView.Point {
        CanvasView.Point(star * 28 + 14, 14)
    }

    @Test("shows the rating as a slider with text")
    func slider() {
        #expect(canvas.slider == .init(0, in: 0...5, text: "No rating"))
        row.value = 3.5
        #expect(canvas.slider == .init(3.5, in: 0...5, text: "3.5 of 5 stars"))
        row.maximum = 1
        row.value = 1
        #expect(canvas.slider == .init(1, in: 0...1, text: "1 of 1 star"))
    }

    @Test(
        "fills the stars up to the rating",
        arguments: [
            (nil, 0, 5), (1, 1, 4), (5, 5, 0), (3.5, 4, 2), (0.1, 1, 5), (7, 5, 0),
            (-1, 0, 5), (.nan, 0, 5),
        ] as [(Double?, Int, Int)])
    func stars(rating: Double?, filled: Int, outlined: Int) {
        row.value = rating
        let shapes = canvas.shapes
        #expect(shapes.filter { $0.fill != nil }.count == filled)
        #expect(shapes.filter { $0.fill == nil }.count == outlined)
        #expect(canvas.size == ViewSize(width: 140, height: 28))
    }

    @Test("fills a half star up to its middle, and nothing beyond")
    func half() throws {
        row.value = 0.5
        let shape = try #require(canvas.shapes.first { $0.fill != nil })
        guard case .lines(let points, isClosed: true) = shape.figure else {
            Issue.record("part of a star must be a closed figure")
            return
        }
        #expect(points.map(\.x).max() == 14)
        #expect(points.allSatisfy { $0.x <= 14 })
        #expect(points.count >= 6)
    }

    @Test("selects the touched star, and the last one of a drag")
    func touching() {
        let tester = FormTester(form: form)
        tester.touch(CanvasView.Touch(.began, [center(of: 2)]), on: "service/stars") {
            $0.values["service"] = 3.0
        }
        tester.touch(CanvasView.Touch(.moved, [center(of: 3), center(of: 4)]), on: "service/stars")
        {
            $0.values["service"] = 5.0
        }
        tester.touch(CanvasView.Touch(.ended, [center(of: 1)]), on: "service/stars") {
            $0.values["service"] = 2.0
        }
        tester.finish()
    }

    @Test("removes the rating when it is touched again, if allowed")
    func clearing() {
        let tester = FormTester(form: form)
        tester.touch(CanvasView.Touch(.began, [center(of: 2)]), on: "service/stars") {
            $0.values["service"] = 3.0
        }
        tester.touch(CanvasView.Touch(.ended, [center(of: 2)]), on: "service/stars")
        tester.touch(CanvasView.Touch(.began, [center(of: 2)]), on: "service/stars")
        tester.touch(CanvasView.Touch(.ended, [center(of: 2)]), on: "service/stars") {
            $0.values["service"] = nil
        }
        row.allowsClearing = false
        tester.touch(CanvasView.Touch(.ended, [center(of: 0)]), on: "service/stars") {
            $0.values["service"] = 1.0
        }
        tester.touch(CanvasView.Touch(.began, [center(of: 0)]), on: "service/stars")
        tester.touch(CanvasView.Touch(.ended, [center(of: 0)]), on: "service/stars")
        tester.focus("service/stars")
        tester.key(.delete)
        tester.finish()
        #expect(row.value == 1)
    }

    @Test("keeps the rating after a drag away and back, and after a cancelled touch")
    func dragging() {
        let tester = FormTester(form: form)
        tester.touch(CanvasView.Touch(.ended, [center(of: 2)]), on: "service/stars") {
            $0.values["service"] = 3.0
        }
        tester.touch(CanvasView.Touch(.began, [center(of: 2)]), on: "service/stars")
        tester.touch(CanvasView.Touch(.moved, [center(of: 4)]), on: "service/stars") {
            $0.values["service"] = 5.0
        }
        tester.touch(CanvasView.Touch(.ended, [center(of: 2)]), on: "service/stars") {
            $0.values["service"] = 3.0
        }
        tester.touch(CanvasView.Touch(.began, [center(of: 0)]), on: "service/stars") {
            $0.values["service"] = 1.0
        }
        tester.touch(CanvasView.Touch(.cancelled, []), on: "service/stars") {
            $0.values["service"] = 3.0
        }
        tester.touch(CanvasView.Touch(.began, [center(of: 0)]), on: "service/stars") {
            $0.values["service"] = 1.0
        }
        tester.touch(CanvasView.Touch(.moved, [center(of: 4)]), on: "service/stars") {
            $0.values["service"] = 5.0
        }
        tester.touch(CanvasView.Touch(.cancelled, []), on: "service/stars") {
            $0.values["service"] = 3.0
        }
        tester.finish()
    }

    @Test("does not restore a rating that is reset while the stars are touched")
    func resetting() {
        row.value = 3
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.touch(CanvasView.Touch(.began, [center(of: 0)]), on: "service/stars")
        row.value = nil
        tester.touch(CanvasView.Touch(.cancelled, []), on: "service/stars")
        #expect(row.value == nil)
        tester.finish()
    }

    @Test("begins on the right in right-to-left languages")
    func mirrored() throws {
        form.phrases = Phrases(formats: PlainFormats(language: "ar"))
        row.value = 1
        let shape = try #require(canvas.shapes.first { $0.fill != nil })
        guard case .lines(let points, isClosed: true) = shape.figure else {
            Issue.record("a star must be a closed figure")
            return
        }
        #expect(points.allSatisfy { (112...140).contains($0.x) })
        let tester = FormTester(form: form)
        tester.touch(CanvasView.Touch(.ended, [center(of: 0)]), on: "service/stars") {
            $0.values["service"] = 5.0
        }
        tester.focus("service/stars")
        tester.key(.right) { $0.values["service"] = 4.0 }
        tester.key(.left) { $0.values["service"] = 5.0 }
        tester.key(.down) { $0.values["service"] = 4.0 }
        tester.finish()
    }

    @Test("responds to the keys of a slider")
    func keys() {
        row.step = 0.5
        row.value = 3
        let tester = FormTester(form: form)
        tester.focus("service/stars")
        for (key, rating) in [
            (.right, 3.5), (.up, 4), (.left, 3.5), (.down, 3), (.pageUp, 4), (.pageDown, 3),
            (.end, 5), (.right, 5), (.home, 0.5), (.left, nil), (.left, nil), (.right, 0.5),
            (.delete, nil), (.pageUp, 1), (.backspace, nil),
        ] as [(ViewAction.Key, Double?)] {
            tester.key(key) { $0.values["service"] = rating }
        }
        tester.finish()
    }

    @Test(
        "rounds to its step without rounding noise",
        arguments: [(0.1, 3, 0.3), (0.25, 3, 0.75), (0.5, 9, 4.5), (1, 9, 5)])
    func steps(step: Double, presses: Int, rating: Double) {
        row.step = step
        let tester = FormTester(form: form)
        tester.focus("service")
        for press in 1...presses {
            tester.key(.right, in: "service") {
                $0.values["service"] = min(5, (Double(press) * step * 100).rounded() / 100)
            }
        }
        tester.finish()
        #expect(row.value == rating)
    }

    @Test(
        "is valid above 0, up to its number of stars",
        arguments: [
            (0, "Must be greater than 0"), (5, nil), (0.3, nil), (5.5, "Must be at most 5"),
            (-1, "Must be greater than 0"),
        ] as [(Double, String?)])
    func limits(rating: Double, message: String?) {
        row.value = rating
        #expect(row.validate().map(\.message) == [message].compactMap { $0 })
    }

    @Test("reports invalid limits and is still drawn")
    func badLimits() {
        row.maximum = 0
        #expect(form.problems.count == 1)
        #expect(canvas.size.width == 28)
        row.maximum = 1_000_000
        #expect(canvas.size.width == 560)
        row.maximum = 5
        row.step = .nan
        row.step = 0
        #expect(form.problems.count >= 2)
        #expect(canvas.shapes.count == 5)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: RatingRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "RatingRow", RatingRowPlugin.self)
        let row = try #require(form.rowBy(tag: "service") as? RatingRow)
        #expect(row.value == 3.5)
        #expect(form.problems == [])
    }
}
