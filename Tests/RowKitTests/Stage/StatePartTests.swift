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
}
