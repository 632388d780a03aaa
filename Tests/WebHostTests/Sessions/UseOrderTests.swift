import TestRuns
import Testing

@testable import WebHost

@Suite("The order of use")
struct UseOrderTests {
    @Test("knows the oldest key, like a simple list")
    func model() {
        Runs.repeated(of: 20_000) { seed, random in
            var order = UseOrder<Int>()
            var list: [Int] = []
            for _ in 0..<random.below(30) {
                let key = random.below(6)
                list.removeAll { $0 == key }
                if random.chance(3) {
                    order.remove(key)
                } else {
                    order.use(key)
                    list.append(key)
                }
                #expect(order.oldest == list.first, "ROWKIT_SEED=\(seed)")
                #expect(order.count == list.count, "ROWKIT_SEED=\(seed)")
            }
            for key in list {
                #expect(order.oldest == key, "ROWKIT_SEED=\(seed)")
                order.remove(key)
            }
            #expect(order.oldest == nil, "ROWKIT_SEED=\(seed)")
            #expect(order.count == 0, "ROWKIT_SEED=\(seed)")
        }
    }

    @Test("compares as many keys for one use among 100,000 as among 100")
    func growth() {
        func comparisons(among count: Int) -> Int {
            let counter = Counter()
            var order = UseOrder<CountedKey>()
            for number in 0..<count { order.use(CountedKey(number: number, counter: counter)) }
            let before = counter.count
            for number in stride(from: 0, to: count, by: count / 50) {
                order.use(CountedKey(number: number, counter: counter))
                _ = order.oldest
            }
            return counter.count - before
        }
        // Keys collide in the buckets of a dictionary by chance, in varying numbers.
        #expect(comparisons(among: 100_000) < 5 * comparisons(among: 100))
    }
}

/// A key that counts how often it is compared or hashed.
private struct CountedKey: Hashable {
    let number: Int
    let counter: Counter

    static func == (first: CountedKey, second: CountedKey) -> Bool {
        first.counter.count += 1
        return first.number == second.number
    }

    func hash(into hasher: inout Hasher) {
        counter.count += 1
        hasher.combine(number)
    }
}

private final class Counter {
    var count = 0
}
