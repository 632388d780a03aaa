import PlainText
import RowText

extension JSONReader {
    /// Reads a number, which is an integer if it fits and has neither a fraction nor an exponent.
    mutating func number() throws(DocumentDiagnostic) -> JSONValue {
        let start = bytes
        bytes.takes("-")
        guard let first = bytes.current, first.isASCIIDigit else {
            throw bytes.unexpected("a digit")
        }
        let hasLeadingZero = first == UInt8(ascii: "0")
        let count = bytes.skipDigits()
        if hasLeadingZero, count > 1 {
            throw start.diagnostic(.syntax, "a number must not have leading zeros")
        }
        if bytes.takes("."), bytes.skipDigits() == 0 { throw bytes.unexpected("a digit") }
        if bytes.takes("e") || bytes.takes("E") {
            if !bytes.takes("+") { bytes.takes("-") }
            if bytes.skipDigits() == 0 { throw bytes.unexpected("a digit") }
        }
        let text = bytes.text(since: start)
        if let number = Int(text) { return .integer(number) }
        guard let number = Double(text), number.isFinite else {
            throw start.diagnostic(.syntax, "the number is too big")
        }
        if number == 0, Self.hasNonzeroDigit(text) {
            throw start.diagnostic(.syntax, "the number is too close to 0")
        }
        return .number(number)
    }

    /// Whether a number has a digit other than zero before its exponent.
    private static func hasNonzeroDigit(_ text: String) -> Bool {
        for byte in text.utf8 {
            if byte | 0x20 == UInt8(ascii: "e") { return false }
            if byte.isASCIIDigit, byte != UInt8(ascii: "0") { return true }
        }
        return false
    }

    /// Reads a quoted string.
    mutating func string() throws(DocumentDiagnostic) -> String {
        let quote = bytes
        bytes.advance()
        var start = bytes
        var text = ""
        while true {
            switch bytes.current {
            case UInt8(ascii: "\""):
                guard let rest = bytes.validText(since: start) else {
                    throw start.diagnostic(.syntax, "the string is not valid UTF-8")
                }
                bytes.advance()
                return text.isEmpty ? rest : text + rest
            case UInt8(ascii: "\\"):
                guard let part = bytes.validText(since: start) else {
                    throw start.diagnostic(.syntax, "the string is not valid UTF-8")
                }
                text += part
                text.unicodeScalars.append(try escaped())
                start = bytes
            case nil: throw quote.diagnostic(.syntax, "unterminated string")
            case let byte? where byte < 0x20:
                throw bytes.diagnostic(
                    .syntax, "a control character in a string; write it as \\n, \\t or \\u00…")
            default: bytes.advance()
            }
        }
    }

    /// Reads an escape sequence, starting at its backslash.
    private mutating func escaped() throws(DocumentDiagnostic) -> Unicode.Scalar {
        let start = bytes
        bytes.advance()
        let escape = bytes.current
        if escape != nil { bytes.advance() }
        switch escape {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default:
            throw start.diagnostic(
                .syntax, "invalid escape in a string; write \\\\ for a backslash")
        }
        guard let unit = bytes.hexUnit() else {
            throw start.diagnostic(.syntax, "expected four hexadecimal digits after \\u")
        }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard UTF16.isLeadSurrogate(unit), bytes.takes("\\u"), let second = bytes.hexUnit(),
            UTF16.isTrailSurrogate(second)
        else { throw start.diagnostic(.syntax, "unpaired surrogate") }
        return UTF16.decode(UTF16.EncodedScalar([unit, second]))
    }
}
