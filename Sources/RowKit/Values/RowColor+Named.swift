// Literal colours by name, the same in light and dark mode. The `system` colours adapt.

extension RowColor {
    /// Black, `#000000`.
    public static let black = RowColor(0x00_00_00)
    /// Dark grey, `#555555`.
    public static let darkGray = RowColor(0x55_55_55)
    /// Grey, `#808080`.
    public static let gray = RowColor(0x80_80_80)
    /// Light grey, `#AAAAAA`.
    public static let lightGray = RowColor(0xAA_AA_AA)
    /// White, `#FFFFFF`.
    public static let white = RowColor(0xFF_FF_FF)
    /// Red, `#FF0000`.
    public static let red = RowColor(0xFF_00_00)
    /// Green, `#00FF00`.
    public static let green = RowColor(0x00_FF_00)
    /// Blue, `#0000FF`.
    public static let blue = RowColor(0x00_00_FF)
    /// Cyan, `#00FFFF`.
    public static let cyan = RowColor(0x00_FF_FF)
    /// Yellow, `#FFFF00`.
    public static let yellow = RowColor(0xFF_FF_00)
    /// Magenta, `#FF00FF`.
    public static let magenta = RowColor(0xFF_00_FF)
    /// Orange, `#FF8000`.
    public static let orange = RowColor(0xFF_80_00)
    /// Purple, `#800080`.
    public static let purple = RowColor(0x80_00_80)
    /// Brown, `#996633`.
    public static let brown = RowColor(0x99_66_33)
    /// Fully transparent, `#00000000`.
    public static let clear = RowColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// An opaque colour by its components as bytes, `0xRRGGBB`.
    private init(_ bytes: Int) {
        let part = { (shift: Int) in Double(bytes >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}
