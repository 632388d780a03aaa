#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A row of a form, with the tag, title and state that every row has, regardless of value and cell.
///
/// Row classes inherit from ``Row``; a form uses all rows through this class.
open class BaseRow: Taggable {
    /// The row's name, which is unique in its form and cannot change once the row has joined one.
    ///
    /// A later write changes nothing and is a problem (``Form/Problem/Code/fixedTag``).
    public final var tag: String? {
        get {
            noteRead(.presence)
            return storedTag
        }
        set {
            guard let form = currentForm, newValue != storedTag else { return storedTag = newValue }
            form.report(.fixedTag(of: placeName, wanted: newValue))
        }
    }

    /// A short label that tells the user what to enter.
    @Setting public final var title: String?

    /// The effect of hiding the row on its value.
    ///
    /// A row for which nothing was set has that of its form (``Form/hiddenValue``).
    public final var hiddenValue: BaseRow.HiddenValue {
        get {
            settingsWillBeRead()
            return storedHiddenValue.value
        }
        set {
            guard storedHiddenValue.set(newValue, of: self) else { return }
            settingsDidChange()
            effectOfHidingDidChange()
        }
    }
    private final var storedHiddenValue = RowProperty(HiddenValue.keep)

    /// The effect of hiding the row on its value: its own, or otherwise that of its form.
    ///
    /// Does not record that a setting is read: a change of the effect is one of the value.
    final var effectOfHiding: BaseRow.HiddenValue {
        let own = storedHiddenValue.value
        guard own == .keep, !storedHiddenValue.isOwn, let form = currentForm else { return own }
        return form.hiddenValue
    }

    /// Lets what reads or decides the value follow the effect of hiding.
    final func effectOfHidingDidChange() {
        facetDidChange(.value)
        if decidedValue != .never { beginDecisions() }
    }

    /// Whether the effect of hiding is the row's own, so that a document contains it.
    final var hasOwnEffectOfHiding: Bool {
        storedHiddenValue.isOwn && currentForm.map { $0.hiddenValue != .keep } ?? false
    }

    /// The condition under which the row is hidden, or nil if there is none.
    ///
    /// Evaluated when assigned, when the row joins a form, and when something that it read has
    /// changed.
    public final var hidden: Condition? {
        get { followed(visibility.hidden) }
        set {
            replaceCondition(visibility.hidden, by: newValue, for: .hidden) {
                visibility.hidden = newValue
            }
        }
    }

    /// The condition under which the row is disabled, so that it takes no input, or nil if there is
    /// none.
    ///
    /// Evaluated when assigned, when the row joins a form, and when something that it read has
    /// changed.
    public final var disabled: Condition? {
        get { followed(visibility.disabled) }
        set {
            replaceCondition(visibility.disabled, by: newValue, for: .disabled) {
                visibility.disabled = newValue
            }
        }
    }

    /// The actions that hosts offer when the user swipes from the leading edge.
    public final var leadingSwipe: SwipeConfiguration {
        get { followed(extras?.leadingSwipe ?? SwipeConfiguration()) }
        set {
            configure { madeExtras().leadingSwipe = newValue }
            for action in newValue.actions { action.join(self) }
        }
    }

    /// The actions that hosts offer when the user swipes from the trailing edge.
    public final var trailingSwipe: SwipeConfiguration {
        get { followed(extras?.trailingSwipe ?? SwipeConfiguration()) }
        set {
            configure { madeExtras().trailingSwipe = newValue }
            for action in newValue.actions { action.join(self) }
        }
    }

    /// The section that the row belongs to, or nil if it is in none.
    public internal(set) final var section: Section? {
        get {
            noteRead(.presence)
            return membership.section
        }
        set { membership.section = newValue }
    }

    /// The form that the row belongs to, or nil if it is in none.
    public final var form: Form? {
        noteRead(.presence)
        return currentForm
    }

    /// Whether the user has written to the row or has left it.
    public final var isTouched: Bool {
        noteRead(.state)
        return interaction.isTouched
    }

    /// Whether the row has lost the focus since it was last reset or marked clean.
    public final var wasBlurred: Bool {
        noteRead(.state)
        return interaction.wasBlurred
    }

    /// Whether the user or the program changed the value since the row was last reset or marked
    /// clean, even if the row has its earlier value again.
    ///
    /// ``isChanged`` compares the value with ``RowOf/resetValue``.
    public final var wasChanged: Bool {
        noteRead(.state)
        return interaction.wasChanged
    }

