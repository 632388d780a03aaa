import RowKit
import TestRuns
import Testing

@Suite("Random work")
struct RandomWorkTests {
    @Test("Only the latest result of each row and key is delivered, and only once")
    func staleAnswers() async {
        for seed in Runs.seeds(of: 10_000) {
            var random = SeededGenerator(seed: seed)
            var world = World()
            for _ in 0..<random.below(40) { await world.step(&random) }
            await world.finishAll()
            #expect(world.landed == world.expected, "seed \(seed)")
            #expect(world.faults == [], "seed \(seed)")
        }
    }
}

/// A form whose rows request work, leave and return, and the expected results.
private struct World {
    /// A request of the model.
    struct Ask: Equatable {
        let number: Int
        let delay: Duration
    }

    static let keys = ["x", "y"]
    let rows = (0..<3).map { NumberRow("r\($0)") }
    let form = Form()
    var taken: [WorkOrder] = []
    let landing = Recorder<String>()
    var landed: [String] { landing.entries }

    // The naive model.
    var expected: [String] = []
    var faults: [String] = []
    var asked = 0
    /// The pending requests by row and key, such as "r0 x".
    var awaited: [String: Ask] = [:]
    var started: Set<Int> = []
    var toCancel: Set<Int> = []
    var numbers: [WorkOrder.ID: (place: String, number: Int)] = [:]

    init() { form +++ Section(rows) }

    mutating func step(_ random: inout SeededGenerator) async {
        let row = rows[random.below(rows.count)]
        let key = Self.keys[random.below(Self.keys.count)]
        let place = "\(row.tag ?? "") \(key)"
        switch random.below(10) {
        case 0...3: ask(row, key, place, after: .milliseconds(random.below(5)))
        case 4:
            row.cancel(.latest(key))
            drop(place)
        case 5: leaveOrComeBack(row)
        case 6: take()
        default: await finish(at: random.below(max(1, taken.count)), twice: random.chance(4))
        }
        check(row, key, place)
    }

    mutating func ask(_ row: NumberRow, _ key: String, _ place: String, after delay: Duration) {
        asked += 1
        let number = asked
        row.perform(.latest(key), after: delay) {
            number
        } then: { [landing] row, result in
            row.value = try? result.get()
            landing("\(row.tag ?? "") \(key) \(row.value ?? -1)")
        }
        drop(place)
        awaited[place] = Ask(number: number, delay: delay)
    }

    mutating func drop(_ place: String) {
        guard let ask = awaited.removeValue(forKey: place) else { return }
        if started.contains(ask.number) { toCancel.insert(ask.number) }
    }

    mutating func leaveOrComeBack(_ row: NumberRow) {
        guard row.section != nil else { return form[0].append(row) }
        form[0].removeAll { $0 === row }
        for key in Self.keys { drop("\(row.tag ?? "") \(key)") }
    }

    mutating func take() {
        let load = form.takeWork()
        let cancelled = Set(load.cancel.compactMap { numbers[$0]?.number })
        if cancelled != toCancel { faults.append("cancelled \(cancelled), not \(toCancel)") }
        toCancel = []
        let standing = awaited.filter { place, ask in
            !started.contains(ask.number)
                && rows.contains { place.hasPrefix($0.tag ?? "") && $0.section != nil }
        }
        if load.start.map({ "\($0.tag ?? "") \($0.key)" }).sorted() != standing.keys.sorted() {
            faults.append("started \(load.start.map(\.place)), not \(standing)")
        }
        for order in load.start {
            let place = "\(order.tag ?? "") \(order.key)"
            guard let ask = awaited[place] else { continue }
            if ask.delay != order.delay { faults.append("delay of \(place)") }
            numbers[order.id] = (place, ask.number)
            started.insert(ask.number)
        }
        taken += load.start
    }

    /// Finishes an order that was taken, cancelled or not.
    mutating func finish(at index: Int, twice: Bool) async {
        guard index < taken.count else { return }
        let order = taken.remove(at: index)
        let result = await order.run()
        form.finish(order.id, result)
        if twice { form.finish(order.id, result) }
        guard let (place, number) = numbers[order.id] else { return }
        if awaited[place]?.number == number {
            awaited[place] = nil
            expected.append("\(place) \(number)")
        }
    }

    mutating func finishAll() async {
        take()
        while !taken.isEmpty { await finish(at: 0, twice: false) }
        if !form.isIdle { faults.append("not idle") }
    }

    mutating func check(_ row: NumberRow, _ key: String, _ place: String) {
        if row.isPerforming(.latest(key)) != (awaited[place] != nil) {
            faults.append("isPerforming of \(place)")
        }
    }
}
