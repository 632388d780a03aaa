import RowKit
import RowTesting
import SignatureRow
import TestRows
import Testing

@Suite("A signature row")
struct SignatureRowTests {
    private let row = SignatureRow("signature") { $0.title = "Signature" }
    private let form = Form("Lease")

    init() { form.append(Section([row])) }

    private func points(_ numbers: Double...) -> [CanvasView.Point] {
        stride(from: 0, to: numbers.count, by: 2).map {
            CanvasView.Point(numbers[$0], numbers[$0 + 1])
        }
    }

    /// Draws a stroke through points, some of which the signature keeps.
    private func draw(
        _ points: [CanvasView.Point], by tester: FormTester,
        after strokes: [[CanvasView.Point]] = [],
        keeping kept: [CanvasView.Point]? = nil
    ) {
        tester.touch(CanvasView.Touch(.began, [points[0]]), on: "signature/canvas") {
            $0.values["signature"] = Signature(strokes: strokes + [[points[0]]])
        }
        tester.touch(CanvasView.Touch(.moved, Array(points.dropFirst())), on: "signature/canvas") {
            $0.values["signature"] = row.value
        }
        tester.touch(CanvasView.Touch(.ended, [points[points.count - 1]]), on: "signature/canvas") {
            $0.values["signature"] = Signature(strokes: strokes + [kept ?? points])
        }
    }

