/// Bytes under construction.
///
/// All memory of the buffer is initialised, so an append is only a check of the room and a copy. An
/// append to an `Array` does more, and a page consists of many short appends.
struct ByteBuffer {
    /// The bytes, followed by zeros.
    private var storage: [UInt8]
    private(set) var count = 0

    init(capacity: Int) { storage = [UInt8](repeating: 0, count: capacity) }

    /// The written bytes, without the unused memory after them.
    var bytes: [UInt8] {
        mutating get {
            storage.removeLast(storage.count - count)
            return storage
        }
    }

    /// The bytes from an offset on.
    subscript(range: PartialRangeFrom<Int>) -> ArraySlice<UInt8> {
        storage[range.lowerBound..<count]
    }

    mutating func append(_ byte: UInt8) { append(count: 1) { $0.pointee = byte } }

    mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(_ bytes: some Collection<UInt8>) {
        bytes.withContiguousStorageIfAvailable { append($0) } ?? append(Array(bytes))
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        append(count: bytes.count) { $0.update(from: start, count: bytes.count) }
    }

    /// Appends a number of bytes, written by a closure.
    @inline(__always)
    mutating func append(count added: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
        let end = count
        reserve(added)
        storage.withUnsafeMutableBufferPointer { storage in
            // There is an address unless the buffer is empty and nothing is appended.
            if let start = storage.baseAddress { write(start + end) }
        }
        count += added
    }

    /// Makes room for more bytes.
    @inline(__always)
    mutating func reserve(_ added: Int) {
        if storage.count - count < added { grow(by: added) }
    }

    @inline(never)
    private mutating func grow(by added: Int) {
        let (old, used, size) = (storage, count, max(2 * storage.count, count + added))
        storage = [UInt8](unsafeUninitializedCapacity: size) { memory, initialized in
            let rest = memory[memory.initialize(fromContentsOf: old[..<used])...]
            rest.initialize(repeating: 0)
            initialized = size
        }
    }
}
