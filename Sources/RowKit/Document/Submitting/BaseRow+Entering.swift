// Values from JSON that are entered on behalf of a user.

extension BaseRow {
    /// Why a user cannot enter a value in the row now, or nil if they can.
    final var obstacleToInput: Phrases.Key? {
        if isHidden { return .hidden }
        if isDisabled { return .disabled }
        return takesInput ? nil : .readOnly
    }

    /// Whether a user can enter a value: in a view of the cell, or in what opens when the row is
    /// selected.
    final var takesInput: Bool {
        if consistsOfParts { return family.inner.contains { $0.row.takesInput } }
        guard !omitsEmptyValue, !isCalculated, documentType != nil else { return false }
        if self is any SelectionResponder { return true }
        if respondsToSelection, !hasListeners(to: .selection) { return true }
        return anyCell?.view.offersInput == true
    }

    /// Enters a value, where null clears the row.
    ///
    /// The row must be visible and enabled.
    final func enter(_ json: JSONValue) throws(InputRefusal) {
        if self is any RowGroup { return try enterParts(json) }
        guard let row = self as? any InlineRowType, !row.isExpanded, let form = currentForm else {
            return try enterInOwnCell(json)
        }
        let options = form.inlineRowHideOptions
        form.inlineRowHideOptions = []
        row.expandInlineRow()
        defer {
            row.collapseInlineRow()
            form.inlineRowHideOptions = options
        }
        try (family.inlineChild ?? self).enterInOwnCell(json)
    }

    /// Enters the members of an object in the parts of a group, each as soon as it takes input.
    private final func enterParts(_ json: JSONValue) throws(InputRefusal) {
        let parts = family.inner.filter { nameOfPart($0) != nil }
        var members: [String: JSONValue] = [:]
        switch json {
        case .null:
            for part in parts where part.row.obstacleToInput == nil { members[part.part] = .null }
        case .object(let given): members = given
        default: throw InputRefusal(DocumentDiagnostic.expected("an object", found: json))
        }
        var refused: [InputRefusal.Part] = []
        var pending = Set(members.keys)
        for name in members.keys.sorted() where !parts.contains(where: { $0.part == name }) {
            pending.remove(name)
            refused.append((ValidationError(.unknown), JSONPointer.text(of: name)))
        }
        var isAnyEntered = true
        while isAnyEntered, !pending.isEmpty {
            isAnyEntered = false
            for part in parts
            where pending.contains(part.part) && part.row.obstacleToInput == nil {
                pending.remove(part.part)
                isAnyEntered = true
                do throws(InputRefusal) {
                    try part.row.enter(members[part.part] ?? .null)
                } catch {
                    refused += error.within(JSONPointer.text(of: part.part))
                }
            }
        }
        for part in parts where pending.contains(part.part) {
            // A program may send back what it was sent.
            if part.row.hasValue(ofJSON: members[part.part] ?? .null) { continue }
            let obstacle = part.row.obstacleToInput ?? .readOnly
            refused.append((ValidationError(obstacle), JSONPointer.text(of: part.part)))
        }
        if let refusal = InputRefusal(refused) { throw refusal }
    }

    /// Whether the value is that of JSON.
    final func hasValue(ofJSON json: JSONValue) -> Bool {
        if json == .null { return untypedValue == nil }
        guard let value = try? documentValue(from: json) else { return false }
        return hasValue(sameAs: value)
    }

    private final func enterInOwnCell(_ json: JSONValue) throws(InputRefusal) {
        guard let form = currentForm, json != .null || untypedValue != nil || hasUnreadInput
        else { return }
        (self as? any OptionsProviderRow)?.loadOptions()
        let (before, locked) = (untypedValue, lockedParts)
        try form.update(by: .user) { () throws(InputRefusal) in
            guard let control = anyCell?.view.onlyControl, try enter(json, in: control)
            else { return try choose(json) }
        }
        updateCell()
        let changed = locked.filter { !$0.row.hasValue(sameAs: $0.value) }
        guard !changed.isEmpty else { return }
        // The row had this value before, so it accepts it.
        try? setBaseValue(before)
        let parts = changed.map { part -> InputRefusal.Part in
            let key: Phrases.Key = part.row.isHidden ? .hidden : .disabled
            return (ValidationError(key), part.pointer)
        }
        if let refusal = InputRefusal(parts) { throw refusal }
    }

