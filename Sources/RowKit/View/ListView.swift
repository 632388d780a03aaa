/// A list of items to pick from, such as suggestions below a field, a strip of options or a small
/// table.
public final class ListView: BaseView, HeaderFooterViewType {
    /// An item.
    public struct Item: Hashable, Sendable {
        /// The key that identifies the item in events, which is unique among the items.
        public var key: String
        /// The text of the item, with the parts that match a search highlighted.
        public var title: StyledText
        /// A second line, or nil if there is none.
        public var detail: StyledText?
        /// An image beside the text.
        public var image: RowImage?
        /// Whether the item is chosen.
        public var isSelected: Bool
        /// Whether the item can be picked.
        public var isEnabled: Bool

        /// Creates an item.
        public init(
            _ key: String, _ title: StyledText, detail: StyledText? = nil, image: RowImage? = nil,
            isSelected: Bool = false, isEnabled: Bool = true
        ) {
            self.key = key
            self.title = title
            self.detail = detail
            self.image = image
            self.isSelected = isSelected
            self.isEnabled = isEnabled
        }
    }

    /// The appearance of the list.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// Items one below the other.
        case table
        /// Items side by side in a scrolling strip.
        case strip
    }

    /// The items.
    public var items: [Item] = [] {
        didSet {
            if tree != nil, !changed.contains(.items) { toldItems = oldValue }
            // Most changes are of the keys, which contain no NaN and are quick to compare.
            guard oldValue.elementsEqual(items, by: { $0.key == $1.key }) else {
                return note(.items)
            }
            note(.items, oldValue, items)
        }
    }

    /// The key of the item that Return would pick, or nil if there is none.
    public var highlighted: String? { didSet { note(.highlighted, oldValue, highlighted) } }

    /// The appearance of the list.
    public var style = Style.table { didSet { note(.style, oldValue, style) } }

    /// The text shown instead of items, for example while a search is pending or if it has no
    /// results.
    public var placeholder: String? { didSet { note(.placeholder, oldValue, placeholder) } }

    /// Whether a search for items is pending.
    public var isBusy = false { didSet { note(.isBusy, oldValue, isBusy) } }

    private var picking = ViewListeners<String>()
    /// The items last reported to hosts, or nil if they have not changed since.
    private var toldItems: [Item]?

    /// Creates an empty list.
    public override init() { super.init() }

    /// Adds a closure to call each time the user picks an item, with its key.
    public func onPick(_ listener: @escaping (String) -> Void) { picking.add(listener) }

    override class var kind: ViewKind { .list }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    /// The field whose popup is this list, or nil if the list is not a popup.
    public var field: TextFieldView? { parent as? TextFieldView }

    override var isControl: Bool { field == nil }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .choose(let keys) = action else { return try super.receive(action) }
        guard keys.count == 1 else {
            throw ViewRefusal(.notOffered, "one item is picked at a time, not \(keys.count)")
        }
        guard items.contains(where: { $0.key == keys[0] && $0.isEnabled }) else {
            throw ViewRefusal(
                .notOffered, "there is no item \"\(keys[0])\" to pick", .optionGone)
        }
        picking(keys[0])
    }

    override func takeChanges(of properties: [ViewProperty]) -> [ViewChange] {
        let splice = toldItems.flatMap { ViewChange.Splice(from: $0, to: items) }
        toldItems = nil
        guard let splice else { return super.takeChanges(of: properties) }
        let others = properties.filter { $0 != .items }
        let change = ViewChange.splice(id, .items, splice)
        return others.isEmpty ? [change] : [change, .set(id, others)]
    }

    override func forgetTold() { toldItems = nil }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: ListView(),
        [
            .always(.items, \.items), .init(.highlighted, \.highlighted), .look(.style, \.style),
            .look(.placeholder, \.placeholder), .init(.isBusy, \.isBusy),
        ])
}

extension ListView.Item: ViewPropertyValue {
    var json: JSONValue {
        JSONValue(members: [
            "key": .string(key), "title": title.json, "detail": detail?.json, "image": image?.json,
            "selected": isSelected ? true : nil, "enabled": isEnabled ? nil : false,
        ])
    }
}

extension ListView.Style: DocumentValue {}
