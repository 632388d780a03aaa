/// The scalars that some folding changes, for classes too large to fold every member.
///
/// They are determined on first use, by folding all scalars except ideographs, Hangul syllables and
/// private use, which have neither case nor a width or mark that is folded. A folded scalar must
/// fold to itself.
enum FoldableScalars {
    /// All foldable scalars, in ascending order.
    static let all: [Unicode.Scalar] = {
        let everything: Folding = [.case, .width, .diacritics]
        let blocks: [ClosedRange<UInt32>] = [
            0x0...0x33FF, 0xA000...0xABFF, 0xF900...0x16FFF, 0x1D000...0x1F2FF, 0x2F800...0x2FA1F,
        ]
        return blocks.joined().compactMap(Unicode.Scalar.init).filter { scalar in
            var isSame = false
            everything.fold(scalar) { isSame = $0 == scalar }
            return !isSame
        }
    }()

    /// The case variants of each scalar that has any, including the scalar itself.
    static let caseVariants: [Unicode.Scalar: [Unicode.Scalar]] = {
        var families: [[Unicode.Scalar]: Set<Unicode.Scalar>] = [:]
        for scalar in all {
            var folded: [Unicode.Scalar] = []
            Folding.case.fold(scalar) { folded.append($0) }
            families[folded, default: []].insert(scalar)
            if folded.count == 1 { families[folded, default: []].formUnion(folded) }
        }
        var variants: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        for family in families.values where family.count > 1 {
            let sorted = family.sorted()
            for scalar in sorted { variants[scalar] = sorted }
        }
        return variants
    }()

    /// The keys of `caseVariants`, in ascending order.
    static let cased: [Unicode.Scalar] = caseVariants.keys.sorted()

    /// Returns the scalars of a sorted list that are in a range.
    static func scalars(
        of list: [Unicode.Scalar], in range: ClosedRange<UInt32>
    ) -> ArraySlice<Unicode.Scalar> {
        func firstIndex(from value: UInt32) -> Int {
            var low = 0
            var high = list.count
            while low < high {
                let middle = (low + high) / 2
                if list[middle].value < value { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return list[firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound + 1)]
    }
}
