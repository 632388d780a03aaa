internal import COutline

/// The outline of the Earth's land and the borders between countries, a line of text for each.
///
/// The data are Natural Earth's (naturalearthdata.com), in the public domain.
/// `Generators/generate_outline_table.py` writes the tables with these digits and tolerances.
enum OutlineTable {
    /// The digits in which points are written.
    static let digits =
        #"$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxy"#
    /// The greatest distance in degrees by which a drawing of each level of detail leaves the line.
    static let tolerances: [Double] = [0.7, 0.35, 0.15, 0.05, 0]

    /// The coasts of land.
    static var land: UnsafeBufferPointer<UInt8> { bytes(of: COutlineLand()) }
    /// The coasts of seas within the land.
    static var seas: UnsafeBufferPointer<UInt8> { bytes(of: COutlineSeas()) }
    /// The borders between countries.
    static var borders: UnsafeBufferPointer<UInt8> { bytes(of: COutlineBorders()) }

    private static func bytes(of table: COutlineTable) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: table.bytes, count: table.count)
    }
}
