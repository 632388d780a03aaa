import PlainText

/// Chooses the options of a section that a value contains, repeatedly if needed.
///
/// The chosen options depend on which options are hidden after all values are set, so each attempt
/// starts from the options that were chosen before the value was set.
final class ChoiceValueWriter<Option: BaseRow & SelectableRowType>: SectionValueWriter {
    private unowned let section: SelectableSection<Option>
    private let options: [Option]
    private let places: ValueIndices<Option.Cell.Value>
    /// Whether each option was chosen, and whether it was chosen by the value.
    private let before: [Bool]
    private var after: [Bool]
    /// The values to choose, or nil before they are known.
    private var wanted: [Option.Cell.Value]?
    private var includesHidden = false

    init(_ section: SelectableSection<Option>) {
        self.section = section
        options = section.allRows.compactMap { $0 as? Option }
        places = ValueIndices(options.map(\.selectableValue))
        before = options.map(\.isSelected)
        after = before
    }

    var isOutdated: Bool { wanted.map { choice(of: $0) != after } ?? false }

    func choose(_ wanted: [Option.Cell.Value], includesHidden: Bool) {
        self.wanted = wanted
        self.includesHidden = includesHidden
        after = choice(of: wanted)
        // Options are deselected first, so that the limit is never exceeded.
        for (option, isChosen) in zip(options, after) where !isChosen { option.value = nil }
        for (option, isChosen) in zip(options, after) where isChosen {
            option.value = option.selectableValue
        }
    }

    /// Does nothing, as no options are left over.
    func finish() -> Bool { false }

    /// Whether each option should be chosen, given which options are hidden now.
    private func choice(of wanted: [Option.Cell.Value]) -> [Bool] {
        var chosen = Array(repeating: false, count: options.count)
        var count = 0
        for value in wanted {
            let free = places[value].filter { !chosen[$0] }
            guard let place = free.min(by: { rank($0) < rank($1) }) else { continue }
            chosen[place] = true
            count += 1
        }
        guard !includesHidden else { return chosen }
        for place in options.indices
        where before[place] && !chosen[place] && options[place].isOutOfSight {
            guard count < section.choiceLimit else { break }
            chosen[place] = true
            count += 1
        }
        return chosen
    }

    /// The preference of an option among those with the same value; the lowest is chosen first.
    private func rank(_ place: Int) -> Int {
        let (isNew, isHidden) = (before[place] ? 0 : 1, options[place].isOutOfSight ? 1 : 0)
        return includesHidden ? isNew * 2 + isHidden : isHidden * 2 + isNew
    }
}

extension Array where Element: BaseRow & SelectableRowType {
    /// A problem for each value that has no option left.
    func strangers(among wanted: [Element.Cell.Value], at place: String) -> [Form.Problem] {
        let places = ValueIndices(map(\.selectableValue))
        let named = ValueIndices(wanted)
        var suggestions = NameSuggestions()
        return wanted.enumerated().compactMap { index, value in
            let (count, others) = (places[value].count, named[value])
            if count == 0 {
                let known = compactMap { $0.selectableValue.map { "\($0)" } }
                let name = "\(value)"
                let nearest = suggestions.nearest(to: name, in: known)
                return .noSuchOption(name, nearest: nearest, at: place)
            }
            guard others.count > count, others.last == index else { return nil }
            return Form.Problem(
                .noSuchOption, at: place,
                "\"\(value)\" is wanted \(others.count) times; "
                    + "the number of options for it is \(count)")
        }
    }
}
