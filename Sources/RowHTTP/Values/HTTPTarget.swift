/// The target of a request: a path and a query.
///
/// ```swift
/// let target = try HTTPTarget("/forms/sign%20up?lang=de")
/// let form = target.path.last  // "sign up"
/// let language = target.query.first?.value  // "de"
/// ```
///
/// A path is split before it is decoded, so an encoded slash is not a separator. A path is refused
/// if it has `.` or `..` as a segment, contains NUL, or is not UTF-8.
package struct HTTPTarget: Equatable, Sendable, CustomStringConvertible {
    /// The target as sent, without scheme and host.
    package let description: String
    /// The decoded segments of the path.
    ///
    /// A path that ends in a slash has an empty last segment; the path `/` has none.
    package let path: [String]
    /// The query as sent, or nil if there is no question mark.
    package let rawQuery: String?

    /// Parses a target that begins with a slash.
    package init(_ text: String) throws(HTTPRefusal) {
        try self.init(Array(text.utf8)[...])
    }

    init(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) {
        guard bytes.first == .slash, bytes.allSatisfy({ $0.isVisible && $0 != UInt8(ascii: "#") })
        else { throw HTTPRefusal(.badRequest, "the target is not a path with an optional query") }
        let mark = bytes.firstIndex(of: UInt8(ascii: "?"))
        let path = bytes[bytes.startIndex..<(mark ?? bytes.endIndex)].dropFirst()
        description = String(decoding: bytes, as: UTF8.self)
        rawQuery = mark.map { String(decoding: bytes[($0 + 1)...], as: UTF8.self) }
        self.path = path.isEmpty ? [] : try Self.segments(of: path)
    }

    /// The target of a request that concerns the whole server: `OPTIONS *`.
    private init() {
        description = "*"
        path = []
        rawQuery = nil
    }
    static let server = HTTPTarget()

    /// Returns a string encoded as a segment of a path.
    package static func encoded(_ segment: String) -> String { PercentCoding.encode(segment) }

    /// The decoded fields of the query.
    package var query: [FormField] { rawQuery.map(Self.fields) ?? [] }

    /// Returns the decoded fields of a query.
    package static func fields(ofQuery query: String) -> [FormField] {
        URLEncodedForm.fields(in: Array(query.utf8)[...])
    }

    private static func segments(of path: ArraySlice<UInt8>) throws(HTTPRefusal) -> [String] {
        var segments: [String] = []
        for encoded in path.split(separator: .slash, omittingEmptySubsequences: false) {
            guard let bytes = PercentCoding.decodeStrictly(encoded), !bytes.contains(0),
                let segment = String(validating: bytes, as: UTF8.self)
            else { throw HTTPRefusal(.badRequest, "the path is not percent-encoded UTF-8") }
            guard segment != ".", segment != ".." else {
                throw HTTPRefusal(.badRequest, "the path has a segment of dots")
            }
            segments.append(segment)
        }
        return segments
    }
}
