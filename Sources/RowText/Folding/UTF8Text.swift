import PlainText

extension UnsafeBufferPointer<UInt8> {
    /// Whether every code unit is ASCII.
    var isASCII: Bool {
        let bytes = UnsafeRawBufferPointer(self)
        var union: UInt64 = 0
        var place = 0
        while place + 8 <= count {
            union |= bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            place += 8
        }
        while place < count {
            union |= UInt64(bytes[place])
            place += 1
        }
        return union & 0x8080_8080_8080_8080 == 0
    }

    /// Returns the value of the scalar at an offset in valid UTF-8, and moves the offset past it.
    @inline(__always)
    func readScalar(at offset: inout Int) -> UInt32 {
        let first = self[offset]
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let end = Swift.min(offset + length, count)
        var scalar = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
        for place in offset + 1..<end { scalar = scalar << 6 | UInt32(self[place] & 0x3F) }
        offset = end
        return scalar
    }
}

extension Slice<UnsafeMutableBufferPointer<UInt8>> {
    /// Converts ASCII letters to lower case in place.
    func lowercaseASCII() {
        let bytes = UnsafeMutableBufferPointer(rebasing: self)
        for place in bytes.indices {
            bytes[place] = bytes[place].lowercasedASCII
        }
    }
}

extension [UInt8] {
    /// Appends the UTF-8 code units of a scalar.
    @inline(__always)
    package mutating func append(utf8Of scalar: Unicode.Scalar) {
        let value = scalar.value
        func tail(_ shift: UInt32) -> UInt8 {
            UInt8(truncatingIfNeeded: value >> shift & 0x3F | 0x80)
        }
        if value < 0x80 {
            append(UInt8(truncatingIfNeeded: value))
        } else if value < 0x800 {
            append(UInt8(truncatingIfNeeded: value >> 6 | 0xC0))
            append(tail(0))
        } else if value < 0x10000 {
            append(UInt8(truncatingIfNeeded: value >> 12 | 0xE0))
            append(tail(6))
            append(tail(0))
        } else {
            append(UInt8(truncatingIfNeeded: value >> 18 | 0xF0))
            append(tail(12))
            append(tail(6))
            append(tail(0))
        }
    }
}
