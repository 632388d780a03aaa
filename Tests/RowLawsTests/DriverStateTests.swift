import RowKit
import RowLaws
import TestRows
import Testing

@Suite("The state that a driver reads")
struct DriverStateTests {
    @Test("is equal if its values are, regardless of their storage type")
    func equality() {
        var state = DriverState()
        state.values = ["list": [1, nil] as [Int?], "text": "a"]
        var other = state
        other.values["list"] = [1, nil] as [(any Sendable)?]
        #expect(state == other)
        other.values["list"] = [1, 2]
        #expect(state != other)
        for list in [[1], [1, nil, nil], []] as [[(any Sendable)?]] {
            other.values["list"] = list
            #expect(state != other)
            #expect(other != state)
        }
        other = state
        other.values["text"] = Substring("a")
        #expect(state != other)
        other.values["text"] = nil
        #expect(state != other)
    }

    @Test("compares values that are not Equatable by type and description")
    func opaque() {
        var (state, other) = (DriverState(), DriverState())
        state.values["x"] = Opaque(name: "a")
        other.values["x"] = Opaque(name: "a")
        #expect(state == other)
        other.values["x"] = Opaque(name: "b")
        #expect(state != other)
    }

    @Test("is described by a line for each entry, as a test would write it")
    func description() {
        let form = Form("Trip") {
            EntryRow("name") { $0.value = "Ada" }
            SwitchRow("adult") { $0.hidden = true }
            EntryRow()
        }
        #expect(
            FormDriver(form: form).state.description == """
                values["name"]: "Ada"
                rows["#:2:0"]: shown
                rows["adult"]: hidden
                rows["name"]: shown
                screens: ["Trip"]
                isSubmitting: false
                submissions: []
                """)
    }
}

private struct Opaque: Sendable {
    let name: String
}
