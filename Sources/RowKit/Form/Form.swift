#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The five folders of the model, Form, Row, Conditions, Validation and Work, refer to each other: a
// row reads and writes the form that it is part of, and the form settles its rows' conditions, rules
// and work. They refer to nothing above them (RoomTests).

/// An ordered collection of sections, with the values, conditions and rules of their rows.
///
/// ```swift
/// let form =
///     Form()
///     +++ Section("Name")
///     <<< TextRow("first")
///     <<< TextRow("last")
/// ```
///
/// A form needs no host. When the outermost write returns, all its effects have taken place (see
/// ``update(by:_:)``). As a collection, the form contains its visible sections; ``allSections``
/// includes the hidden ones.
///
/// A form and its rows and sections belong to one isolation domain; they are not Sendable.
public final class Form {
    /// The title of the form and its document, and of a controller without its own title.
    public var title: String? {
        get { followed(storedTitle) }
        set {
            guard newValue != storedTitle else { return }
            configure { storedTitle = newValue }
            currentDisplay?.formDidChange()
        }
    }
    private var storedTitle: String?
    /// What decides the title, if it shows values.
    var titleBinding: TextBinding<Form>?

    /// When expanded inline rows collapse automatically.
    public var inlineRowHideOptions: InlineRowHideOptions {
        get { followed(storedHideOptions) }
        set { configure { storedHideOptions = newValue } }
    }
    private var storedHideOptions: InlineRowHideOptions = [
        .anotherInlineRowIsShown, .firstResponderChanges,
    ]

    /// Whether all rows are disabled, regardless of their own conditions and those of sections.
    ///
    /// Set it while the form takes no input for a moment, such as while it is being saved.
    public var isDisabled: Bool {
        get { followed(storedIsDisabled) }
        set { if newValue != storedIsDisabled { disable { storedIsDisabled = newValue } } }
    }
    private var storedIsDisabled = false

    /// Whether the user can only read the form.
    ///
    /// All rows are disabled, as with ``isDisabled``, but hosts draw them to be read: nothing is
    /// dimmed, the user can select and copy the text of fields, and there is no submit button. The
    /// program can still change values.
    public var isReadOnly: Bool {
        get { followed(storedIsReadOnly) }
        set {
            guard newValue != storedIsReadOnly else { return }
            disable { storedIsReadOnly = newValue }
            currentDisplay?.formDidChange()
        }
    }
    private var storedIsReadOnly = false

    var takesNoInput: Bool { followed(storedIsDisabled || storedIsReadOnly) }

    /// Writes a setting that determines whether rows are disabled.
    private func disable(_ write: () -> Void) {
        configure {
            write()
            list.forEach { section in
                section.didChange(.disabled)
                section.list.forEachVisible { $0.markStale() }
            }
        }
    }

    /// The origins from which images may be loaded by URL, such as `https://images.example`.
    ///
    /// Empty by default, so that no image is loaded. A server never loads such an image. A host
    /// allows the user's browser to load images from these origins only. A form without origins
    /// inherits those of the form that presents it.
    public var imageOrigins: [String] {
        get { followed(storedImageOrigins) }
        set {
            configure { storedImageOrigins = newValue }
            currentDisplay?.formDidChange()
        }
    }
    private var storedImageOrigins: [String] = []

    /// The settings of classes that have limits; those of other classes are empty.
    var settingsWithLimits: [ObjectIdentifier: [RowSetting]] = [:]

    /// The name, the version and the context of the form.
    var identity: FormIdentity {
        get { followed(storedIdentity) }
        set { if newValue != storedIdentity { configure { storedIdentity = newValue } } }
    }
    private var storedIdentity = FormIdentity()

    /// The default settings and listeners for rows of each class.
    ///
    /// They apply while a row is in this form, and never override what was set on the row itself.
    public var defaults: Form.Defaults {
        get { followed(activeDefaults.defaults) }
        set { replaceDefaults(by: newValue) }
    }

    /// The form's built-in wording and its language.
    public var phrases: Phrases {
        get { followed(currentPhrases) }
        set {
            configure { ownPhrases = newValue }
            formatsDidChange()
        }
    }
    /// The form's wording and language, without recording the read.
    var currentPhrases: Phrases { ownPhrases ?? storedInheritedPhrases }
    private var ownPhrases: Phrases?
    /// The language of the form's own phrases, or nil if it has none.
    var ownLanguage: String? { followed(ownPhrases)?.formats.language }
    /// Phrases inherited from the presenting form, or from the form that this one replaces.
    var inheritedPhrases: Phrases {
        get { followed(storedInheritedPhrases) }
        set {
            configure { storedInheritedPhrases = newValue }
            if ownPhrases == nil { formatsDidChange() }
        }
    }
    private var storedInheritedPhrases = Phrases.english

    private func formatsDidChange() {
        update { list.forEach { section in section.list.forEach { $0.formatsDidChange() } } }
    }

    /// The problems of the form that could not be thrown, in the order in which they were found.
    ///
    /// Each problem is listed once; observers are notified each time it is found.
    public internal(set) var problems: [Form.Problem] {
        get {
            noteRead(.state)
            return foundProblems
        }
        set {
            foundProblems = newValue
            didChange(.state)
        }
    }
    private var foundProblems: [Form.Problem] = []

    /// The display that shows the form, or nil if none does.
    var display: (any FormDisplay)? {
        get {
            noteRead(.state)
            return currentDisplay
        }
        set {
            currentDisplay = newValue
            if newValue != nil { tellsValueChanges = true }
            displayDidChange()
        }
    }
    /// The display that shows the form, without recording the read.
    private(set) weak var currentDisplay: (any FormDisplay)?

