internal import CAssets
import RowHTTP
import RowSeals

/// The style sheet of pages, and the pictures to which it refers.
///
/// The source contains the pictures as `data:` URLs, so that a page that stands alone is one file.
/// A site serves each picture as a file of its own instead, because the policy of a server may
/// forbid such URLs.
struct ServedStyle: Sendable {
    /// The pictures by the names of their files, which are in the folder of the style sheet.
    private(set) var pictures: [String: [UInt8]] = [:]
    /// The style sheet.
    private(set) var bytes: [UInt8] = []

    /// RowKit's own style sheet.
    static let own = ServedStyle([UInt8](CAssetPageStyle()))

    private static let scheme = Array("data:image/svg+xml,".utf8)

    init(_ source: [UInt8]) {
        bytes.reserveCapacity(source.count)
        // The URL of a picture is in quotation marks and contains none.
        let parts = source.split(separator: UInt8.quote, omittingEmptySubsequences: false)
        for (place, part) in parts.enumerated() {
            if place > 0 { bytes.append(.quote) }
            if part.starts(with: Self.scheme),
                let picture = PercentCoding.decodeStrictly(part.dropFirst(Self.scheme.count))
            {
                bytes += add(picture).utf8
            } else {
                bytes += part
            }
        }
    }

    /// Adds a picture, and returns the name of its file.
    private mutating func add(_ picture: [UInt8]) -> String {
        let name = "\(ContentHash(of: picture)).svg"
        pictures[name] = picture
        return name
    }
}
