import RowKit
import Testing

// snippet: rating-cell
/// Stars to press, one beside the other.
public final class RatingCell: Cell<Int>, CellType {
    private let stars = (1...5).map { _ in ButtonView("☆") }

    public override func setup() {
        super.setup()
        for (place, star) in stars.enumerated() {
            star.name = "\(place + 1) of 5"
            star.onPress { [weak self] in self?.row?.setValue(place + 1, by: .user) }
        }
        contentView = StackView(.vertical, [title, StackView(.horizontal, stars)])
    }

    public override func update() {
        super.update()
        title.text = row?.title
        for (place, star) in stars.enumerated() {
            star.title = place < row?.value ?? 0 ? "★" : "☆"
        }
    }

    private let title = LabelView()
}

/// Asks for one to five stars.
public final class RatingRow: Row<RatingCell>, RowType {}
// end

// snippet: order-cell
/// Names beside each other, whose order the user changes by dragging them.
public final class OrderCell: Cell<[String]>, CellType {
    private let title = LabelView()
    private let names = StackView(.wrapping, [])
    private var buttons: [String: ButtonView] = [:]

    public override func setup() {
        super.setup()
        names.onMove { [weak self] place, newPlace in
            guard let row = self?.row, var value = row.value else { return }
            value.insert(value.remove(at: place), at: newPlace)
            row.value = value
        }
        contentView = names
    }

    public override func update() {
        super.update()
        title.text = row?.title
        let value = row?.value ?? []
        names.views = [title] + value.map { button(for: $0) as BaseView }
        names.movableViews = 1..<value.count + 1
    }

    private func button(for name: String) -> ButtonView {
        let button = buttons[name] ?? ButtonView(name)
        button.part = "name-\(name)"
        buttons[name] = button
        return button
    }
}

/// Asks for the order of names.
public final class OrderRow: Row<OrderCell>, RowType {}
// end

// snippet: emphasis-cell
/// Several lines of text, with a button that makes the selected text bold.
public final class EmphasisCell: Cell<String>, CellType {
    private let area = TextAreaView()
    private let bold = ButtonView("Bold")

    public override func setup() {
        super.setup()
        area.onType { [weak self] text in
            self?.row?.setValue(text.isEmpty ? nil : text, by: .user)
        }
        bold.editedInput = area
        bold.onPress { [weak self] in self?.makeBold() }
        contentView = StackView(.vertical, [bold, area])
    }

    public override func update() {
        super.update()
        area.name = row?.title
        area.text = row?.value ?? ""
    }

    private func makeBold() {
        let text = Array(area.text)
        let selected = area.selectedRange ?? text.count..<text.count
        let bold = ["**", String(text[selected]), "**"].joined()
        let start = selected.lowerBound + 2
        area.type(
            String(text[..<selected.lowerBound]) + bold + String(text[selected.upperBound...]),
            selecting: start..<start + selected.count)
    }
}

/// Asks for several lines of text.
public final class EmphasisRow: Row<EmphasisCell>, RowType {}
// end

// snippet: level-cell
/// A level from 0 to 10, set by touching a bar or with the arrow keys.
public final class LevelCell: Cell<Int>, CellType {
    private let bar = CanvasView()

    public override func setup() {
        super.setup()
        bar.size = ViewSize(width: 100, height: 10)
        bar.isInteractive = true
        bar.onTouch { [weak self] touch in
            if let point = touch.points.last { self?.take(Int(point.x / 10)) }
        }
        bar.onKey { [weak self] key in
            guard let self, let step = Self.steps[key] else { return false }
            take((row?.value ?? 0) + step)
            return true
        }
        accessoryView = bar
    }

    public override func update() {
        super.update()
        let level = row?.value ?? 0
        let end = CanvasView.Point(Double(level) * 10, 5)
        bar.shapes = [.init(.lines([.init(0, 5), end], isClosed: false), width: 4)]
        bar.slider = CanvasView.Slider(Double(level), in: 0...10, text: "\(level) of 10")
    }

    private func take(_ level: Int) { row?.setValue(min(max(level, 0), 10), by: .user) }

    private static let steps: [ViewAction.Key: Int] = [
        .left: -1, .down: -1, .right: 1, .up: 1, .pageDown: -3, .pageUp: 3, .home: -10, .end: 10,
    ]
}

/// Asks for a level from 0 to 10.
public final class LevelRow: Row<LevelCell>, RowType {}
// end

// snippet: signature-row
/// A canvas on which the user signs, a line for each stroke.
final class SignatureCell: Cell<[[CanvasView.Point]]>, CellType {
    private let canvas = CanvasView()
    private var isDrawing = false

    override func setup() {
        super.setup()
        canvas.size = ViewSize(width: 300, height: 100)
        canvas.isInteractive = true
        canvas.onTouch { [weak self] touch in self?.draw(touch) }
        contentView = canvas
    }

    override func update() {
        super.update()
        canvas.name = row?.title
        canvas.shapes = (row?.value ?? []).map { stroke in
            CanvasView.Shape(.lines(stroke, isClosed: false), stroke: .label)
        }
    }

