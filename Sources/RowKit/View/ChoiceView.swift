/// A choice among a few options.
public final class ChoiceView: BaseView, HeaderFooterViewType {
    /// An option.
    public struct Option: Hashable, Sendable {
        /// The key that identifies the option in events, which is unique among the options.
        public var key: String
        /// The text of the option, which the first column shows if there are ``details``.
        public var title: String
        /// The texts of the other columns.
        ///
        /// Hosts show them in a choice with the style ``Style/list``.
        public var details: [String]
        /// An image beside the text.
        ///
        /// The text alone must identify the option, because not every host and style shows images:
        /// a menu in a browser has only texts.
        public var image: RowImage?
        /// Whether the option can be chosen.
        public var isEnabled: Bool

        /// Creates an option.
        public init(
            _ key: String, _ title: String, details: [String] = [], image: RowImage? = nil,
            isEnabled: Bool = true
        ) {
            self.key = key
            self.title = title
            self.details = details
            self.image = image
            self.isEnabled = isEnabled
        }
    }

    /// The appearance of the choice.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// A menu that opens.
        case menu
        /// Options side by side.
        case segmented
        /// A wheel.
        case wheel
        /// Options one below the other, in a table if they have several columns.
        case list
    }

    /// The options.
    public var options: [Option] = [] { didSet { if options != oldValue { note(.options) } } }

    /// The columns of a choice with the style ``Style/list``.
    ///
    /// The first column shows the titles of the options, and the others show their
    /// ``Option/details``. An option may have texts for fewer or more columns.
    public var columns: [Column] = [] { didSet { note(.columns, oldValue, columns) } }

    /// The keys of the chosen options, in the order of the options.
    public var selection: [String] {
        get { storedSelection }
        set { store(newValue, in: &storedSelection, as: .selection) }
    }

    /// Whether several options may be chosen.
    public var allowsMultiple = false {
        didSet { note(.allowsMultiple, oldValue, allowsMultiple) }
    }

    /// Whether an option is required, so that the chosen one cannot be deselected.
    public var isRequired = false { didSet { note(.isRequired, oldValue, isRequired) } }

    /// The appearance of the choice.
    public var style = Style.menu { didSet { note(.style, oldValue, style) } }

    /// The text shown while nothing is chosen.
    public var placeholder: String? { didSet { note(.placeholder, oldValue, placeholder) } }

    private var storedSelection: [String] = []
    private var choosing = ViewListeners<[String]>()

    /// Creates a choice without options.
    public override init() { super.init() }

    /// Adds a closure to call each time the user chooses, with the keys of all chosen options.
    public func onChoose(_ listener: @escaping ([String]) -> Void) { choosing.add(listener) }

    override class var kind: ViewKind { .choice }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    /// True for a menu and a wheel, in which options are chosen with keys, and for a choice with a
    /// closure that handles keys.
    public override var isFocusable: Bool {
        style == .menu || style == .wheel || super.isFocusable
    }

    override var isControl: Bool { true }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .choose(let keys) = action else { return try super.receive(action) }
        for key in keys where !options.contains(where: { $0.key == key && $0.isEnabled }) {
            throw ViewRefusal(
                .notOffered, "there is no option \"\(key)\" to choose", .optionGone)
        }
        guard allowsMultiple || keys.count <= 1 else {
            throw ViewRefusal(.notOffered, "one option can be chosen, not \(keys.count)")
        }
        guard !keys.isEmpty || !isRequired || allowsMultiple else {
            throw ViewRefusal(.notOffered, "one option has to be chosen", .required)
        }
        storedSelection = options.map(\.key).filter(keys.contains)
        choosing(storedSelection)
    }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: ChoiceView(),
        [
            .always(.options, \.options), .always(.selection, \.selection),
            .init(.allowsMultiple, \.allowsMultiple), .init(.isRequired, \.isRequired),
            .look(.style, \.style), .look(.placeholder, \.placeholder),
            .look(.columns, \.columns),
        ])
}

extension ChoiceView.Option: ViewPropertyValue {
    var json: JSONValue {
        JSONValue(members: [
            "key": .string(key), "title": .string(title),
            "details": details.isEmpty ? nil : details.json, "image": image?.json,
            "enabled": isEnabled ? nil : false,
        ])
    }
}
