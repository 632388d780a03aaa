// The names of rows and sections in the identifiers of views.

extension Section {
    /// The section's key, which is unique among the sections of its form and does not change while
    /// the section is in the form.
    package final var key: String {
        storedTag.map { "#" + ViewID.escaped($0) } ?? "#:" + String(ordinal)
    }
}

extension ViewID {
    /// The key of the row that contains the view, for a view of the first screen.
    package var rowKey: String {
        let end = text.utf8.firstIndex(of: UInt8(ascii: "/")) ?? text.endIndex
        return String(Substring(text.utf8[..<end]))
    }

    /// The key of the row of the first screen that has opened the screen of the view, or nil if the
    /// view is on the first screen.
    package var presenterKey: String? {
        text.utf8.firstIndex(of: UInt8(ascii: ">")).map { String(Substring(text.utf8[..<$0])) }
    }

    /// The key of the row above the inline row that contains the view, or nil if the view is in no
    /// inline row.
    var expandedKey: String? {
        let key = rowKey
        return key.hasSuffix(":inline") ? String(key.dropLast(":inline".count)) : nil
    }

    /// The section key and the ordinal of the untagged row that contains the view, or nil if there
    /// is none on the first screen.
    ///
    /// For a view in an inline row, these are the ones of the row above.
    var untaggedRow: (section: String, ordinal: Int)? {
        let parts = rowKey.split(separator: ":", omittingEmptySubsequences: false)
        // The key of a section without a tag contains a colon itself.
        let length = parts[0] == "#" ? 2 : 1
        guard parts[0].utf8.first == UInt8(ascii: "#"), parts.count > length,
            let ordinal = Int(parts[length])
        else { return nil }
        return (parts[..<length].joined(separator: ":"), ordinal)
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
        if let outer = family.outer { return "\(outer.key):\(ViewID.escaped(partName))" }
        if let inlineParent = family.inlineParent { return inlineParent.key + ":inline" }
        guard var key = membership.section?.key else { return "" }
        key += ":"
        key += String(membership.ordinal)
        return key
    }
}
