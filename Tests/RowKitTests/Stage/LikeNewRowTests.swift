import Testing

@testable import RowKit

@Suite("The state of a row is taken without building it")
struct LikeNewRowTests {
    /// What can happen to a row, each of which its state contains.
    static let deeds: [(name: String, does: @Sendable (NumberRow) -> Void)] = [
        ("a new value", { $0.value = 2 }),
        ("no value", { $0.value = nil }),
        ("a value of the user", { $0.setValue(2, by: .user) }),
        ("a value and the old one again", { row in (row.value, row.value) = (2, 1) }),
        ("errors", { row in row.fail(with: "wrong") }),
        ("leaving it", { $0.interaction.noteBlur() }),
    ]

    @Test("only if nothing has happened to it", arguments: deeds.indices)
    func isSaved(after place: Int) {
        let row = NumberRow("number") { $0.value = 1 }
        let form = Form("Numbers")
        form +++ Section() <<< row
        #expect(row.savedState == nil)
        #expect(row.state == RowState())

        Self.deeds[place].does(row)
        #expect(row.savedState != nil, "\(Self.deeds[place].name)")
        #expect(row.savedState == row.state)
    }
}

extension NumberRow {
    fileprivate func fail(with message: String) {
        add(rule: RuleClosure { _ in ValidationError(msg: message) })
        validate()
    }
}
