/// A row with a typed value.
open class RowOf<Value: Equatable & Sendable>: BaseRow {
    /// The value, or nil if there is none.
    ///
    /// A write takes effect at once. In a form, all its effects have taken place when the outermost
    /// write returns. Outside a form, the value is only stored. A listener is notified only of
    /// writes made after it was added.
    public final var value: Value? {
        get {
            if decidedValue == .never { noteRead(of: .value) } else { willReadDecidedValue() }
            return storedValue
        }
        set { write(newValue) }
    }

    /// The value that ``resetRowValue()`` restores, and that ``isChanged`` compares with the value.
    ///
    /// It is the value that the row had when it joined its form or was last marked clean, unless
    /// you assign another. A row that leaves its form keeps its reset value. A row that was never
    /// in a form has none. An expanded inline row shares the reset value of the row above it.
    public final var resetValue: Value? {
        get {
            noteRead(of: .state)
            if family.inlineParent != nil, let mirror { return mirror.resetValue }
            return history.map { $0.given } ?? (graph == nil ? nil : storedValue)
        }
        set {
            guard mayBeWritten() else { return }
            if family.inlineParent != nil, let mirror { return mirror.resetValue = newValue }
            let history = madeHistory()
            history.given = newValue
            history.isGivenByAuthor = true
            announceState()
        }
    }

    /// A closure that returns the text shown for a value, or nil to use
    /// ``defaultDisplayText(for:)``.
    ///
    /// The closure returns nil to show no text.
    @OptionalHook public final var displayValueFor: ((Value?) -> String?)?

    /// The text shown for the current value.
    public final var displayText: String? { displayText(for: value) }

    /// Returns the text that the row shows for a value.
    public final func displayText(for value: Value?) -> String? {
        guard let value else { return displayValueFor.flatMap { $0(nil) } }
        return displayText(of: value)
    }

    /// Returns the text that the row shows for a value, without wrapping the value in an optional.
    package final func displayText(of value: Value) -> String? {
        if let displayValueFor { return displayValueFor(value) }
        return defaultDisplayText(for: value)
    }

    /// Returns the text shown for a value if ``displayValueFor`` is nil.
    ///
    /// By default, this is the value's description.
    ///
    /// Override this method for values that are formatted in the form's language.
    open func defaultDisplayText(for value: Value) -> String? { String(describing: value) }

    /// Input that the row could not convert to a value, or nil if there is none.
    ///
    /// Cleared whenever the value is set, even to nil, and when the row is reset.
    public final var unreadInput: UnreadInput? {
        noteRead(of: .state)
        return history?.unread
    }

    /// The rules, or nil if the row never had any.
    final var ruleSet: RuleSet<Value>? {
        get { storedRules }
        set {
            guard mayBeWritten() else { return }
            let form = currentForm
            form?.begin()
            storedRules = newValue
            hasPassedRules = false
            rulesDidChange()
            decideRequirement()
            if hasCell { markStale() }
            facetDidChange(.settings)
            form?.didChange(.namedTags)
            form?.end()
        }
    }
    private(set) final var storedRules: RuleSet<Value>?

    /// Adds rules without copying the existing ones.
    ///
    /// The closure must not call a rule, because the row has no rules while it runs.
    final func addRules(_ add: (inout RuleSet<Value>) -> Void) {
        guard mayBeWritten() else { return }
        // Not changed in place, because each read during a validation would have to be checked.
        var rules = storedRules ?? RuleSet()
        storedRules = nil
        add(&rules)
        ruleSet = rules
    }

    /// Whether all rules depend only on the value and found the current value valid, and neither
    /// unread input nor a submission makes the row invalid.
    final var hasPassedRules = false
    /// Whether the row had no limits when it was last validated.
    final var hadNoLimits = false
    final override var valueType: Any.Type { Value.self }
    final override var requiresValue: Bool {
        storedRules?.requiresValue == true || visibility.isRequiredNow || limits.requiresValue
    }
    private final var storedValue: Value?
    /// The expressions that decide the value, or nil if there never were any.
    final var decision: ValueDecision<Value>?
    /// The history of the value, or nil if the value was never changed.
    final var history: RowHistory<Value>?
    /// The inline row below this row, or the row above this inline row.
    ///
    /// A write to one is repeated on the other.
    final weak var mirror: RowOf<Value>?

    /// Whether replacing `old` by `new` changes nothing.
    ///
    /// By default, true if they are equal, with NaN equal to NaN.
    ///
    /// Override this method if `==` ignores some differences, for example if two values for the
    /// same person are equal despite different addresses.
    open func isSame(_ old: Value?, _ new: Value?) -> Bool { areSame(old, new) }

