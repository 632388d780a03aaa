/// The owner of a session or of sealed state, named by the server that embeds the host.
///
/// Names are compared byte by byte, so names that only look the same are different owners.
package struct Owner: Hashable, Sendable {
    /// The name in UTF-8.
    package let bytes: [UInt8]

    package init(_ name: String) { bytes = Array(name.utf8) }

    /// Whether the embedding server has named no owner.
    package var isUnknown: Bool { bytes.isEmpty }
}

extension Owner: ExpressibleByStringLiteral, CustomStringConvertible {
    package init(stringLiteral name: String) { self.init(name) }

    package var description: String { String(decoding: bytes, as: UTF8.self) }
}
