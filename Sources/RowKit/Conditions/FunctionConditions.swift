/// Function conditions, which may capture rows and sections before these join the form.
struct FunctionConditions {
    private var facets: [Facet] = []
    private var mustRepeat = false

    mutating func append(_ facet: Facet) {
        facet.functionPlace = facets.count
        facets.append(facet)
    }

    /// Removes a condition if it is a function.
    mutating func remove(_ facet: Facet) {
        guard let place = facet.functionPlace, let last = facets.popLast() else { return }
        facet.functionPlace = nil
        guard last !== facet else { return }
        facets[place] = last
        last.functionPlace = place
    }

    /// Called when an element joins the form after functions read it outside the form.
    ///
    /// Outside the form, the element had no facets on which the functions could depend.
    mutating func noteArrival() { mustRepeat = true }

    /// Returns the functions that have to be evaluated again now.
    mutating func takeRepeated() -> [Facet] {
        guard mustRepeat else { return [] }
        mustRepeat = false
        return facets.filter(\.readsStrangers)
    }
}
