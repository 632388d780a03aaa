extension Unicode.Scalar {
    /// Whether the scalar is a bidirectional formatting character.
    package var isBidirectionalMark: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether the scalar is a space within a line, breaking or not, of any width.
    package var isInlineSpace: Bool {
        switch value {
        case 0x09, 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// The character that represents all its lookalikes in a number.
    ///
    /// This is a space for every space, an ASCII character for its full-width form, a hyphen for
    /// every minus sign, and a straight apostrophe for a curved one.
    var numberFold: Unicode.Scalar {
        switch value {
        case 0x21...0x7E: self
        case _ where isInlineSpace: " "
        case 0x2212, 0xFE63, 0xFF0D: "-"
        case 0xFF0C: ","
        case 0xFF0E: "."
        case 0x2019, 0xFF07: "'"
        case 0x066A, 0xFF05: "%"
        default: self
        }
    }

    /// The value of a decimal digit of any script, or nil if the scalar is not one.
    package var decimalDigit: UInt8? {
        if value < 0x80 {
            return value >= 0x30 && value <= 0x39 ? UInt8(value - 0x30) : nil
        }
        guard properties.numericType == .decimal, let number = properties.numericValue else {
            return nil
        }
        return UInt8(number)
    }
}
