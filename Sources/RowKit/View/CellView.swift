/// A row: an image, two texts or a content view, and an accessory at the end.
public final class CellView: BaseView {
    /// A mark at the end of a row.
    public enum Accessory: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// No mark.
        case none
        /// Selecting the row leads to something else.
        case disclosureIndicator
        /// The row is chosen.
        case checkmark
    }

    /// The look of a row while it is selected.
    public enum SelectionStyle: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue
    {
        /// The same as every other row.
        case none
        /// The host's default.
        case `default`
    }

    /// The image at the beginning, also before a ``contentView``; nil if there is none.
    public var imageView: ImageView? {
        willSet { willPut(newValue, over: imageView) }
        didSet { replaced(oldValue, by: imageView, as: "image") }
    }

    /// The main text, made when first read; nil while a ``contentView`` replaces it.
    public var textLabel: LabelView? { label(\.madeTextLabel, as: "text") }

    /// The second text, made when first read; nil while a ``contentView`` replaces it.
    public var detailTextLabel: LabelView? { label(\.madeDetailLabel, as: "detail") }

    /// The mark at the end.
    public var accessoryType = Accessory.none {
        didSet { note(.accessory, oldValue, accessoryType) }
    }

    /// A view at the end, such as a toggle; nil if there is none.
    public var accessoryView: BaseView? {
        willSet { willPut(newValue, over: accessoryView) }
        didSet { replaced(oldValue, by: accessoryView, as: "accessory") }
    }

    /// A view that replaces the two texts; nil if there is none.
    public var contentView: BaseView? {
        willSet { willPut(newValue, over: contentView) }
        didSet { replaced(oldValue, by: contentView, as: "content") }
    }

    /// The look of the row while it is selected.
    public var selectionStyle = SelectionStyle.default {
        didSet { note(.selectionStyle, oldValue, selectionStyle) }
    }

    /// Whether the row has the focus.
    public internal(set) var isHighlighted = false {
        didSet { note(.isHighlighted, oldValue, isHighlighted) }
    }

    /// Whether an asynchronous validation of the row is pending.
    public internal(set) var isBusy = false { didSet { note(.isBusy, oldValue, isBusy) } }

    /// How the user may edit the row within a multivalued section.
    public internal(set) var editing: CellView.Editing = [] {
        didSet { note(.editing, oldValue, editing) }
    }

    /// The actions behind a swipe from the leading edge.
    public internal(set) var leadingSwipe = CellView.Swipe() {
        didSet { note(.leadingSwipe, oldValue, leadingSwipe) }
    }

    /// The actions behind a swipe from the trailing edge.
    public internal(set) var trailingSwipe = CellView.Swipe() {
        didSet { note(.trailingSwipe, oldValue, trailingSwipe) }
    }

    /// Makes an empty cell.
    public override init() { super.init() }

    var looks = TransientLooks()
    var setupWrites = SetupWrites()
    /// Whether a secure field of the cell has ever held text.
    var holdsSecureText = false
    var screenID: ViewID?
    private var madeTextLabel: LabelView?
    private var madeDetailLabel: LabelView?

    override class var kind: ViewKind { .cell }
    override func drawn<R: ViewRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override var ownID: ViewID? { screenID }

    /// The views in the cell, from beginning to end.
    public override var children: [BaseView] {
        var views: [BaseView] = []
        if let imageView { views.append(imageView) }
        if let contentView {
            views.append(contentView)
        } else {
            if let madeTextLabel { views.append(madeTextLabel) }
            if let madeDetailLabel { views.append(madeDetailLabel) }
        }
        if let accessoryView { views.append(accessoryView) }
        return views
    }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: CellView(),
        [
            .init(.accessory, \.accessoryType), .init(.selectionStyle, \.selectionStyle),
            .init(.isHighlighted, \.isHighlighted), .init(.isBusy, \.isBusy),
            .init(.editing, \.editing), .init(.leadingSwipe, \.leadingSwipe),
            .init(.trailingSwipe, \.trailingSwipe),
        ])

    /// Shows the title and the value of a row.
    func show(title: String?, detail: String?) {
        if madeTextLabel != nil || title != nil { textLabel?.text = title }
        if madeDetailLabel != nil || detail != nil { detailTextLabel?.text = detail }
    }

    override func giveUp(_ child: BaseView) {
        if imageView === child { imageView = nil }
        if madeTextLabel === child { replaceLabel(\.madeTextLabel, by: nil, as: "text") }
        if madeDetailLabel === child { replaceLabel(\.madeDetailLabel, by: nil, as: "detail") }
        if accessoryView === child { accessoryView = nil }
        if contentView === child { contentView = nil }
    }

    private func willPut(_ new: BaseView?, over old: BaseView?) {
        guard new !== old else { return }
        willRestructure()
        willReplace(old, by: new)
    }

    private func label(
        _ label: ReferenceWritableKeyPath<CellView, LabelView?>, as part: String
    ) -> LabelView? {
        guard contentView == nil else { return nil }
        if let made = self[keyPath: label] { return made }
        let made = LabelView()
        replaceLabel(label, by: made, as: part)
        return made
    }

    private func replaceLabel(
        _ label: ReferenceWritableKeyPath<CellView, LabelView?>, by new: LabelView?,
        as part: String
    ) {
        let old = self[keyPath: label]
        willPut(new, over: old)
        self[keyPath: label] = new
        replaced(old, by: new, as: part)
    }
}

extension BaseView {
    /// The cell that the view is or belongs to, or nil if there is none.
    public final var enclosingCell: CellView? {
        var view: BaseView? = self
        while let current = view {
            if let cell = current as? CellView { return cell }
            view = current.parent
        }
        return nil
    }
}
