/// The line terminators: LF, VT, FF, CR, CR with LF, NEL, and the line and paragraph separators.
enum LineTerminator {
    /// Whether a scalar ends a line.
    static func contains(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Returns the offset of the terminator at the end of the text, or the text's length if there
    /// is none.
    static func last(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let count = bytes.count
        guard let last = bytes.last else { return 0 }
        if last == 0x0A, count > 1, bytes[count - 2] == 0x0D { return count - 2 }
        if contains(UInt32(last)), last < 0x80 { return count - 1 }
        if last == 0x85, count > 1, bytes[count - 2] == 0xC2 { return count - 2 }
        if last | 1 == 0xA9, count > 2, bytes[count - 2] == 0x80, bytes[count - 3] == 0xE2 {
            return count - 3
        }
        return count
    }
}
