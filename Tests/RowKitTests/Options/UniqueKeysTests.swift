import RowKit
import Testing

@Suite("Unique keys")
struct UniqueKeysTests {
    @Test(
        "are as requested, with the first free number appended if taken",
        arguments: [
            (["a", "b"], ["a", "b"]), (["a", "a", "a"], ["a", "a#2", "a#3"]),
            (["a", "a", "a#2"], ["a", "a#2", "a#2#2"]), (["a#2", "a", "a"], ["a#2", "a", "a#3"]),
            (["", ""], ["", "#2"]), (["retry"], ["retry#2"]),
        ])
    func keys(wanted: [String], found: [String]) {
        var keys = UniqueKeys(taken: ["retry"])
        #expect(wanted.map { keys.key(like: $0) } == found)
    }

    @Test("are found quickly, however many have one name")
    func many() {
        var keys = UniqueKeys()
        let found = (0..<20_000).map { _ in keys.key(like: "a") }
        #expect(Set(found).count == 20_000)
        #expect(found.last == "a#20000")
    }
}