    /// Whether the row has the focus.
    public internal(set) final var isHighlighted: Bool {
        get {
            noteRead(.state)
            return hasFocus
        }
        set {
            guard newValue != hasFocus else { return }
            hasFocus = newValue
            didChange(.state)
        }
    }

    /// When the row validates its value automatically.
    @Setting public final var validationOptions = ValidationOptions.validatesOnBlur

    /// The errors of the row's last validation, and of those of its inner rows.
    ///
    /// Reading this property does not validate.
    public final var validationErrors: [ValidationError] {
        noteRead(.validity)
        var errors = foundErrors.placed(at: address)
        for part in family.inner where !part.row.isHidden { errors += part.row.validationErrors }
        return errors
    }

    final func madeExtras() -> RowExtras {
        let made = extras ?? RowExtras()
        extras = made
        return made
    }

    // MARK: State that the form keeps

    /// The errors of the row's last validation, without the place of the row.
    final var foundErrors: [ValidationError] = [] {
        didSet {
            didChange(.validity)
            forEachOuterRow { $0.didChange(.validity) }
        }
    }
    final var storedTag: String?
    /// What few rows have, or nil if the row never had any of it.
    final var extras: RowExtras?
    /// Whether the user or the program wrote to the row, and whether it lost the focus.
    final var interaction = Interaction() {
        didSet { if interaction != oldValue { didChange(.state) } }
    }
    final var membership = RowMembership()
    /// The form that the row belongs to, without recording the read.
    final var currentForm: Form? { graph?.form }
    final var listHandle = ListHandle<BaseRow>()
    final var graph: ConditionGraph?
    final var facets: [Facet] = []
    final var listeners: [RowListener] = []
    final var appliedDefaults: [(BaseRow) -> Void] = []
    /// The work that the row requested, or nil if it never requested any.
    final var work: RowWork?
    final var family = RowFamily()
    final var visibility = Visibility()
    // Values of one byte are declared together, to save memory in each row.
    private(set) final var hasFocus = false
    /// Whether a condition read the row outside a form, or before it left one.
    final var wasReadOutsideForm = false
    /// Whether the row has rules, unread input or errors of a submission, and whether any rules are
    /// asynchronous or applied under a condition.
    final var hasGivenRules = false
    final var hasAsyncRules = false
    final var hasConditionalRules = false
    /// Whether the form has recorded that the row changed visibly.
    final var isStale = false
    /// Whether listeners are being notified that the row collapses.
    final var isCollapsing = false
    /// Whether the value is being written to the inner rows.
    final var isPassingValue = false
    /// Whether a secure field of a cell that was replaced has held text.
    final var hasHeldSecureText = false
    /// Whether expressions decide settings.
    final var hasBindings = false
    /// Whether an expression decides the value.
    final var decidedValue = DecidedValue.never
    /// Whether an expression has decided the value more than once.
    final var wasDecidedAgain = false
    /// Whether a limited setting was written since the limits of the settings were last valid.
    @usableFromInline final var hasUncheckedLimits = false

    @usableFromInline final var settingWriter = SettingWriter.author

    /// Creates a row.
    ///
    /// Subclasses that add stored properties should give them default values, so that they inherit
    /// this initialiser.
    public required init(tag: String?) {
        storedTag = tag
    }

    // MARK: Overridable by subclasses

    /// The settings of rows of this class, used to describe rows and to make them from documents.
    ///
    /// By default, the settings that every row has, followed by those that the build plugin
    /// `RegisterRows` found in the class that inherits from ``Row``. Overrides append their own
    /// settings to those of super.
    open class var settings: [RowSetting] {
        commonSettings + KnownSettings.declared(by: self)
    }

    /// The conflict between limits other than a range or an order of settings, or nil if there is
    /// none.
    ///
    /// The form reports it as a problem when the row has joined the form, and when a transaction
    /// that changed a setting has settled. Overrides return the conflict of super first. The limits
    /// of ``Limited`` settings need no override.
    open var limitConflict: LimitConflict? { nil }

    /// Whether the value is secret, such as a password, and therefore never part of a form's
    /// ``Form/state``, and part of its JSON only on request
    /// (``Form/json(includeHidden:includeSecrets:)``).
    open var keepsValueSecret: Bool { false }

