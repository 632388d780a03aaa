// Rows and sections are compared by identity.

extension BaseRow: Hashable {
    /// Whether both are the same row.
    public static func == (left: BaseRow, right: BaseRow) -> Bool { left === right }

    /// Hashes the row's identity.
    public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Section: Hashable {
    /// Whether both are the same section.
    public static func == (left: Section, right: Section) -> Bool { left === right }

    /// Hashes the section's identity.
    public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
