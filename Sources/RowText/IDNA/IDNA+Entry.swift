extension IDNA {
    /// The table's entry of a scalar that is not disallowed.
    struct Entry {
        let scalar: Unicode.Scalar
        /// Whether the scalar is mapped or valid.
        let status: Status
        /// The rest of the record.
        private var record: PackedRecord

        /// Looks up a scalar, or returns nil if it is disallowed.
        init?(of scalar: Unicode.Scalar) {
            guard var record = IDNATable.scalars.record(of: scalar),
                let status = Status(rawValue: record.number(count: 1))
            else { return nil }
            self.scalar = scalar
            self.status = status
            self.record = record
        }

        /// Passes the scalars that the scalar is mapped to, or a valid scalar itself, to `emit`.
        mutating func readMapping(into emit: (Unicode.Scalar) -> Void) {
            switch status {
            case .mapped: record.readMapping(of: scalar, into: emit)
            case .valid: emit(scalar)
            }
        }

        /// The properties of a valid scalar, or nil if the scalar is mapped.
        var properties: Properties? {
            guard status == .valid else { return nil }
            var record = record
            let bidiClass = BidiClass(rawValue: record.number(count: 1)) ?? .other
            let rest = record.number(count: 1)
            return Properties(
                bidiClass: bidiClass, joiningType: JoiningType(rawValue: rest & 7) ?? .none,
                isMark: rest & 8 != 0)
        }
    }

    enum Status: Int {
        case mapped = 1
        case valid = 2
    }

    /// The properties of a valid scalar that the rules for labels depend on.
    struct Properties {
        let bidiClass: BidiClass
        let joiningType: JoiningType
        let isMark: Bool
    }

    /// The bidirectional classes that the rules distinguish, in the order of their numbers in the
    /// table.
    enum BidiClass: Int {
        case left, right, arabicLetter, arabicNumber, europeanNumber, europeanSeparator
        case commonSeparator, europeanTerminator, otherNeutral, boundaryNeutral, nonspacingMark
        case other

        /// Whether the class is allowed within labels of either direction.
        var isNeutral: Bool {
            switch self {
            case .europeanSeparator, .commonSeparator, .europeanTerminator, .otherNeutral,
                .boundaryNeutral, .nonspacingMark:
                true
            default:
                false
            }
        }
    }

    /// How a letter joins its neighbours, in the order of the numbers in the table.
    enum JoiningType: Int {
        case none, causing, dual, left, right, transparent
    }
}
