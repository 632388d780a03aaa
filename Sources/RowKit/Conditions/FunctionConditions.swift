/// The conditions that are functions, which may hold rows and sections before these join the form.
struct FunctionConditions {
    private var facets: [Facet] = []
    private var mustRepeat = false

    mutating func append(_ facet: Facet) {
        facet.functionPlace = facets.count
        facets.append(facet)
    }

    /// Takes a condition out, if it is a function.
    mutating func remove(_ facet: Facet) {
        guard let place = facet.functionPlace, let last = facets.popLast() else { return }
        facet.functionPlace = nil
        guard last !== facet else { return }
        facets[place] = last
        last.functionPlace = place
    }

    /// Notes that something joined the form that functions read while it stood elsewhere: it had no
    /// facet that they could depend on.
    mutating func noteArrival() { mustRepeat = true }

    /// The functions that are to be evaluated again now.
    mutating func takeRepeated() -> [Facet] {
        guard mustRepeat else { return [] }
        mustRepeat = false
        return facets.filter(\.readsStrangers)
    }
}
