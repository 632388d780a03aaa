/// A section: its header, its visible rows and its footer.
public final class SectionView: BaseView {
    /// The view above the rows, or nil if there is none.
    public internal(set) var header: BaseView? {
        willSet { willReplace(header, by: newValue) }
        didSet { replaced(oldValue, by: header, as: "header") }
    }

    /// The view below the rows, or nil if there is none.
    public internal(set) var footer: BaseView? {
        willSet { willReplace(footer, by: newValue) }
        didSet { replaced(oldValue, by: footer, as: "footer") }
    }

    /// Whether hosts show the rows, or nil if the user cannot collapse the section.
    ///
    /// Pressing the section collapses or expands it.
    public internal(set) var isExpanded: Bool? {
        didSet { note(.isExpanded, oldValue, isExpanded) }
    }

    /// Whether a rule of the section requires an answer, such as one of its options.
    public internal(set) var isRequired = false {
        didSet { note(.isRequired, oldValue, isRequired) }
    }

    /// The cells of the visible rows, even while the section is collapsed.
    public internal(set) var rows: [CellView] = [] { willSet { willRestructure() } }

    /// The rows that are entries of a multivalued section, in order.
    ///
    /// Events that move an entry contain an index of this array.
    public var entries: [CellView] { rows.filter(\.isEntry) }

    /// Collapses or expands the section.
    var toggle: (() -> Void)?
    var screenID: ViewID?
    /// The revisions of the visible header and footer, or nil before they are shown.
    var headerRevision: Int?
    var footerRevision: Int?
    /// The labels of a header and a footer that were set as text, not as custom views.
    var headerLabel: LabelView?
    var footerLabel: LabelView?

    deinit { releaseChildren() }

    override class var kind: ViewKind { .section }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override var ownID: ViewID? { screenID }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard action == .press, isExpanded != nil, let toggle else {
            return try super.receive(action)
        }
        toggle()
    }

    override func giveUp(_ child: BaseView) {
        if header === child { header = nil }
        if footer === child { footer = nil }
    }

    /// Calls a closure with the header, each of the rows and the footer.
    public override func forEachChild(_ body: (BaseView) -> Void) {
        if let header { body(header) }
        rows.forEach(body)
        if let footer { body(footer) }
    }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: SectionView(),
        [.init(.isExpanded, \.isExpanded), .init(.isRequired, \.isRequired)])
}
