#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How often random tests run, and from which seed.
package enum Runs {
    /// A part of `named` that takes little time, by default one in 200, unless `ROWKIT_RUNS` says
    /// another count or `full`.
    package static func count(of named: Int, part: Int? = nil) -> Int {
        let part = part ?? max(1, named / 200)
        return switch environment("ROWKIT_RUNS") {
        case "full": named
        case let text?: Int(text) ?? part
        case nil: part
        }
    }

    /// Whether every test runs as often as its name says, and looks at the whole of each table.
    package static var areFull: Bool { environment("ROWKIT_RUNS") == "full" }

    /// A tenth of a table, another one for each seed, or the whole where runs are full.
    package static func sample<Element>(of table: [Element]) -> [Element] {
        guard !areFull else { return table }
        let first = Int(seed % 10)
        return stride(from: first, to: table.count, by: 10).map { table[$0] }
    }

    /// The seed that `ROWKIT_SEED` gives, or else a new one where runs are full, and the same one
    /// each time where they are not: whether a change passes depends on the change alone.
    package static let seed = givenSeed ?? (areFull ? UInt64.random(in: 0...UInt64.max) : 1)

    /// How many runs a body that is run `named` times gets: one if a seed is given without a count,
    /// which replays it.
    private static func repetitions(of named: Int, part: Int?) -> UInt64 {
        let isReplay = givenSeed != nil && environment("ROWKIT_RUNS") == nil
        return isReplay ? 1 : UInt64(count(of: named, part: part))
    }

    /// Calls the body once a run, each with a seed of its own and a generator from it.
    package static func repeated(
        of named: Int, part: Int? = nil, _ body: (UInt64, inout SeededGenerator) throws -> Void
    ) rethrows {
        for seed in seeds(of: named, part: part) {
            var random = SeededGenerator(seed: seed)
            try body(seed, &random)
        }
    }

    /// The seeds of as many runs, for a loop that waits.
    package static func seeds(of named: Int, part: Int? = nil) -> [UInt64] {
        (0..<repetitions(of: named, part: part)).map { seed &+ $0 }
    }

    private static var givenSeed: UInt64? { environment("ROWKIT_SEED").flatMap { UInt64($0) } }

    private static func environment(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }
}
