import TestRuns
import Testing

@testable import RowText

struct ClassFoldingTests {
    /// Scalars that a folding changes, and their neighbours.
    private static let interesting: [Unicode.Scalar] =
        FoldableScalars.all
        + "abzAZ19-éÉßẞſKςσÅåＡａ中가\u{301}İıǅ\u{345}\u{10400}\u{2F800}".unicodeScalars

    private static func folded(_ scalar: Unicode.Scalar, _ folding: Folding) -> [Unicode.Scalar] {
        var folded: [Unicode.Scalar] = []
        folding.fold(scalar) { folded.append($0) }
        return folded
    }

    /// A range of any size that begins at an interesting scalar.
    private static func range(using randomness: inout SeededGenerator) -> ClosedRange<UInt32> {
        let lower = interesting.randomElement(using: &randomness)?.value ?? 0x61
        let count = [0, 0, 5, 40, 255, 256, 2000].randomElement(using: &randomness) ?? 0
        let upper = min(lower + UInt32(count), 0x10FFFF)
        return lower...(0xD800...0xDFFF ~= upper ? 0xE000 : upper)
    }

    private static func source(_ range: ClosedRange<UInt32>) -> String {
        [range.lowerBound, range.upperBound].map { "\\x{\(String($0, radix: 16))}" }
            .joined(separator: "-")
    }

    @Test("A folded class matches exactly the scalars that fold like one of its members")
    func foldedClasses() throws {
        try Runs.repeated(of: 200_000) { seed, randomness in
            let ranges = (0..<3).map { _ in Self.range(using: &randomness) }
            let folding = Folding(rawValue: UInt8.random(in: 0...7, using: &randomness))
            let source = "[" + ranges.map(Self.source).joined() + "]"
            let pattern = try Pattern(source, folding: folding)
            let members = Set(
                ranges.joined().compactMap(Unicode.Scalar.init)
                    .map { Self.folded($0, folding) }.filter { !$0.isEmpty })
            for _ in 0..<30 {
                let scalar = Self.interesting.randomElement(using: &randomness) ?? "a"
                #expect(
                    pattern.matches(String(scalar))
                        == members.contains(Self.folded(scalar, folding)),
                    "seed \(seed): \(source) \(folding.rawValue) on \(scalar.value)")
            }
        }
    }

    @Test("A case-insensitive class in a case-sensitive pattern matches its members' variants")
    func mixedClasses() throws {
        try Runs.repeated(of: 200_000) { seed, randomness in
            let ranges = (0..<2).map { _ in Self.range(using: &randomness) }
            let source = "x(?i:[" + ranges.map(Self.source).joined() + "])"
            let pattern = try Pattern(source)
            let members = Set(
                ranges.joined().compactMap(Unicode.Scalar.init).map { Self.folded($0, .case) })
            for _ in 0..<30 {
                let scalar = Self.interesting.randomElement(using: &randomness) ?? "a"
                #expect(
                    pattern.matches("x\(scalar)") == members.contains(Self.folded(scalar, .case)),
                    "seed \(seed): \(source) on \(scalar.value)")
            }
        }
    }
}
