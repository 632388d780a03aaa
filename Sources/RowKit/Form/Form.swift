/// An ordered group of sections: what is asked, what was answered, and what follows from it.
///
/// ```swift
/// let form =
///     Form()
///     +++ Section("Name")
///     <<< TextRow("first")
///     <<< TextRow("last")
/// ```
///
/// A form needs no screen. When the outermost write returns, everything that follows from it has
/// happened, even with no host attached (see ``update(by:_:)``). As a collection it holds its
/// visible sections; ``allSections`` has the hidden ones too.
///
/// A form and what stands in it belong to one isolation domain; they are not Sendable.
public final class Form {
    /// What the form is about: a document's title, and a controller's unless it has its own.
    public var title: String? {
        get { followed(storedTitle) }
        set {
            guard newValue != storedTitle else { return }
            configure { storedTitle = newValue }
            currentDisplay?.formDidChange()
        }
    }
    private var storedTitle: String?

    /// When expanded inline rows collapse by themselves.
    public var inlineRowHideOptions: InlineRowHideOptions {
        get { followed(storedHideOptions) }
        set { configure { storedHideOptions = newValue } }
    }
    private var storedHideOptions: InlineRowHideOptions = [
        .anotherInlineRowIsShown, .firstResponderChanges,
    ]

    /// Where pictures that are given by address may come from, such as `https://images.example`;
    /// by default nowhere.
    ///
    /// A server never fetches such a picture; a host lets its reader's browser do so, and from
    /// nowhere else.
    public var imageOrigins: [String] {
        get { followed(storedImageOrigins) }
        set { configure { storedImageOrigins = newValue } }
    }
    private var storedImageOrigins: [String] = []

    /// Settings and listeners for rows of a class; they hold while a row stands in this form, and
    /// never over what the row itself was given.
    public var defaults: FormDefaults {
        get { followed(defaultsInForce.defaults) }
        set { replaceDefaults(by: newValue) }
    }

    /// The form's built-in wording and its language.
    public var phrases: Phrases {
        get { followed(currentPhrases) }
        set { configure { ownPhrases = newValue } }
    }
    /// The form's wording and language, without telling that they are read.
    var currentPhrases: Phrases { ownPhrases ?? storedLentPhrases }
    private var ownPhrases: Phrases?
    /// Phrases inherited from the presenting form.
    var lentPhrases: Phrases {
        get { followed(storedLentPhrases) }
        set { configure { storedLentPhrases = newValue } }
    }
    private var storedLentPhrases = Phrases()

    /// What is wrong with the form and could not be thrown, in the order in which it was found.
    ///
    /// The very same problem stands there once; observers are told of it each time.
    public internal(set) var problems: [FormProblem] {
        get {
            noteRead(.state)
            return foundProblems
        }
        set {
            foundProblems = newValue
            didChange(.state)
        }
    }
    private var foundProblems: [FormProblem] = []

    /// What shows the form, if anything does.
    var display: (any FormDisplay)? {
        get {
            noteRead(.state)
            return currentDisplay
        }
        set {
            currentDisplay = newValue
            displayDidChange()
        }
    }
    /// What shows the form, without telling that it is read.
    private(set) weak var currentDisplay: (any FormDisplay)?

    /// Tells conditions that something else shows the form, or nothing any more.
    func displayDidChange() { announce(.state) }

    // MARK: State

    /// The rules over the form.
    var ruleSet: RuleSet<Form> {
        get { followed(storedRules) }
        set { configure { storedRules = newValue } }
    }
    private var storedRules = RuleSet<Form>()
    /// What the last run of the rules over the form found.
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
    private var foundErrors: [ValidationError] = []
    var knownProblems: Set<FormProblem> = []
    let list = OrderedList<Section>()
    let transaction = Transaction()
    var rowsByTag: [String: BaseRow] = [:]
    var sectionsByTag: [String: Section] = [:]
    var nextOrdinal = 0
    let conditions = ConditionGraph()
    let work = FormWork()
    var facets: [Facet] = []
    var defaultsInForce: DefaultsInForce
    var expandedRows: [BaseRow] = []
    /// Rows whose cells cannot be made without changing the form again and again.
    var bareRows: Set<ObjectIdentifier> = []
    /// The observers, each with the number of the first report that it is told.
    var observers: [(id: FormObservation, first: Int, run: (FormChanges) -> Void)] = []
    var submitListeners: [(FormValues) -> Void] = []

    /// Makes an empty form.
    public init(_ title: String? = nil, defaults: FormDefaults = FormDefaults()) {
        defaultsInForce = DefaultsInForce(defaults)
        conditions.form = self
        work.form = self
        list.commit()
        storedTitle = title
    }

    deinit {
        // Rows, with their graph, and work under way may outlive the form.
        conditions.form = nil
        work.form = nil
    }

    /// Makes a form of the sections and rows of a block, in which `if`, `for` and nil are allowed.
    ///
    /// A row that stands alone gets a section of its own.
    public convenience init(
        _ title: String? = nil, defaults: FormDefaults = FormDefaults(),
        @FormBuilder sections: () -> [Section]
    ) {
        self.init(title, defaults: defaults)
        append(contentsOf: sections())
    }
}
