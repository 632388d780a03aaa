/// A whole screen: a form with its title.
public final class FormView: BaseView {
    /// How a screen stands over the one before.
    public enum Presentation: String, Hashable, Sendable, Codable, CaseIterable {
        /// It takes its place, with a way back.
        case show
        /// It covers it.
        case modal
        /// It hangs on the row that opened it.
        case popover
        /// It asks one thing in the middle.
        case alert
        /// It offers things to do at the edge.
        case sheet
    }

    /// What the screen is about.
    public internal(set) var title: String? { didSet { note(.title, oldValue, title) } }

    /// How the screen stands over the one before; nil: it is the first.
    public internal(set) var presentation: Presentation?

    /// The row that opened the screen; nil: none did.
    public internal(set) var presenter: ViewID? {
        didSet { note(.presenter, oldValue?.text, presenter?.text) }
    }

    /// How far the keyboard stays away from the row with the focus, in points.
    public internal(set) var keyboardSpacing = 0.0 {
        didSet { note(.keyboardSpacing, oldValue, keyboardSpacing) }
    }

    /// Whether scrolling to a row is to be seen.
    public internal(set) var animatesScroll = false {
        didSet { note(.animatesScroll, oldValue, animatesScroll) }
    }

    /// Whether the keyboard has buttons to the fields before and behind.
    public internal(set) var showsPreviousAndNext = true {
        didSet { note(.showsPreviousAndNext, oldValue, showsPreviousAndNext) }
    }

    /// Whether the keyboard has a button that ends the typing.
    public internal(set) var showsDone = true { didSet { note(.showsDone, oldValue, showsDone) } }

    /// Buttons beside the title, such as one that is done.
    public internal(set) var navigationItems: StackView? {
        willSet { willReplace(navigationItems, by: newValue) }
        didSet { replacedAtOnce(oldValue, by: navigationItems, as: "navigation", after: nil) }
    }

    /// What the keyboard has beside its keys: to the fields before and behind, and whatever else.
    public internal(set) var keyboardItems: StackView? {
        willSet { willReplace(keyboardItems, by: newValue) }
        didSet {
            replacedAtOnce(
                oldValue, by: keyboardItems, as: "keyboard", after: header ?? navigationItems)
        }
    }

    /// What stands above all sections, such as a field to search in; nil: nothing.
    public internal(set) var header: BaseView? {
        willSet { willReplace(header, by: newValue) }
        didSet { replacedAtOnce(oldValue, by: header, as: "header", after: navigationItems) }
    }

    /// The visible sections.
    public internal(set) var sections: [SectionView] = []

    var screenID: ViewID?

    /// A screen.
    public override var node: ViewNode { .form(self) }

    override var ownID: ViewID? { screenID }

    override func giveUp(_ child: BaseView) {
        if navigationItems === child { navigationItems = nil }
        if keyboardItems === child { keyboardItems = nil }
        if header === child { header = nil }
    }

    /// What stands above, and the sections.
    public override var children: [BaseView] {
        let above: [BaseView?] = [navigationItems, header, keyboardItems]
        return above.compactMap { $0 } + sections as [BaseView]
    }

    override class var ownProperties: [ViewProperty] {
        [
            .title, .presentation, .presenter, .keyboardSpacing, .animatesScroll,
            .showsPreviousAndNext, .showsDone,
        ]
    }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .title: title?.json
        case .presentation: presentation?.json
        case .presenter: presenter?.text.json
        case .keyboardSpacing: keyboardSpacing == 0 ? nil : keyboardSpacing.json
        case .animatesScroll: animatesScroll ? true : nil
        case .showsPreviousAndNext: showsPreviousAndNext ? nil : false
        case .showsDone: showsDone ? nil : false
        default: super.value(of: property)
        }
    }
}

extension FormView.Presentation: ViewPropertyValue {}
