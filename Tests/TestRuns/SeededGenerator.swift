/// A generator whose numbers are determined by its seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension RandomNumberGenerator {
    /// A number from 0 up to but not including `bound`.
    package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// True with a probability of 1 in `oneIn`.
    package mutating func chance(_ oneIn: Int) -> Bool { below(oneIn) == 0 }

    /// A text of up to `count` pieces.
    package mutating func text(upTo count: Int, of pieces: [String]) -> String {
        (0..<below(count + 1)).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
    }

    /// A text of up to `count` scalars.
    package mutating func text(upTo count: Int, of scalars: [Unicode.Scalar]) -> String {
        var view = String.UnicodeScalarView()
        for _ in 0..<below(count + 1) {
            if let scalar = scalars.randomElement(using: &self) { view.append(scalar) }
        }
        return String(view)
    }
}
