/// What the table of foldings says of one scalar.
struct FoldingEntry {
    /// The scalar.
    let scalar: Unicode.Scalar
    /// Which mappings the record has, and whether the scalar is unsettled.
    private var flags = 0
    /// Where the record's mappings start.
    private var mappings: PackedRecord?

    /// Looks a scalar up; ASCII has no entry in the table.
    @inline(__always)
    init(of scalar: Unicode.Scalar) {
        self.scalar = scalar
        guard !scalar.isASCII, var record = FoldingTable.scalars.record(of: scalar) else { return }
        flags = record.number(count: 1)
        mappings = record
    }

    /// Whether a neighbour can change what the scalar, or one that it folds to, is in form C.
    var isUnsettled: Bool { flags & 1 != 0 }

    /// Whether the scalar is a mark, or contains one that folds to a letter.
    ///
    /// Its place among other marks matters.
    var isMark: Bool { flags & 16 != 0 }

    /// What the scalar becomes when one difference does not count; nil if it stays as it is.
    ///
    /// The record holds its mappings in the order of these cases.
    @inline(__always)
    func mapping(_ difference: Difference) -> PackedRecord? {
        guard flags & difference.rawValue != 0, var record = mappings else { return nil }
        var earlier = Difference.width.rawValue
        while earlier < difference.rawValue {
            if flags & earlier != 0 {
                record.skipMapping()
            }
            earlier <<= 1
        }
        return record
    }

    /// The flag of a mapping.
    enum Difference: Int {
        case width = 2
        case diacritics = 4
        case `case` = 8
    }
}

/// What folding scalar by scalar remembers, to find out whether that was enough.
struct FoldingProgress {
    /// Whether the result is in form C for certain.
    private(set) var isSettled = true
    /// Whether the last scalar that was kept is a mark.
    private var endsInMark = false

    /// Takes note of an ASCII scalar.
    @inline(__always)
    mutating func noteASCII() {
        endsInMark = false
    }

    /// Takes note of a scalar that was not removed.
    @inline(__always)
    mutating func note(_ entry: FoldingEntry) {
        if entry.isUnsettled || (entry.isMark && endsInMark) {
            isSettled = false
        }
        endsInMark = entry.isMark
    }
}