    /// Whether the row is left out of the form's JSON while it has no value, instead of being null.
    ///
    /// False by default. Override it in a row that asks for nothing, such as a button. The values
    /// in Swift contain every tagged row (``Form/values(includeHidden:)``).
    open var omitsEmptyValue: Bool { false }

    /// Whether the value consists of the values of the inner rows.
    ///
    /// The inner rows then keep their values: they are what a form's ``Form/state`` contains, what a
    /// reset restores and what counts as changed. Expressions read an inner row by its name
    /// (`$size.left`) without reading the others. ``innerRowDidChange(_:)`` is also called when an
    /// inner row is hidden or shown.
    ///
    /// False by default.
    open var consistsOfParts: Bool { false }

    /// Returns the value without its type, with or without the values of hidden inner rows.
    ///
    /// By default, this is ``baseValue``. Override this method in a row that consists of others
    /// (``consistsOfParts``) and whose value leaves out hidden ones.
    open func baseValue(includeHidden: Bool) -> (any Sendable)? { untypedValue }

    /// Whether the row is left out of the value of its section if it is an entry
    /// (``MultivaluedSection``).
    ///
    /// By default, this is true for a row without a value.
    open var isBlankEntry: Bool { untypedValue == nil }

    /// The state of the cell apart from the value, as JSON, such as which parts of the value are
    /// selected, or nil if there is none.
    ///
    /// Nil by default. It is part of a form's ``Form/state``, and is assigned after the value when
    /// a state is restored.
    open var cellState: JSONValue? {
        get { nil }
        set {}
    }

    /// Sets the value from a document, where null means that there is no value.
    ///
    /// By default, the value's type reads the JSON. Override this method if the value also depends
    /// on the row, such as on its time zone.
    ///
    /// - Throws: A diagnostic if the row does not accept the JSON. The value is then unchanged.
    open func setDocumentValue(_ json: JSONValue) throws(DocumentDiagnostic) {
        let value = try documentValue(from: json)
        do throws(Form.Problem) {
            try setBaseValue(value)
        } catch {
            throw DocumentDiagnostic(.invalid, error.message)
        }
    }

    /// Returns the JSON of the value in a document, or nil if there is no value.
    ///
    /// By default, this is the JSON of the value's type. ``setDocumentValue(_:)`` reads the JSON.
    ///
    /// - Throws: A diagnostic if a document cannot contain the value.
    open func documentValue() throws(DocumentDiagnostic) -> JSONValue? {
        guard let value = untypedValue else { return nil }
        return try JSONValue(documentValueOf: value)
    }

    /// Called when the row's ``phrases`` may have changed: when it has joined a form, and when the
    /// form has been given other phrases.
    ///
    /// Cells are updated anyway. Override this method if the value depends on the formats.
    /// Overrides call super.
    open func formatsDidChange() {
        for part in family.inner { part.row.formatsDidChange() }
    }

    /// Called when the value of an inner row has been written, to write the value that contains it.
    ///
    /// Called within the same transaction and with the same origin.
    open func innerRowDidChange(_ row: BaseRow) {}

    /// Called when a row with inner rows has a different value, to write their values.
    ///
    /// Called within the same transaction and with the same origin. Write only to inner rows whose
    /// value differs, because a write removes unread input.
    open func valueDidChange() {}

    /// The time zone in which conditions compare the row's date with a day or a time of day.
    ///
    /// By default, the time zone of the form's formats. Override this property if the row has a
    /// time zone of its own.
    open var timeZoneOfDates: TimeZone { phrases.formats.timeZone }

    /// Returns the text of a date that limits the row's value, for a message to the user.
    ///
    /// By default, a date in figures with hours and minutes, in the form's formats. Override this
    /// method if the row shows dates in another way.
    open func text(ofLimit date: Date) -> String {
        phrases.formats.string(for: date, style: .dateTime)
    }

    /// Returns the text of a number that limits the row's value, for a message to the user.
    ///
    /// By default, the number with its fraction digits, in the form's formats. Override this method
    /// if the row shows numbers in another way, such as in percent.
    open func text(ofNumericLimit number: some FieldNumber) -> String {
        Phrases.Argument(describing: number).text(by: phrases.formats)
    }

