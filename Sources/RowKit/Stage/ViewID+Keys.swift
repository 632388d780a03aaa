// The names of rows and sections in the identifiers of views.

extension Section {
    /// The section's key, which is unique among the sections of its form and does not change while
    /// the section is in the form.
    package final var key: String {
        storedTag.map { "#" + ViewID.escaped($0) } ?? "#:" + String(ordinal)
    }
}

extension BaseRow {
    /// The row's key, unique among the rows of its form.
    ///
    /// The key of an inner row is that of its outer row and the name of the part.
    ///
    /// Empty for a row that is in no section and has no tag.
    package final var key: String {
        if let storedTag { return ViewID.escaped(storedTag) }
        if let outer { return "\(outer.key):\(ViewID.escaped(partName))" }
        if let inlineParent { return inlineParent.key + ":inline" }
        guard var key = currentSection?.key else { return "" }
        key += ":"
        key += String(ordinal)
        return key
    }
}
