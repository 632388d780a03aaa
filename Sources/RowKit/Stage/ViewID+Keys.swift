// What rows and sections are called on their screen.

extension Section {
    /// The section's name among all sections of its form, for good.
    package final var key: String {
        storedTag.map { "#\(ViewID.escaped($0))" } ?? "#:\(ordinal)"
    }
}

extension BaseRow {
    /// The row's name among all rows of its form, for good; that of a row in no form is empty.
    package final var key: String {
        if let storedTag { return ViewID.escaped(storedTag) }
        if let inlineParent { return "\(inlineParent.key):inline" }
        return section.map { "\($0.key):\(ordinal)" } ?? ""
    }
}
