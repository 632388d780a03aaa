extension FixedWidthInteger {
    /// The bytes of the number, least significant first.
    var littleEndianBytes: [UInt8] {
        (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
    }
}

extension UInt128 {
    /// Whether two numbers are equal, computed in constant time.
    func isEqualInConstantTime(to other: UInt128) -> Bool {
        let difference = self ^ other
        return UInt64(truncatingIfNeeded: difference) | UInt64(difference >> 64) == 0
    }
}
