/// A row with a typed value.
open class RowOf<Value: Equatable & Sendable>: BaseRow {
    /// The value; nil while there is none.
    ///
    /// A write stores at once. In a form, everything that follows from it has happened when the
    /// outermost write returns; a row that is in no form only stores. A listener hears of what is
    /// written after it was added.
    public final var value: Value? {
        get {
            noteRead(of: .value)
            return storedValue
        }
        set { write(newValue) }
    }

    /// The value that ``resetRowValue()`` restores and ``isChanged`` compares with: the one that
    /// the row had when it joined its form, unless another is assigned here.
    ///
    /// A row that leaves its form keeps it; one that never was in a form has none. An expanded
    /// inline row shares the reset value of the row above it.
    public final var resetValue: Value? {
        get {
            noteRead(of: .state)
            if inlineParent != nil, let mirror { return mirror.resetValue }
            return history.map { $0.given } ?? (graph == nil ? nil : storedValue)
        }
        set {
            guard mayBeWritten() else { return }
            if inlineParent != nil, let mirror { return mirror.resetValue = newValue }
            let history = madeHistory()
            history.given = newValue
            history.isGivenByAuthor = true
            announceState()
        }
    }

    /// How the value is shown; nil: as ``defaultDisplayText(for:)`` says.
    ///
    /// A closure may answer nil for no text.
    @OptionalHook public final var displayValueFor: ((Value?) -> String?)?

    /// The value as it is shown.
    public final var displayText: String? { displayText(for: value) }

    /// A value as it is shown when the row has it.
    public final func displayText(for value: Value?) -> String? {
        guard let displayValueFor else { return value.flatMap(defaultDisplayText) }
        return displayValueFor(value)
    }

    /// How a value is shown where ``displayValueFor`` says nothing: by default as its own
    /// description.
    ///
    /// Override it for rows whose values are shown as the form's language writes them.
    open func defaultDisplayText(for value: Value) -> String? { String(describing: value) }

    /// Input that the row could not convert to a value, or nil if there is none.
    ///
    /// Cleared whenever the value is set, even to nil, and when the row is reset.
    public final var unreadInput: UnreadInput? {
        noteRead(of: .state)
        return history?.unread
    }

    /// The rules; nil while there were none.
    final var ruleSet: RuleSet<Value>? {
        get { storedRules }
        set {
            guard mayBeWritten() else { return }
            let form = currentForm
            form?.begin()
            storedRules = newValue
            rulesDidChange()
            noteChange(of: .settings)
            form?.didChange(.namedTags)
            form?.end()
        }
    }
    private final var storedRules: RuleSet<Value>?
    private final var storedValue: Value?
    /// What the value was; nil while it is what the row was given.
    private final var history: RowHistory<Value>?
    /// The inline row below this one or the row that this one is expanded below: what is written to
    /// one is written to the other.
    final weak var mirror: RowOf<Value>?

    /// Whether a write of `new` over `old` changes nothing: by default whether they are equal, with
    /// NaN equal to NaN.
    ///
    /// Override it where `==` means something else, such as being the same person under another
    /// address.
    open func isSame(_ old: Value?, _ new: Value?) -> Bool { areSame(old, new) }

    /// What is wrong with a value by the row's own settings, such as a limit or a list of options;
    /// nil: nothing.
    ///
    /// It is found in the place of what rules would find. A class that overrides this says so by
    /// ``BaseRow/refusesValues``.
    open func refusal(of value: Value) -> ValidationError? { nil }

    /// Writes the value as a person's or the program's doing.
    ///
    /// A write to ``value`` is the program's, unless it happens in ``Form/update(by:_:)`` of
    /// another origin.
    public final func setValue(_ value: Value?, by origin: Origin) {
        guard let form = currentForm else { return write(value) }
        form.update(by: origin) { write(value) }
    }

    /// Keeps what a person entered and the row can make no value of, such as `12a` where a number
    /// is asked for.
    ///
    /// The row is not valid then: the error is what ``validate(quietly:)`` finds, in the place of
    /// what rules would.
    ///
    /// - Parameters:
    ///   - text: What was entered.
    ///   - error: Why it is no value.
    ///   - value: The value that the row has beside it: what was made of the rest of the input, or
    ///     the value that it had; by default none.
    ///   - origin: Who wrote it; nil: whoever is acting.
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

    /// Writes a value whose type is not known at compile time.
    open override func setBaseValue(_ value: (any Sendable)?) throws(FormProblem) {
        guard let value = flattened(value) else { return write(nil) }
        guard let typed = value as? Value else {
            throw .wrongType(at: placeName, expected: typeName(Value.self), found: value)
        }
        write(typed)
    }

    /// Whether the value differs from what the row was given; false in no form, where nothing was.
    open override var isChanged: Bool {
        noteRead(of: .state)
        noteRead(of: .value)
        guard let history, graph != nil else { return false }
        return history.unread != nil || !isSame(resetValue, storedValue)
    }

    /// Gives the row back what it was given and forgets that a person touched it.
    open override func resetRowValue() {
        guard mayBeWritten() else { return }
        value = resetValue
        forgetTouches()
        cleanValidationErrors()
    }

    final override var untypedValue: (any Sendable)? {
        noteRead(of: .value)
        guard let storedValue else { return nil }
        return storedValue
    }

    final override func documentValue(
        from json: JSONValue
    ) throws(DocumentDiagnostic) -> (any Sendable)? {
        if json == .null { return nil }
        guard let type = Value.self as? any DocumentValue.Type else {
            throw .swiftOnly(valueOf: typeName(Value.self))
        }
        return try type.init(documentValue: json)
    }

