#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TextFormats {
    /// A date in the form of ISO 8601: `2025-02-28`, `09:05`, `2025-02-28T09:05`.
    ///
    /// What the date inputs of HTML want. Days are those of the Gregorian calendar whatever the
    /// locale; years before 1 or after 9999 are written but not read. A ``DateStyle/Length/short``
    /// time has no seconds.
    public func isoText(for date: Date, style: DateStyle, separator: Character = "T") -> String {
        let time = CivilTime(date, in: timeZone)
        var text = ""
        if style.date != .none {
            text += "\(padded(time.year, to: 4))-\(padded(time.month))-\(padded(time.day))"
        }
        guard style.time != .none else { return text }
        if style.date != .none { text.append(separator) }
        text += "\(padded(time.hour)):\(padded(time.minute))"
        return style.time == .short ? text : text + ":" + padded(time.second)
    }

    /// The date that a text in the form of ISO 8601 says in full, or nil.
    ///
    /// Reads `yyyy-MM-dd`, `HH:mm` or both with `T` or a space between, as the style asks; seconds
    /// may follow the minutes. A date alone is the first moment of its day. A time that clocks skip
    /// is refused; of one that they show twice it is the first.
    public func isoDate(from text: String, style: DateStyle, onDayOf day: Date) -> Date? {
        var scanner = ISOScanner(text)
        var time = style.date == .none ? CivilTime(day, in: timeZone) : scanner.date()
        if style.date != .none, style.time != .none { scanner.dateEnd() }
        if style.time != .none { time = scanner.time(on: time) }
        guard scanner.isAtEnd, let time, style != DateStyle(date: .none, time: .none) else {
            return nil
        }
        return style.time == .none ? time.startOfDay(in: timeZone) : time.date(in: timeZone)
    }

    private func padded(_ value: Int, to width: Int = 2) -> String {
        let digits = String(abs(value))
        let zeros = String(repeating: "0", count: max(0, width - digits.count))
        return (value < 0 ? "-" : "") + zeros + digits
    }
}

/// Reads figures of fixed width one after the other, and remembers whether all of them fitted.
private struct ISOScanner {
    private var rest: ArraySlice<UInt8>
    private var hasFailed = false

    init(_ text: String) {
        let blank = { (scalar: Unicode.Scalar) in
            scalar.isInlineSpace || scalar.isBidirectionalMark
        }
        guard text.utf8.count <= Self.lengthLimit else {
            rest = []
            hasFailed = true
            return
        }
        let scalars = Array(text.unicodeScalars.drop(while: blank))
        let end = scalars.lastIndex { !blank($0) }.map { $0 + 1 } ?? 0
        rest = scalars[..<end].map { $0.isASCII ? UInt8($0.value) : 0 }[...]
    }

    /// Room for the 19 bytes of the longest form and some spaces; what is longer is not read.
    private static let lengthLimit = 64

    var isAtEnd: Bool { rest.isEmpty && !hasFailed }

    mutating func date() -> CivilTime? {
        let year = figures(4)
        expect("-")
        let month = figures(2)
        expect("-")
        let day = figures(2)
        guard !hasFailed, year > 0 else { return nil }
        return CivilTime(year: year, month: month, day: day)
    }

    mutating func dateEnd() {
        expect(rest.first == UInt8(ascii: " ") ? " " : "T")
    }

    mutating func time(on day: CivilTime?) -> CivilTime? {
        let hour = figures(2)
        expect(":")
        let minute = figures(2)
        guard !rest.isEmpty else { return day?.at(hour: hour, minute: minute) }
        expect(":")
        return day?.at(hour: hour, minute: minute, second: figures(2))
    }

    private mutating func figures(_ count: Int) -> Int {
        var value = 0
        for _ in 0..<count {
            guard let byte = rest.popFirst(), (0x30...0x39).contains(byte) else {
                hasFailed = true
                return 0
            }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    private mutating func expect(_ character: Unicode.Scalar) {
        guard let byte = rest.popFirst(), byte == UInt8(ascii: character) else {
            hasFailed = true
            return
        }
    }
}
