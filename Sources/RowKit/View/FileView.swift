/// A control to choose files.
public final class FileView: BaseView, HeaderFooterViewType {
    /// The chosen files.
    public var files: [FileReference] {
        get { storedFiles }
        set { store(newValue, in: &storedFiles, as: .value) }
    }

    /// The media types to choose from, such as `image/png` or `image/*`.
    ///
    /// If empty, every type can be chosen.
    public var mediaTypes: [String] = [] { didSet { note(.content, oldValue, mediaTypes) } }

    /// Whether several files can be chosen.
    public var allowsMultiple = false {
        didSet { note(.allowsMultiple, oldValue, allowsMultiple) }
    }

    /// The maximum number of bytes in a file.
    public var maximumSize = 10_000_000 { didSet { note(.maximum, oldValue, maximumSize) } }

    private var storedFiles: [FileReference] = []
    private var choosing = ViewListeners<[FileReference]>()
    private var choosingOthers = ViewListeners<[FileReference]>()

    /// Creates a control without files.
    public override init() { super.init() }

    /// Adds a closure to call each time the user chooses files.
    public func onChoose(_ listener: @escaping ([FileReference]) -> Void) { choosing.add(listener) }

    /// Adds a closure to call each time the user chooses files of which one is too large, or of a
    /// media type that is not offered.
    ///
    /// Hosts may let the user choose such files. They stay in the control, so that the row can show
    /// an error and the user can choose others. Without such a closure, the files are refused.
    public func onChooseOthers(_ listener: @escaping ([FileReference]) -> Void) {
        choosingOthers.add(listener)
    }

    override class var kind: ViewKind { .file }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override var isControl: Bool { true }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .files(let files) = action else { return try super.receive(action) }
        guard allowsMultiple || files.count <= 1 else {
            throw ViewRefusal(
                .notOffered, "one file can be chosen, not \(files.count)", .oneFileOnly)
        }
        let refusal = files.lazy.compactMap(refusal).first
        if let refusal, choosingOthers.isEmpty { throw refusal }
        storedFiles = files
        if refusal == nil { choosing(files) } else { choosingOthers(files) }
    }

    /// Returns the reason why a file cannot be chosen, or nil if it can.
    private func refusal(of file: FileReference) -> ViewRefusal? {
        guard file.content.count <= maximumSize else {
            return ViewRefusal(
                .notOffered,
                "\(file.name) has \(file.content.count) bytes; the limit is \(maximumSize)",
                .fileTooLarge, ["file": .text(file.name)])
        }
        guard mediaTypes.isEmpty || mediaTypes.contains(where: file.isOf) else {
            return ViewRefusal(
                .notOffered, "\(file.name) is \(file.mediaType.withArticle)", .fileNotAccepted,
                ["file": .text(file.name)])
        }
        return nil
    }

    /// The maximum number of bytes, or the largest number that every reader of JSON represents
    /// exactly.
    private var exactMaximumSize: Int { min(maximumSize, 1 << 53) }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: FileView(),
        [
            .init(.value, \.files), .init(.content, \.mediaTypes),
            .init(.allowsMultiple, \.allowsMultiple), .always(.maximum, \.exactMaximumSize),
        ])
}

extension FileReference: ViewPropertyValue {
    /// The name, media type and size, without the bytes, because the host already has them.
    var json: JSONValue {
        [
            "name": .string(name), "mediaType": .string(mediaType),
            "size": .integer(content.count),
        ]
    }
}
