/// An ordered group of rows with a header and a footer.
///
/// ```swift
/// Section("Name") {
///     TextRow("first")
///     TextRow("last")
/// }
/// ```
///
/// As a collection, a section contains its visible rows; ``allRows`` includes the hidden ones.
open class Section: Taggable {
    /// The section's name in its form.
    ///
    /// A tag is unique among rows and sections and cannot change once the section has joined a
    /// form.
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

    /// The content above the rows.
    ///
    /// Hosts redraw the header when it is assigned.
    public final var header: (any HeaderFooterContent)? {
        get { followed(storedHeader) }
        set {
            configure {
                storedHeader = newValue
                headerRevision += 1
                markStale()
            }
        }
    }

    /// The content below the rows.
    public final var footer: (any HeaderFooterContent)? {
        get { followed(storedFooter) }
        set {
            configure {
                storedFooter = newValue
                footerRevision += 1
                markStale()
            }
        }
    }

    /// Whether the rows are shown, or nil if the user cannot collapse the section.
    ///
    /// Collapsing only saves space: the rows of a collapsed section are visible to conditions,
    /// rules and ``Form/values(includeHidden:)``. The section expands when one of its rows gets the
    /// focus, and when a submission fails because of one of them.
    public final var isExpanded: Bool? {
        get { followed(isShownExpanded) }
        set {
            guard newValue != isShownExpanded else { return }
            configure {
                isShownExpanded = newValue
                markStale()
            }
        }
    }

    /// The condition under which the section is hidden with all its rows, or nil if there is none.
    public final var hidden: Condition? {
        get { followed(visibility.hidden) }
        set {
            replaceCondition(visibility.hidden, by: newValue, for: .hidden) {
                visibility.hidden = newValue
            }
        }
    }

    /// The condition under which the section is disabled, so that its rows take no input, or nil if
    /// there is none.
    public final var disabled: Condition? {
        get { followed(visibility.disabled) }
        set {
            replaceCondition(visibility.disabled, by: newValue, for: .disabled) {
                visibility.disabled = newValue
            }
        }
    }

    /// The form that the section belongs to, or nil if it is in none.
    public final var form: Form? {
        noteRead(.presence)
        return currentForm
    }

    /// Whether the section is hidden.
    public final var isHidden: Bool {
        willRead(.hidden)
        return visibility.isHiddenItself
    }

    /// Whether the section or its form is disabled, so that its rows take no input.
    public final var isDisabled: Bool {
        willRead(.disabled)
        return visibility.isDisabledItself || currentForm?.takesNoInput == true
    }

    /// The errors of the section's own rules from the last validation, without those of its rows.
    public final var validationErrors: [ValidationError] {
        noteRead(.validity)
        return foundErrors.placed(at: address)
    }

    // MARK: State that the form keeps

    /// The errors of the section's own rules from the last validation, without the section's place.
    final var foundErrors: [ValidationError] = [] {
        didSet {
            if !foundErrors.isEmpty { currentForm?.mayHaveWiderErrors = true }
            announce(.validity)
        }
    }
    /// The rules that validate the section.
    final var ruleSet: RuleSet<Section> {
        get { followed(storedRules) }
        set { changeRules { $0 = newValue } }
    }
    private(set) final var storedRules = RuleSet<Section>()

    /// Changes the rules in place, without copying them.
    ///
    /// The closure must not call a rule: it could read the rules while they are changed.
    final func changeRules(_ change: (inout RuleSet<Section>) -> Void) {
        configure {
            change(&storedRules)
            decideRequirement()
            markStale()
        }
    }

    private(set) final var isShownExpanded: Bool?
    final var storedTag: String?
    final var storedHeader: (any HeaderFooterContent)?
    /// The numbers of times that the header and the footer were set.
    private(set) final var headerRevision = 0
    private(set) final var footerRevision = 0
    /// The header and the footer, if they show values.
    final var boundContents: [BoundContent] = []
    private final var storedFooter: (any HeaderFooterContent)?
    /// The form that the section belongs to, without recording the read.
    final var currentForm: Form? { graph?.form }
    /// Whether a condition read the section outside a form, or before it left one.
    final var wasReadOutsideForm = false
    final var graph: ConditionGraph?
    final var facets: [Facet] = []
    final var visibility = Visibility()
    final var listHandle = ListHandle<Section>()
    final let list = OrderedList<BaseRow>()
    /// Identifies the section among the untagged sections of the form.
    final var ordinal = 0
    /// The ordinal of the next untagged row, not used before.
    final var nextOrdinal = 0
    final var hasNotedChange = false
    final var isStale = false
    /// The object that is setting the value of the section, or nil if none is.
    final var valueWriter: (any SectionValueWriter)?
    /// Problems found while the section was in no form.
    final var problemsBeforeJoining: [Form.Problem] = []

    /// Creates an empty section.
    public required init() {}

