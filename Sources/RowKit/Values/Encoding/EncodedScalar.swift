#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A type that ``DocumentEncoder`` writes, and ``DocumentDecoder`` reads, as a single value.
protocol EncodedScalar {
    /// The value as JSON.
    func documentScalar() throws(DocumentDiagnostic) -> JSONValue
    /// The value as JSON, with a number rounded to the nearest `Double`.
    func roundedScalar() throws(DocumentDiagnostic) -> JSONValue
}

extension EncodedScalar {
    func roundedScalar() throws(DocumentDiagnostic) -> JSONValue { try documentScalar() }
}

extension EncodedScalar where Self: DocumentValue {
    func documentScalar() throws(DocumentDiagnostic) -> JSONValue { try documentValue() }
}

extension EncodedScalar where Self: FixedWidthInteger {
    func documentScalar() throws(DocumentDiagnostic) -> JSONValue {
        if let number = Int(exactly: self) { return .integer(number) }
        guard let number = Double(exactly: self) else { throw .inexact("\(self)") }
        return .number(number)
    }

    func roundedScalar() -> JSONValue { .number(Double(self)) }
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
        let text = "\(self)"
        if let integer = Int(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite, Decimal(string: "\(number)") == self
        else { throw .inexact(text) }
        return .number(number)
    }

    func roundedScalar() throws(DocumentDiagnostic) -> JSONValue {
        let text = "\(self)"
        guard let number = Double(text), number.isFinite else { throw .inexact(text) }
        return .number(number)
    }
}

extension Data: EncodedScalar {
    func documentScalar() -> JSONValue { .string(base64EncodedString()) }
}

extension DocumentDiagnostic {
    fileprivate static func inexact(_ number: String) -> DocumentDiagnostic {
        DocumentDiagnostic(.invalid, "JSON cannot represent the number \(number) exactly")
    }
}