    /// Enters a value in a control.
    ///
    /// - Returns: False if no action on the control stands for the value.
    private final func enter(
        _ json: JSONValue, in control: BaseView
    ) throws(InputRefusal) -> Bool {
        guard json != .null else {
            // Neither a switch nor a slider can be left without a value once it has one.
            if control is ToggleView || control is SliderView { throw InputRefusal(.required) }
            guard let action = control.actionThatClears else { return false }
            try perform(action, on: control)
            return true
        }
        // A date may be a day, which only the row can read.
        if let control = control as? DateView { return try enterDate(json, in: control) }
        let value: (any Sendable)?
        do throws(DocumentDiagnostic) {
            value = try documentValue(from: json)
        } catch {
            throw InputRefusal(error)
        }
        switch (control, value) {
        case (is TextInputView, let text as String):
            try perform(.type(text, caret: text.count), on: control)
        case (is ToggleView, let isOn as Bool):
            try perform(.toggle(isOn), on: control)
        case (let control as NumberInputView, let value?):
            // The rules report a number that is out of bounds.
            guard let number = Double(ofNumber: value), number >= control.minimum,
                number <= control.maximum
            else { return false }
            try perform(.set(number), on: control)
        default: return false
        }
        return true
    }

    /// Chooses the date that the control shows for a value, so that parts of it that are not shown
    /// are as if the user had chosen it.
    private final func enterDate(
        _ json: JSONValue, in control: DateView
    ) throws(InputRefusal) -> Bool {
        let before = untypedValue
        try assign(json)
        updateCell()
        guard let date = control.date else { return true }
        // The row had this value before, so it accepts it.
        try? setBaseValue(before)
        updateCell()
        try perform(.date(date), on: control)
        return true
    }

    private final func perform(
        _ action: ViewAction, on control: BaseView
    ) throws(InputRefusal) {
        do throws(ViewRefusal) { try control.receive(action) } catch { throw InputRefusal(error) }
    }

    /// Assigns a value that the user would choose, and restores the previous one if the row's limits
    /// do not offer it.
    ///
    /// A user who chooses nothing leaves no value instead of an empty one.
    private final func choose(_ json: JSONValue) throws(InputRefusal) {
        let before = untypedValue
        try assign(json)
        if let value = untypedValue as? any Collection, !(value is String), value.isEmpty {
            try assign(.null)
        }
        guard untypedValue != nil, let error = limitError else { return }
        // The row had this value before, so it accepts it.
        try? setBaseValue(before)
        throw InputRefusal(error)
    }

    private final func assign(_ json: JSONValue) throws(InputRefusal) {
        do throws(DocumentDiagnostic) {
            try setDocumentValue(json)
        } catch {
            throw InputRefusal(error)
        }
    }

    /// The inner rows that take no input now, with their values and their places in the value of
    /// this row.
    private final var lockedParts: [(row: BaseRow, value: (any Sendable)?, pointer: String)] {
        family.inner.flatMap { part in
            let pointer = JSONPointer.text(of: part.part)
            guard !part.row.isHidden, !part.row.isDisabled else {
                return [(part.row, part.row.untypedValue, pointer)]
            }
            return part.row.lockedParts.map { ($0.row, $0.value, pointer + $0.pointer) }
        }
    }
}

extension BaseView {
    /// The action by which a user clears the control, or nil if there is none.
    fileprivate var actionThatClears: ViewAction? {
        switch self {
        case is TextInputView, is StepperView: .type("", caret: 0)
        case is DateView: .date(nil)
        case is ChoiceView: .choose([])
        case is ColorView: .color(nil)
        case is FileView: .files([])
        default: nil
        }
    }
}

extension Double {
    /// Creates the nearest `Double` to a number of any type, or returns nil if the value is no
    /// number.
    fileprivate init?(ofNumber value: any Sendable) {
        switch value {
        case let number as Double: self = number
        // Converted through text, so that a `Float` of 0.1 is 0.1.
        case let number as Float: self.init("\(number)")
        case let number as Int: self.init(number)
        default: return nil
        }
    }
}
