import Foundation

/// How often random tests run, and from which seed.
enum Runs {
    /// A hundredth of `named`, unless `ROWKIT_RUNS` says another count or `full`.
    static func count(of named: Int) -> Int {
        switch ProcessInfo.processInfo.environment["ROWKIT_RUNS"] {
        case "full": named
        case let text?: Int(text) ?? named / 100
        case nil: named / 100
        }
    }

    /// A new seed each time, unless `ROWKIT_SEED` replays one.
    static var seed: UInt64 {
        let given = ProcessInfo.processInfo.environment["ROWKIT_SEED"].flatMap { UInt64($0) }
        return given ?? UInt64.random(in: 0...UInt64.max)
    }
}

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension RandomNumberGenerator {
    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
    mutating func chance(_ oneIn: Int) -> Bool { below(oneIn) == 0 }
}
