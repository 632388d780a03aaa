#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file to choose.
public final class FileView: BaseView, HeaderFooterViewType {
    /// The files that are chosen.
    public var files: [FileReference] {
        get { storedFiles }
        set {
            guard newValue != storedFiles else { return }
            storedFiles = newValue
            note(.value)
        }
    }

    /// The media types that can be chosen, such as `image/png` or `image/*`; empty: all.
    public var mediaTypes: [String] = [] { didSet { note(.content, oldValue, mediaTypes) } }

    /// Whether several files can be chosen.
    public var allowsMultiple = false {
        didSet { note(.allowsMultiple, oldValue, allowsMultiple) }
    }

    /// How many bytes a file may have.
    public var maximumSize = 10_000_000 { didSet { note(.maximum, oldValue, maximumSize) } }

    private var storedFiles: [FileReference] = []
    private var choosing = ViewListeners<[FileReference]>()

    /// Makes a view without files.
    public override init() { super.init() }

    /// Runs a closure each time a person chose files.
    public func onChoose(_ listener: @escaping ([FileReference]) -> Void) { choosing.add(listener) }

    /// A file.
    public override var node: ViewNode { .file(self) }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .files(let files) = action else { return try super.receive(action) }
        guard allowsMultiple || files.count <= 1 else {
            throw ViewRefusal(.notOffered, "one file can be chosen, not \(files.count)")
        }
        for file in files {
            guard file.content.count <= maximumSize else {
                throw ViewRefusal(
                    .notOffered,
                    "\(file.name) has \(file.content.count) bytes; there may be \(maximumSize)")
            }
            guard mediaTypes.isEmpty || mediaTypes.contains(where: file.isOf) else {
                throw ViewRefusal(.notOffered, "\(file.name) is a \(file.mediaType)")
            }
        }
        storedFiles = files
        choosing(files)
    }

    override class var ownProperties: [ViewProperty] {
        [.value, .content, .allowsMultiple, .maximum]
    }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .value: files.isEmpty ? nil : files.json
        case .content: mediaTypes.isEmpty ? nil : mediaTypes.json
        case .allowsMultiple: allowsMultiple ? true : nil
        case .maximum: maximumSize.json
        default: super.value(of: property)
        }
    }
}

/// A file that a person chose.
public struct FileReference: Hashable, Sendable, Codable {
    /// What the file is called.
    public var name: String
    /// What it holds, such as `image/png`.
    public var mediaType: String
    /// The bytes in it.
    public var content: Data

    /// Makes a reference.
    public init(name: String, mediaType: String, content: Data) {
        self.name = name
        self.mediaType = mediaType
        self.content = content
    }

    /// Whether it is of a media type, or of a family such as `image/*`.
    func isOf(_ type: String) -> Bool {
        type.hasSuffix("/*") ? mediaType.hasPrefix(type.dropLast()) : mediaType == type
    }
}

extension FileReference: ViewPropertyValue {
    /// Hosts are told the name and the size: the bytes came from there.
    var json: JSONValue {
        [
            "name": .string(name), "mediaType": .string(mediaType),
            "size": .integer(content.count),
        ]
    }
}