    /// The rules that follow from the row's own settings, such as a range or a list of options.
    ///
    /// By default, there are none. Validation, the JSON Schema of values and whether a value is
    /// required follow from them. The first error that they find replaces the errors of rules that
    /// were added to the row. They are read at each validation and each update of the cell, so they
    /// may depend on settings and must be cheap. A ``RuleClosure`` makes its schema only when
    /// needed. Asynchronous rules are not run.
    ///
    /// ```swift
    /// override var limits: RuleSet<Int> {
    ///     super.limits + [RuleSmallerOrEqualThan(max: $maximum)]
    /// }
    /// ```
    open var limits: RuleSet<Value> { RuleSet() }

    /// Writes the value on behalf of the user or the program.
    ///
    /// A write to ``value`` counts as the program's, unless it is made in ``Form/update(by:_:)``
    /// with another origin.
    public final func setValue(_ value: Value?, by origin: Origin) {
        guard let form = currentForm else { return write(value) }
        form.update(by: origin) { write(value) }
    }

    /// Writes the value without notifying listeners of the change.
    ///
    /// Conditions and rules are evaluated, and the row is drawn, as after any other write. Earlier
    /// and later writes in the same transaction are reported as usual.
    public final func setValueSilently(_ value: Value?) {
        act {
            let written = [self, mirror].compactMap { $0 }.filter { !$0.hasPendingChange }
            write(value)
            for row in written { row.history?.before = row.storedValue }
        }
    }

    /// Keeps input that the row cannot convert to a value, such as `12a` where a number is
    /// expected.
    ///
    /// The row is then invalid: ``validate(quietly:)`` returns `error` instead of errors found by
    /// rules.
    ///
    /// - Parameters:
    ///   - text: The input.
    ///   - error: The reason why the input is invalid.
    ///   - value: The value of the row while it has the input, such as one made from the rest of
    ///     the input, or the previous value. Nil by default.
    ///   - origin: The originator of the input, or nil for the current origin.
    public final func keepUnreadInput(
        _ text: String, _ error: ValidationError, beside value: Value? = nil,
        by origin: Origin? = .user
    ) {
        if let unreadInput, unreadInput.text == text, unreadInput.error == error,
            isSame(storedValue, value)
        {
            return
        }
        act(by: origin) { write(value, unread: UnreadInput(text: text, error: error)) }
    }

    /// Moves input that another row with the same value could not convert to a value to this row.
    final func takeUnreadInput(from other: RowOf<Value>) {
        guard let unread = other.history?.unread else { return }
        write(storedValue, unread: unread)
        other.write(other.storedValue)
    }

    /// Writes a value whose type is not known at compile time.
    open override func setBaseValue(_ value: (any Sendable)?) throws(Form.Problem) {
        guard let value = flattened(value) else { return write(nil) }
        guard let typed = value as? Value else {
            throw .wrongType(
                at: placeName, expected: typeName(Value.self), found: value, isSecret: isSecret)
        }
        write(typed)
    }

    /// Whether there is unread input or the value differs from ``resetValue``.
    ///
    /// False outside a form.
    open override var isChanged: Bool {
        noteRead(of: .state)
        noteRead(of: .value)
        if decidedValue == .always || decidedValue == .untilWritten { return false }
        if consistsOfParts { return hasUnreadInput || family.inner.contains { $0.row.isChanged } }
        guard let history, graph != nil else {
            return graph != nil && !family.inner.isEmpty && holdsUnreadInput
        }
        return history.unread != nil || !isSame(resetValue, storedValue)
            || !family.inner.isEmpty && holdsUnreadInput
    }

    /// Restores ``resetValue``, removes validation errors and marks the row as untouched.
    public final override func resetRowValue() {
        guard mayBeWritten() else { return }
        if consistsOfParts {
            act { for part in family.inner { part.row.resetRowValue() } }
            resetInput()
            return
        }
        if decidedValue == .never { value = resetValue } else { resetDecision() }
        resetInteraction()
        cleanValidationErrors()
        for part in family.inner { part.row.resetInput() }
    }

    final override func resetInput() {
        if hasUnreadInput { write(storedValue) }
        resetInteraction()
        cleanValidationErrors()
        for part in family.inner { part.row.resetInput() }
    }

    package final override var hasUnreadInput: Bool { history?.unread != nil }

