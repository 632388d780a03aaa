import RowKit
import Testing

// snippet: comment-observation
final class Log {
    private var observation: FormObservation?

    init(_ form: Form) {
        observation = form.observe { changes in print(changes.updatedRows.count) }
    }
}
// end

@Suite("An observation")
struct ObservationTests {
    private let form = Form { StringRow("a") }
    private let heard = Recorder<Int>()

    private func change() {
        let row = form.rowBy(tag: "a")
        row?.title = (row?.title ?? "") + "!"
    }

    private func observe() -> FormObservation {
        form.observe { [heard] changes in heard(changes.updatedRows.count) }
    }

    @Test("ends when it is deallocated")
    func dropped() {
        var observations = [observe(), observe()]
        change()
        #expect(heard.take() == [1, 1])
        observations.removeLast()
        change()
        #expect(heard.take() == [1])
        observations = []
        change()
        #expect(heard.take() == [])
    }

    @Test("ends when it is cancelled, even repeatedly")
    func cancelled() {
        let (first, second) = (observe(), observe())
        first.cancel()
        first.cancel()
        change()
        #expect(heard.take() == [1])
        second.cancel()
        change()
        #expect(heard.take() == [])
    }

    @Test("may end other observations when it ends, and may outlive its form")
    func nested() {
        var form: Form? = Form { StringRow("a") }
        let inner = form?.observe { _ in }
        var outer = form?.observe { _ in _ = inner }
        outer = nil
        let left = form?.observe { _ in }
        form = nil
        left?.cancel()
        #expect(outer == nil)
        _ = Log(self.form)
    }
}
