import PlainText
import RowText

/// A position in the bytes of a string, which moves only forward.
///
/// It must not outlive the bytes.
struct JSONBytes {
    private let all: UnsafeRawBufferPointer
    private var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) { all = bytes }

    /// The byte at this position, or nil at the end.
    var current: UInt8? { offset < all.count ? all[offset] : nil }

    var isAtEnd: Bool { offset == all.count }

    mutating func advance() { offset += 1 }

    /// Skips the byte order mark that some editors put at the start of a string.
    mutating func skipMark() {
        if all.starts(with: Self.mark) { offset = Self.mark.count }
    }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    mutating func skipSpace() {
        while offset < all.count {
            switch all[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
        }
    }

    /// Skips digits and returns how many there were.
    @discardableResult
    mutating func skipDigits() -> Int {
        let start = offset
        while let byte = current, byte.isASCIIDigit { offset += 1 }
        return offset - start
    }

    /// Skips an ASCII text if it is next, and returns whether it was.
    @discardableResult
    mutating func takes(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard all.count - offset >= count else { return false }
        for index in 0..<count where all[offset + index] != text.utf8Start[index] { return false }
        offset += count
        return true
    }

    /// Reads four hexadecimal digits, or returns nil if they are not next.
    mutating func hexUnit() -> UInt16? {
        guard all.count - offset >= 4 else { return nil }
        var unit: UInt16 = 0
        for index in 0..<4 {
            guard let digit = Character(Unicode.Scalar(all[offset + index])).hexDigitValue else {
                return nil
            }
            unit = unit << 4 | UInt16(digit)
        }
        offset += 4
        return unit
    }

    /// The ASCII text between an earlier position and this one.
    func text(since start: JSONBytes) -> String {
        String(decoding: all[start.offset..<offset], as: UTF8.self)
    }

    /// The text between an earlier position and this one, or nil if it is not valid UTF-8.
    func validText(since start: JSONBytes) -> String? {
        String(validating: all[start.offset..<offset], as: UTF8.self)
    }

    // MARK: Diagnostics

    /// A diagnostic at this position.
    func diagnostic(_ code: DocumentDiagnostic.Code, _ message: String) -> DocumentDiagnostic {
        var counter = LineCounter()
        var diagnostic = DocumentDiagnostic(code, message)
        diagnostic.position = position(by: &counter)
        return diagnostic
    }

    /// The line and the column of this position.
    func position(by counter: inout LineCounter) -> DocumentDiagnostic.Position {
        counter.count(all, to: offset)
        // The byte order mark is not counted, because editors do not show it.
        let mark = counter.start == 0 && all.starts(with: Self.mark) ? Self.mark.count : 0
        let text = all[Swift.max(counter.start, mark)..<Swift.max(offset, mark)]
        return DocumentDiagnostic.Position(
            line: counter.line, column: String(decoding: text, as: UTF8.self).count + 1)
    }

    /// A syntax error at this position, with what was expected there.
    func unexpected(_ expected: String) -> DocumentDiagnostic {
        guard !isAtEnd else { return diagnostic(.syntax, "expected \(expected), found the end") }
        let rest = String(decoding: all[offset...].prefix(64), as: UTF8.self)
        if rest.hasPrefix("//") || rest.hasPrefix("/*") {
            return diagnostic(.syntax, "JSON has no comments; remove it")
        }
        let word = rest.prefix { $0.isLetter || $0.isNumber }
        let found = word.isEmpty ? rest.prefix(1) : word.prefix(24)
        return diagnostic(.syntax, "expected \(expected), found \(String(found).inQuotes)")
    }
}
