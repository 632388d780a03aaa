import RowKit
import Testing

@Suite("Submitting")
struct SubmitTests {
    private let heard = Recorder<String>()

    @Test("A form submits its visible values to any number of listeners")
    func submit() throws {
        let form = Form {
            StringRow("a") { $0.value = "1" }
            StringRow("b") { $0.value = "2" }
        }
        form.rowBy(tag: "b")?.hidden = true
        form.onSubmit { [heard] in heard("first \(described($0))") }
            .onSubmit { [heard] in heard("second \(described($0))") }
        #expect(try described(form.submit()) == ["a": "1"])
        #expect(heard.take() == [#"first ["a": "1"]"#, #"second ["a": "1"]"#])
    }

    @Test("A hidden row that clears on submit is cleared first, along with its consequences")
    func clearing() throws {
        let row = StringRow("a") {
            $0.value = "1"
            $0.hiddenValue = .clearOnSubmit
        }
        let follower = StringRow("b") { $0.value = "2" }
        let form = Form { Section([row, follower]) }
        row.onChange { follower.value = $0.value }
        form.onSubmit { [heard] _ in heard("\(row.value ?? "nil")") }
        row.hidden = true
        #expect(row.value == "1")
        #expect(try described(form.submit()) == ["b": "nil"])
        #expect(heard.take() == ["nil"])
    }

    @Test(
        "Every row that was hidden is cleared, even if clearing another shows it",
        arguments: [false, true])
    func clearingShows(isFirst: Bool) throws {
        let rows = [
            StringRow("a") {
                $0.value = "1"
                $0.hidden = true
            },
            StringRow("b") {
                $0.value = "2"
                $0.hidden = "$a != nil"
            },
        ]
        for row in rows { row.hiddenValue = .clearOnSubmit }
        let form = Form { Section(isFirst ? rows : rows.reversed()) }
        #expect(try described(form.submit()) == ["b": "nil"])
    }

    @Test("A listener can write without changing the submitted values")
    func writing() throws {
        let form = Form { StringRow("a") }
        let row: StringRow? = form.rowBy(tag: "a")
        form.onSubmit { _ in row?.value = "written" }
        #expect(try described(form.submit()) == ["a": "nil"])
        #expect(described(form.values()) == ["a": "written"])
    }
}
