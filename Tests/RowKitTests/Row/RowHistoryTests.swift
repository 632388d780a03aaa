import RowKit
import Testing

@Suite("What happened to a row")
struct RowHistoryTests {
    private let row = StringRow("row") { $0.value = "a" }
    private let form: Form

    init() { form = Form() +++ row }

    @Test("is nothing while it has what it was given")
    func fresh() {
        #expect(!row.wasChanged && !row.wasBlurred)
        row.value = "a"
        #expect(!row.wasChanged)
    }

    @Test("is a change, by whoever it was and even if it came out even", arguments: [true, false])
    func change(isUsers: Bool) {
        row.setValue("b", by: isUsers ? .user : .program)
        #expect(row.wasChanged && row.isChanged && row.isTouched == isUsers)
        row.value = "a"
        #expect(row.wasChanged && !row.isChanged)
    }

    @Test("is that it lost the focus")
    func blur() {
        row.setHighlighted(true)
        #expect(!row.wasBlurred)
        row.setHighlighted(false)
        #expect(row.wasBlurred && !row.wasChanged)
    }

    @Test("is forgotten with a reset")
    func reset() {
        row.value = "b"
        row.setHighlighted(true)
        row.setHighlighted(false)
        form.reset()
        #expect(!row.wasChanged && !row.wasBlurred)
    }
}
