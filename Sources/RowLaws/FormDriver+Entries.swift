import RowKit

// Actions on the entries of multivalued sections.

extension FormDriver {
    /// Presses the add button of a multivalued section with a tag.
    ///
    /// The new entry, the focus on it, and the removal of the button once the section is full are
    /// expected implicitly. Expect other changes, such as the value of the section.
    ///
    /// ```swift
    /// driver.add("guests")
    /// driver.type("Ada", into: "guests[0]") { $0.values["guests"] = ["Ada"] }
    /// ```
    public final func add(
        _ name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let words = "add to \(name.debugDescription)"
        do throws(ViewSearch.Miss) {
            guard let search = ViewSearch(stage) else { return }
            let (section, button) = try search.addButton(of: name)
            let verb = Verb(words: words, button, .press, on: .button, orItself: true)
            perform(verb, in: section, expect, site)
        } catch {
            report(Finding(error.code, at: words, error.message, site))
        }
    }

    /// Deletes a row if its section allows it.
    ///
    /// In a multivalued section, the removal of the last entry, the loss of the focus, and the
    /// appearance of the add button are expected implicitly. Expect other changes.
    public final func delete(
        _ name: String, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("delete", name, .delete), in: section(of: name), expect,
            CallSite(fileID, filePath, line, column))
    }

    /// Moves a row to another index among the visible entries of its section, or a view to another
    /// index among the movable views of its stack.
    ///
    /// If the entry has the focus, it keeps the focus, and its new name is expected implicitly.
    public final func move(
        _ name: String, to place: Int, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        perform(
            Verb("move to \(place)", name, .move(place)), in: section(of: name), expect,
            CallSite(fileID, filePath, line, column))
    }

    private func section(of name: String) -> BaseMultivaluedSection? {
        ViewSearch(stage)?.row(name)?.section as? BaseMultivaluedSection
    }

    private func perform(
        _ verb: Verb, in section: BaseMultivaluedSection?, _ expect: Expectation, _ site: CallSite
    ) {
        let entries = section.map { FollowedEntries(of: $0, on: stage) }
        perform(
            verb,
            {
                entries?.follow(in: &$0)
                expect(&$0)
            }, site)
    }
}

/// The entries and the add button of a section, as they were before an action.
private struct FollowedEntries {
    private let section: BaseMultivaluedSection
    private let stage: FormStage
    private let prefix: String
    private let before: Set<String>

    init(of section: BaseMultivaluedSection, on stage: FormStage) {
        (self.section, self.stage) = (section, stage)
        prefix = stage.screens.last?.prefix ?? ""
        before = Set(section.namedRows.map { [prefix] in prefix + $0.name })
    }

    /// Expects the rows that were added or removed, the current add button, and the focus if it was
    /// or is on an entry.
    func follow(in state: inout DriverState) {
        let rows = section.namedRows.map { (name: prefix + $0.name, row: $0.row) }
        let after = Set(rows.map(\.name))
        for name in before.subtracting(after) { state.rows[name] = nil }
        for (name, row) in rows where !before.contains(name) || row === section.addButton {
            state.rows[name] = row.presence
        }
        let focused = DriverState(stage).focused
        let changed = [state.focused, focused].compactMap { $0 }
        if !before.union(after).isDisjoint(with: changed) { state.focused = focused }
    }
}
