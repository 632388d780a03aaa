// The names of rows and sections in messages to the user about changes to them.

extension Form {
    /// Returns the user-visible names of the rows and sections with some keys, by key.
    ///
    /// - Complexity: O(rows and sections + keys).
    package func knownNames(ofKeys keys: some Sequence<String>) -> [String: String] {
        let keys = Set(keys)
        if keys.isEmpty { return [:] }
        var names: [String: String] = [:]
        list.forEach { section in
            if keys.contains(section.key) {
                names[section.key] = section.header?.title ?? section.tag
            }
            section.list.forEach { row in
                row.forEachPart { part in
                    guard keys.contains(part.key) else { return }
                    names[part.key] = part.title ?? row.title ?? part.tag
                }
                let key = row.key
                // An option, or a row without a name, has the name of its section.
                if keys.contains(key), names[key] == nil || row is any SelectableRowType {
                    names[key] = section.header?.title ?? section.tag ?? names[key]
                }
            }
        }
        return names.filter { $0.value != "" }
    }

    /// Returns the user-visible names of the rows that contain some views or have opened their
    /// screens.
    ///
    /// A row that was removed has the name of the row or the section that contained it.
    package func knownNames(of views: [ViewID]) -> [ViewID: String] {
        func keys(of view: ViewID) -> [String] {
            [view.rowKey, view.presenterKey, view.expandedKey, view.untaggedRow?.section]
                .compactMap(\.self)
        }
        let names = knownNames(ofKeys: views.lazy.flatMap(keys(of:)))
        let found = views.lazy.compactMap { view in
            keys(of: view).lazy.compactMap { names[$0] }.first.map { (view, $0) }
        }
        return Dictionary(found) { first, _ in first }
    }

    /// Returns a note that names rows and sections, or an empty array if there are none.
    ///
    /// - Parameters:
    ///   - phrase: The note, with the argument `rows`.
    ///   - keys: The keys of the rows and sections.
    package func notes(_ phrase: Phrases.Key, ofKeys keys: [String]) -> [String] {
        if keys.isEmpty { return [] }
        let all = self.knownNames(ofKeys: keys)
        var (names, told): ([String], Set<String>) = ([], [])
        for name in keys.compactMap({ all[$0] }) where told.insert(name).inserted {
            names.append(name)
        }
        // Rows and sections without a name were removed or are on a screen that is not open.
        if names.isEmpty { return [phrases.text(.entriesNotRestored)] }
        return [phrases.text(phrase, ["rows": .text(phrases.formats.list(names))])]
    }
}