    final override var untypedValue: (any Sendable)? {
        if decidedValue == .never { noteRead(of: .value) } else { willReadDecidedValue() }
        guard let storedValue else { return nil }
        return storedValue
    }

    final override func hasValue(sameAs other: (any Sendable)?) -> Bool {
        isSame(storedValue, other as? Value)
    }

    final override func documentValue(
        from json: JSONValue
    ) throws(DocumentDiagnostic) -> (any Sendable)? {
        if json == .null { return nil }
        guard let documentType else { throw .swiftOnly(valueOf: typeName(Value.self)) }
        do throws(DocumentDiagnostic) {
            return try documentType.init(documentValue: json)
        } catch {
            guard isSecret else { throw error }
            let shape = JSONShape.text(of: documentType.documentSchema)
            throw error.concealed(expecting: shape ?? typeName(Value.self))
        }
    }

    final override var documentType: (any DocumentValue.Type)? {
        Value.self as? any DocumentValue.Type
    }

    final override func takesValue(_ value: Any) -> Bool {
        guard let value = value as? Value else { return false }
        write(value)
        return true
    }

    final override func clearValue() {
        if decidedValue == .never { write(nil) } else { followDecision() }
    }

    final override func takeDecided(_ result: FacetResult) { take(result) }

    final override func beginDecisions() {
        decide()
        if hasConditionalRules { decideRequirement() }
    }

    final override var valueFormulas: ValueFormulas {
        get { formulas }
        set { formulas = newValue }
    }

    final override var tagsOfDecision: [String] {
        [decision?.calculated, decision?.suggested].flatMap { $0?.tags ?? [] }
    }

    final override var shownText: String? { isSecret ? nil : displayText }

    final override var state: RowState { adding(to: super.state) }

    final override var hasHistory: Bool { history != nil }

    final override func noteFreshValue() { history?.fresh = storedValue }

    final override var valueState: ValueState { history.map(valueState) ?? .fresh }

    final override func restoreValue(_ state: ValueState) throws(DocumentDiagnostic) {
        try takeValue(of: state)
    }

    final override func restoreInput(_ state: RowState) {
        takeInput(of: state)
        super.restoreInput(state)
    }

    /// The value, without recording the read.
    @inline(__always)
    final var currentValue: Value? { storedValue }

    /// Validates the value by the row's rules, and then the inner rows.
    @discardableResult
    public final override func validate(quietly: Bool = false) -> [ValidationError] {
        if isKnownToBeValid { return [] }
        var errors = findErrors(quietly: quietly).placed(at: address)
        for part in family.inner where !part.row.isHidden && !part.isSkipped {
            errors += part.row.validate(quietly: quietly)
        }
        return errors
    }

    final func rulesDidChange() {
        hasGivenRules =
            storedRules?.isEmpty == false || history?.unread != nil
            || history?.submissionErrors.isEmpty == false
        hasAsyncRules = storedRules?.hasAsyncRules == true
        hasConditionalRules = storedRules?.hasConditions == true
    }

    final override var anyLimits: [AnyRule] { limits.all }

    final override var limitError: ValidationError? {
        limits.firstError(for: storedValue).map(attributed)
    }

    final override var anyRules: [AnyRule] { ruleSet?.all ?? [] }

    final override func takeRulesOfForm() { replaceRulesOfForm() }

    final override func cancelOutdatedRules() { cancelOutdatedChecks() }

    final override func didJoin() {
        // Only the reset value changes: a write made elsewhere in the current transaction may be
        // pending.
        if let history, !history.isGivenByAuthor { keepResetValue(in: history) }
        guard let ruleSet else { return }
        for problem in ruleSet.problems(at: placeName) { currentForm?.report(problem) }
    }

    @inline(never)
    private func keepResetValue(in history: RowHistory<Value>) { history.given = storedValue }

    final override func markClean() {
        guard mayBeWritten() else { return }
        if consistsOfParts { for part in family.inner { part.row.markClean() } }
        if let history, !isSame(history.given, storedValue) {
            history.given = storedValue
            facetDidChange(.state)
        }
        resetInteraction()
    }

    final override func willLeave() {
        // Outside a form, a write does not save the reset value first.
        if storedValue != nil { _ = madeHistory() }
    }

    final override func isPending(in transaction: Transaction) -> Bool {
        history?.writtenIn == ObjectIdentifier(transaction)
    }

    final override var hasPendingChange: Bool { history?.writtenIn != nil }

