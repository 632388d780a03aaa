// The names of rows and sections for users, who are told what has become of them.

extension Form {
    /// Returns the name of the row or section with a key, as users know it, or nil if there is
    /// none.
    package func name(ofKey key: String) -> String? {
        var name: String?
        list.forEach { section in
            if section.key == key { name = section.header?.title ?? section.tag }
            section.list.forEach { row in
                row.forEachPart { if $0.key == key { name = $0.title ?? row.title ?? $0.tag } }
                // An option, or a row without a name, is known by those around it.
                if row.key == key, name == nil || row is any SelectableRowType {
                    name = section.header?.title ?? section.tag ?? name
                }
            }
        }
        return name == "" ? nil : name
    }

    /// Returns the name of the row that contains a view, or that has opened its screen, or nil if
    /// there is none.
    ///
    /// If the row is gone, it is known by the row or the section in which it was.
    package func name(of view: ViewID) -> String? {
        let keys = [view.rowKey, view.presenterKey, view.expandedKey, view.untaggedRow?.section]
        return keys.lazy.compactMap(\.self).compactMap(self.name(ofKey:)).first
    }

    /// Returns a note that names rows and sections, or nothing if there are none.
    ///
    /// - Parameters:
    ///   - phrase: The note, with the argument `rows`.
    ///   - keys: The keys of the rows and sections.
    package func notes(_ phrase: Phrases.Key, ofKeys keys: [String]) -> [String] {
        if keys.isEmpty { return [] }
        var names: [String] = []
        for name in keys.compactMap(name(ofKey:)) where !names.contains(name) {
            names.append(name)
        }
        // What has no name is on a screen that is not open, or gone.
        if names.isEmpty { return [phrases.text(.entriesNotRestored)] }
        return [phrases.text(phrase, ["rows": .text(phrases.formats.list(names))])]
    }
}