    private func draw(_ touch: CanvasView.Touch) {
        guard let row, isDrawing || touch.phase == .began else { return }
        isDrawing = touch.phase == .began || touch.phase == .moved
        var strokes = row.value ?? []
        // The form may have been reset since the touch began.
        let stroke = touch.phase == .began ? nil : strokes.popLast()
        if touch.phase != .cancelled { strokes.append((stroke ?? []) + touch.points) }
        row.setValue(strokes.isEmpty ? nil : strokes, by: .user)
    }
}

/// Asks for a signature.
final class SignatureRow: Row<SignatureCell>, RowType {}
// end

// snippet: welcome-header
/// An image with a greeting below it.
final class WelcomeHeader: HeaderFooterViewType {
    let greeting = LabelView("Welcome")
    let view: BaseView

    init() { view = StackView(.vertical, [ImageView(.symbol("hand")), greeting]) }
}
// end

@Suite("The article's views")
struct ViewSnippetTests {
    @Test("of a rating change only at the pressed stars")
    func rating() {
        // snippet: rating-use
        let form = Form { RatingRow("film") { $0.title = "The film" } }
        let stage = FormStage(FormViewController(form: form))

        let second = ViewID("film/content/1/1")
        let changes = stage.receive(ViewEvent(second, .press))
        // end
        #expect(form.values()["film"] as? Int == 2)
        #expect(
            changes.changes == [
                .set(ViewID("film/content/1/0"), [.title]), .set(second, [.title]),
            ])
    }

    @Test("of a level are a slider, set by touches and keys")
    func level() throws {
        let row = LevelRow("level")
        let stage = FormStage(FormViewController(form: Form { row }))
        let bar = ViewID("level/accessory")
        stage.receive(ViewEvent(bar, .point(CanvasView.Touch(.began, [CanvasView.Point(42, 5)]))))
        #expect(row.value == 4)
        let keys: [(ViewAction.Key, Int)] = [
            (.right, 5), (.pageUp, 8), (.end, 10), (.up, 10), (.left, 9), (.home, 0), (.down, 0),
        ]
        for (key, level) in keys {
            stage.receive(ViewEvent(bar, .key(key)))
            #expect(row.value == level)
        }
        #expect(stage.focused == bar, "a key press implies focus")
        let view = try #require(stage.view(bar) as? CanvasView)
        #expect(view.takesKeys && view.isFocusable && view.slider?.text == "0 of 10")
        #expect((view.parent as? CellView)?.control === view)
    }

    @Test("of a signature follow the strokes, and discard a cancelled one")
    func signature() {
        let row = SignatureRow("sign")
        let stage = FormStage(FormViewController(form: Form { row }))
        func touch(_ phase: CanvasView.Touch.Phase, _ points: CanvasView.Point...) {
            let changes = stage.receive(
                ViewEvent(ViewID("sign/content"), .point(CanvasView.Touch(phase, points))))
            #expect(changes.refusal == nil)
        }
        touch(.moved, CanvasView.Point(1, 1))
        #expect(row.value == nil)
        touch(.began, CanvasView.Point(1, 1))
        touch(.moved, CanvasView.Point(2, 2), CanvasView.Point(3, 3))
        touch(.ended, CanvasView.Point(400, 3))
        let stroke = [
            CanvasView.Point(1, 1), CanvasView.Point(2, 2), CanvasView.Point(3, 3),
            CanvasView.Point(300, 3),
        ]
        #expect(row.value == [stroke])
        touch(.began, CanvasView.Point(5, 5))
        touch(.cancelled)
        #expect(row.value == [stroke])
        #expect(stage.textDrawing.contains("canvas 1 shapes"))
        // The form can be reset during a touch.
        for phase in [CanvasView.Touch.Phase.moved, .ended, .cancelled] {
            touch(.began, CanvasView.Point(6, 6))
            stage.controller.form.reset()
            touch(phase, CanvasView.Point(7, 7))
            #expect(row.value == (phase == .cancelled ? nil : [[CanvasView.Point(7, 7)]]))
            touch(.cancelled)
            stage.controller.form.reset()
        }
    }

    @Test("are red only while the value is invalid")
    func looks() {
        let form = Form { Section() }
        // snippet: transient-look
        let name = TextRow("name") { $0.add(rule: RuleRequired()) }
        name.cellUpdate { cell, row in
            if !row.isValid { cell.titleLabel?.textColor = .systemRed }
        }
        // end
        form[0].append(name)
        let stage = FormStage(FormViewController(form: form))
        form.validate()
        #expect(!stage.takeChanges().isEmpty && name.cell.titleLabel?.textColor == .systemRed)
        name.value = "Ada"
        #expect(name.cell.titleLabel?.textColor == nil)
    }

    @Test("include a section's header")
    func header() {
        let section = Section()
        let form = Form { section }
        // snippet: welcome-use
        var header = HeaderFooterView<WelcomeHeader>(.class)
        header.onSetupView = { header, section in
            header.greeting.text = "Welcome to \(section.form?.title ?? "this form")"
        }
        section.header = header
        // end
        form.title = "the club"
        let stage = FormStage(FormViewController(form: form))
        #expect(stage.textDrawing.contains("\"Welcome to the club\""))
    }
}
