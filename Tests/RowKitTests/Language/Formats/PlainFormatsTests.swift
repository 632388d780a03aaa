import Testing

@testable import RowKit

struct PlainFormatsTests {
    private let plain = PlainFormats()

    @Test("A list is joined as in English")
    func lists() {
        #expect(plain.list([], join: .and) == "")
        #expect(plain.list(["A"], join: .and) == "A")
        #expect(plain.list(["A", "B"], join: .or) == "A or B")
        #expect(plain.list(["A", "B", "C"], join: .and) == "A, B and C")
    }

    @Test("Options are sorted by their letters, then by case")
    func sorting() {
        let names = ["b", "a", "B", "A", ""]
        #expect(plain.sorted(names) { $0 } == ["", "A", "a", "B", "b"])
        #expect(plain.compare("a", "a") == .same)
        #expect(plain.compare("a", "A") == .descending)
    }

    @Test("Equal names keep their order")
    func stable() {
        let pairs = [("x", 1), ("a", 2), ("x", 3), ("a", 4)]
        #expect(plain.sorted(pairs) { $0.0 }.map(\.1) == [2, 4, 1, 3])
    }

    @Test("Plain formats are English and read from left to right")
    func language() {
        #expect(plain.language == "en")
        #expect(plain.textDirection == .leftToRight)
        #expect(plain.pluralCategory(of: PluralRules.Operands(1)) == .one)
    }

    @Test(
        "A duration is written in hours and minutes and read again",
        arguments: [
            (Duration.seconds(0), "0:00"), (.seconds(3900), "1:05"), (.seconds(90_000), "25:00"),
            (.seconds(-3900), "-1:05"), (.seconds(-600), "-0:10"),
        ])
    func durations(duration: Duration, text: String) {
        #expect(plain.string(for: duration) == text)
        #expect(plain.duration(from: text) == duration)
    }

    @Test("A duration can show its seconds, and truncates what it does not show")
    func durationParts() {
        #expect(plain.string(for: .seconds(3909), showsSeconds: true) == "1:05:09")
        #expect(plain.duration(from: "1:05:09") == .seconds(3909))
        #expect(plain.string(for: .milliseconds(3_959_999)) == "1:05")
        #expect(plain.string(for: .milliseconds(-59_999)) == "0:00")
        #expect(plain.string(for: .seconds(Int64.max)) == "2562047788015215:30")
        let arabic = PatternFormats(grouping: .none, zero: "\u{0660}")
        #expect(arabic.string(for: .seconds(3900)) == "١:٠٥")
        #expect(plain.duration(from: " ١:٠٥ ") == .seconds(3900))
    }

    @Test(
        "An incomplete or malformed duration is rejected",
        arguments: [
            "", "1", "1:", ":05", "1:5", "1:60", "1:005", "1:05:60", "1:05:09:01", "a:05", "1:05x",
            "1.05", "1234567890123:00", "--1:05", "1:-5",
        ])
    func refusedDurations(text: String) {
        #expect(plain.duration(from: text) == nil)
    }
}