    /// Notifies conditions that the form's display has changed.
    func displayDidChange() { announce(.state) }

    // MARK: State

    /// The rules that validate the form as a whole.
    var ruleSet: RuleSet<Form> {
        get { followed(storedRules) }
        set { changeRules { $0 = newValue } }
    }
    private var storedRules = RuleSet<Form>()
    /// The rules that validate a row or a section.
    var placedRules: [PlacedRule] = []

    /// Changes the rules in place, without copying them.
    ///
    /// The closure must not call a rule: it could read the rules while they are changed.
    func changeRules(_ change: (inout RuleSet<Form>) -> Void) {
        configure { change(&storedRules) }
    }

    /// The errors of the form's own rules from the last validation.
    package internal(set) var ownErrors: [ValidationError] {
        get {
            noteRead(.validity)
            return foundErrors
        }
        set {
            guard newValue != foundErrors else { return }
            foundErrors = newValue
            announce(.validity)
            currentDisplay?.formDidChange()
        }
    }
    /// Whether the form itself has errors, without recording the read.
    var hasOwnErrors: Bool { !foundErrors.isEmpty }
    private var foundErrors: [ValidationError] = [] {
        didSet { if hasOwnErrors { mayHaveWiderErrors = true } }
    }
    /// Whether the form itself or a section may have had errors.
    ///
    /// If false, writes need not check each section.
    var mayHaveWiderErrors = false
    /// The effect of hiding a row on its value, for rows for which nothing was set
    /// (``BaseRow/hiddenValue``).
    public var hiddenValue: BaseRow.HiddenValue {
        get { storedHiddenValue }
        set {
            guard newValue != storedHiddenValue else { return }
            configure {
                storedHiddenValue = newValue
                // Expressions read this with each value.
                forEachRowAndPart { $0.effectOfHidingDidChange() }
            }
        }
    }
    private var storedHiddenValue = BaseRow.HiddenValue.keep
    /// The lists from which rows take options, and which expressions look up, by name.
    public var lists: [String: ItemList] {
        get {
            noteRead(.lists)
            return storedLists
        }
        set {
            guard newValue != storedLists else { return }
            act {
                storedLists = newValue
                didChange(.lists)
            }
        }
    }
    private var storedLists: [String: ItemList] = [:]
    /// What expressions read of the time.
    var opening = FormOpening()
    var knownProblems: Set<Form.Problem> = []
    let list = OrderedList<Section>()
    let transaction = Transaction()
    var rowsByTag: [String: BaseRow] = [:]
    var sectionsByTag: [String: Section] = [:]
    var nextOrdinal = 0
    let conditions = ConditionGraph()
    let work = FormWork()
    var facets: [Facet] = []
    var activeDefaults: ActiveDefaults {
        didSet { conditions.hasDefaultListeners = activeDefaults.haveListeners }
    }
    var expandedRows: [BaseRow] = []
    /// Rows that are drawn without a cell because making the cell changes the form each time.
    var bareRows: Set<ObjectIdentifier> = []
    /// The observers, each with the number of the first report that it receives.
    var observers: [(id: Int, first: Int, run: (Form.Changes) -> Void)] = []
    var valueListeners: [(id: Int, run: ValueListener)] = []
    /// The number of the last observer or listener of values.
    var lastObservation = 0
    /// Whether changes of values are reported to listeners other than the rows' own.
    ///
    /// True once the form has had a listener or a controller.
    var tellsValueChanges = false
    var submitListeners: [SubmitListener] = [] {
        didSet { if oldValue.isEmpty { currentDisplay?.formDidChange() } }
    }
    /// Whether the form or its display listens to the submission of the form.
    var hasSubmitListeners: Bool {
        !submitListeners.isEmpty || currentDisplay?.submitListener != nil
    }
    /// The identifier of the current submission, or nil if the form is not being submitted.
    var currentSubmission: String? {
        didSet {
            didChange(.state)
            currentDisplay?.formDidChange()
        }
    }
    /// The identifier of the submission that the form requested, or nil if it requested none.
    var requestedSubmission: String? { didSet { didChange(.state) } }
    /// The rows whose values listeners have received, or nil if no listener is running.
    var submittedRows: SubmittedRows?
    /// Whether the form refuses to be submitted, because a state is being restored, or because its
    /// host could not restore or enter everything that a page contained.
    var isSubmissionHeld = false
    /// The identifier for a submission that the user's current action causes.
    var submissionIDOfAction: SubmissionIDOfAction?
    /// Whether the form is being validated without its disabled rows.
    var skipsDisabledRows = false

    /// Creates an empty form.
    public init(_ title: String? = nil, defaults: Form.Defaults = Form.Defaults()) {
        activeDefaults = ActiveDefaults(defaults)
        conditions.form = self
        conditions.hasDefaultListeners = activeDefaults.haveListeners
        work.form = self
        list.commit()
        storedTitle = title
    }

    deinit {
        // Rows with their graph, and running work, may outlive the form.
        conditions.form = nil
        work.form = nil
    }

    /// Creates a form from the sections and rows of a block, which may contain `if`, `for` and nil.
    ///
    /// A row outside of a section gets its own section.
    public convenience init(
        _ title: String? = nil, defaults: Form.Defaults = Form.Defaults(),
        @FormBuilder sections: () -> [Section]
    ) {
        self.init(title, defaults: defaults)
        append(contentsOf: sections())
    }

    /// Creates a form from sections.
    public convenience init(_ sections: [Section]) {
        self.init()
        append(contentsOf: sections)
    }
}
