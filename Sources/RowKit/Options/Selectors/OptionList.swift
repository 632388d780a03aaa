import RowText

/// Shows the options of a selector as rows, in sections of a form.
///
/// Only as many rows are made as are shown. Unchanged options keep their rows. Each method takes
/// time linear in the number of options.
final class OptionList<OptionRow: BaseRow & SelectableRowType> {
    typealias Option = OptionRow.Cell.Value
    private typealias Group = OptionGroup<OptionRow>

    let form: Form
    private var groups: [Group] = []
    /// The section at the end, with a button that shows more options.
    private let more = Section()

    /// Whether any option is visible.
    private(set) var hasMatches = false
    /// Whether more options match than are visible.
    private(set) var hasMore = false

    init(in form: Form) { self.form = form }

    func removeAll() {
        form.update { for group in groups { take(group.section) } }
        groups = []
    }

    // MARK: Inserting and removing options

    /// Takes options in sections, in order.
    ///
    /// Each section has its own key, which is nil for the section of chosen values that are no
    /// longer options.
    func take(
        _ wanted: [(key: String?, options: [Option])],
        section makeSection: (String?) -> SelectableSection<OptionRow>
    ) {
        form.update {
            let keys = Set(wanted.map(\.key))
            for group in groups where !keys.contains(group.key) { take(group.section) }
            let known = Dictionary(groups.map { ($0.key, $0) }) { first, _ in first }
            var point = groups.isEmpty ? end : .start
            groups = wanted.map { key, options in
                let group = known[key] ?? Group(key, makeSection(key))
                if known[key] == nil { put(group.section, at: point) }
                attempt { () throws(Form.Problem) in try group.replaceOptions(by: options) }
                point = .after(group.section)
                return group
            }
        }
    }

    /// The place after all options, but before the button for more.
    private var end: InsertionPoint<Section> { more.form === form ? .before(more) : .end }

    private func take(_ section: Section) {
        attempt { () throws(Form.Problem) in
            try form.remove(section)
        }
    }

    private func put(_ section: Section, at point: InsertionPoint<Section>) {
        attempt { () throws(Form.Problem) in
            try form.insert(section, at: point)
        }
    }

    /// Reports the problem if the program has removed or moved a row or section of the list.
    private func attempt(_ action: () throws(Form.Problem) -> Void) {
        do throws(Form.Problem) { try action() } catch { form.report(error) }
    }

    // MARK: Selection

    /// Determines which options are chosen.
    ///
    /// With single selection, only the first of equal options is shown as chosen.
    ///
    /// - Returns: Whether an option is chosen that was not before and is not shown.
    func choose(_ selectionType: SelectionType, _ isChosen: (Option) -> Bool) -> Bool {
        var isTaken = false
        var isHidden = false
        for group in groups {
            group.section.selectionType = selectionType
            for entry in group.entries {
                let wasChosen = entry.isChosen
                entry.isChosen =
                    !(isTaken && selectionType != .multipleSelection) && isChosen(entry.option)
                guard entry.isChosen else { continue }
                isTaken = true
                isHidden = isHidden || !wasChosen && !entry.isShown
            }
            group.noteWanted()
        }
        return isHidden
    }

    /// Shows which options are chosen, and which are enabled.
    func showChoice(isEnabled: (Option) -> Bool, canChooseMore: Bool) {
        form.update {
            for group in groups {
                for entry in group.rowEntries {
                    guard let row = entry.row else { continue }
                    if entry.isChosen != row.isSelected {
                        row.value = entry.isChosen ? entry.option : nil
                    }
                    let isEnabled =
                        group.key == nil
                        || isEnabled(entry.option) && (entry.isChosen || canChooseMore)
                    if entry.isDisabled == isEnabled, entry.mayDisable {
                        entry.isDisabled = !isEnabled
                        row.disabled = Condition(!isEnabled)
                    }
                }
            }
        }
    }

    // MARK: Search

    /// Shows the first options whose titles contain a string, and all such options that are chosen
    /// or pinned.
    ///
    /// - Parameters:
    ///   - limit: The number of options to show in addition to those that are chosen or pinned.
    ///   - found: Returns the indices of the options whose titles contain the text if there is an
    ///     index of them.
    ///   - title: Returns the title of an option that has no row.
    ///   - makeRow: Makes the row of an option.
    func filter(
        by text: String, limit: Int, found: (String) -> [Int]?, title: (Option) -> String?,
        row makeRow: (Option, _ isChosen: Bool) -> OptionRow
    ) {
        (hasMatches, hasMore) = (false, false)
        let text = String(text.trimmed)
        var rest = limit
        form.update {
            for group in groups {
                let isRest = group.key == nil
                let (places, matches) = group.places(
                    of: text, limit: isRest ? .max : rest,
                    found: isRest || text.isEmpty ? nil : found(text), title: title)
                if !isRest { rest -= min(rest, matches) }
                hasMore = hasMore || places.count < matches
                attempt { () throws(Form.Problem) in try group.makeRows(at: places, makeRow) }
                group.show(places, highlighting: text)
                if group.section.visibility.isHiddenItself != places.isEmpty {
                    group.section.hidden = Condition(places.isEmpty)
                }
                hasMatches = hasMatches || !places.isEmpty
            }
        }
    }

    /// Shows a button at the end if more options match than are visible.
    func showMore(_ phrases: Phrases, _ onPress: @escaping () -> Void) {
        if hasMore, more.form !== form {
            more.footer = HeaderFooterView<ButtonView>(
                .callback {
                    let button = ButtonView(phrases.text(.showMore))
                    button.onPress(onPress)
                    return button
                })
            put(more, at: .end)
        }
        guard more.form === form, more.visibility.isHiddenItself == hasMore else { return }
        more.hidden = Condition(!hasMore)
    }

    /// Makes options visible wherever they are in the list, as long as they match the search.
    ///
    /// - Parameter keys: The keys of their rows.
    /// - Returns: Whether any of them was not visible.
    func pin(_ keys: Set<String>) -> Bool {
        var hasPinned = false
        for group in groups {
            let start = "\(group.section.key):"
            let ordinals = Set(
                keys.compactMap { $0.hasPrefix(start) ? Int($0.dropFirst(start.count)) : nil })
            for entry in group.entries where !entry.isShown && ordinals.contains(entry.ordinal) {
                entry.isPinned = true
                hasPinned = true
            }
            group.noteWanted()
        }
        return hasPinned
    }
}
