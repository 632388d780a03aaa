/// An ordered group of sections: what is asked, what was answered, and what follows from it.
///
/// ```swift
/// let form = Form()
///     +++ Section("Name")
///     <<< TextRow("first")
///     <<< TextRow("last")
/// ```
///
/// A form needs no screen. Everything that follows from a write has happened when the outermost
/// write returns, whether or not somebody looks (see ``update(by:_:)``). As a collection it holds
/// its visible sections; ``allSections`` has the hidden ones too.
///
/// A form and what stands in it belong to one isolation domain; they are not Sendable.
public final class Form {
    /// What the form is about: a document's title, and a controller's unless it has its own.
    public var title: String? { didSet { if title != oldValue { presenter?.formDidChange() } } }

    /// When expanded inline rows collapse by themselves.
    public var inlineRowHideOptions: InlineRowHideOptions = [
        .anotherInlineRowIsShown, .firstResponderChanges,
    ]

    /// Where pictures that are given by address may come from, such as `https://images.example`;
    /// by default nowhere.
    ///
    /// A server never fetches such a picture; a host lets its reader's browser do so, and from
    /// nowhere else.
    public var imageOrigins: [String] = []

    /// Settings and listeners for rows of a class; they hold while a row stands in this form, and
    /// never over what the row itself was given.
    public var defaults: FormDefaults {
        get { defaultsInForce.defaults }
        set { replaceDefaults(by: newValue) }
    }

    /// What the form says by itself, and in which language.
    public var phrases: Phrases {
        get { ownPhrases ?? lentPhrases }
        set { ownPhrases = newValue }
    }
    private var ownPhrases: Phrases?
    /// How the form speaks that shows this one over itself.
    var lentPhrases = Phrases()

    /// What is wrong with the form and could not be thrown, in the order in which it was found.
    ///
    /// The very same problem stands there once; observers are told of it each time.
    public internal(set) var problems: [FormProblem] = []

    /// What shows the form, if anything does.
    public internal(set) weak var presenter: (any FormPresenter)?

    // MARK: State

    var ruleSet = RuleSet<Form>()
    /// What the last run of the rules over the form found.
    package internal(set) var ownErrors: [ValidationError] = [] {
        didSet { if ownErrors != oldValue { presenter?.formDidChange() } }
    }
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
    var observers: [(id: FormObservation, run: (FormChanges) -> Void)] = []
    var submitListeners: [(FormValues) -> Void] = []

    /// Makes an empty form.
    public init(_ title: String? = nil, defaults: FormDefaults = FormDefaults()) {
        self.title = title
        defaultsInForce = DefaultsInForce(defaults)
        conditions.form = self
        list.commit()
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
