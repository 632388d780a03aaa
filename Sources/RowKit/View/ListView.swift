/// Items to pick from: suggestions below a field, a strip of options, a small table.
public final class ListView: BaseView, HeaderFooterViewType {
    /// One thing to pick.
    public struct Item: Hashable, Sendable {
        /// What the item is called when it is picked; unique among the items.
        public var key: String
        /// What it says, with what was looked for highlighted.
        public var title: StyledText
        /// A second line.
        public var detail: StyledText?
        /// A picture of it.
        public var image: RowImage?
        /// Whether it is chosen.
        public var isSelected: Bool
        /// Whether it can be picked.
        public var isEnabled: Bool

        /// Makes an item.
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

    /// What it looks like.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
        /// Items below each other.
        case table
        /// Items beside each other, in a strip that scrolls.
        case strip
    }

    /// What can be picked.
    public var items: [Item] = [] { didSet { note(.items, oldValue, items) } }

    /// The key of the item that Return would pick; nil: none.
    public var highlighted: String? { didSet { note(.highlighted, oldValue, highlighted) } }

    /// What it looks like.
    public var style = Style.table { didSet { note(.style, oldValue, style) } }

    /// What stands there instead of items: that they are looked for, or that there are none.
    public var placeholder: String? { didSet { note(.placeholder, oldValue, placeholder) } }

    /// Whether items are being looked for.
    public var isBusy = false { didSet { note(.isBusy, oldValue, isBusy) } }

    private var picking = ViewListeners<String>()

    /// Makes an empty list.
    public override init() { super.init() }

    /// Runs a closure each time a person picked an item, with its key.
    public func onPick(_ listener: @escaping (String) -> Void) { picking.add(listener) }

    /// A list.
    public override var node: ViewNode { .list(self) }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .choose(let keys) = action else { return try super.receive(action) }
        guard keys.count == 1 else {
            throw ViewRefusal(.notOffered, "one item is picked at a time, not \(keys.count)")
        }
        guard items.contains(where: { $0.key == keys[0] && $0.isEnabled }) else {
            throw ViewRefusal(.notOffered, "there is no item \"\(keys[0])\" to pick")
        }
        picking(keys[0])
    }

    override class var ownProperties: [ViewProperty] {
        [.items, .highlighted, .style, .placeholder, .isBusy]
    }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .items: items.json
        case .highlighted: highlighted?.json
        case .style: style == .table ? nil : style.json
        case .placeholder: placeholder?.json
        case .isBusy: isBusy ? true : nil
        default: super.value(of: property)
        }
    }
}

extension ListView.Style: ViewPropertyValue {}

extension ListView.Item: ViewPropertyValue {
    var json: JSONValue {
        JSONValue(members: [
            "key": .string(key), "title": title.json, "detail": detail?.json, "image": image?.json,
            "selected": isSelected ? true : nil, "enabled": isEnabled ? nil : false,
        ])
    }
}

extension ListView.Style: DocumentValue {}
