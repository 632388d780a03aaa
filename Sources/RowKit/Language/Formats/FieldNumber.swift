#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A type of number that a field can hold: it has a plain text, and is made from one without loss.
public protocol FieldNumber: Sendable, CustomStringConvertible {
    /// Makes the number that a plain text says, or nil where the type cannot hold it.
    ///
    /// - Parameter plainText: digits with at most a leading minus and a `.`; no exponent; no zeros
    ///   at the end of a fraction.
    init?(plainText: String)
}

extension FieldNumber where Self: FixedWidthInteger {
    /// Makes a whole number; a fraction or one too large is nil.
    public init?(plainText: String) {
        self.init(plainText)
    }
}

extension FieldNumber where Self: BinaryFloatingPoint & LosslessStringConvertible {
    /// Makes the nearest number; one too large is nil.
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
    /// Makes exactly the number said; one with more than 38 significant digits is nil.
    public init?(plainText: String) {
        let digits = DecimalDigits(description: plainText)
        guard let digits, digits.digits.count <= 38, (-89...128).contains(digits.point) else {
            return nil
        }
        self.init(string: plainText)
    }
}
