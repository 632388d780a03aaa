import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A picture or a video that the user chose.
///
/// The JSON in a document has the content in base64:
/// `{"name": "dot.gif", "mediaType": "image/gif", "content": "R0lGODlh…"}`.
public struct MediaFile: Hashable, Sendable {
    /// The file, whose media type is determined from its content if it is a known type.
    public let file: FileReference

    /// The name of the file on the user's machine.
    ///
    /// It can be any text, so do not use it as a path.
    public var name: String { file.name }
    /// The media type, such as `image/png`.
    ///
    /// It is determined from the content, regardless of the file's name.
    public var mediaType: String { file.mediaType }
    /// The content.
    public var content: Data { file.content }

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - mediaType: The media type if the content is neither a known picture nor a known video.
    ///   - content: The content.
    public init(name: String, mediaType: String, content: Data) {
        self.init(FileReference(name: name, mediaType: mediaType, content: content))
    }

    /// Creates a value from a file that the user chose.
    init(_ file: FileReference) {
        var file = file
        file.mediaType = FileReference.mediaType(of: file.content) ?? file.mediaType
        self.file = file
    }
}

extension MediaFile: Codable, FileValue {
    private enum CodingKeys: String, CodingKey { case name, mediaType, content }

    /// Decodes a file, whose content must be base64.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decode(String.self, forKey: .content)
        guard let content = Data(base64Encoded: text) else {
            throw DecodingError.dataCorruptedError(
                forKey: .content, in: container, debugDescription: "expected a base64 string")
        }
        self.init(
            name: try container.decode(String.self, forKey: .name),
            mediaType: try container.decode(String.self, forKey: .mediaType), content: content)
    }

    /// Encodes the file with its content in base64.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(mediaType, forKey: .mediaType)
        try container.encode(content.base64EncodedString(), forKey: .content)
    }

    /// The schema of an object with the name, the media type and the content.
    public static var documentSchema: JSONValue {
        let text: JSONValue = ["type": "string"]
        return [
            "type": "object",
            "properties": [
                "name": text, "mediaType": text,
                "content": ["type": "string", "contentEncoding": "base64"],
            ],
            "required": ["name", "mediaType", "content"], "additionalProperties": false,
        ]
    }
}
