/// Numbers in base 64 in a string literal, read in place: nothing is allocated or initialised.
///
/// The digits are the 64 ASCII characters from `?` on. The text is generated, so positions are
/// not checked.
struct PackedDigits: Sendable {
    /// The digits.
    let text: StaticString

    /// Reads the number that `count` digits from `position` on make.
    @inline(__always)
    func number(at position: Int, count: Int) -> Int {
        let digits = text.utf8Start + position
        var number = 0
        for place in 0..<count {
            number = number << 6 | Int(digits[place] &- 63)
        }
        return number
    }

    /// Reads a Unicode scalar of four digits.
    @inline(__always)
    func scalar(at position: Int) -> Unicode.Scalar {
        Self.scalar(number(at: position, count: 4))
    }

    /// The scalar with this value; the generators write no value that is none.
    @inline(__always)
    static func scalar(_ value: Int) -> Unicode.Scalar {
        Unicode.Scalar(UInt32(truncatingIfNeeded: value)) ?? "\u{FFFD}"
    }
}

/// A map from Unicode scalars to records, as `Generators/packed_table.py` describes it.
///
/// A look-up costs three dependent reads, whatever the scalar.
struct PackedTable: Sendable {
    /// How many low bits of a scalar select an entry of a leaf.
    let leafBits: Int
    /// Where the leaves start.
    let leavesStart: Int
    /// Where the records start.
    let recordsStart: Int
    /// The whole table.
    let text: StaticString

    /// How many digits the root has: two for each of 272 entries.
    private static let branchesStart = 544

    /// A cursor at the start of the scalar's record; nil if it has none.
    @inline(__always)
    func record(of scalar: Unicode.Scalar) -> PackedRecord? {
        let digits = PackedDigits(text: text)
        let value = Int(scalar.value)
        let branch = digits.number(at: (value >> 12) * 2, count: 2)
        let place = branch << (12 - leafBits) + (value & 0xFFF) >> leafBits
        let leaf = digits.number(at: Self.branchesStart + place * 2, count: 2)
        let entry = leaf << leafBits + value & (1 << leafBits - 1)
        let start = digits.number(at: leavesStart + entry * 3, count: 3)
        return start == 0 ? nil : PackedRecord(digits: digits, position: recordsStart + start)
    }
}

/// A cursor that reads the fields of one record of a table in their order.
struct PackedRecord {
    /// The table's digits.
    let digits: PackedDigits
    /// Where the next field starts.
    var position: Int

    /// The tag of a mapping to one scalar that is given by its distance.
    private static let distanceTag = 63
    /// What is added to a distance so that it is not negative.
    private static let distanceBias = 1 << 23

    /// Reads the next field as a number of `count` digits.
    @inline(__always)
    mutating func number(count: Int) -> Int {
        defer { position += count }
        return digits.number(at: position, count: count)
    }

    /// Passes over a mapping.
    @inline(__always)
    mutating func skipMapping() {
        let tag = number(count: 1)
        position += (tag == Self.distanceTag ? 1 : tag) * 4
    }

    /// Reads the mapping of `source` and passes on each scalar of it.
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
