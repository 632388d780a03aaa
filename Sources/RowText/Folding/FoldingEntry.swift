/// The entry of a scalar in the folding table.
struct FoldingEntry {
    let scalar: Unicode.Scalar
    /// Which mappings the record has, and whether the scalar is unsettled.
    private var flags = 0
    /// The start of the record's mappings.
    private var mappings: PackedRecord?

    /// Looks up a scalar.
    ///
    /// ASCII has no entry in the table.
    @inline(__always)
    init(of scalar: Unicode.Scalar) {
        self.scalar = scalar
        guard !scalar.isASCII, var record = FoldingTable.scalars.record(of: scalar) else { return }
        flags = record.number(count: 1)
        mappings = record
    }

    /// Whether a neighbour can change form C of the scalar or of a scalar that it folds to.
    var isUnsettled: Bool { flags & 1 != 0 }

    /// Whether the scalar is a mark, or contains a mark that folds to a letter.
    ///
    /// The position of such a scalar among other marks matters.
    var isMark: Bool { flags & 16 != 0 }

    /// Returns the scalar's mapping if one difference is ignored, or nil if it is unchanged.
    ///
    /// The record contains its mappings in the order of the cases of `Difference`.
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

/// The state of folding scalar by scalar, which determines whether that was sufficient.
struct FoldingProgress {
    /// Whether the result is certain to be in form C.
    private(set) var isSettled = true
    /// Whether the last scalar that was not removed is a mark.
    private var endsInMark = false

    /// Records an ASCII scalar.
    @inline(__always)
    mutating func noteASCII() {
        endsInMark = false
    }

    /// Records a scalar that was not removed.
    @inline(__always)
    mutating func note(_ entry: FoldingEntry) {
        if entry.isUnsettled || (entry.isMark && endsInMark) {
            isSettled = false
        }
        endsInMark = entry.isMark
    }
}