    /// The value without its type, or nil if there is none.
    ///
    /// Assigning a value of another type changes nothing. If the row is in a form, this is a
    /// problem of the form; ``setBaseValue(_:)`` throws the problem instead.
    public final var baseValue: (any Sendable)? {
        get { untypedValue }
        set {
            do { try setBaseValue(newValue) } catch { membership.section?.report(error) }
        }
    }

    /// Writes a value whose type is not known at compile time.
    ///
    /// - Throws: A problem if the value does not have the row's value type. The row then keeps its
    ///   value.
    open func setBaseValue(_ value: (any Sendable)?) throws(Form.Problem) {
        guard value != nil else { return }
        throw .wrongType(at: placeName, expected: "nothing", found: value)
    }

    /// Whether the value differs from the one that ``resetRowValue()`` restores.
    open var isChanged: Bool { false }

    /// Restores the row's reset value and marks the row as untouched.
    public func resetRowValue() {}

    /// Updates the cell if there is one.
    ///
    /// Changes of settings update the cell automatically, so a call is harmless but not needed.
    open func updateCell() {}

    /// Called when the user selects the row.
    ///
    /// An inline row expands or collapses, and a presenter row opens its screen.
    ///
    /// To extend this behaviour, call super, and also override ``respondsToSelection`` to return
    /// true.
    open func customDidSelect() {
        (self as? any SelectionResponder)?.respondToSelection()
    }

    /// Whether selecting the row has an effect, so that hosts let the user press it.
    ///
    /// By default, true for a row that expands another or opens a screen, for the options of a
    /// ``SelectableSection``, for the add button of a ``MultivaluedSection``, and for a row whose
    /// selection has listeners. A row that overrides ``customDidSelect()`` returns true, unless a
    /// control of its cell has the same effect.
    open var respondsToSelection: Bool {
        self is any SelectionResponder && !(family.outer != nil && self is any InlineRowType)
            || hasListeners(to: .selection)
            || section?.respondsToSelection(of: self) == true
    }

    /// Whether the cell shows its content in full, or nil if it always does.
    ///
    /// Override this property in a row that folds its content away when the user selects it.
    open var isUnfolded: Bool? { nil }

    /// Called when the user has added the row to its section with the add button.
    ///
    /// Overrides call super.
    open func userDidAdd() {}

    /// Called when the row got or lost the focus; see ``isHighlighted``.
    ///
    /// Changes made here count as the user's. Overrides call super.
    open func highlightDidChange() {}

    /// Called when the user has finished input for now, because the row lost the focus or its form
    /// is about to be submitted.
    ///
    /// A row that converts its input to a value only at the end overrides this method to do so, and
    /// keeps input that it cannot convert (``RowOf/keepUnreadInput(_:_:beside:by:)``). Overrides
    /// call super.
    open func commitInput() {
        for part in family.inner { part.row.commitInput() }
    }

    /// Selects the row on behalf of the user.
    ///
    /// Changes made by the row and its section count as the user's. Changes made by listeners count
    /// as the program's. Nothing happens if the row is disabled, or if it is an option that cannot
    /// be chosen because its section's limit is reached.
    public final func didSelect() {
        guard mayBeSelected else { return }
        act(by: .user) {
            cellWasSelected()
            customDidSelect()
            membership.section?.rowWasSelected(self)
            notifyLater { $0.notify(.selection) }
        }
    }

    /// Whether there is anything to validate, or an error that a validation would remove.
    final var isValidated: Bool {
        hasGivenRules || !foundErrors.isEmpty || !anyLimits.isEmpty
            || !family.inner.isEmpty && family.inner.contains { $0.row.isValidated }
    }
    /// Validates the value by the row's rules.
    ///
    /// - Parameter quietly: Whether ``validationErrors`` stays unchanged, so that nothing new is
    ///   shown.
    /// - Returns: The errors of all rules, in the order of the rules. Asynchronous rules
    ///   (``AsyncRuleType``) are started only if the other rules find no errors and `quietly` is
    ///   false. Errors that they have already found are included.
    @discardableResult
    public func validate(quietly: Bool = false) -> [ValidationError] { [] }

    // MARK: Hooks that rows with a value override

