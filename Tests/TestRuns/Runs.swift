#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The number of runs of random tests, and their seed.
package enum Runs {
    /// A fraction of `named` that takes little time, by default 1 in 200, unless `ROWKIT_RUNS` is
    /// another count or `full`.
    package static func count(of named: Int, part: Int? = nil) -> Int {
        let part = part ?? max(1, named / 200)
        return switch environment("ROWKIT_RUNS") {
        case "full": named
        case let text?: Int(text) ?? part
        case nil: part
        }
    }

    /// Whether every test runs its full count and checks all of each table.
    package static var areFull: Bool { environment("ROWKIT_RUNS") == "full" }

    /// A tenth of a table, depending on the seed, or the whole table if runs are full.
    package static func sample<Element>(of table: [Element]) -> [Element] {
        guard !areFull else { return table }
        let first = Int(seed % 10)
        return stride(from: first, to: table.count, by: 10).map { table[$0] }
    }

    /// The seed in `ROWKIT_SEED`, or by default a random seed if runs are full and a fixed one
    /// otherwise, so that whether a change passes depends only on the change.
    package static let seed = givenSeed ?? (areFull ? UInt64.random(in: 0...UInt64.max) : 1)

    /// The number of runs for a full count of `named`: one if a seed is given without a count, to
    /// replay that run.
    private static func repetitions(of named: Int, part: Int?) -> UInt64 {
        let isReplay = givenSeed != nil && environment("ROWKIT_RUNS") == nil
        return isReplay ? 1 : UInt64(count(of: named, part: part))
    }

    /// Calls the body for each run with a different seed and its generator.
    package static func repeated(
        of named: Int, part: Int? = nil, _ body: (UInt64, inout SeededGenerator) throws -> Void
    ) rethrows {
        for seed in seeds(of: named, part: part) {
            var random = SeededGenerator(seed: seed)
            try body(seed, &random)
        }
    }

    /// The seeds of the same runs, for asynchronous loops.
    package static func seeds(of named: Int, part: Int? = nil) -> [UInt64] {
        (0..<repetitions(of: named, part: part)).map { seed &+ $0 }
    }

    private static var givenSeed: UInt64? { environment("ROWKIT_SEED").flatMap { UInt64($0) } }

    private static func environment(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }
}
