/// An ordered group of rows with a header and a footer.
///
/// ```swift
/// Section("Name") {
///     TextRow("first")
///     TextRow("last")
/// }
/// ```
///
/// As a collection it holds its visible rows; ``allRows`` has the hidden ones too.
open class Section: Taggable {
    /// The section's name in its form; unique among rows and sections, and fixed once the section
    /// has joined a form.
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

    /// What stands above the rows.
    ///
    /// Replacing it is enough: hosts draw it again.
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

    /// What stands below the rows.
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

    /// When the section is hidden, with all its rows; nil: never.
    public final var hidden: Condition? {
        get { followed(storedHidden) }
        set { replaceCondition(newValue, for: .hidden) { storedHidden = newValue } }
    }

    /// When no row of the section takes input; nil: never.
    public final var disabled: Condition? {
        get { followed(storedDisabled) }
        set { replaceCondition(newValue, for: .disabled) { storedDisabled = newValue } }
    }

    /// The form that the section stands in.
    public final var form: Form? {
        noteRead(.presence)
        return currentForm
    }

    /// Whether the section is hidden.
    public final var isHidden: Bool {
        willRead(.hidden)
        return isHiddenItself
    }

    /// Whether no row of the section takes input.
    public final var isDisabled: Bool {
        willRead(.disabled)
        return isDisabledItself
    }

    /// What the last run of the rules over the section found; its rows have their own.
    public final var validationErrors: [ValidationError] {
        noteRead(.validity)
        return foundErrors.placed(at: address)
    }

    // MARK: State that the form keeps

    /// What the last run of the rules over the section found, without the section's place.
    final var foundErrors: [ValidationError] = [] { didSet { announce(.validity) } }
    /// The rules over the section.
    final var ruleSet: RuleSet<Section> {
        get { followed(storedRules) }
        set { configure { storedRules = newValue } }
    }
    private final var storedRules = RuleSet<Section>()
    final var storedTag: String?
    final var storedHeader: (any HeaderFooterContent)?
    /// How often the header and the footer were set.
    private(set) final var headerRevision = 0
    private(set) final var footerRevision = 0
    private final var storedFooter: (any HeaderFooterContent)?
    final var storedHidden: Condition?
    final var storedDisabled: Condition?
    /// The form that the section stands in, without telling that it is read.
    final var currentForm: Form? { graph?.form }
    /// Whether a condition read the section while it stood in no form, or before it left one.
    final var isKnownAsStranger = false
    final var graph: ConditionGraph?
    final var facets: [Facet] = []
    final var isHiddenItself = false
    final var isDisabledItself = false
    final var place = ListPlace<Section>()
    final let list = OrderedList<BaseRow>()
    /// The place among the untagged sections of the form.
    final var ordinal = 0
    /// The ordinal of the next untagged row: one that was never used.
    final var nextOrdinal = 0
    final var isTouched = false
    final var isStale = false
    /// What stood here before the value that is being given.
    final var filling: (any SectionFilling)?
    /// Problems found while the section was in no form.
    final var earlyProblems: [FormProblem] = []

    /// Makes an empty section.
    public required init() {}

    // MARK: What subclasses know better

    /// Whether the section has a value of its own under its tag, beside those of its rows.
    open var hasValue: Bool { false }

    /// The section's own value.
    ///
    /// - Parameter includeHidden: Whether hidden rows count.
    open func value(includeHidden: Bool) -> (any Sendable)? { nil }

    /// Gives the section's rows what a value of the section says.
    ///
    /// - Parameters:
    ///   - value: A value as ``value(includeHidden:)`` answers it.
    ///   - includeHidden: Whether the value has parts for hidden rows as well.
    /// - Returns: A problem for each part that does not fit; the rest is taken.
    open func setValue(_ value: (any Sendable)?, includeHidden: Bool = false) -> [FormProblem] {
        []
    }

    /// The values that a person gave here: what rules over the section count.
    open var answers: [any Sendable] { compactMap(\.untypedValue) }

    /// What is wrong with the section whatever rules it has.
    open func ownErrors() -> [ValidationError] { [] }

    /// Whether the section differs from what it was given, apart from the values of its rows.
    open var isChanged: Bool { false }

    /// Gives the section back the rows that it was given; the form resets their values.
    open func reset() {}

    /// Takes what the section has now as what it was given.
    open func markClean() {}

    /// Whether a row stands here for itself.
    func isElement(_ row: BaseRow) -> Bool { row.inlineParent == nil }

    /// How a row without a tag is addressed by the section's tag, or nil if it is not.
    func address(of row: BaseRow) -> String? { nil }

    /// The problem with what is set here as it is now, or nil if there is none.
    var conflict: FormProblem? { nil }

    /// Remembers what stands here, so that a value can be given again from the beginning; nil for a
    /// section whose value does not depend on what is hidden.
    func makeFilling() -> (any SectionFilling)? { nil }

    /// Rows came, went, moved, were hidden or shown, and the form has settled: what a user may do
    /// to the others may be something else now.
    func offersMayHaveChanged() {}

    /// A row was put in, or came from another section.
    func rowDidArrive(_ row: BaseRow) {}

    /// Whether a row that stands here may be moved.
    func checkMove(of row: BaseRow) throws(FormProblem) {}

    /// The section has joined a form, with its rows.
    func didJoin() {}

    /// The row that an index in the section's value stands for, as in `guests[2]`.
    open func row(at index: Int) -> BaseRow? { nil }

    /// A person selected a row of the section, which has reacted already.
    open func rowWasSelected(_ row: BaseRow) {}

    /// The value of a row of the section was written; callbacks have not run yet.
    open func rowWasWritten(_ row: BaseRow) {}

    /// A person swiped a row away.
    open func swipeAway(_ row: BaseRow) { removeAll { $0 === row } }

    /// Why a user may not swipe a row away, or nil if the section lets it go.
    func obstacle(toSwipingAway row: BaseRow) -> FormProblem? { nil }

    /// Whether selecting a row does anything, as far as the section knows.
    func offersSelection(of row: BaseRow) -> Bool { true }

    /// Rows came or went; callbacks have not run yet.
    open func rowsDidChange() {}

    /// Whether a row may come in.
    ///
    /// - Throws: The problem that speaks against it.
    open func checkAdmission(of row: BaseRow) throws(FormProblem) {}

    /// Where something that is to go to a point really goes.
    open func resolve(_ point: InsertionPoint<BaseRow>) -> InsertionPoint<BaseRow> {
        switch point {
        case .after(let row):
            if let child = row.inlineChild { return .after(child) }
        case .before(let row):
            if let parent = row.inlineParent { return .after(parent.inlineChild ?? parent) }
        case .start, .end:
            break
        }
        return point
    }
}

extension Section: Listed, Conditional {}
