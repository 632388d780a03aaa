/// A row of a form, whatever its value and its looks: a tag, a title, and what state it is in.
///
/// Rows are made as subclasses of ``Row``; this class is what a form knows of all of them.
open class BaseRow: Taggable {
    /// The row's name in its form: unique there, and fixed once the row has joined one.
    ///
    /// A write after that changes nothing and is a problem (``FormProblem/Code/fixedTag``).
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

    /// What the row asks for, as a short label.
    @Setting public final var title: String?

    /// What becomes of the row's value while the row is hidden.
    @Setting public final var hiddenValue = HiddenValue.keep

    /// When the row is hidden; nil: never.
    ///
    /// Evaluated when assigned, when the row joins a form, and when what it read has changed.
    public final var hidden: Condition? {
        get { followed(storedHidden) }
        set { replaceCondition(newValue, for: .hidden) { storedHidden = newValue } }
    }

    /// When the row takes no input; nil: never.
    ///
    /// Evaluated when assigned, when the row joins a form, and when what it read has changed.
    public final var disabled: Condition? {
        get { followed(storedDisabled) }
        set { replaceCondition(newValue, for: .disabled) { storedDisabled = newValue } }
    }

    /// What a host offers when a person swipes from the leading edge.
    public final var leadingSwipe: SwipeConfiguration {
        get { followed(storedSwipes.leading) }
        set { configure { storedSwipes.leading = newValue } }
    }

    /// What a host offers when a person swipes from the trailing edge.
    public final var trailingSwipe: SwipeConfiguration {
        get { followed(storedSwipes.trailing) }
        set { configure { storedSwipes.trailing = newValue } }
    }

    /// The section that the row stands in.
    public internal(set) final var section: Section? {
        get {
            noteRead(.presence)
            return currentSection
        }
        set { currentSection = newValue }
    }

    /// The form that the row stands in.
    public final var form: Form? {
        noteRead(.presence)
        return currentForm
    }

