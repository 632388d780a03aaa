/// Identifies a form, section, row or rule of a document.
///
/// Cheaper to make than a ``DocumentPlace``.
struct DocumentSpot {
    /// The index of a section, or nil for the form itself.
    let section: Int?
    /// The index of a row in the section, or nil for the section itself or a row in one of its
    /// members.
    var row: Int?
    var member: [DocumentName] = []
    /// The indices of a row in groups, from the outermost.
    var parts: [Int] = []
    /// The names of the settings that lead to an inner row of the row.
    var inner: [String] = []
    /// The index of a rule in the row, section or form, or nil for these themselves.
    var rule: Int?

    init(section: Int? = nil, row: Int? = nil) {
        self.section = section
        self.row = row
    }

    /// The spot of a row of a group.
    func part(_ index: Int) -> DocumentSpot {
        var spot = self
        spot.parts.append(index)
        return spot
    }

    /// The spot as a place, with a readable path.
    var place: DocumentPlace {
        var place = DocumentPlace.root
        if let section {
            place = place.member(DocumentName.sections.rawValue).element(section)
        }
        if let row { place = place.member(DocumentName.rows.rawValue).element(row) }
        for name in member { place = place.member(name.rawValue) }
        for part in parts { place = place.member(DocumentName.rows.rawValue).element(part) }
        if !inner.isEmpty { place = place.member(DocumentName.settings.rawValue) }
        for name in inner { place = place.member(name) }
        if let rule { place = place.member(DocumentName.rules.rawValue).element(rule) }
        return place
    }
}
