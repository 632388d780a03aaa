/// Some of a few options.
public final class ChoiceView: BaseView, HeaderFooterViewType {
    /// One thing to choose.
    public struct Option: Hashable, Sendable {
        /// What the option is called when it is chosen; unique among the options.
        public var key: String
        /// What it says.
        public var title: String
        /// A picture of it, beside or instead of what it says.
        public var image: RowImage?
        /// Whether it can be chosen.
        public var isEnabled: Bool

        /// Makes an option.
        public init(
            _ key: String, _ title: String, image: RowImage? = nil, isEnabled: Bool = true
        ) {
            self.key = key
            self.title = title
            self.image = image
            self.isEnabled = isEnabled
        }
    }

    /// What it looks like.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
        /// A menu that opens.
        case menu
        /// Options side by side.
        case segmented
        /// A wheel.
        case wheel
        /// Options below each other.
        case list
    }

    /// What can be chosen.
    public var options: [Option] = [] { didSet { note(.options, oldValue, options) } }

    /// The keys of what is chosen, in the order of the options.
    public var selection: [String] {
        get { storedSelection }
        set {
            guard newValue != storedSelection else { return }
            storedSelection = newValue
            note(.selection)
        }
    }

    /// Whether several options may be chosen.
    public var allowsMultiple = false {
        didSet { note(.allowsMultiple, oldValue, allowsMultiple) }
    }

    /// Whether one has to be chosen, so that a choice cannot be taken back.
    public var isRequired = false { didSet { note(.isRequired, oldValue, isRequired) } }

    /// What it looks like.
    public var style = Style.menu { didSet { note(.style, oldValue, style) } }

    /// What stands there while nothing is chosen.
    public var placeholder: String? { didSet { note(.placeholder, oldValue, placeholder) } }

    private var storedSelection: [String] = []
    private var choosing = ViewListeners<[String]>()

    /// Makes a choice without options.
    public override init() { super.init() }

    /// Runs a closure each time a person chose, with the keys of all that is chosen then.
    public func onChoose(_ listener: @escaping ([String]) -> Void) { choosing.add(listener) }

    /// A choice.
    public override var node: ViewNode { .choice(self) }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .choose(let keys) = action else { return try super.receive(action) }
        for key in keys where !options.contains(where: { $0.key == key && $0.isEnabled }) {
            throw ViewRefusal(.notOffered, "there is no option \"\(key)\" to choose")
        }
        guard allowsMultiple || keys.count <= 1 else {
            throw ViewRefusal(.notOffered, "one option can be chosen, not \(keys.count)")
        }
        guard !keys.isEmpty || !isRequired || allowsMultiple else {
            throw ViewRefusal(.notOffered, "one option has to be chosen")
        }
        storedSelection = options.map(\.key).filter(keys.contains)
        choosing(storedSelection)
    }

    override class var ownProperties: [ViewProperty] {
        [.options, .selection, .allowsMultiple, .isRequired, .style, .placeholder]
    }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .options: options.json
        case .selection: selection.json
        case .allowsMultiple: allowsMultiple ? true : nil
        case .isRequired: isRequired ? true : nil
        case .style: style == .menu ? nil : style.json
        case .placeholder: placeholder?.json
        default: super.value(of: property)
        }
    }
}

extension ChoiceView.Style: ViewPropertyValue {}

extension ChoiceView.Option: ViewPropertyValue {
    var json: JSONValue {
        JSONValue(members: [
            "key": .string(key), "title": .string(title), "image": image?.json,
            "enabled": isEnabled ? nil : false,
        ])
    }
}
