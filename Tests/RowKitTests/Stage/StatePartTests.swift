import Testing

@testable import RowKit

@Suite("A screen that a session takes over from another state")
struct StatePartTests {
    /// A state with the screens that rows have opened above each other.
    private func state(_ presenters: [String]) -> FormState {
        FormState(screens: [ScreenState()] + presenters.map { ScreenState(presenter: $0) })
    }

    @Test(
        "opens, closes or replaces the one in its place",
        arguments: [
            ([], ["city"], ["city"]),
            (["city"], [], []),
            (["city", "street"], ["country"], ["country"]),
            (["city", "street"], ["city"], ["city", "street"]),
        ] as [([String], [String], [String])])
    func screens(own: [String], other: [String], result: [String]) throws {
        var all = state(own)
        all.take([try #require(FormState.PartName("1f"))], from: state(other))
        #expect(all == state(result))
    }

    @Test("is one of the parts that changed, with all that it contains, as is one that was closed")
    func names() {
        var changes = FormState.Changes()
        #expect(changes.partNames(ofScreens: 2).isEmpty)
        changes.keptScreens = 1
        #expect(changes.partNames(ofScreens: 1).map(\.description) == ["1f"])
        changes.screens[0] = ScreenChanges(
            sections: ["x": nil], rows: ["a": RowState(), "b": nil], errors: [])
        changes.opened = [
            ScreenState(presenter: "a", sections: ["y": SectionState()], rows: ["c": RowState()])
        ]
        // One above the opened screen may have been closed.
        let expected: Set = ["2f", "0f", "0sx", "0ra", "0rb", "1f", "1sy", "1rc"]
        #expect(Set(changes.partNames(ofScreens: 2).map(\.description)) == expected)
    }
}
