extension UInt8 {
    /// The code unit in lower case if it is an ASCII letter, otherwise unchanged.
    @inlinable
    package var lowercasedASCII: UInt8 {
        self &- 65 < 26 ? self | 32 : self
    }

    /// Whether the code unit is an ASCII digit.
    @inlinable package var isASCIIDigit: Bool { self &- 48 < 10 }

    /// Whether the code unit is an ASCII letter.
    @inlinable package var isASCIILetter: Bool { lowercasedASCII &- 97 < 26 }

    /// The value of a hexadecimal digit in either case, or nil for any other code unit.
    @inlinable package var hexDigitValue: Int? {
        if isASCIIDigit {
            return Int(self) - 48
        }
        return lowercasedASCII &- 97 < 6 ? Int(lowercasedASCII) - 87 : nil
    }
}
