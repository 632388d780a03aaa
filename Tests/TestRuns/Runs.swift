#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How often random tests run, and from which seed.
package enum Runs {
    /// A hundredth of `named`, unless `ROWKIT_RUNS` says another count or `full`.
    package static func count(of named: Int) -> Int {
        switch environment("ROWKIT_RUNS") {
        case "full": named
        case let text?: Int(text) ?? named / 100
        case nil: max(1, named / 100)
        }
    }

    /// A new seed each time, unless `ROWKIT_SEED` replays one.
    package static let seed = givenSeed ?? UInt64.random(in: 0...UInt64.max)

    /// Calls the body once a run, each with a seed of its own and a generator from it; a given seed
    /// is the only one that is run.
    package static func repeated(
        of named: Int, _ body: (UInt64, inout SeededGenerator) throws -> Void
    ) rethrows {
        let first = seed
        for run in 0..<(givenSeed == nil ? UInt64(count(of: named)) : 1) {
            var random = SeededGenerator(seed: first &+ run)
            try body(first &+ run, &random)
        }
    }

    /// As above, for a body that waits.
    nonisolated(nonsending) package static func repeated(
        of named: Int,
        waiting body: nonisolated(nonsending) (UInt64, inout SeededGenerator) async throws -> Void
    ) async rethrows {
        let first = seed
        for run in 0..<(givenSeed == nil ? UInt64(count(of: named)) : 1) {
            var random = SeededGenerator(seed: first &+ run)
            try await body(first &+ run, &random)
        }
    }

    private static var givenSeed: UInt64? { environment("ROWKIT_SEED").flatMap { UInt64($0) } }

    private static func environment(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }
}
