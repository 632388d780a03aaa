/// Bytes that wait to be written.
struct OutgoingBytes {
    private var pieces: [[UInt8]] = []
    /// The number of bytes of the first piece that have been written.
    private var taken = 0

    var isEmpty: Bool { pieces.isEmpty }

    /// Appends bytes.
    ///
    /// Small pieces are joined, so that they are sent in one packet.
    mutating func append(_ bytes: [UInt8]) {
        if let last = pieces.indices.last, pieces[last].count + bytes.count <= 16 << 10 {
            pieces[last] += bytes
        } else {
            pieces.append(bytes)
        }
    }

    /// The bytes to be written next.
    var next: ArraySlice<UInt8> { pieces.first?[taken...] ?? [] }

    /// Removes bytes that were written.
    mutating func remove(_ count: Int) {
        taken += count
        guard let first = pieces.first, taken == first.count else { return }
        pieces.removeFirst()
        taken = 0
    }

    mutating func removeAll() { self = OutgoingBytes() }
}
