// The names of rows and sections in the identifiers of views.

extension Section {
    /// The section's key, unique among the sections of its form; it does not change while the
    /// section stays there.
    package final var key: String {
        storedTag.map { "#\(ViewID.escaped($0))" } ?? "#:\(ordinal)"
    }
}

extension BaseRow {
    /// The row's key, unique among the rows of its form.
    ///
    /// It is empty for a row that is in no section and has no tag.
    package final var key: String {
        if let storedTag { return ViewID.escaped(storedTag) }
        if let inlineParent { return "\(inlineParent.key):inline" }
        return section.map { "\($0.key):\(ordinal)" } ?? ""
    }
}
