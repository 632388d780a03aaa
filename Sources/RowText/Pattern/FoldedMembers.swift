/// The results of folding the members of a class, collected one by one.
struct FoldedMembers {
    /// The scalars that members fold to, as ranges in any order.
    var ranges: [ClosedRange<UInt32>] = []
    /// Results with several scalars, without duplicates.
    private(set) var sequences: [[UInt32]] = []
    private let folding: Folding
    private var folded: [UInt32] = []

    init(_ folding: Folding) { self.folding = folding }

    /// Adds the result of folding a scalar.
    mutating func add(_ scalar: Unicode.Scalar) {
        folded.removeAll(keepingCapacity: true)
        folding.fold(scalar) { folded.append($0.value) }
        guard let first = folded.first else { return }
        if folded.count > 1 {
            if !sequences.contains(folded) { sequences.append(folded) }
        } else if let last = ranges.last, last.upperBound + 1 == first {
            ranges[ranges.count - 1] = last.lowerBound...first
        } else {
            ranges.append(first...first)
        }
    }
}