    /// Whether the user wrote to the row, or left it after having been in it.
    public final var isTouched: Bool {
        noteRead(.state)
        return interaction.isTouched
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

    /// When the row judges its value by itself.
    @Setting public final var validationOptions = ValidationOptions.validatesOnBlur

    /// What the last run of the row's rules found; reading it judges nothing.
    public final var validationErrors: [ValidationError] {
        noteRead(.validity)
        return foundErrors.placed(at: address)
    }

    // MARK: State that the form keeps

    /// What the last run of the row's rules found, without the place of the row.
    final var foundErrors: [ValidationError] = [] { didSet { didChange(.validity) } }
    final var storedTag: String?
    final var storedHidden: Condition?
    final var storedDisabled: Condition?
    private final var storedSwipes = (
        leading: SwipeConfiguration(), trailing: SwipeConfiguration()
    )
    /// What happened to the row since it was given its value.
    final var interaction = Interaction() {
        didSet { if interaction.isTouched != oldValue.isTouched { didChange(.state) } }
    }
    private final var hasFocus = false
    /// The section that the row stands in, without telling that it is read.
    final weak var currentSection: Section?
    /// The form that the row stands in, without telling that it is read.
    final var currentForm: Form? { graph?.form }
    /// Whether a condition read the row while it stood in no form, or before it left one.
    final var isKnownAsStranger = false
    final var place = ListPlace<BaseRow>()
    /// How often changes had been collected when the row joined its form.
    final var joinedAfter = 0
    /// The place among the untagged rows of the section, given when the row joined a form.
    final var ordinal = 0
    final var graph: ConditionGraph?
    final var facets: [Facet] = []
    final var listeners: [RowListener] = []
    final var appliedDefaults: [(BaseRow) -> Void] = []
    /// What the row asked for; nil while it never did.
    final var work: RowWork?
    /// What the conditions of the row itself came to.
    final var isHiddenItself = false
    final var isDisabledItself = false
    /// Whether there are rules to judge the value by, input that is no value, or a class that
    /// refuses values; and whether some rules answer later.
    final var hasRules: Bool
    final var hasAsyncRules = false
    /// Whether the section keeps the row out of sight, whatever its condition says.
    final var isSuppressed = false
    /// Whether the form has noted that something visible of the row changed.
    final var isStale = false
    /// The row that is expanded below this one, and the row that this one is expanded below.
    final var inlineChild: BaseRow? { didSet { didChange(.state) } }
    final weak var inlineParent: BaseRow?
    /// Whether listeners are being told that the row collapses.
    final var isCollapsing = false

    /// Who writes settings at this moment.
    @usableFromInline final var settingWriter = SettingWriter.author

    /// Makes a row.
    ///
    /// Subclasses that add stored properties give them values of their own, so that they need not
    /// write this initialiser.
    public required init(tag: String?) {
        storedTag = tag
        hasRules = Self.refusesValues
    }

    // MARK: What subclasses know better

    /// The settings of rows of this class, by which they are described and made from documents.
    ///
    /// Overrides add their own to those of super.
    open class var settings: [RowSetting] { commonSettings }

    /// Whether rows of this class may find a value wrong by their own settings
    /// (``RowOf/refusal(of:)``), so that they are asked even without rules.
    open class var refusesValues: Bool { false }

    /// A limit of the row that cannot hold, or nil if all can.
    ///
    /// The form reports it as a problem when the row has joined, and when a transaction that wrote
    /// a setting has settled. Overrides return that of super first.
    open var limitConflict: LimitConflict? { nil }

    /// The value, untyped; nil where there is none.
    ///
    /// A write of a value of another type changes nothing and is a problem of the form, if the row
    /// stands in one; ``setBaseValue(_:)`` throws it instead.
    public final var baseValue: (any Sendable)? {
        get { untypedValue }
        set {
            do { try setBaseValue(newValue) } catch { currentSection?.report(error) }
        }
    }

    /// Writes a value whose type is not known at compile time.
    ///
    /// - Throws: A problem if the value is not of the row's value type; the row keeps what it had.
    open func setBaseValue(_ value: (any Sendable)?) throws(FormProblem) {
        guard value != nil else { return }
        throw .wrongType(at: placeName, expected: "nothing", found: value)
    }

    /// Whether the value differs from what the row was given.
    open var isChanged: Bool { false }

    /// Gives the row back what it was given and forgets that a person touched it.
    open func resetRowValue() {}

    /// Brings the cell up to date, if there is one.
    ///
    /// Settings do this by themselves; a call is harmless and unneeded.
    open func updateCell() {}

    /// What the row does when a person selects it.
    ///
    /// An inline row expands or collapses, a presenter row opens its screen.
    ///
    /// Overrides that add to this call super.
    open func customDidSelect() {
        (self as? any SelectionResponder)?.respondToSelection()
    }

    /// The row got the focus or lost it, as ``isHighlighted`` says.
    ///
    /// Changes made here count as the user's. Overrides call super.
    open func highlightDidChange() {}

    /// A person is done with entering, for now: the row lost the focus, or its form is about to be
    /// submitted.
    ///
    /// A row that makes a value of its input only then does so here; what it can make none of it
    /// keeps (``RowOf/keepUnreadInput(_:_:beside:by:)``). Overrides call super.
    open func commitInput() {}

    /// A person selected the row.
    ///
    /// What the row and its section do is the person's doing; what listeners do then is the
    /// program's. A disabled row does nothing, nor does an option beside which as many are chosen
    /// as may be.
    open func didSelect() {
        guard mayBeSelected else { return }
        act(by: .user) {
            cellWasSelected()
            customDidSelect()
            currentSection?.rowWasSelected(self)
            tellLater { $0.notify(.selection) }
        }
    }

    /// Tells the cell, if there is one, that it was selected.
    open func cellWasSelected() {}

    /// Whether the cell has been made.
    var hasCell: Bool { false }
    /// The row's cell, made when first asked for; nil in a class whose rows have none.
    var anyCell: (any BaseCellType)? { nil }
    /// Judges the value by the row's rules.
    ///
    /// - Parameter quietly: Whether ``validationErrors`` stays as it is, so that nothing is shown.
    /// - Returns: What is wrong, in the order of the rules; all of them are asked. Rules that
    ///   answer later (``AsyncRuleType``) are asked only if the others find nothing wrong, and not
    ///   quietly; among the errors are those that they have found already.
    @discardableResult
    open func validate(quietly: Bool = false) -> [ValidationError] { [] }

    /// A value of the row's as a document writes it; nil for null.
    func documentValue(from json: JSONValue) throws(DocumentDiagnostic) -> (any Sendable)? { nil }
    /// The rules, whatever they judge.
    var rules: [AnyRule] { [] }
    func cancelOutdatedRules() {}
    var untypedValue: (any Sendable)? { nil }
    func clearValue() {}
    func didJoin() {}
    func markClean() {}
    func willLeave() {}
    /// Whether a write of the row waits for the callbacks of a transaction.
    func isPending(in transaction: Transaction) -> Bool { false }
    func deliverChange() {}
    func forgetChange() {}
}

extension BaseRow: Listed, Conditional {}

/// What becomes of a row's value while the row is hidden.
public enum HiddenValue: String, Sendable, Codable, CaseIterable, DocumentValue {
    /// It stays, and is there again when the row is shown.
    case keep
    /// It is cleared when the row is hidden.
    case clearOnHide
    /// It is cleared when the form is submitted while the row is hidden.
    case clearOnSubmit
}
