import RowKit
import Testing

@Suite("Swipe actions")
struct SwipeTests {
    private let row = StringRow("a")
    private let form = Form()

    init() { form.append(Section([row])) }

    private func action(
        _ style: SwipeAction.Style, done: Bool
    ) -> SwipeAction {
        SwipeAction(style: style, title: "Do it") { _, _, completion in completion?(done) }
    }

    @Test(
        "remove the row if they are destructive and succeed",
        arguments: SwipeAction.Style.allCases, [true, false])
    func perform(style: SwipeAction.Style, done: Bool) {
        let heard = Recorder<Bool>()
        action(style, done: done).perform(on: row) { heard($0) }
        #expect(heard.take() == [done])
        #expect((row.section == nil) == (style == .destructive && done))
        #expect(form.problems.isEmpty)
    }

    @Test("are passed to their handler with the row")
    func handler() {
        let heard = Recorder<String>()
        let action = SwipeAction(style: .normal, title: "Flag") { action, row, completion in
            heard("\(action.title ?? "-") \(row.tag ?? "-") \(completion != nil)")
        }
        action.image = .symbol("flag")
        action.actionBackgroundColor = .systemRed
        row.leadingSwipe.actions = [action]
        row.leadingSwipe.actions.first?.perform(on: row)
        #expect(heard.take() == ["Flag a true"])
        #expect(row.leadingSwipe.actions.first?.style == .normal)
    }

    @Test("can be performed by a full swipe, but only the first of an edge")
    func fullSwipe() {
        row.trailingSwipe.actions = [action(.destructive, done: true), action(.normal, done: true)]
        #expect(row.trailingSwipe.fullSwipeAction == nil)
        row.trailingSwipe.performsFirstActionWithFullSwipe = true
        #expect(row.trailingSwipe.fullSwipeAction?.style == .destructive)
        #expect(row.leadingSwipe.fullSwipeAction == nil)
    }

    @Test("update their row when they are set")
    func stale() {
        let changes = form.recorded()
        row.leadingSwipe.actions = [action(.normal, done: true)]
        #expect(changes.take().map { $0.updatedRows.map(\.tag) } == [["a"]])
    }

    @Test("update every row that has them, and no others, when they are changed later")
    func changing() {
        let action = SwipeAction(style: .normal, title: "Flag") { _, _, _ in }
        let (other, past) = (StringRow("b"), StringRow("c"))
        form[0].append(contentsOf: [other, past])
        for row in [row, other, past] { row.trailingSwipe.actions = [action] }
        past.trailingSwipe.actions = []
        let changes = form.recorded()
        action.title = "Unflag"
        #expect(changes.take().flatMap { $0.updatedRows.map(\.tag) } == ["a", "b"])
        #expect(row.trailingSwipe.actions.first?.title == "Unflag")
        let stage = FormStage(FormViewController(form: form))
        action.actionBackgroundColor = .orange
        let offers = [row, other].map { $0.cell.view.trailingSwipe.actions.map(\.color) }
        #expect(offers == [[.orange], [.orange]])
        withExtendedLifetime(stage) {}
    }

    @Test("can be offered by any number of rows, most of which are released")
    func passingRows() {
        let action = SwipeAction(style: .normal, title: "Flag") { _, _, _ in }
        row.trailingSwipe.actions = [action]
        for count in 10..<40 {
            let passing = (0..<count).map { _ in StringRow() }
            for row in passing { row.trailingSwipe.actions = [action] }
        }
        let last = StringRow("last")
        form[0].append(last)
        last.trailingSwipe.actions = [action]
        let changes = form.recorded()
        action.title = "Unflag"
        #expect(changes.take().flatMap { $0.updatedRows.map(\.tag) } == ["a", "last"])
    }

    @Test("that complete twice remove only one row")
    func twice() {
        form[0].append(StringRow("b"))
        SwipeAction(style: .destructive, title: nil) { _, _, completion in
            completion?(true)
            completion?(true)
        }.perform(on: row)
        #expect(form.outline == [["b"]])
        #expect(form.problems.isEmpty)
    }
}
