/// The conditions that are treated as false because they are part of a cycle.
///
/// When any condition reads something different, the cycle may be broken. These conditions are
/// therefore evaluated again, after all others.
struct CutConditions {
    private var facets: [Facet] = []
    private var mustRepeat = false

    /// Adds a condition to the cut ones, or removes it.
    mutating func set(_ facet: Facet, isCut: Bool) {
        guard facet.isCut != isCut else { return }
        facet.isCut = isCut
        if isCut { facets.append(facet) } else { facets.removeAll { $0 === facet } }
    }

    /// Called when a condition reads something different from before.
    ///
    /// - Returns: Whether any conditions have to be evaluated again.
    mutating func noteOtherSources() -> Bool {
        if !facets.isEmpty { mustRepeat = true }
        return mustRepeat
    }

    /// Returns the conditions that have to be evaluated again now.
    mutating func takeRepeated() -> [Facet] {
        guard mustRepeat else { return [] }
        mustRepeat = false
        return facets
    }
}
