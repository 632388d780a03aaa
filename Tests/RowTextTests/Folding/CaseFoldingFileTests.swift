import Foundation
import Testing

@testable import RowText

@Suite("Unicode's case folding")
struct CaseFoldingFileTests {
    /// FNV-1a of every scalar that folding changes, each followed by its result, in ascending order
    /// as four little-endian bytes; computed from CaseFolding-15.0.0.txt.
    static let checksum: UInt64 = 0xFA7C_DD28_E329_DC96

    @Test("The whole mapping has the checksum of the published file")
    func wholeMapping() {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for scalar in everyScalar {
            let folded = fold(scalar)
            guard folded != [scalar.value] else { continue }
            for value in [scalar.value] + folded {
                for shift in stride(from: UInt32(0), to: 32, by: 8) {
                    hash = (hash ^ UInt64(value >> shift & 0xFF)) &* 0x100_0000_01B3
                }
            }
        }
        #expect(hash == Self.checksum)
    }

    /// The Unicode Consortium's published table, or nil if the tested version is not installed.
    private static let published: String? = {
        let path = "/usr/share/unicode/CaseFolding.txt"
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text?.hasPrefix("# CaseFolding-15.0.0.txt") == true ? text : nil
    }()

    @Test(
        "Every scalar folds as CaseFolding.txt specifies",
        .enabled(if: published != nil, "CaseFolding.txt of Unicode 15.0 is not installed"))
    func publishedFile() throws {
        let text = try #require(Self.published)
        var published: [UInt32: [UInt32]] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "; ")
            guard fields.count > 2, ["C", "F"].contains(fields[1]) else { continue }
            let scalar = try #require(UInt32(fields[0], radix: 16))
            published[scalar] = fields[2].split(separator: " ").compactMap {
                UInt32($0, radix: 16)
            }
        }
        #expect(published.count > 1000)
        for scalar in everyScalar {
            let expected = published[scalar.value] ?? [scalar.value]
            let folded = fold(scalar)
            #expect(folded == expected, "U+\(String(scalar.value, radix: 16))")
        }
    }

    private func fold(_ scalar: Unicode.Scalar) -> [UInt32] {
        var result: [UInt32] = []
        Folding.case.fold(scalar) { result.append($0.value) }
        return result
    }
}
