import RowKit
import Testing

@Suite("The history of a row")
struct RowHistoryTests {
    private let row = StringRow("row") { $0.value = "a" }
    private let form: Form

    init() { form = Form() +++ row }

    @Test("is empty while it has its initial value")
    func fresh() {
        #expect(!row.wasChanged)
        #expect(!row.wasBlurred)
        row.value = "a"
        #expect(!row.wasChanged)
    }

    @Test(
        "includes a change, whoever made it and even if it was reverted", arguments: [true, false])
    func change(isUsers: Bool) {
        row.setValue("b", by: isUsers ? .user : .program)
        #expect(row.wasChanged)
        #expect(row.isChanged)
        #expect(row.isTouched == isUsers)
        row.value = "a"
        #expect(row.wasChanged)
        #expect(!row.isChanged)
    }

    @Test("includes that it lost the focus")
    func blur() {
        row.setHighlighted(true)
        #expect(!row.wasBlurred)
        row.setHighlighted(false)
        #expect(row.wasBlurred)
        #expect(!row.wasChanged)
    }

    @Test("is cleared by a reset")
    func reset() {
        row.value = "b"
        row.setHighlighted(true)
        row.setHighlighted(false)
        form.reset()
        #expect(!row.wasChanged)
        #expect(!row.wasBlurred)
    }
}
