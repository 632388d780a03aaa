/// Tags that conditions looked up but no row or section has.
struct AbsentTags {
    private var facets: [String: Facet] = [:]
    private var limit = 64

    var count: Int { facets.count }

    /// Returns the facet that represents the absence of a tag.
    ///
    /// - Parameter recording: The current recording. Facets read in it are kept even though they
    ///   have no dependants yet.
    mutating func facet(for tag: String, in recording: Int) -> Facet {
        if let facet = facets[tag] { return facet }
        if facets.count >= limit {
            // Removes tags that nothing depends on any more.
            facets = facets.filter { $1.readIn == recording || $1.hasDependants }
            limit = max(64, 2 * facets.count)
        }
        let facet = Facet(.absence, of: nil)
        // Absence reads nothing, so every condition ranks above it.
        facet.rank = .min / 2
        facets[tag] = facet
        return facet
    }

    /// Removes and returns the facet of a tag, or returns nil if no condition looked the tag up.
    mutating func remove(_ tag: String) -> Facet? {
        facets.isEmpty ? nil : facets.removeValue(forKey: tag)
    }
}
