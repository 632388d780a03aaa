// Options that are chosen on behalf of a user, who selects their rows.

extension SelectableSection {
    /// Chooses the options of a value, and deselects the others.
    ///
    /// - Throws: The reasons if a user could not. Nothing is chosen then.
    func choose(_ json: JSONValue) throws(InputRefusal) {
        let options = compactMap { $0 as? Option }
        let wanted = try wantedOptions(json, among: options)
        let allowsSeveral = selectionType == .multipleSelection
        let missing = options.enumerated().filter { wanted.contains($0) && !$1.isSelected }
        let excess = options.enumerated().filter { !wanted.contains($0) && $1.isSelected }
        if allowsSeveral, chosenCount - excess.count + missing.count > choiceLimit {
            throw InputRefusal(.maxCount, ["count": .number(choiceLimit)])
        }
        // Choosing another option deselects the only one.
        let deselected = allowsSeveral || missing.isEmpty ? excess.map(\.element) : []
        if !deselected.isEmpty, selectionType == .singleSelection(enableDeselection: false) {
            throw InputRefusal(.required)
        }
        let selected = deselected + missing.map(\.element)
        guard !selected.contains(where: \.isDisabled) else { throw InputRefusal(.disabled) }
        for option in selected { option.didSelect() }
    }

    /// Chooses one option, whose own value is given, or deselects it if that is null.
    func choose(_ json: JSONValue, in row: BaseRow) throws(InputRefusal) {
        guard let option = row as? Option else { return }
        let wanted = json != .null
        if wanted {
            let value = try optionValue(json, of: option)
            guard areSame(option.selectableValue, value) else { throw InputRefusal(.notOffered) }
        }
        guard wanted != option.isSelected else { return }
        if !wanted, selectionType == .singleSelection(enableDeselection: false) {
            throw InputRefusal(.required)
        }
        guard option.mayBeSelected else {
            throw InputRefusal(.maxCount, ["count": .number(choiceLimit)])
        }
        option.didSelect()
    }

    /// Returns the indices of the options that a value contains, preferably of chosen ones.
    private func wantedOptions(
        _ json: JSONValue, among options: [Option]
    ) throws(InputRefusal) -> Set<Int> {
        let elements = try elements(of: json)
        guard elements.count <= options.count else { throw InputRefusal(.notOffered) }
        let indices = ValueIndices(options.map(\.selectableValue))
        var wanted: Set<Int> = []
        var parts: [InputRefusal.Part] = []
        for (json, place) in elements {
            do throws(InputRefusal) {
                guard let first = options.first,
                    let value = try optionValue(json, of: first)
                else { throw InputRefusal(.notOffered) }
                let free = indices[value].filter { !wanted.contains($0) }
                guard let option = free.first(where: { options[$0].isSelected }) ?? free.first
                else { throw InputRefusal(.notOffered) }
                wanted.insert(option)
            } catch {
                parts += error.within(place)
            }
        }
        if let refusal = InputRefusal(parts) { throw refusal }
        return wanted
    }

    /// Returns the options in a value, with their places.
    private func elements(of json: JSONValue) throws(InputRefusal) -> [(JSONValue, String)] {
        if json == .null { return [] }
        guard selectionType == .multipleSelection else { return [(json, "")] }
        guard case .array(let elements) = json else {
            throw InputRefusal(DocumentDiagnostic.expected("a list", found: json))
        }
        return elements.enumerated().map { ($1, "/\($0)") }
    }

    private func optionValue(
        _ json: JSONValue, of option: Option
    ) throws(InputRefusal) -> Option.Cell.Value? {
        do throws(DocumentDiagnostic) {
            return try option.documentValue(from: json) as? Option.Cell.Value
        } catch {
            throw InputRefusal(error)
        }
    }
}
