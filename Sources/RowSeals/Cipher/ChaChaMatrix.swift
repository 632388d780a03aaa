/// The sixteen words that ChaCha operates on, as four rows (RFC 8439, sections 2.1 to 2.3).
struct ChaChaMatrix {
    var a: Quad
    var b: Quad
    var c: Quad
    var d: Quad

    /// The matrix after twenty rounds, before the original words are added.
    var mixed: ChaChaMatrix {
        var (a, b, c, d) = (a, b, c, d)
        for _ in 0..<10 {
            // The columns, then the diagonals.
            Self.mix(&a.x, &b.x, &c.x, &d.x)
            Self.mix(&a.y, &b.y, &c.y, &d.y)
            Self.mix(&a.z, &b.z, &c.z, &d.z)
            Self.mix(&a.w, &b.w, &c.w, &d.w)
            Self.mix(&a.x, &b.y, &c.z, &d.w)
            Self.mix(&a.y, &b.z, &c.w, &d.x)
            Self.mix(&a.z, &b.w, &c.x, &d.y)
            Self.mix(&a.w, &b.x, &c.y, &d.z)
        }
        return ChaChaMatrix(a: a, b: b, c: c, d: d)
    }

    /// Performs a quarter round.
    @inline(__always)
    private static func mix(
        _ a: inout UInt32, _ b: inout UInt32, _ c: inout UInt32, _ d: inout UInt32
    ) {
        a &+= b
        d = (d ^ a).rotated(by: 16)
        c &+= d
        b = (b ^ c).rotated(by: 12)
        a &+= b
        d = (d ^ a).rotated(by: 8)
        c &+= d
        b = (b ^ c).rotated(by: 7)
    }
}

extension ChaChaMatrix {
    /// Creates the matrix from a key and the last row, which differs between blocks.
    init(key: CipherKey, last: Quad) {
        // "expand 32-byte k"
        let constants = Quad(0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574)
        self.init(a: constants, b: key.low, c: key.high, d: last)
    }
}

extension UInt32 {
    /// Returns the bits rotated to the left.
    @inline(__always)
    fileprivate func rotated(by count: UInt32) -> UInt32 {
        self &<< count | self &>> (32 &- count)
    }
}
