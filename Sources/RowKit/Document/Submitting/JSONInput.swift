import PlainText

/// Enters the members of a JSON object in a form as a user would, and collects what is refused.
final class JSONInput {
    /// The maximum number of refusals that are reported.
    private static let most = DocumentDiagnostic.most

    private let form: Form
    private let limits: DocumentLimits
    private let members: [String: JSONValue]
    /// The tags of the members that have not been entered.
    private var pending: Set<String>
    /// The tags of entered members whose values are cleared if they are hidden.
    private var clearable: [String] = []
    /// The entered rows, with their pointers.
    private var entered: [ObjectIdentifier: (row: BaseRow, pointer: String)] = [:]
    private var refusals: [Refusal] = []
    private var refusedTags: Set<String> = []
    /// Counts how often a member becomes pending again.
    private var rounds = Rounds()

    /// A reason why something was refused.
    private struct Refusal {
        let error: ValidationError
        let pointer: String
        /// The row or section, or nil for the form.
        let target: AnyObject?
    }

    /// A row or a section whose tag is the name of a member.
    private enum Target {
        case row(BaseRow)
        case section(Section)
    }

    /// Prepares entering the members of an object.
    ///
    /// - Throws: An error if the value is not an object, or is nested too deeply.
    init(
        _ json: JSONValue, in form: Form, _ limits: DocumentLimits
    ) throws(SubmissionError) {
        guard case .object(let members) = json else {
            let error = ValidationError(.wrongType).localized(by: form.phrases)
            throw SubmissionError(errors: [error])
        }
        guard !json.isDeeper(than: limits.depth) else {
            let code = DocumentDiagnostic.Code.limit.rawValue
            let message = "nested deeper than \(limits.depth)"
            throw SubmissionError(
                errors: [ValidationError(code: code, message: message, ruleID: nil)])
        }
        (self.form, self.limits, self.members) = (form, limits, members)
        pending = Set(members.keys)
    }

    // MARK: Entering

    /// Enters the members, and waits for work such as loading options.
    nonisolated(nonsending) func enter(clock: any Clock<Duration>) async {
        await form.becomesIdle(clock: clock)
        while enterOnce() { await form.becomesIdle(clock: clock) }
        judge()
    }

    /// Enters members until no further one can be entered now.
    ///
    /// - Returns: Whether any was entered.
    private func enterOnce() -> Bool {
        var isAnyEntered = false
        var isNew = true
        while isNew, !pending.isEmpty {
            isNew = false
            for (tag, target) in targets
            where pending.contains(tag) && obstacle(to: target) == nil {
                pending.remove(tag)
                enter(members[tag] ?? .null, tag, target)
                returnCleared()
                (isNew, isAnyEntered) = (true, true)
            }
        }
        return isAnyEntered
    }

    /// The rows and sections of pending members, in the order of the form.
    private var targets: [(tag: String, Target)] {
        var targets: [(String, Target)] = []
        for section in form.allSections {
            if section.hasValue, let tag = section.storedTag, pending.contains(tag) {
                targets.append((tag, .section(section)))
            }
            for row in section.allRows {
                guard let tag = row.storedTag, pending.contains(tag) else { continue }
                targets.append((tag, .row(row)))
            }
        }
        return targets
    }

    private func target(of tag: String) -> Target? {
        if let row = form.rowsByTag[tag] { return .row(row) }
        guard let section = form.sectionsByTag[tag], section.hasValue else { return nil }
        return .section(section)
    }

    /// Why nothing can be entered in a row or section now, or nil if it can.
    private func obstacle(to target: Target) -> Phrases.Key? {
        switch target {
        case .row(let row): row.currentForm === form ? row.obstacleToInput : .hidden
        case .section(let section): section.obstacleToInput
        }
    }

    private func enter(_ json: JSONValue, _ tag: String, _ target: Target) {
        let pointer = JSONPointer.text(of: tag)
        switch target {
        case .row(let row):
            if row.effectOfHiding == .clearOnHide { clearable.append(tag) }
            if !enter(json, in: row, at: pointer) { refusedTags.insert(tag) }
        case .section(let section):
            if section.allRows.contains(where: { $0.effectOfHiding == .clearOnHide }) {
                clearable.append(tag)
            }
            if !enter(json, in: section, at: pointer) { refusedTags.insert(tag) }
        }
    }

    /// - Returns: False if the value was refused.
    private func enter(_ json: JSONValue, in row: BaseRow, at pointer: String) -> Bool {
        entered[ObjectIdentifier(row)] = (row, pointer)
        do throws(InputRefusal) {
            if let section = row.membership.section as? any OptionSection,
                section.isOption(row)
            {
                try section.choose(json, in: row)
            } else {
                try row.enter(json)
            }
            return true
        } catch {
            refuse(error.within(pointer), row)
            return false
        }
    }

    /// - Returns: False if the value was refused.
    private func enter(_ json: JSONValue, in section: Section, at pointer: String) -> Bool {
        do throws(InputRefusal) {
            switch section {
            case let section as any OptionSection: try section.choose(json)
            case let section as BaseMultivaluedSection:
                return try section.enter(json, limits) { element, row, index in
                    enter(element, in: row, at: "\(pointer)/\(index)")
                }
            default: throw InputRefusal(.readOnly)
            }
            return true
        } catch {
            refuse(error.within(pointer), section)
            return false
        }
    }

