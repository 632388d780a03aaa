import RowKit

/// The sources from which a page may load its resources, for the header field
/// `Content-Security-Policy`.
///
/// The policy of a page with several forms is the ``union(_:)`` of their policies. Allow sources
/// for the rest of the page with ``allow(_:for:)``.
public struct ContentPolicy: Hashable, Sendable, CustomStringConvertible {
    /// The sources by directive.
    public private(set) var sources: [String: Set<String>]

    /// Creates a policy that allows only the given sources.
    ///
    /// - Parameter sources: The sources by directive, such as `["script-src": ["'self'"]]`.
    public init(_ sources: [String: Set<String>] = [:]) { self.sources = sources }

    /// Allows a source, such as `'self'` or `https://example.org`.
    public mutating func allow(_ source: String, for directive: String) {
        sources[directive, default: []].insert(source)
    }

    /// Returns a policy that allows everything that either of the two allows.
    public func union(_ other: ContentPolicy) -> ContentPolicy {
        ContentPolicy(sources.merging(other.sources) { $0.union($1) })
    }

    /// The policy as the value of the header field, which allows nothing else.
    public var description: String {
        let closed: [String: Set<String>] = [
            "default-src": [], "base-uri": [], "frame-ancestors": [],
        ]
        return closed.merging(sources) { $1 }.sorted { $0.key < $1.key }
            .map { directive, sources in
                let list = sources.isEmpty ? ["'none'"] : sources.sorted()
                return ([directive] + list).joined(separator: " ")
            }
            .joined(separator: "; ")
    }

    /// The policy of a form: the style sheet and the script of its site, its images, which rows may
    /// contain in their URLs (`data:`), and the pictures and videos that the user chose on the page
    /// (`blob:`).
    ///
    /// - Parameter origins: The origins of images; see `Form.imageOrigins`.
    static func form(images origins: [String] = []) -> ContentPolicy {
        let own: Set = ["'self'"]
        return ContentPolicy([
            "style-src": own, "script-src": own, "connect-src": own, "form-action": own,
            "img-src": own.union(["data:", "blob:"]).union(origins), "media-src": ["blob:"],
        ])
    }
}
