/// A row: an image, two texts or a content view, and an accessory at the end.
public final class CellView: BaseView {
    /// A mark at the end of a row.
    public enum Accessory: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// No mark.
        case none
        /// Selecting the row opens another screen or row.
        case disclosureIndicator
        /// The row is chosen.
        case checkmark
    }

    /// The appearance of a row while it is selected.
    public enum SelectionStyle: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue
    {
        /// The same appearance as while it is not selected.
        case none
        /// The host's default.
        case `default`
    }

    /// The image at the start, even before a ``contentView``, or nil if there is none.
    public var imageView: ImageView? {
        get { image }
        set { replace(image, by: newValue, as: "image") { image = newValue } }
    }

    /// The main text, made when first read, or nil while a ``contentView`` replaces it.
    public var textLabel: LabelView? { label(.text) }

    /// The second text, made when first read, or nil while a ``contentView`` replaces it.
    public var detailTextLabel: LabelView? { label(.detail) }

    /// The main text if it has been made and is shown.
    ///
    /// Reading this property makes no label.
    public var shownTextLabel: LabelView? { contentView == nil ? madeTextLabel : nil }

    /// The second text if it has been made and is shown.
    ///
    /// Reading this property makes no label.
    public var shownDetailTextLabel: LabelView? { contentView == nil ? madeDetailLabel : nil }

    /// The mark at the end.
    public var accessoryType = Accessory.none {
        didSet { note(.accessory, oldValue, accessoryType) }
    }

    /// A view at the end, such as a toggle, or nil if there is none.
    public var accessoryView: BaseView? {
        get { accessory }
        set { replace(accessory, by: newValue, as: "accessory") { accessory = newValue } }
    }

    /// A view that replaces the two texts, or nil if there is none.
    public var contentView: BaseView? {
        get { content }
        set { replace(content, by: newValue, as: "content") { content = newValue } }
    }

    /// The appearance of the row while it is selected.
    public var selectionStyle = SelectionStyle.default {
        didSet { note(.selectionStyle, oldValue, selectionStyle) }
    }

    /// Creates an empty cell.
    public override init() { super.init() }

    /// The label that shows the row's title, or nil if no label does.
    ///
    /// It labels the controls of the cell that have no ``BaseView/name``; see ``BaseView/label``.
    public internal(set) var titleLabel: LabelView? {
        get { naming }
        set {
            guard newValue !== naming else { return }
            naming = newValue
            note(.label)
        }
    }

    /// The view in which the user enters the row's value, or nil if there is none.
    ///
    /// A host shows the row's ``BaseView/error`` at this view.
    public internal(set) var control: BaseView? {
        get { entering }
        set {
            guard newValue !== entering else { return }
            entering = newValue
            note(.control)
        }
    }

    /// The control that the row's error is about if the row has several, or nil for the first.
    ///
    /// Set it while the row is updated. It is the ``control`` while the row has an error.
    public weak var controlWithError: BaseView?

    /// The row that this one is expanded below, or nil if it is not an expanded row.
    public internal(set) var expandedBelow: ViewID? {
        get { upper }
        set { note(.expandedBelow, exchange(&upper, with: newValue), newValue) }
    }

    /// Whether the cell is that of an inner row, which is in the content of another cell; see
    /// ``BaseRow/setInnerRow(_:named:)``.
    public internal(set) var isInner = false

    /// Whether the content contains cells of inner rows.
    package internal(set) var hasInnerCells = false

    var state = State() {
        didSet {
            note(.isHighlighted, oldValue.isHighlighted, isHighlighted)
            note(.isReadOnly, oldValue.isReadOnly, isReadOnly)
            note(.isBusy, oldValue.isBusy, isBusy)
            note(.editing, oldValue.editing, editing)
            note(.leadingSwipe, oldValue.leadingSwipe, leadingSwipe)
            note(.trailingSwipe, oldValue.trailingSwipe, trailingSwipe)
        }
    }

    var meaning = Meaning() {
        didSet {
            guard meaning != oldValue else { return }
            note(.title, oldValue.title, title)
            note(.isSelectable, oldValue.isSelectable, isSelectable)
            note(.choice, oldValue.choice, choice)
            note(.isChosen, oldValue.isChosen, isChosen)
            note(.isExpanded, oldValue.isExpanded, isExpanded)
            note(.isRequired, oldValue.isRequired, isRequired)
            note(.isEntry, oldValue.isEntry, isEntry)
            note(.isAddButton, oldValue.isAddButton, isAddButton)
            note(.isSecret, oldValue.isSecret, isSecret)
        }
    }

    /// A number that increases each time the cell, its identifier or one of its views changes while
    /// it is shown.
    ///
    /// A host that caches the drawing of a cell must draw the cell again when the number differs,
    /// and discard the drawing when the cell is removed. Another cell with the same identifier has
    /// its own numbers.
    public internal(set) var revision = 0

    var looks = TransientLooks()
    var setupWrites = SetupWrites()
    /// The `cellSetup` listeners of defaults that have run for the cell.
    var defaultSetups: [AnyObject] = []
    /// Whether a secure field of the cell has ever held text.
    var holdsSecureText = false
    var screenID: ViewID? {
        didSet { if tree != nil, screenID != oldValue { noteRevision() } }
    }

    // The compiler checks each access to a stored property for exclusivity, unless it sees all of
    // them. It does for private properties, and these are read for every row that is drawn.
    private var image: ImageView?
    private var accessory: BaseView?
    private var content: BaseView?
    private var naming: LabelView?
    private var entering: BaseView?
    private var upper: ViewID?
    private var madeTextLabel: LabelView?
    private var madeDetailLabel: LabelView?

    deinit {
        releaseChildren()
        // These are not among the children while there is a content view.
        release(madeTextLabel)
        release(madeDetailLabel)
    }

    override class var kind: ViewKind { .cell }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override var ownID: ViewID? { screenID }

    /// Calls a closure with each of the views in the cell, from first to last.
    public override func forEachChild(_ body: (BaseView) -> Void) {
        if let imageView { body(imageView) }
        if let contentView { body(contentView) }
        if let shownTextLabel { body(shownTextLabel) }
        if let shownDetailTextLabel { body(shownDetailTextLabel) }
        if let accessoryView { body(accessoryView) }
    }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: CellView(),
        [
            .look(.accessory, \.accessoryType), .look(.selectionStyle, \.selectionStyle),
            .init(.isHighlighted, \.isHighlighted), .init(.isReadOnly, \.isReadOnly),
            .init(.isBusy, \.isBusy),
            .init(.editing, \.editing), .init(.leadingSwipe, \.leadingSwipe),
            .init(.trailingSwipe, \.trailingSwipe), .init(.title, \.title),
            .init(.isSelectable, \.isSelectable), .init(.choice, \.choice),
            .init(.isChosen, \.isChosen), .init(.isExpanded, \.isExpanded),
            .init(.expandedBelow) { $0.expandedBelow?.text }, .init(.isRequired, \.isRequired),
            .init(.isEntry, \.isEntry), .init(.isAddButton, \.isAddButton),
            .init(.isSecret, \.isSecret),
            .init(.label) { $0.titleLabel?.id.text }, .init(.control) { $0.control?.id.text },
        ])

    /// Shows the title and the value of a row.
    func show(title: String?, detail: String?) {
        if madeTextLabel != nil || title != nil { textLabel?.text = title }
        if madeDetailLabel != nil || detail != nil { detailTextLabel?.text = detail }
    }

    override func giveUp(_ child: BaseView) {
        if imageView === child { imageView = nil }
        if madeTextLabel === child { replaceLabel(.text, by: nil) }
        if madeDetailLabel === child { replaceLabel(.detail, by: nil) }
        if accessoryView === child { accessoryView = nil }
        if contentView === child { contentView = nil }
    }

    /// The labels of a cell, by their parts.
    private enum LabelPart: String { case text, detail }

    private func made(_ part: LabelPart) -> LabelView? {
        switch part {
        case .text: madeTextLabel
        case .detail: madeDetailLabel
        }
    }

    private func label(_ part: LabelPart) -> LabelView? {
        guard contentView == nil else { return nil }
        if let made = made(part) { return made }
        let made = LabelView()
        replaceLabel(part, by: made)
        return made
    }

    private func replaceLabel(_ part: LabelPart, by new: LabelView?) {
        replace(made(part), by: new, as: part.rawValue) {
            switch part {
            case .text: madeTextLabel = new
            case .detail: madeDetailLabel = new
            }
        }
    }

    private func replace(
        _ old: BaseView?, by new: BaseView?, as part: String, _ store: () -> Void
    ) {
        willReplace(old, by: new)
        store()
        replaced(old, by: new, as: part)
    }
}

extension BaseView {
    /// The cells within the view, without those within such a cell.
    package final var innerCells: [CellView] {
        var cells: [CellView] = []
        func search(_ view: BaseView) {
            guard let cell = view as? CellView else { return view.forEachChild(search) }
            cells.append(cell)
        }
        forEachChild(search)
        return cells
    }

    /// The cell of a row of a section that the view is or belongs to, or nil if there is none.
    final var outermostCell: CellView? {
        var cell = enclosingCell
        while let outer = cell?.parent?.enclosingCell { cell = outer }
        return cell
    }

    /// The cell that the view is or belongs to, or nil if there is none.
    ///
    /// For a view of an inner row, this is the cell of the inner row.
    public final var enclosingCell: CellView? {
        nearest { $0 as? CellView }
    }
}
