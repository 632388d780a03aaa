import PlainText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FileAccess {
    /// The files that this process can read and write.
    static var ofProcess: FileAccess {
        FileAccess(
            kind: itemKind,
            names: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] },
            read: { path throws(FileFailure) in
                let file = open(path, O_RDONLY)
                guard file >= 0 else { throw .ofSystem }
                defer { close(file) }
                return try readAll(of: file)
            },
            readInput: { () throws(FileFailure) in
                guard StandardStream.isOpen(STDIN_FILENO) else { throw FileFailure("it is closed") }
                return try readAll(of: STDIN_FILENO)
            },
            write: { path, bytes throws(FileFailure) in
                if itemKind(at: path) == .stream { return try writeAll(bytes, toStream: path) }
                if path.hasSuffix("/") { throw .folder }
                try makeFolder(of: path)
                try replace(path, by: bytes)
            },
            remove: { path in if unlink(path) != 0 { rmdir(path) } })
    }

    /// Appends either all bytes or none to a file, and waits until they are on the disk.
    ///
    /// Creates missing parent folders. Bytes for a stream are written to it directly. If there are
    /// no bytes, only checks that the file can be written.
    static func append(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
        if itemKind(at: path) == .stream { return try appendAll(bytes, toStream: path) }
        if path.hasSuffix("/") { throw .folder }
        try makeFolder(of: path)
        try appendAll(bytes, to: path)
    }
}

private func itemKind(at path: String) -> FileAccess.Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .stream
    }
}

/// Writes to a FIFO or a device, which a new file must not replace.
///
/// - Parameter flags: Further flags with which the stream is opened.
private func writeAll(
    _ bytes: [UInt8], toStream path: String, flags: Int32 = 0
) throws(FileFailure) {
    let file = open(path, O_WRONLY | flags)
    guard file >= 0 else { throw .ofSystem }
    defer { close(file) }
    // Only opening the file must not wait; writing may.
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    guard bytes.withUnsafeBufferPointer({ writeAll($0, to: file) }) else { throw .ofSystem }
}

/// Writes to a FIFO or a device, and fails if nothing reads the FIFO.
private func appendAll(_ bytes: [UInt8], toStream path: String) throws(FileFailure) {
    // The reader of a FIFO ends when a writer closes it, even if nothing was written.
    if bytes.isEmpty {
        guard access(path, W_OK) == 0 else { throw .ofSystem }
    } else {
        try writeAll(bytes, toStream: path, flags: O_NONBLOCK)
    }
}

/// Writes a file atomically.
///
/// A reader sees either all the new bytes or the previous contents.
private func replace(_ path: String, by bytes: [UInt8]) throws(FileFailure) {
    // Write through a symbolic link, which then remains one.
    let path = try destination(of: path)
    var status = stat()
    let mode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    let fresh = "\(path).\(getpid()).new"
    let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard file >= 0 else { throw .ofSystem }
    var isDone = bytes.withUnsafeBufferPointer { writeAll($0, to: file) }
    if isDone, let mode { isDone = fchmod(file, mode) == 0 }
    if isDone { isDone = fsync(file) == 0 }
    let failure = isDone ? nil : FileFailure.ofSystem
    guard close(file) == 0, failure == nil, rename(fresh, path) == 0 else {
        let failure = failure ?? .ofSystem
        unlink(fresh)
        throw failure
    }
}

/// Returns the path to which a symbolic link leads, even if no file is there, or the path itself if
/// it is not a link.
private func destination(of path: String) throws(FileFailure) -> String {
    var path = path
    // As many links as Linux follows.
    for _ in 0..<40 {
        guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
            return path
        }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        path = next.hasPrefix("/") ? next : "\(folder)\(next)"
    }
    throw FileFailure(String(cString: strerror(ELOOP)))
}

/// Appends lines to a file.
///
/// If this fails, the previous contents are kept. Processes that append to the same file wait for
/// each other. If the file ends in the middle of a line, because a machine or a disk failed, the
/// new lines begin after that line.
private func appendAll(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let file = open(path, O_RDWR | O_CREAT | O_APPEND, 0o666)
    guard file >= 0 else { throw .ofSystem }
    defer { close(file) }
    guard flock(file, LOCK_EX) == 0 else { throw .ofSystem }
    let end = lseek(file, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    let isCut = end > 0 && pread(file, &last, 1, end - 1) == 1 && last != UInt8(ascii: "\n")
    let lines = isCut ? [UInt8(ascii: "\n")] + bytes : bytes
    let isDone = lines.withUnsafeBufferPointer { writeAll($0, to: file) } && fsync(file) == 0
    guard !isDone else { return }
    let failure = FileFailure.ofSystem
    // If the disk is full, half a line would corrupt the next one.
    if end >= 0 { _ = ftruncate(file, end) }
    throw failure
}

/// The maximum size of a file to read, in bytes.
private let sizeLimit = 64 << 20

private func readAll(of file: Int32) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(file, &chunk, chunk.count)
        if count == 0 { return bytes }
        if count < 0 {
            if errno == EINTR { continue }
            throw .ofSystem
        }
        bytes += chunk[..<count]
        if bytes.count > sizeLimit {
            throw FileFailure("it is larger than \(sizeLimit >> 20) megabytes")
        }
    }
}

private func makeFolder(of path: String) throws(FileFailure) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw .ofSystem }
    try makeFolder(of: folder)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .ofSystem }
}

extension FileFailure {
    /// The failure that `errno` describes.
    fileprivate static var ofSystem: FileFailure {
        switch errno {
        case ENOENT, ENOTDIR: .missing
        case EISDIR: .folder
        case EACCES, EPERM: .permission
        default: FileFailure(String(cString: strerror(errno)))
        }
    }
}