    final override func clearValue() { write(nil) }

    /// The value, without telling that it is read.
    final var currentValue: Value? { storedValue }

    /// Judges the value by the row's rules.
    @discardableResult
    open override func validate(quietly: Bool = false) -> [ValidationError] {
        judge(quietly: quietly).placed(at: address)
    }

    /// Judges the value; the errors do not say where the row stands.
    final func judge(quietly: Bool) -> [ValidationError] {
        guard hasRules else { return [] }
        guard quietly || mayBeWritten() else { return validationErrors }
        noteReadsOfVerdict()
        let errors = currentErrors
        if hasAsyncRules { return judgeFurther(errors, quietly: quietly) }
        if !quietly, errors != foundErrors { keepValidationErrors(errors) }
        return errors
    }

    /// What is wrong with what was entered or what the row itself finds wrong, or else what rules
    /// find that answer at once.
    private var currentErrors: [ValidationError] {
        if let unreadInput = history?.unread {
            return [unreadInput.error.signed(by: nil, about: storedTag, in: currentForm)]
        }
        if type(of: self).refusesValues, let error = ownRefusal {
            return [error.signed(by: nil, about: storedTag, in: currentForm)]
        }
        guard let ruleSet else { return [] }
        return recordingRules {
            ruleSet.errors(for: storedValue, tag: storedTag, in: currentForm)
        }
    }

    /// What the row itself finds wrong with its value.
    ///
    /// Not inlined: rows that refuse nothing need no metadata of the optional value for it.
    @inline(never)
    private var ownRefusal: ValidationError? { storedValue.flatMap(refusal) }

    private func rulesDidChange() {
        hasRules =
            storedRules?.isEmpty == false || history?.unread != nil
            || type(of: self).refusesValues
        hasAsyncRules = storedRules?.hasAsyncRules == true
    }

    final override var rules: [AnyRule] { ruleSet?.all ?? [] }

    final override func cancelOutdatedRules() { cancelOutdatedChecks() }

    final override func didJoin() {
        // What was written elsewhere in a transaction that goes on is still to be told.
        if let history, !history.isGivenByAuthor { history.given = storedValue }
        guard let ruleSet else { return }
        for problem in ruleSet.problems(at: placeName) { currentForm?.report(problem) }
    }

    final override func markClean() {
        guard mayBeWritten() else { return }
        if let history, !isSame(history.given, storedValue) {
            history.given = storedValue
            noteChange(of: .state)
        }
        forgetTouches()
    }

    final override func willLeave() {
        // Elsewhere it may be written without a form that would know what it was given.
        if storedValue != nil { _ = madeHistory() }
    }

    final override func isPending(in transaction: Transaction) -> Bool {
        history?.writtenIn == ObjectIdentifier(transaction)
    }

    /// Tells listeners of the writes of this round, as one change.
    final override func deliverChange() {
        guard let history else { return }
        history.told = history.before
        forgetChange()
        if !isSame(history.told, storedValue) { notify(.change) }
        history.told = nil
    }

    /// The change that listeners are being told of.
    final var change: ValueChange<Value> {
        ValueChange(
            old: history.flatMap { $0.told }, new: storedValue,
            origin: history?.writer ?? .program)
    }

    /// Tells nobody of the writes of this round.
    final override func forgetChange() {
        history?.writtenIn = nil
        history?.before = nil
    }

    private func madeHistory() -> RowHistory<Value> {
        if let history { return history }
        let new = RowHistory(given: storedValue)
        history = new
        return new
    }

    /// - Parameters:
    ///   - unread: What was entered that is no value.
    ///   - isMirrored: Whether the write comes from the mirror, which has the value.
    private func write(_ value: Value?, unread: UnreadInput? = nil, isMirrored: Bool = false) {
        guard let form = currentForm else {
            storedValue = value
            setUnreadInput(unread)
            if !isMirrored { mirror?.write(value, isMirrored: true) }
            return
        }
        let isSame = isSame(storedValue, value)
        guard !isSame || unread !== history?.unread, form.isOpenToWrites || mayBeWritten()
        else { return }
        form.begin()
        setUnreadInput(unread)
        record(writeIn: form)
        storedValue = value
        form.noteStale(self)
        if !isSame { announce(value, isMirrored: isMirrored) }
        form.end()
    }

    /// Records who writes and, if anybody is to be told, what the value was before.
    private func record(writeIn form: Form) {
        let (history, transaction) = (madeHistory(), form.transaction)
        let isPending = history.writtenIn == ObjectIdentifier(transaction)
        if isPending || hasRules || hasListeners(to: .change, in: form) {
            if !isPending {
                if history.writtenIn == nil { history.before = storedValue }
                history.writtenIn = ObjectIdentifier(transaction)
                transaction.note(self)
            }
            transaction.unrest?.note(self, after: transaction.teller)
        }
        history.writer = transaction.origin
        interaction.noteWrite(by: transaction.origin)
    }

    /// Tells conditions, the mirror and the section of another value.
    private func announce(_ value: Value?, isMirrored: Bool) {
        noteChange(of: .value)
        if !isMirrored { mirror?.write(value, isMirrored: true) }
        currentSection?.rowWasWritten(self)
    }

    private func setUnreadInput(_ input: UnreadInput?) {
        guard input !== history?.unread else { return }
        madeHistory().unread = input
        rulesDidChange()
        noteChange(of: .state)
        // Nobody else would take back what was said of it.
        if !hasRules, !foundErrors.isEmpty { keepValidationErrors([]) }
    }
}
