import RowHTTP
import RowKit
import RowSeals

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files of one request while they arrive.
///
/// The first bytes stay in memory. When they exceed the limit, the current file moves to the folder.
struct ArrivingFiles: FormFileStore {
    private let limits: FileLimits
    /// The bytes of the current file that are in memory.
    private var current = Data()
    /// The current file if it is in the folder.
    private var file: FolderFile?
    /// The sizes of all files, and of those in memory.
    private var (size, memory) = (0, 0)
    /// The hash of the current file, or nil if files are not hashed.
    private var hash: SHA256?
    /// The hashes of the files that have ended.
    private(set) var hashes: [[UInt8]] = []

    init(limits: FileLimits, areHashed: Bool) {
        self.limits = limits
        hash = areHashed ? SHA256() : nil
    }

    mutating func append(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) {
        size += bytes.count
        guard size <= limits.size else {
            throw HTTPRefusal(.contentTooLarge, "the files are too large")
        }
        hash?.append(bytes)
        if let file {
            guard file.append(bytes) else { throw .noRoom }
            return
        }
        current += bytes
        guard memory + current.count > limits.memory, let file = FolderFile(in: limits.folder)
        else { return }
        guard file.append(Array(current)[...]) else { throw .noRoom }
        self.file = file
        current = Data()
    }

    mutating func endFile() throws(HTTPRefusal) -> FormField.File.Content {
        if let ended = hash?.ended() {
            hashes.append(ended)
            hash = SHA256()
        }
        defer { (current, file) = (Data(), nil) }
        guard let file else {
            memory += current.count
            return FormField.File.Content(current)
        }
        guard let content = file.mapped() else { throw .noRoom }
        return FormField.File.Content(content, isInMemory: false)
    }
}

extension HTTPRefusal {
    fileprivate static let noRoom = HTTPRefusal(
        .unavailable, "the folder for files has no room for them")
}

extension FileReference {
    init(_ file: FormField.File) {
        self.init(
            name: file.name, mediaType: file.mediaType, content: file.content.bytes,
            isInMemory: file.content.isInMemory)
    }
}
