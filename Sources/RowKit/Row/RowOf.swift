/// A row with a typed value.
open class RowOf<Value: Equatable & Sendable>: BaseRow {
    /// The value; nil while there is none.
    ///
    /// A write stores at once. In a form, everything that follows from it has happened when the
    /// outermost write returns; a row that is in no form only stores. A listener hears of what is
    /// written after it was added.
    public final var value: Value? {
        get {
            if let graph, graph.isRecording { graph.record(facet(.value)) }
            return storedValue
        }
        set { write(newValue) }
    }

    /// What ``resetRowValue()`` gives back, and what ``isChanged`` compares with: the value that
    /// the row had when it joined its form, unless another was written here.
    public final var resetValue: Value? {
        get { givenValue }
        set {
            givenValue = newValue
            isGivenByAuthor = true
        }
    }

    /// How the value is shown; nil: as its own description.
    ///
    /// A closure may answer nil for no text.
    @Hook public final var displayValueFor: ((Value?) -> String?)?

    /// The value as it is shown.
    public final var displayText: String? {
        guard let displayValueFor else { return value.map { String(describing: $0) } }
        return displayValueFor(value)
    }

    final var ruleSet = RuleSet<Value>()
    private final var storedValue: Value?
    private final var givenValue: Value?
    private final var isGivenByAuthor = false
    /// The value before the first write of this round, while the round's callbacks wait.
    private final var valueBefore: Value?
    private final var isWritten = false
    private final var writer = Origin.program
    /// The value before the change that listeners are being told of.
    private final var toldValueBefore: Value?
    /// The inline row below this one or the row that this one is expanded below: what is written to
    /// one is written to the other.
    final weak var mirror: RowOf<Value>?

    /// Whether a write of `new` over `old` changes anything: by default what `==` says.
    ///
    /// Override it where `==` means something else, such as being the same person under another
    /// address.
    open func isSame(_ old: Value?, _ new: Value?) -> Bool { old == new }

    /// Writes the value as a person's or the program's doing.
    ///
    /// A write to ``value`` is the program's, unless it happens in ``Form/update(by:_:)`` of
    /// another origin.
    public final func setValue(_ value: Value?, by origin: Origin) {
        guard let form else { return write(value) }
        form.update(by: origin) { write(value) }
    }

    /// Writes a value whose type is not known at compile time.
    open override func setBaseValue(_ value: (any Sendable)?) throws(FormProblem) {
        guard let value = flattened(value) else { return write(nil) }
        guard let typed = value as? Value else {
            throw .wrongType(at: placeName, expected: "\(Value.self)", found: value)
        }
        write(typed)
    }

    /// Whether the value differs from what the row was given; false in no form, where nothing was.
    open override var isChanged: Bool { form != nil && !isSame(givenValue, storedValue) }

    /// Gives the row back what it was given and forgets that a person touched it.
    open override func resetRowValue() {
        value = givenValue
        forgetTouches()
        cleanValidationErrors()
    }

    final override var untypedValue: (any Sendable)? { value }

    final override func clearValue() { write(nil) }

    /// Judges the value by the row's rules.
    @discardableResult
    open override func validate(quietly: Bool = false) -> [ValidationError] {
        guard hasRules || !isValid else { return [] }
        let errors = ruleSet.errors(for: value, tag: tag, phrases: form?.phrases)
        if !quietly { setValidationErrors(errors) }
        return errors
    }

    final override var hasRules: Bool { !ruleSet.isEmpty }

    final override func didJoin() {
        if !isGivenByAuthor { givenValue = storedValue }
        guard hasRules else { return }
        for problem in ruleSet.problems(at: placeName) { form?.report(problem) }
    }

    final override func markClean() {
        givenValue = storedValue
        forgetTouches()
    }

    /// Tells listeners of the writes of this round, as one change.
    final override func deliverChange() {
        toldValueBefore = valueBefore
        forgetChange()
        if !isSame(toldValueBefore, storedValue) { notify(.change) }
        toldValueBefore = nil
    }

    /// The change that listeners are being told of.
    final var change: ValueChange<Value> {
        ValueChange(old: toldValueBefore, new: storedValue, origin: writer)
    }

    /// Tells nobody of the writes of this round.
    final override func forgetChange() {
        isWritten = false
        valueBefore = nil
    }

    /// - Parameter isMirrored: Whether the write comes from the mirror, which has the value.
    private func write(_ value: Value?, isMirrored: Bool = false) {
        guard !isSame(storedValue, value) else { return }
        guard let form else {
            storedValue = value
            if !isMirrored { mirror?.write(value, isMirrored: true) }
            return
        }
        guard form.mayWrite(to: self) else { return }
        form.begin()
        if !isWritten, hasRules || hasListeners(to: .change, in: form) {
            isWritten = true
            valueBefore = storedValue
            form.transaction.writtenRows.append(self)
        }
        writer = form.transaction.origin
        storedValue = value
        if writer == .user { isTouched = true }
        wasChanged = true
        didChange(.value)
        form.noteStale(self)
        if !isMirrored { mirror?.write(value, isMirrored: true) }
        section?.rowWasWritten(self)
        form.end()
    }
}

/// One change of a row's value, as its listeners hear of it.
public struct ValueChange<Value> {
    /// The value before the first write.
    public let old: Value?
    /// The value after the last write.
    public let new: Value?
    /// Who made the last write.
    public let origin: Origin
}
