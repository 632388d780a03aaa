import RowText

/// Shows the options of a selector as rows, in sections of a form.
///
/// Unchanged options keep their rows. Each method takes time linear in the number of options.
final class OptionList<OptionRow: BaseRow & SelectableRowType> {
    typealias Option = OptionRow.Cell.Value

    private final class Entry {
        let option: Option
        let row: OptionRow
        /// The folded title for searches, made at the first search.
        lazy var text = Folding.all.fold(row.title ?? "")
        /// Whether the list has disabled the row.
        ///
        /// The list never replaces a condition set elsewhere.
        var isDisabled = false
        let mayDisable: Bool

        init(_ option: Option, _ row: OptionRow) {
            self.option = option
            self.row = row
            mayDisable = row.disabled == nil
        }
    }

    private final class Group {
        /// The key of the section, or nil for the section of chosen values that are no longer
        /// options.
        let key: String?
        let section: SelectableSection<OptionRow>
        var entries: [Entry] = []

        init(_ key: String?, _ section: SelectableSection<OptionRow>) {
            self.key = key
            self.section = section
        }
    }

    let form: Form
    private var groups: [Group] = []

    /// Whether any option is visible.
    private(set) var hasMatches = false

    init(in form: Form) { self.form = form }

    /// Removes all options from the form.
    func removeAll() {
        form.update { for group in groups { take(group.section) } }
        groups = []
    }

    // MARK: Inserting and removing options

    /// Shows options in sections, in order.
    ///
    /// Each section has its own key, which is nil for the section of chosen values that are no
    /// longer options.
    func show(
        _ wanted: [(key: String?, options: [Option])],
        section makeSection: (String?) -> SelectableSection<OptionRow>,
        row makeRow: (Option) -> OptionRow
    ) {
        form.update {
            let keys = Set(wanted.map(\.key))
            for group in groups where !keys.contains(group.key) { take(group.section) }
            let known = Dictionary(groups.map { ($0.key, $0) }) { first, _ in first }
            var point = groups.isEmpty ? InsertionPoint<Section>.end : .start
            groups = wanted.map { key, options in
                let group = known[key] ?? Group(key, makeSection(key))
                replaceRows(of: group, by: options, makeRow)
                if known[key] == nil { put(group.section, at: point) }
                point = .after(group.section)
                return group
            }
        }
    }

    /// Replaces the rows between the options that are unchanged at the start and at the end.
    private func replaceRows(
        of group: Group, by options: [Option], _ makeRow: (Option) -> OptionRow
    ) {
        let old = group.entries
        let head = zip(old, options).prefix { areSame($0.option, $1) }.count
        let tail = zip(old.dropFirst(head).reversed(), options.dropFirst(head).reversed())
            .prefix { areSame($0.option, $1) }.count
        let new = options[head..<options.count - tail].map { Entry($0, makeRow($0)) }
        attempt { () throws(FormProblem) in
            for entry in old[head..<old.count - tail] { try group.section.remove(entry.row) }
            var point = old[..<head].last.map { InsertionPoint<BaseRow>.after($0.row) } ?? .start
            for entry in new {
                try group.section.insert(entry.row, at: point)
                point = .after(entry.row)
            }
        }
        group.entries = old[..<head] + new + old[(old.count - tail)...]
    }

    private func take(_ section: Section) {
        attempt { () throws(FormProblem) in
            try form.remove(section)
        }
    }

    private func put(_ section: Section, at point: InsertionPoint<Section>) {
        attempt { () throws(FormProblem) in
            try form.insert(section, at: point)
        }
    }

    /// Reports the problem if the program has removed or moved a row or section of the list.
    private func attempt(_ action: () throws(FormProblem) -> Void) {
        do throws(FormProblem) { try action() } catch { form.report(error) }
    }

    // MARK: Selection and search

    /// Shows which options are chosen, and which are enabled.
    ///
    /// With single selection, only the first of equal options is shown as chosen.
    func show(
        _ selectionType: SelectionType,
        state: (Option, _ isOther: Bool) -> (isChosen: Bool, isEnabled: Bool)
    ) {
        let isExclusive = selectionType != .multipleSelection
        var isTaken = false
        form.update {
            for group in groups {
                group.section.selectionType = selectionType
                for entry in group.entries {
                    let (isChosen, isEnabled) = state(entry.option, group.key == nil)
                    let isMarked = isChosen && !(isExclusive && isTaken)
                    if isMarked != entry.row.isSelected {
                        entry.row.value = isMarked ? entry.option : nil
                    }
                    if isChosen { isTaken = true }
                    if entry.isDisabled == isEnabled, entry.mayDisable {
                        entry.isDisabled = !isEnabled
                        entry.row.disabled = Condition(!isEnabled)
                    }
                }
            }
        }
    }

    /// Hides the options whose titles do not contain a text.
    func filter(by text: String) {
        let wanted = Folding.all.fold(text.trimmed)
        hasMatches = false
        form.update {
            for group in groups {
                var isInSight = false
                for entry in group.entries {
                    let matches = wanted.isEmpty || entry.text.utf8.contains(wanted.utf8)
                    entry.row.setSuppressed(!matches)
                    isInSight = isInSight || matches
                }
                if group.section.isHiddenItself == isInSight {
                    group.section.hidden = Condition(!isInSight)
                }
                hasMatches = hasMatches || isInSight
            }
        }
    }
}
