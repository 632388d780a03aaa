extension CellView {
    /// How many of the options of a section can be chosen.
    public enum Choice: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// At most one.
        case one
        /// Any number.
        case any
    }

    /// The meaning of a row for its user, independent of its appearance.
    struct Meaning: Hashable {
        var title: String?
        var isSelectable = false
        var choice: Choice?
        var isChosen = false
        var isExpanded: Bool?
        var isRequired = false
        var isEntry = false
        var isAddButton = false
        var isSecret = false
    }

    /// The row's title, even if the cell shows another string.
    public var title: String? { meaning.title }

    /// Whether selecting the row has an effect, so that hosts let the user press it.
    public var isSelectable: Bool { meaning.isSelectable }

    /// How many of the options in the row's section can be chosen, or nil if the row is not an
    /// option.
    public var choice: Choice? { meaning.choice }

    /// Whether the option is chosen.
    public var isChosen: Bool { meaning.isChosen }

    /// Whether another row is expanded below this one, or nil if the row does not expand.
    public var isExpanded: Bool? { meaning.isExpanded }

    /// Whether a rule requires a value.
    public var isRequired: Bool { meaning.isRequired }

    /// Whether the row is an entry of a multivalued section; see ``SectionView/entries``.
    public var isEntry: Bool { meaning.isEntry }

    /// Whether selecting the row adds an entry to a multivalued section.
    public var isAddButton: Bool { meaning.isAddButton }

    /// Whether the row's value is secret, such as a password, so that hosts store it nowhere.
    ///
    /// True if ``BaseRow/keepsValueSecret`` is true, or once text has been typed into a secure
    /// field of the cell.
    public var isSecret: Bool { meaning.isSecret }

    /// Determines the control again after views of the cell were added or removed.
    func viewsDidChange() {
        control = currentControl
        if titleLabel?.enclosingCell !== self { titleLabel = nil }
    }

    /// Records changes of the control's name or label if they are in an added view, which may have
    /// a different identifier.
    func viewDidArrive(_ view: BaseView) {
        if control?.isPart(of: view) == true { note(.control) }
        if titleLabel?.isPart(of: view) == true { note(.label) }
    }

    /// The control that the row's error is about, or else the first view in which the user enters a
    /// value.
    var currentControl: BaseView? {
        if error != nil, let wrong = controlWithError, !wrong.isHidden, wrong.isPart(of: self) {
            return wrong
        }
        return firstControlInside
    }
}

extension BaseView {
    /// The first visible control among the descendants of the view, or nil if there is none.
    fileprivate var firstControlInside: BaseView? {
        var found: BaseView?
        forEachChild { child in
            // The control of an inner row is that of its own cell.
            guard found == nil, !child.isHidden, !(child is CellView) else { return }
            found = child.isControl ? child : child.firstControlInside
        }
        return found
    }
}
