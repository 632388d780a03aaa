/// A number as its decimal digits: 0.d₁d₂d₃… × 10 to the power of ``point``.
///
/// There are no leading or trailing zeros. Zero has no digits and no sign.
struct DecimalDigits: Equatable {
    private(set) var isNegative: Bool

    /// The digits, each 0 to 9.
    private(set) var digits: [UInt8]

    /// The number of digits before the decimal point, which may be negative or exceed their count.
    private(set) var point: Int

    /// Creates a number from its digits, which may have leading and trailing zeros.
    init(isNegative: Bool, digits: [UInt8], point: Int) {
        var digits = digits
        while digits.last == 0 { digits.removeLast() }
        let leading = digits.firstIndex { $0 != 0 } ?? 0
        if leading > 0 { digits.removeFirst(leading) }
        self.point = digits.isEmpty ? 0 : point - leading
        self.isNegative = isNegative && !digits.isEmpty
        self.digits = digits
    }

    /// Creates a number from a Swift description such as `-12.5` or `5e-324`, or returns nil for
    /// anything else, such as `inf` and `nan`.
    init?(description: String) {
        var isNegative = false
        var digits: [UInt8] = []
        var point: Int?
        var exponent = 0
        digits.reserveCapacity(description.utf8.count)
        scan: for (offset, byte) in description.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "-") where offset == 0: isNegative = true
            case UInt8(ascii: ".") where point == nil: point = digits.count
            case UInt8(ascii: "e"):
                guard let power = Int(description.dropFirst(offset + 1)) else { return nil }
                exponent = power
                break scan
            default: return nil
            }
        }
        guard !digits.isEmpty else { return nil }
        self.init(
            isNegative: isNegative, digits: digits, point: (point ?? digits.count) + exponent)
    }

    /// Returns the number multiplied by a power of ten.
    func shifted(by places: Int) -> DecimalDigits {
        DecimalDigits(isNegative: isNegative, digits: digits, point: point + places)
    }

    /// Returns the number with at most `count` fraction digits.
    ///
    /// - Parameter isToEven: Whether halves are rounded to the even neighbour, instead of away from
    ///   zero.
    func rounded(toFractionDigits count: Int, halvesToEven isToEven: Bool = true) -> DecimalDigits {
        let kept = point + count
        guard kept < digits.count else { return self }
        guard kept >= 0 else { return DecimalDigits(isNegative: false, digits: [], point: 0) }
        var head = [0] + digits.prefix(kept)
        if roundsUp(after: kept, halvesToEven: isToEven) {
            var index = head.count - 1
            while head[index] == 9 {
                head[index] = 0
                index -= 1
            }
            head[index] += 1
        }
        return DecimalDigits(isNegative: isNegative, digits: head, point: point + 1)
    }

    private func roundsUp(after kept: Int, halvesToEven isToEven: Bool) -> Bool {
        let next = digits[kept]
        let isHalf = isToEven && next == 5 && kept + 1 == digits.count
        guard isHalf else { return next >= 5 }
        return kept > 0 && digits[kept - 1] % 2 == 1
    }

    /// Returns the digit at a place, counted from the first digit, or 0 if there is none.
    func digit(at place: Int) -> UInt8 {
        digits.indices.contains(place) ? digits[place] : 0
    }

    /// The number in plain ASCII without an exponent, as in `-12.5`.
    var plainText: String {
        guard !digits.isEmpty else { return "0" }
        var bytes: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
        if point <= 0 { bytes.append(UInt8(ascii: "0")) }
        for place in min(point, 0)..<max(point, digits.count) {
            if place == point { bytes.append(UInt8(ascii: ".")) }
            bytes.append(UInt8(ascii: "0") + digit(at: place))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
