import CAssets
import RowKit
import Testing

@testable import WebHost

@Suite("The style sheet")
struct ColorStyleTests {
    @Test("has each semantic colour as a background, and of texts and drawings")
    func colors() {
        let sheet = String(decoding: [UInt8](CAssetPageStyle()), as: UTF8.self)
        let ends = [" ", ","]
        for role in RowColor.Role.allCases {
            for use in ["b", "c", "fill", "stroke"] {
                let name = ".\(use)-\(role.rawValue)"
                #expect(ends.contains { sheet.contains(name + $0) }, "\(name)")
            }
        }
    }
}
