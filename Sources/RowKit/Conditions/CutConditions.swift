/// The conditions that count as false because they read what depends on them.
///
/// When a condition comes to read something else, they may be in no circle any more. They are
/// evaluated again once all others are.
struct CutConditions {
    private var facets: [Facet] = []
    private var mustRepeat = false

    /// Puts a condition among those that are cut, or takes it out.
    mutating func set(_ facet: Facet, isCut: Bool) {
        guard facet.isCut != isCut else { return }
        facet.isCut = isCut
        if isCut { facets.append(facet) } else { facets.removeAll { $0 === facet } }
    }

    /// Notes that a condition reads something else than before.
    ///
    /// - Returns: Whether any are to be evaluated again.
    mutating func noteOtherSources() -> Bool {
        if !facets.isEmpty { mustRepeat = true }
        return mustRepeat
    }

    /// The conditions that are to be evaluated again now.
    mutating func takeRepeated() -> [Facet] {
        guard mustRepeat else { return [] }
        mustRepeat = false
        return facets
    }
}
