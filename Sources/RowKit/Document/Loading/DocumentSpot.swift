/// Which section or row of a document is meant, cheaper than its place in words.
struct DocumentSpot {
    let section: Int
    /// The row of the section, or the member of it that is a row; nil: the section itself.
    var row: Int?
    var member: [DocumentName] = []
    /// The rule of the row or section; nil: itself.
    var rule: Int?

    init(section: Int, row: Int? = nil) {
        self.section = section
        self.row = row
    }

    /// The spot in words.
    var place: DocumentPlace {
        var place = DocumentPlace.root.member(DocumentName.sections.rawValue).element(section)
        if let row { place = place.member(DocumentName.rows.rawValue).element(row) }
        for name in member { place = place.member(name.rawValue) }
        if let rule { place = place.member(DocumentName.rules.rawValue).element(rule) }
        return place
    }
}
