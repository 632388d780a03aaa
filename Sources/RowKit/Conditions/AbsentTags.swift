/// The tags that conditions asked for and nothing bears.
struct AbsentTags {
    private var facets: [String: Facet] = [:]
    private var limit = 64

    var count: Int { facets.count }

    /// The facet that stands for a tag that nothing bears.
    ///
    /// - Parameter recording: The recording that asks; what it read has no dependants yet.
    mutating func facet(for tag: String, in recording: Int) -> Facet {
        if let facet = facets[tag] { return facet }
        if facets.count >= limit {
            // Tags that were asked for once are not remembered for good.
            facets = facets.filter { $1.readIn == recording || $1.hasDependants }
            limit = max(64, 2 * facets.count)
        }
        let facet = Facet(.absence, of: nil)
        facets[tag] = facet
        return facet
    }

    /// Takes out the facet of a tag, or nil if nobody asked for the tag.
    mutating func remove(_ tag: String) -> Facet? {
        facets.isEmpty ? nil : facets.removeValue(forKey: tag)
    }
}