    @Test("shows a canvas, two buttons and a field for the name")
    func drawing() {
        row.value = Signature(strokes: [points(1, 2, 3, 4)])
        #expect(
            row.drawing == """
                cell
                  content: stack vertical
                    title: label "Signature"
                    canvas: canvas 3 shapes [interactive, named "Signature: Signed", hint \
                "Sign in the box with a finger, a pen or a mouse, or type your name to sign"]
                    buttons: stack horizontal
                      undo: button "Undo"
                      clear: button "Clear"
                    name: textField "" [placeholder "Type your name to sign", named \
                "Type your name to sign"]

                """)
    }

    @Test("has a stroke for each touch, shown while it is drawn")
    func strokes() {
        let tester = FormTester(form: form)
        let stroke = points(10, 10, 20, 30, 40, 20)
        draw(stroke, by: tester)
        draw(points(5, 5, 50, 5), by: tester, after: [stroke])
        tester.touch(CanvasView.Touch(.began, points(7, 7)), on: "signature/canvas") {
            $0.values["signature"] = Signature(
                strokes: [stroke, points(5, 5, 50, 5), points(7, 7)])
        }
        tester.finish()
        row.updateCell()
        #expect(row.cell.canvas.shapes.count == 5)
        #expect(
            row.cell.canvas.shapes.last?.figure == .lines(points(7, 7, 7, 7), isClosed: false))
    }

    @Test("has a dot for a tap")
    func dot() {
        let tester = FormTester(form: form)
        draw(points(30, 30, 30, 30), by: tester)
        tester.finish()
    }

    @Test("drops a cancelled stroke, and keeps the others")
    func cancelling() {
        let before = Signature(strokes: [points(1, 1, 2, 2)], name: "Ada")
        row.value = before
        let tester = FormTester(form: form)
        tester.touch(CanvasView.Touch(.began, points(10, 10)), on: "signature/canvas") {
            $0.values["signature"] = Signature(
                strokes: [points(1, 1, 2, 2), points(10, 10)], name: "Ada")
        }
        tester.touch(CanvasView.Touch(.cancelled, []), on: "signature/canvas") {
            $0.values["signature"] = before
        }
        tester.finish()
    }

    @Test("does not restore strokes that are removed by the program while another is drawn")
    func resetting() {
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        draw(points(1, 1, 50, 50), by: tester)
        for end in [CanvasView.Touch.Phase.ended, .cancelled] {
            tester.touch(CanvasView.Touch(.began, points(10, 10)), on: "signature/canvas")
            form.reset()
            tester.touch(CanvasView.Touch(.moved, points(30, 60)), on: "signature/canvas")
            tester.touch(CanvasView.Touch(end, points(30, 60)), on: "signature/canvas")
            #expect(row.value?.strokes.count == (end == .ended ? 1 : nil))
        }
        tester.finish()
    }

    @Test("removes the last stroke or all of them, and disables both buttons without strokes")
    func buttons() {
        row.value = Signature(strokes: [points(1, 1, 2, 2), points(3, 3, 4, 4)], name: "Ada")
        let tester = FormTester(form: form)
        tester.press("signature/buttons/undo") {
            $0.values["signature"] = Signature(strokes: [points(1, 1, 2, 2)], name: "Ada")
        }
        tester.press("signature/buttons/clear") {
            $0.values["signature"] = Signature(name: "Ada")
        }
        tester.finish()
        #expect(!row.cell.undoButton.isEnabled)
        #expect(!row.cell.clearButton.isEnabled)
    }

    @Test("accepts a typed name, even in addition to strokes, and has no value without either")
    func typing() {
        let tester = FormTester(form: form)
        tester.type("Ada", into: "signature/name") {
            $0.values["signature"] = Signature(name: "Ada")
        }
        #expect(row.displayText == "Signed as Ada")
        tester.type("", into: "signature/name") { $0.values["signature"] = nil }
        tester.finish()
    }

    @Test("requires a stroke or a name, or a stroke if no name can be typed")
    func required() {
        row.add(rule: RuleRequired())
        #expect(row.validate().map(\.message) == ["Must be filled in"])
        row.value = Signature(name: "Ada")
        #expect(row.validate() == [])
        row.allowsTyping = false
        #expect(row.cell.nameTextField.isHidden)
        #expect(row.validate().map(\.message) == ["Must be drawn"])
        row.value = Signature(strokes: [points(1, 1, 2, 2)])
        #expect(row.validate() == [])
    }

    @Test("reports an invalid width, and is still drawn", arguments: [0, 50, .nan])
    func width(width: Double) {
        row.value = Signature(strokes: [points(1, 1, 2, 2)])
        row.strokeWidth = width
        #expect(form.problems.count == 1)
        #expect(row.cell.canvas.shapes.allSatisfy { (0.5...10).contains($0.width) })
    }

    @Test("keeps few points of a long line, and never more than the maximum")
    func manyPoints() throws {
        let line = (0...4_000).map { CanvasView.Point(Double($0) / 10, 80) }
        let tester = FormTester(form: form)
        draw(line, by: tester, keeping: points(0, 80, 400, 80))
        tester.finish()

        // A zigzag line cannot be simplified.
        let zigzag = (0..<9_000).map {
            CanvasView.Point(Double($0 % 400), $0.isMultiple(of: 2) ? 0 : 160)
        }
        row.value = nil
        let stage = FormStage(FormViewController(form: form))
        for _ in 0..<3 {
            for (phase, part) in [
                (.began, zigzag[..<4_500]), (.moved, zigzag[4_500...]), (.ended, zigzag[..<1]),
            ] as [(CanvasView.Touch.Phase, ArraySlice<CanvasView.Point>)] {
                _ = stage.receive(
                    ViewEvent(
                        row.cell.canvas.id, .point(CanvasView.Touch(phase, Array(part)))))
            }
        }
        #expect(row.value?.countOfPoints == Signature.maximumPoints)
    }

    @Test("can be an entry of a multivalued section")
    func entries() {
        let section = MultivaluedSection(multivaluedOptions: [.insert, .delete]) { section in
            section.tag = "witnesses"
            section.multivaluedRowToInsertAt = { _ in SignatureRow() }
        }
        form.append(section)
        let names = ["Ada", "Grace"].compactMap { Signature(name: $0) }
        form.setValues(["witnesses": names])
        #expect(form.values()["witnesses"] as? [Signature] == names)
        #expect(form.problems == [])
    }

    @Test("is unchanged after its state is restored")
    func state() throws {
        let tester = FormTester(form: form)
        draw(points(1, 1, 20, 20), by: tester)
        tester.finish()
        let again = Form("Lease") { SignatureRow("signature") }
        #expect(again.restore(form.state) == [])
        #expect(again.values()["signature"] as? Signature == row.value)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: SignatureRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "SignatureRow", SignatureRowPlugin.self)
        let row = try #require(form.rowBy(tag: "landlord") as? SignatureRow)
        #expect(row.value?.strokes.count == 3)
        #expect(form.problems == [])
    }
}
