#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A type of number for a field, with a lossless conversion from plain text.
public protocol FieldNumber: Sendable, CustomStringConvertible {
    /// Creates the number that a plain text represents, or returns nil if the type cannot represent
    /// it.
    ///
    /// - Parameter plainText: ASCII digits with at most a leading minus sign and a `.`, without an
    ///   exponent and without trailing zeros in a fraction.
    init?(plainText: String)
}

extension FieldNumber where Self: FixedWidthInteger {
    /// Creates a whole number, or returns nil if the text has a fraction or the number is out of
    /// range.
    public init?(plainText: String) {
        self.init(plainText)
    }
}

extension FieldNumber where Self: BinaryFloatingPoint & LosslessStringConvertible {
    /// Creates the nearest number, or returns nil if it is too large.
    public init?(plainText: String) {
        self.init(plainText)
        guard isFinite else { return nil }
    }
}

extension Int: FieldNumber {}
extension Int32: FieldNumber {}
extension Int64: FieldNumber {}
extension UInt: FieldNumber {}
extension Float: FieldNumber {}
extension Double: FieldNumber {}

extension Decimal: FieldNumber {
    /// Creates exactly the number in the text, or returns nil if it has more than 38 significant
    /// digits or is out of range.
    public init?(plainText: String) {
        let digits = DecimalDigits(description: plainText)
        guard let digits, digits.digits.count <= 38, (-89...128).contains(digits.point) else {
            return nil
        }
        self.init(string: plainText)
    }
}