    /// Removes unread input and errors, and marks the row as untouched.
    func resetInput() {}
    /// Whether input could not be converted to a value.
    package var hasUnreadInput: Bool { false }
    /// Whether a rule requires a value.
    var requiresValue: Bool { false }
    var valueType: Any.Type { Void.self }
    /// Notifies the cell, if there is one, that it was selected.
    func cellWasSelected() {}
    /// The rules that follow from the row's own settings (``RowOf/limits``).
    var anyLimits: [AnyRule] { [] }
    /// The error of the value according to ``RowOf/limits``, or nil if it is within them.
    var limitError: ValidationError? { nil }
    var hasCell: Bool { false }
    /// The row's cell, made when first used, or nil in a class whose rows have no cell.
    var anyCell: (any BaseCellType)? { nil }
    /// The type of the value, or nil if documents cannot contain it.
    var documentType: (any DocumentValue.Type)? { nil }
    /// Converts JSON from a document to a value of the row, or returns nil for null.
    func documentValue(from json: JSONValue) throws(DocumentDiagnostic) -> (any Sendable)? { nil }
    /// Writes a value if it has the row's value type.
    ///
    /// - Returns: Whether it was written.
    func takesValue(_ value: Any) -> Bool { false }
    var state: RowState {
        var state = RowState()
        state.interaction = interaction
        state.isExpanded = family.inlineChild != nil
        state.errors = foundErrors.map(ErrorState.init)
        state.isValidating = isAwaitingRules
        state.cell = cellState
        return state
    }
    /// Whether the value may differ from that in a new form, or there is other input.
    var hasHistory: Bool { false }
    /// Returns the name of a part in the value, or nil if it is no part of the value.
    func nameOfPart(_ part: InnerRow) -> String? { part.part }
    /// Notes that each new entry of a section has the current value.
    func noteValueOfNewEntry() {}
    /// Notes that a new form has the current value.
    func noteFreshValue() {}
    /// Takes the result of what decides the value.
    func takeDecided(_ result: FacetResult) {}
    /// The text that the row shows for its value, or nil if it shows none or the value is secret.
    var shownText: String? { nil }
    /// The texts of the expressions that decide the value.
    var valueFormulas: ValueFormulas {
        get { ValueFormulas() }
        set {}
    }
    /// The tags that the expressions that decide the value name.
    var tagsOfDecision: [String] { [] }
    /// Lets the form decide what the row has expressions for.
    func beginDecisions() {}
    /// Whether an expression always decides the value, so that nobody can enter it.
    final var isCalculated: Bool { decidedValue == .always }
    var valueState: ValueState { .fresh }
    /// Writes the value of a state; `.fresh` is the value in a new form.
    ///
    /// - Throws: The reason why the value does not fit the row.
    func restoreValue(_ state: ValueState) throws(DocumentDiagnostic) {}
    /// Restores everything except the value: input that could not be converted, errors, the state
    /// of the cell, and whether the user touched the row.
    func restoreInput(_ state: RowState) {
        if state.cell != cellState { cellState = state.cell }
        interaction = state.interaction
    }
    /// Adds the errors that a submit listener found in the value.
    ///
    /// They are removed when the value changes.
    func keepSubmissionErrors(_ errors: [ValidationError]) {}
    func forgetSubmissionErrors() {}
    /// The rules, regardless of the type of value.
    var anyRules: [AnyRule] { [] }
    func takeRulesOfForm() {}
    func cancelOutdatedRules() {}
    var untypedValue: (any Sendable)? { nil }
    /// Whether replacing the value by another of the row's value type changes nothing.
    func hasValue(sameAs other: (any Sendable)?) -> Bool { true }
    func clearValue() {}
    func didJoin() {}
    /// Called when the row has joined a form, for the row's own problems.
    func didJoinForm() {}
    func markClean() {}
    func willLeave() {}
    /// Whether a write to the row is waiting for the listeners of a transaction.
    func isPending(in transaction: Transaction) -> Bool { false }
    /// Whether a write to the row is waiting for listeners.
    var hasPendingChange: Bool { false }
    func deliverChange() {}
    func forgetChange() {}
}

extension BaseRow: Listed, Conditional {}

extension BaseRow {
    /// The effect of hiding a row on its value.
    public enum HiddenValue: String, Sendable, Codable, CaseIterable, DocumentValue {
        /// The value is kept, and available again when the row is shown.
        case keep
        /// The value is cleared when the row is hidden.
        case clearOnHide
        /// The value is cleared when the form is submitted while the row is hidden.
        case clearOnSubmit
        /// The value is kept, but conditions and other expressions find none while the row is
        /// hidden, and a calculated value is nil.
        ///
        /// A closure reads ``RowOf/value`` as it is.
        case ignore
    }
}
