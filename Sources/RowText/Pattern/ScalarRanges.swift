/// A set of scalars as sorted ranges that neither overlap nor touch.
struct ScalarRanges: Sendable, Hashable {
    private(set) var ranges: [ClosedRange<UInt32>]

    /// Creates the union of ranges in any order.
    init(_ unsorted: [ClosedRange<UInt32>]) {
        ranges = []
        if unsorted.count == 1 {
            ranges = unsorted
            return
        }
        for range in unsorted.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = ranges.last, range.lowerBound <= last.upperBound + 1 {
                ranges[ranges.count - 1] =
                    last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    /// Whether a scalar is in one of the ranges.
    ///
    /// - Complexity: O(log *n*) in the number of ranges.
    func contains(_ scalar: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= scalar
    }
}