    /// Makes entered members pending again whose values were cleared because they were hidden.
    private func returnCleared() {
        clearable.removeAll { tag in
            let isHidden =
                switch target(of: tag) {
                case .row(let row): row.isHidden
                case .section(let section): section.isHidden
                case nil: true
                }
            guard isHidden else { return false }
            if !refusedTags.contains(tag) {
                if rounds.begin() { pending.insert(tag) } else { form.report(.unsettledValues) }
            }
            return true
        }
    }

    // MARK: Refusing

    /// Refuses the members that are unknown, could not be entered, or are hidden or disabled in the
    /// end.
    private func judge() {
        var suggestions = NameSuggestions()
        for (tag, _) in members.sorted(by: { $0.key < $1.key }) where !refusedTags.contains(tag) {
            let pointer = JSONPointer.text(of: tag)
            switch target(of: tag) {
            case nil: refuse(unknown(tag, &suggestions), pointer, nil)
            case .row(let row)?:
                // A program may send back what was calculated.
                if row.isCalculated, row.hasValue(ofJSON: members[tag] ?? .null) { continue }
                judge(row.obstacleToInput, tag, row)
            case .section(let section)?: judge(section.obstacleToInput, tag, section)
            }
        }
        for (row, pointer) in entered.values where row.currentForm === form {
            let obstacle = row.obstacleToInput
            if obstacle == nil, row.lacksOptions {
                refuse(ValidationError(.notOffered), pointer, row)
            } else if let obstacle, obstacle.id != Phrases.Key.readOnly.id,
                row.storedTag.map({ members[$0] == nil }) ?? true,
                row.membership.section?.obstacleToInput == nil
            {
                // An entry; members and whole sections have been refused above.
                refuse(ValidationError(obstacle), pointer, row)
            }
        }
    }

    private func judge(_ obstacle: Phrases.Key?, _ tag: String, _ target: AnyObject) {
        let isEntered = !pending.contains(tag)
        if isEntered, obstacle == nil || obstacle?.id == Phrases.Key.readOnly.id { return }
        refuse(ValidationError(obstacle ?? .custom), JSONPointer.text(of: tag), target)
    }

    private func unknown(_ tag: String, _ suggestions: inout NameSuggestions) -> ValidationError {
        let code = Phrases.Key.unknown.id
        guard let nearest = form.nearestTag(to: tag, &suggestions) else {
            return ValidationError(.unknown)
        }
        let message = form.phrases.text(.unknownButSimilar, ["name": .text(nearest)])
        return ValidationError(code: code, message: message, ruleID: nil)
    }

    private func refuse(_ parts: [InputRefusal.Part], _ target: AnyObject) {
        for part in parts { refuse(part.error, part.place, target) }
    }

    private func refuse(_ error: ValidationError, _ pointer: String, _ target: AnyObject?) {
        guard refusals.count < Self.most else { return }
        var error = error.localized(by: form.phrases)
        error.submittedPointer = pointer
        refusals.append(Refusal(error: error, pointer: pointer, target: target))
    }

    // MARK: Errors

    /// Returns all errors in the order of the form: what was refused, and the errors of validation
    /// except those of refused rows and sections.
    func errors(with errors: [ValidationError]) -> [ValidationError] {
        guard !refusals.isEmpty || !errors.isEmpty else { return [] }
        let places = places(of: form)
        let refused = Set(refusals.compactMap { $0.target.map { ObjectIdentifier($0) } })
        let found = errors.filter { !places.isPart($0, of: refused) }
        let ranked =
            refusals.map { (places.rank(of: $0.target), $0.error) }
            + found.map { (places.rank(of: $0), places.placed($0)) }
        return ranked.enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map(\.element.1)
    }

    /// Returns the rows and sections of errors, with their pointers into the object.
    func places(of form: Form) -> SubmittedPlaces {
        SubmittedPlaces(
            form, entered.mapValues(\.pointer))
    }
}

extension JSONValue {
    /// Whether the value is nested more deeply than a limit.
    fileprivate func isDeeper(than limit: Int) -> Bool {
        switch self {
        case .array(let elements):
            limit == 0 || elements.contains { $0.isDeeper(than: limit - 1) }
        case .object(let members):
            limit == 0 || members.values.contains { $0.isDeeper(than: limit - 1) }
        default: false
        }
    }
}

extension Section {
    /// Why a user cannot enter anything in the section now, or nil if they can.
    final var obstacleToInput: Phrases.Key? { isHidden ? .hidden : isDisabled ? .disabled : nil }
}

extension BaseRow {
    /// Whether the row has a value although it has no options to choose it from.
    fileprivate final var lacksOptions: Bool {
        guard untypedValue != nil, !(anyCell?.view.onlyControl is TextInputView),
            let row = self as? any OptionsProviderRow
        else { return false }
        return !row.knowsOptions
    }
}
