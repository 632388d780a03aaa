import RowSeals

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

/// A file that has no name in its folder.
///
/// The system frees its space when nothing uses it, even if the process is killed.
final class FolderFile {
    private let descriptor: Int32
    private var size = 0

    /// Creates an empty file, or returns nil if the folder cannot be written.
    init?(in folder: String) {
        let path = "\(folder)/rowkit-\(SessionID())"
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        unlink(path)
    }

    deinit { close(descriptor) }

    /// Appends bytes, and returns whether there was room for them.
    func append(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
                let count = write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                written += count
            }
            size += written
            return true
        }
    }

    /// Returns the bytes of the file, which are read from it when they are used.
    ///
    /// - Returns: Nil if the file cannot be mapped into memory.
    func mapped() -> Data? {
        guard size > 0 else { return Data() }
        let address = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0)
        guard let address, address != MAP_FAILED else { return nil }
        return Data(
            bytesNoCopy: address, count: size, deallocator: .custom { munmap($0, $1) })
    }

    /// Writes bytes to a file and maps it, or returns nil if they cannot be written.
    static func mapped(_ bytes: Data, in folder: String) -> Data? {
        guard let file = FolderFile(in: folder), file.append(Array(bytes)[...]) else { return nil }
        return file.mapped()
    }
}

extension Data {
    /// Releases the memory of a mapped file up to an offset, which is read again if it is used.
    ///
    /// - Parameter end: A multiple of the size of a page, or the number of bytes.
    func releaseMapped(upTo end: Int) {
        withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            _ = madvise(UnsafeMutableRawPointer(mutating: start), end, MADV_DONTNEED)
        }
    }
}
