import RowKit
import Testing

@Suite("Callbacks that keep writing")
struct UnsettledTests {
    static let message =
        "listeners kept changing values after 100 rounds; "
        + "a listener should write only values that differ"

    @Test("are no problem if they end within a hundred rounds", arguments: [1, 99, 100])
    func chainThatEnds(rounds: Int) {
        let row = NumberRow("n") { $0.value = 0 }
        let form = Form { row }
        row.onChange { if let value = $0.value, value < rounds { $0.value = value + 1 } }
        row.value = 1
        #expect(row.value == rounds)
        #expect(form.problems.isEmpty)
    }

    @Test("end with a problem after a hundred rounds, and the form stays usable")
    func chainThatDoesNot() {
        let row = NumberRow("n") { $0.value = 0 }
        let form = Form { row }
        let changes = form.recorded()
        let callback = Recorder<Int>()
        row.onChange {
            callback(1)
            $0.value = ($0.value ?? 0) + 1
        }
        row.value = 1
        #expect(callback.take().count == 100)
        #expect(form.problemTexts == ["n: \(Self.message)"])
        #expect(changes.take().map { $0.problems.map(\.code) } == [[.unsettled]])
        form[0].append(StringRow("later"))
        #expect(form.outline == [["n", "later"]])
    }

    @Test("are named if they drive each other, but not if they only started it")
    func pingPong() {
        let start = NumberRow("start")
        let ping = NumberRow("ping")
        let pong = NumberRow("pong")
        let form = Form { Section([start, ping, pong]) }
        start.onChange { ping.value = $0.value }
        ping.onChange { pong.value = ($0.value ?? 0) + 1 }
        pong.onChange { ping.value = ($0.value ?? 0) + 1 }
        start.value = 1
        #expect(form.problems.map(\.code) == [.unsettled])
        let place = form.problems.first?.place
        #expect(place == "ping, pong" || place == "pong, ping")
    }

    @Test("in observers are no problem if they end within a hundred reports", arguments: [2, 100])
    func observersThatEnd(reports: Int) {
        let row = NumberRow("n") { $0.value = 0 }
        let form = Form { row }
        form.keepObserving { [unowned row] _ in
            if let value = row.value, value < reports { row.value = value + 1 }
        }
        row.value = 1
        #expect(row.value == reports)
        #expect(form.problems.isEmpty)
    }

    @Test("in observers end with a problem too")
    func observersThatDoNot() {
        let row = NumberRow("n") { $0.value = 0 }
        let form = Form { row }
        form.keepObserving { [unowned row] _ in row.value = (row.value ?? 0) + 1 }
        row.value = 1
        #expect(form.problems.map(\.code) == [.unsettled])
        #expect(form.problems.first?.place == "n")
    }
}
