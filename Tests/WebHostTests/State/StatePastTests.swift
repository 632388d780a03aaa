import Testing

@testable import WebHost

@Suite("What a state includes")
struct StatePastTests {
    private func past(_ moments: KeyValuePairs<String, Int>) -> StatePast {
        moments.reduce(into: StatePast()) {
            $0.include(StatePast.Moment(line: $1.key, number: $1.value))
        }
    }

    @Test(
        "is compared line by line",
        arguments: [
            ([:], [:], true, true),
            (["a": 2], [:], true, false),
            (["a": 2], ["a": 1], true, false),
            (["a": 2, "b": 1], ["a": 2], true, false),
            (["a": 2, "b": 1], ["a": 3], false, false),
            (["a": 1], ["b": 1], false, false),
            (["a": 1, "b": 0], ["a": 1], true, true),
        ] as [(KeyValuePairs<String, Int>, KeyValuePairs<String, Int>, Bool, Bool)])
    func comparing(
        first: KeyValuePairs<String, Int>, second: KeyValuePairs<String, Int>, includes: Bool,
        isIncluded: Bool
    ) {
        #expect(past(first).includes(past(second)) == includes)
        #expect(past(second).includes(past(first)) == isIncluded)
    }

    @Test("never becomes less by including an earlier change")
    func including() {
        var all = past(["a": 3])
        all.include(StatePast.Moment(line: "a", number: 2))
        #expect(all == past(["a": 3]))
        all.include(past(["a": 1, "b": 4]))
        #expect(all == past(["a": 3, "b": 4]))
    }

    @Test(
        "can go back to an earlier change of a line",
        arguments: [(1, ["a": 1, "b": 4]), (0, ["b": 4])] as [(Int, KeyValuePairs<String, Int>)])
    func limiting(number: Int, expected: KeyValuePairs<String, Int>) {
        var all = past(["a": 3, "b": 4])
        all.limit(to: .init(line: "a", number: number))
        #expect(all == past(expected))
    }

    @Test(
        "names a change by its line and number",
        arguments: [
            ("abc 12", "abc", 12), ("abc 0", "abc", 0),
            ("abc -1", nil, 0), ("abc", nil, 0), ("a b 1", nil, 0), ("", nil, 0),
        ] as [(String, String?, Int)])
    func moments(text: String, line: String?, number: Int) {
        let moment = StatePast.Moment(text)
        #expect(moment?.line == line)
        if line != nil {
            #expect(moment?.number == number)
            #expect(moment?.description == text)
        }
    }
}