    // Rows may outlive the section.
    deinit { list.forEach { $0.membership.section = nil } }

    // MARK: Overridable by subclasses

    /// Whether the section has a value of its own under its tag, besides those of its rows.
    open var hasValue: Bool { false }

    /// Returns the section's own value.
    ///
    /// - Parameter includeHidden: Whether hidden rows are included.
    open func value(includeHidden: Bool) -> (any Sendable)? { nil }

    /// Sets the section's own value by setting the values of its rows.
    ///
    /// - Parameters:
    ///   - value: A value as returned by ``value(includeHidden:)``.
    ///   - includeHidden: Whether the value includes hidden rows.
    /// - Returns: A problem for each invalid part; the other parts take effect.
    open func setValue(_ value: (any Sendable)?, includeHidden: Bool = false) -> [Form.Problem] {
        []
    }

    /// The values that the user gave in this section, for rules that count them.
    open var answers: [any Sendable] { compactMap(\.untypedValue) }

    /// Returns the errors of the section that are independent of its rules.
    open func ownErrors() -> [ValidationError] { [] }

    /// Whether the section differs from the state that ``reset()`` restores, apart from the values
    /// of its rows.
    open var isChanged: Bool { false }

    /// Restores the rows that the section had when last marked clean; the form resets their values.
    open func reset() {}

    /// Makes the current state of the section the one that ``reset()`` restores.
    open func markClean() {}

    /// Whether a row is an element in its own right, not an inline row that belongs to another.
    func isElement(_ row: BaseRow) -> Bool { row.family.inlineParent == nil }

    /// Whether rows have addresses such as `guests[2]` if the section has a tag.
    var numbersItsRows: Bool { false }

    /// The address of an untagged row that is based on the section's tag, or nil if there is none.
    func address(of row: BaseRow) -> String? { nil }

    /// The problem with the section's current limits, or nil if there is none.
    var conflict: Form.Problem? { nil }

    /// Makes an object that sets the section's value repeatedly, or returns nil if the value does
    /// not depend on visibility.
    func makeValueWriter() -> (any SectionValueWriter)? { nil }

    /// Called when the options available to the user may have changed, because rows were inserted,
    /// removed, moved, hidden or shown.
    ///
    /// The form has settled at that time.
    func offersMayHaveChanged() {}

    /// Called when a row was inserted or moved here from another section.
    func rowDidArrive(_ row: BaseRow) {}

    /// Throws a problem if a row of this section may not be moved.
    func checkMove(of row: BaseRow) throws(Form.Problem) {}

    /// Called when the section has joined a form, with its rows.
    func didJoin() {}

    /// Whether the rows are items of a list, whose keys differ in another list.
    var hasListedOptions: Bool { false }

    /// Chooses the values of a restored state, if the rows are items of a list.
    ///
    /// - Returns: The ordinals of their rows, which are made if their items are not offered.
    func restore(chosen values: [JSONValue]) throws(Form.Problem) -> [Int] { [] }

    /// The row for an index in the section's value, as in `guests[2]`, or nil if there is none.
    open func row(at index: Int) -> BaseRow? { nil }

    /// Called when the user has selected a row of the section, after the row itself has responded.
    open func rowWasSelected(_ row: BaseRow) {}

    /// Whether the section responds to the selection of one of its rows.
    open func respondsToSelection(of row: BaseRow) -> Bool { false }

    /// How many of the section's options can be chosen, or nil if the row is not one of them.
    func selectionType(ofOptionsWith row: BaseRow) -> SelectionType? { nil }

    /// Called when the value of a row of the section was written, before listeners run.
    open func rowWasWritten(_ row: BaseRow) {}

    /// Called when the user has swiped a row away; removes the row by default.
    open func swipeAway(_ row: BaseRow) { removeAll { $0 === row } }

    /// Why the user may not swipe a row away, or nil if the user may.
    func obstacle(toSwipingAway row: BaseRow) -> Form.Problem? { nil }

    /// Whether the section lets the user select a row.
    func offersSelection(of row: BaseRow) -> Bool { true }

    /// Called when rows were inserted, moved or removed, before listeners run.
    open func rowsDidChange() {}

    /// Checks whether a row may be inserted or moved here.
    ///
    /// - Throws: The reason why the row is rejected.
    open func checkAdmission(of row: BaseRow) throws(Form.Problem) {}

    /// Adjusts an insertion point so that, for example, no row comes between a row and its inline
    /// row.
    open func resolve(_ point: InsertionPoint<BaseRow>) -> InsertionPoint<BaseRow> {
        switch point {
        case .after(let row):
            if let child = row.family.inlineChild { return .after(child) }
        case .before(let row):
            if let parent = row.family.inlineParent {
                return .after(parent.family.inlineChild ?? parent)
            }
        case .start, .end:
            break
        }
        return point
    }
}

extension Section: Listed, Conditional {}