    /// Notifies listeners of the writes of this round as one change.
    final override func deliverChange() {
        guard let history else { return }
        history.told = history.before
        forgetChange()
        if !isSame(history.told, storedValue) {
            if let form = currentForm, form.tellsValueChanges, family.inlineParent == nil,
                family.outer == nil
            {
                form.tellValueChange(of: self, from: erased(history.told), to: untypedValue)
            }
            notify(.change)
        }
        history.told = nil
    }

    /// Returns a value without its type, or nil instead of a nested optional.
    private func erased(_ value: Value?) -> (any Sendable)? { value.map { $0 } }

    /// The change that listeners are being notified of.
    final var change: ValueChange<Value> {
        ValueChange(
            old: history.flatMap { $0.told }, new: storedValue,
            origin: history?.writer ?? .program)
    }

    /// Discards the pending change of this round without notifying listeners.
    final override func forgetChange() {
        history?.writtenIn = nil
        history?.before = nil
    }

    final func madeHistory() -> RowHistory<Value> { history ?? makeHistory() }

    // Code that copies an optional value looks up its type at run time. It is kept out of the code
    // that every write runs.
    @inline(never)
    private func makeHistory() -> RowHistory<Value> {
        let new = RowHistory(given: storedValue)
        history = new
        return new
    }

    /// - Parameters:
    ///   - unread: Input that could not be converted to a value.
    ///   - isMirrored: Whether the write comes from the mirror, which already has the value.
    final func write(_ value: Value?, unread: UnreadInput? = nil, isMirrored: Bool = false) {
        guard let form = currentForm else {
            store(value)
            setUnreadInput(unread)
            if !isMirrored { mirror?.write(value, isMirrored: true) }
            passValue()
            return
        }
        if decidedValue != .never, !mayReplaceDecided(value, unread, in: form) { return }
        let isSame = isSame(storedValue, value)
        guard !isSame || unread !== history?.unread, form.isOpenToValues || mayTakeValue()
        else { return }
        form.begin()
        setUnreadInput(unread)
        if !isSame {
            forgetSubmissionErrors()
            if form.submittedRows != nil { form.submittedRows?.noteChange(of: self) }
        }
        record(writeIn: form)
        store(value)
        form.noteStale(self)
        if !isSame { announce(value, in: form, isMirrored: isMirrored) }
        form.end()
    }

    /// Stores a value that no rule has seen.
    @inline(__always)
    private func store(_ value: Value?) {
        storedValue = value
        hasPassedRules = false
    }

    /// Records who writes, and the previous value if there are rules or listeners to run.
    private func record(writeIn form: Form) {
        let (history, transaction) = (madeHistory(), form.transaction)
        let isPending = history.writtenIn == ObjectIdentifier(transaction)
        if isPending || form.tellsValueChanges || isValidated || hasListeners(to: .change) {
            if !isPending { keepPreviousValue(in: history, for: transaction) }
            transaction.endlessRounds?.note(self, after: transaction.notifiedRow)
        }
        history.writer = transaction.origin
        // What the program changes is noted in the parts.
        if decision?.isTaking != true, !consistsOfParts || transaction.origin == .user {
            interaction.noteWrite(by: transaction.origin)
        }
        form.conditions.stateLog?.noteWrite(of: self)
    }

    /// Keeps the value before the first write of a transaction.
    @inline(never)
    private func keepPreviousValue(in history: RowHistory<Value>, for transaction: Transaction) {
        if history.writtenIn == nil { history.before = storedValue }
        history.writtenIn = ObjectIdentifier(transaction)
        transaction.note(self)
    }

    /// Notifies conditions, the mirror and the section of a different value.
    private func announce(_ value: Value?, in form: Form, isMirrored: Bool) {
        facetDidChange(.value)
        if !isMirrored { mirror?.write(value, isMirrored: true) }
        passValue()
        membership.section?.rowWasWritten(self)
        form.noteErrorsOutdated(of: membership.section)
    }

    final override func keepSubmissionErrors(_ errors: [ValidationError]) {
        addSubmissionErrors(errors)
    }

    final override func forgetSubmissionErrors() { removeSubmissionErrors() }

    private func setUnreadInput(_ input: UnreadInput?) {
        guard input !== history?.unread else { return }
        madeHistory().unread = input
        hasPassedRules = false
        rulesDidChange()
        facetDidChange(.state)
        forEachOuterRow { $0.facetDidChange(.state) }
        // Without rules, no later validation would remove the error of the previous input.
        if !hasGivenRules, !foundErrors.isEmpty, anyLimits.isEmpty { keepValidationErrors([]) }
    }
}
