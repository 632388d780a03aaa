/// Base-64 numbers in an embedded file that are read in place, without allocation or
/// initialisation.
///
/// The digits are the 64 ASCII characters that start with `?`. Positions are not checked, since the
/// digits are generated.
struct PackedDigits {
    /// The first digit, which is never deallocated.
    let start: UnsafePointer<UInt8>

    /// Returns the number in the `count` digits that start at `position`.
    @inline(__always)
    func number(at position: Int, count: Int) -> Int {
        let digits = start + position
        var number = 0
        for place in 0..<count {
            number = number << 6 | Int(digits[place] &- 63)
        }
        return number
    }

    /// Returns the Unicode scalar in the four digits that start at `position`.
    @inline(__always)
    func scalar(at position: Int) -> Unicode.Scalar {
        Self.scalar(number(at: position, count: 4))
    }

    /// Returns the scalar with this value.
    ///
    /// The generators write only valid values.
    @inline(__always)
    static func scalar(_ value: Int) -> Unicode.Scalar {
        Unicode.Scalar(UInt32(truncatingIfNeeded: value)) ?? "\u{FFFD}"
    }
}

/// A map from Unicode scalars to records, in the format of `Generators/packed_table.py`.
///
/// A lookup takes three dependent reads for any scalar.
struct PackedTable {
    /// The number of low bits of a scalar that select an entry of a leaf.
    let leafBits: Int
    /// The position at which the leaves start.
    let leavesStart: Int
    /// The position at which the records start.
    let recordsStart: Int
    /// The whole table.
    let digits: PackedDigits

    /// The number of digits of the root: two for each of 272 entries.
    private static let branchesStart = 544

    /// Returns a cursor at the start of the scalar's record, or nil if it has none.
    @inline(__always)
    func record(of scalar: Unicode.Scalar) -> PackedRecord? {
        let value = Int(scalar.value)
        let branch = digits.number(at: (value >> 12) * 2, count: 2)
        let place = branch << (12 - leafBits) + (value & 0xFFF) >> leafBits
        let leaf = digits.number(at: Self.branchesStart + place * 2, count: 2)
        let entry = leaf << leafBits + value & (1 << leafBits - 1)
        let start = digits.number(at: leavesStart + entry * 3, count: 3)
        return start == 0 ? nil : PackedRecord(digits: digits, position: recordsStart + start)
    }
}

/// A cursor that reads the fields of one record in order.
struct PackedRecord {
    /// The table's digits.
    let digits: PackedDigits
    /// The position at which the next field starts.
    var position: Int

    /// The tag of a mapping to one scalar, which is stored as a distance.
    private static let distanceTag = 63
    /// The number added to a distance so that it is not negative.
    private static let distanceBias = 1 << 23

    /// Reads the next field as a number of `count` digits.
    @inline(__always)
    mutating func number(count: Int) -> Int {
        defer { position += count }
        return digits.number(at: position, count: count)
    }

    /// Skips a mapping.
    @inline(__always)
    mutating func skipMapping() {
        let tag = number(count: 1)
        position += (tag == Self.distanceTag ? 1 : tag) * 4
    }

    /// Reads the mapping of `source` and passes each of its scalars to `emit`.
    @inline(__always)
    mutating func readMapping(of source: Unicode.Scalar, into emit: (Unicode.Scalar) -> Void) {
        let tag = number(count: 1)
        if tag == Self.distanceTag {
            emit(PackedDigits.scalar(Int(source.value) + number(count: 4) - Self.distanceBias))
        } else {
            for _ in 0..<tag {
                emit(digits.scalar(at: position))
                position += 4
            }
        }
    }
}
