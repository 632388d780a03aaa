/// A class prepared for matching: a bit for each ASCII scalar, and the class itself for the rest.
struct ScalarSet: Sendable, Hashable {
    let ascii: ASCIISet
    private let characters: CharacterClass

    init(_ characters: CharacterClass) {
        self.characters = characters
        var ascii = ASCIISet()
        if case .ranges(let ranges) = characters {
            for range in ranges.ranges where range.lowerBound < 0x80 {
                for value in range.lowerBound...min(range.upperBound, 0x7F) {
                    ascii.insert(UInt8(truncatingIfNeeded: value))
                }
            }
            self.ascii = ascii
            return
        }
        for value in UInt8(0)..<0x80 where characters.contains(Unicode.Scalar(value)) {
            ascii.insert(value)
        }
        self.ascii = ascii
    }

    func contains(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return ascii.contains(UInt8(truncatingIfNeeded: scalar)) }
        return Unicode.Scalar(scalar).map(characters.contains) ?? false
    }
}

/// A set of ASCII scalars, one bit each.
struct ASCIISet: Sendable, Hashable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Every ASCII scalar.
    static var all: ASCIISet { ASCIISet(low: .max, high: .max) }

    init() {}

    private init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    var isEmpty: Bool { low | high == 0 }

    func contains(_ value: UInt8) -> Bool {
        (value < 64 ? low >> UInt64(value) : high >> UInt64(value & 63)) & 1 == 1
    }

    mutating func insert(_ value: UInt8) {
        if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value & 63) }
    }

    func intersection(_ other: ASCIISet) -> ASCIISet {
        ASCIISet(low: low & other.low, high: high & other.high)
    }

    func subtracting(_ other: ASCIISet) -> ASCIISet {
        ASCIISet(low: low & ~other.low, high: high & ~other.high)
    }
}
