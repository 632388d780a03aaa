#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A type that ``DocumentEncoder`` writes, and ``DocumentDecoder`` reads, as a single value.
protocol EncodedScalar {
    /// The value as JSON.
    func documentScalar() throws(DocumentDiagnostic) -> JSONValue
}

extension EncodedScalar where Self: DocumentValue {
    func documentScalar() throws(DocumentDiagnostic) -> JSONValue { try documentValue() }
}

extension EncodedScalar where Self: FixedWidthInteger {
    func documentScalar() throws(DocumentDiagnostic) -> JSONValue {
        if let number = Int(exactly: self) { return .integer(number) }
        return try JSONValue(digits: "\(self)")
    }
}

extension EncodedScalar where Self: FixedWidthInteger & DocumentValue {
    func documentScalar() throws(DocumentDiagnostic) -> JSONValue { try documentValue() }
}

extension Bool: EncodedScalar {}
extension String: EncodedScalar {}
extension Float: EncodedScalar {}
extension Double: EncodedScalar {}
extension Date: EncodedScalar {}
extension URL: EncodedScalar {}
extension TimeZone: EncodedScalar {}
extension Duration: EncodedScalar {}

extension Int: EncodedScalar {}
extension Int8: EncodedScalar {}
extension Int16: EncodedScalar {}
extension Int32: EncodedScalar {}
extension Int64: EncodedScalar {}
extension Int128: EncodedScalar {}
extension UInt: EncodedScalar {}
extension UInt8: EncodedScalar {}
extension UInt16: EncodedScalar {}
extension UInt32: EncodedScalar {}
extension UInt64: EncodedScalar {}
extension UInt128: EncodedScalar {}

extension JSONValue: EncodedScalar {
    func documentScalar() -> JSONValue { self }
}

extension Decimal: EncodedScalar {
    func documentScalar() throws(DocumentDiagnostic) -> JSONValue {
        try JSONValue(digits: "\(self)")
    }
}

extension JSONValue {
    /// Creates a number from its decimal digits.
    ///
    /// - Throws: A diagnostic if the number would have other digits as JSON.
    fileprivate init(digits text: String) throws(DocumentDiagnostic) {
        if let integer = Int(text) {
            self = .integer(integer)
        } else if let digits = DecimalDigits(description: text), let number = Double(text),
            DecimalDigits(description: "\(number)") == digits
        {
            self = .number(number)
        } else {
            throw DocumentDiagnostic(.invalid, "JSON cannot represent the number \(text) exactly")
        }
    }
}

extension Data: EncodedScalar {
    func documentScalar() -> JSONValue { .string(base64EncodedString()) }
}
