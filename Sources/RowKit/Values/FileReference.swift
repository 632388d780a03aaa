#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file that the user chose.
public struct FileReference: Hashable, Sendable, Codable {
    /// The file's name.
    ///
    /// It can be any text, so do not use it as a path.
    public var name: String
    /// The file's media type, such as `image/png`, as stated by the user's machine.
    public var mediaType: String
    /// The file's bytes.
    public var content: Data { didSet { isInMemory = true } }
    /// Whether the host keeps the bytes in memory, rather than in a folder.
    package private(set) var isInMemory = true

    private enum CodingKeys: CodingKey { case name, mediaType, content }

    /// Creates a reference.
    public init(name: String, mediaType: String, content: Data) {
        self.name = name
        self.mediaType = mediaType
        self.content = content
    }

    /// Creates a reference to a file that a host keeps.
    package init(name: String, mediaType: String, content: Data, isInMemory: Bool) {
        self.init(name: name, mediaType: mediaType, content: content)
        self.isInMemory = isInMemory
    }

    /// Returns the media type found from the first bytes of a file, or nil if they are of no known
    /// type.
    ///
    /// It trusts neither the name of a file nor the type stated by the user's machine.
    public static func mediaType(of content: Data) -> String? { MediaFormat.mediaType(of: content) }

    /// Whether the file has a media type, or belongs to a family such as `image/*`.
    func isOf(_ type: String) -> Bool {
        type.hasSuffix("/*") ? mediaType.hasPrefix(type.dropLast()) : mediaType == type
    }

    /// Two references are equal if their names, types and bytes are.
    public static func == (one: FileReference, other: FileReference) -> Bool {
        one.name == other.name && one.mediaType == other.mediaType && one.content == other.content
    }

    /// Adds the name, the type and the bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(mediaType)
        hasher.combine(content)
    }
}

/// A value that consists of a file.
///
/// Hosts pass the bytes of such a value on apart from its JSON, so that a large file is never
/// encoded.
public protocol FileValue: DocumentValue {
    /// The file.
    var file: FileReference { get }
}
