extension CellView {
    /// How many of the options of a section can be chosen.
    public enum Choice: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// At most one.
        case one
        /// Any number.
        case any
    }

    /// What a row means to its user, apart from its looks.
    struct Meaning: Hashable {
        var title: String?
        var isSelectable = false
        var choice: Choice?
        var isChosen = false
        var isExpanded: Bool?
        var isRequired = false
        var isEntry = false
        var isAddButton = false
    }

    /// The row's title, also where a view of the cell shows another text.
    public var title: String? { meaning.title }

    /// Whether selecting the row does something, so that a host offers to press it.
    public var isSelectable: Bool { meaning.isSelectable }

    /// How many of the options can be chosen that this row is one of, or nil if the row is no
    /// option.
    public var choice: Choice? { meaning.choice }

    /// Whether the option is chosen.
    public var isChosen: Bool { meaning.isChosen }

    /// Whether another row is expanded below this one, or nil if there is none to expand.
    public var isExpanded: Bool? { meaning.isExpanded }

    /// Whether a rule requires a value.
    public var isRequired: Bool { meaning.isRequired }

    /// Whether the row is an entry of a multivalued section; see ``SectionView/entries``.
    public var isEntry: Bool { meaning.isEntry }

    /// Whether selecting the row adds an entry to a multivalued section.
    public var isAddButton: Bool { meaning.isAddButton }

    /// Finds the control again after views of the cell came and went.
    func viewsDidChange() {
        control = firstControl
        if titleLabel?.enclosingCell !== self { titleLabel = nil }
    }

    /// Notes what names the control or the label, if they are in a view that came, perhaps under
    /// another identifier.
    func viewDidArrive(_ view: BaseView) {
        if control?.isPart(of: view) == true { note(.control) }
        if titleLabel?.isPart(of: view) == true { note(.label) }
    }

    /// The first view in which the user enters a value.
    var firstControl: BaseView? {
        var found: BaseView?
        func search(_ view: BaseView) {
            guard found == nil, !view.isHidden else { return }
            if view.isControl { found = view } else { view.forEachChild(search) }
        }
        forEachChild(search)
        return found
    }
}
