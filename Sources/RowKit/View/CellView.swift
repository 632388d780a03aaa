/// A row: a picture, two texts or a content view, and something at the end.
public final class CellView: BaseView {
    /// A mark at the end of a row.
    public enum Accessory: String, Hashable, Sendable, Codable, CaseIterable {
        /// None.
        case none
        /// Selecting leads somewhere else.
        case disclosureIndicator
        /// The row is chosen.
        case checkmark
    }

    /// What a selected row looks like.
    public enum SelectionStyle: String, Hashable, Sendable, Codable, CaseIterable {
        /// As every row.
        case none
        /// As the host likes.
        case `default`
    }

    /// The picture at the beginning, also before a ``contentView``; nil if there is none.
    public var imageView: ImageView? {
        willSet { willPut(newValue, over: imageView) }
        didSet { replaced(oldValue, by: imageView, as: "image") }
    }

    /// The main text, made when first asked for; nil while a ``contentView`` stands in its place.
    public var textLabel: LabelView? { label(\.madeTextLabel, as: "text") }

    /// The second text, made when first asked for; nil while a ``contentView`` stands in its place.
    public var detailTextLabel: LabelView? { label(\.madeDetailLabel, as: "detail") }

    /// The mark at the end.
    public var accessoryType = Accessory.none {
        didSet { note(.accessory, oldValue, accessoryType) }
    }

    /// A view at the end, such as a toggle; nil: none.
    public var accessoryView: BaseView? {
        willSet { willPut(newValue, over: accessoryView) }
        didSet { replaced(oldValue, by: accessoryView, as: "accessory") }
    }

    /// A view in the place of the texts; nil if there is none.
    public var contentView: BaseView? {
        willSet { willPut(newValue, over: contentView) }
        didSet { replaced(oldValue, by: contentView, as: "content") }
    }

    /// What the row looks like when it is selected.
    public var selectionStyle = SelectionStyle.default {
        didSet { note(.selectionStyle, oldValue, selectionStyle) }
    }

    /// Whether the row has the focus.
    public internal(set) var isHighlighted = false {
        didSet { note(.isHighlighted, oldValue, isHighlighted) }
    }

    /// Whether something about the row is being found out.
    public internal(set) var isBusy = false { didSet { note(.isBusy, oldValue, isBusy) } }

    /// What a person may do to the row as one of several.
    public internal(set) var editing: CellEditing = [] {
        didSet { note(.editing, oldValue, editing) }
    }

    /// What swiping from where lines begin offers.
    public internal(set) var leadingSwipe = SwipeOffer() {
        didSet { note(.leadingSwipe, oldValue, leadingSwipe) }
    }

    /// What swiping from where lines end offers.
    public internal(set) var trailingSwipe = SwipeOffer() {
        didSet { note(.trailingSwipe, oldValue, trailingSwipe) }
    }

    /// Makes a cell that shows nothing.
    public override init() { super.init() }

    var looks = TransientLooks()
    var screenID: ViewID?
    private var madeTextLabel: LabelView?
    private var madeDetailLabel: LabelView?

    /// A row.
    public override var node: ViewNode { .cell(self) }

    override var ownID: ViewID? { screenID }

    /// What the cell shows, from beginning to end.
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

    override class var ownProperties: [ViewProperty] {
        [
            .accessory, .selectionStyle, .isHighlighted, .isBusy, .editing, .leadingSwipe,
            .trailingSwipe,
        ]
    }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .accessory: accessoryType == .none ? nil : accessoryType.json
        case .selectionStyle: selectionStyle == .default ? nil : selectionStyle.json
        case .isHighlighted: isHighlighted ? true : nil
        case .isBusy: isBusy ? true : nil
        case .editing: editing.isEmpty ? nil : editing.json
        case .leadingSwipe: leadingSwipe.actions.isEmpty ? nil : leadingSwipe.json
        case .trailingSwipe: trailingSwipe.actions.isEmpty ? nil : trailingSwipe.json
        default: super.value(of: property)
        }
    }

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

extension CellView.Accessory: ViewPropertyValue {}
extension CellView.SelectionStyle: ViewPropertyValue {}

extension BaseView {
    /// The cell that the view is or stands in.
    public final var enclosingCell: CellView? {
        var view: BaseView? = self
        while let current = view {
            if let cell = current as? CellView { return cell }
            view = current.parent
        }
        return nil
    }
}
