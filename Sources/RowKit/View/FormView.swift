/// A screen: a form with its title.
public final class FormView: BaseView {
    /// How a screen is presented over the previous one.
    public enum Presentation: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// It replaces the previous screen, with a back button.
        case show
        /// It covers the previous screen.
        case modal
        /// A popover attached to the row that presented it.
        case popover
        /// An alert in the middle of the screen.
        case alert
        /// A sheet of actions at the edge of the screen.
        case sheet
    }

    /// The title of the screen.
    public internal(set) var title: String? { didSet { note(.title, oldValue, title) } }

    /// How the screen is presented over the previous one, or nil for the first screen.
    public internal(set) var presentation: Presentation?

    /// The row that presented the screen, or nil if none did.
    public internal(set) var presenter: ViewID? {
        didSet { note(.presenter, oldValue?.text, presenter?.text) }
    }

    /// The title of the button that dismisses the screen, or nil for the host's default.
    public internal(set) var dismissTitle: String? {
        didSet { note(.dismissTitle, oldValue, dismissTitle) }
    }

    /// The distance between the keyboard and the focused row, in points.
    public internal(set) var keyboardSpacing = 0.0 {
        didSet { note(.keyboardSpacing, oldValue, keyboardSpacing) }
    }

    /// Whether scrolling to a row is animated.
    public internal(set) var animatesScroll = false {
        didSet { note(.animatesScroll, oldValue, animatesScroll) }
    }

    /// Whether the keyboard has buttons for the previous and the next field.
    public internal(set) var showsPreviousAndNext = true {
        didSet { note(.showsPreviousAndNext, oldValue, showsPreviousAndNext) }
    }

    /// Whether the keyboard has a button that ends editing.
    public internal(set) var showsDone = true { didSet { note(.showsDone, oldValue, showsDone) } }

    /// Whether hosts show a submit button: the form has submission listeners, and its controller
    /// does not hide the button.
    public internal(set) var wantsSubmitButton = false {
        didSet { note(.wantsSubmitButton, oldValue, wantsSubmitButton) }
    }

    /// Whether the form is being submitted, so that it cannot be submitted again.
    public internal(set) var isBusy = false { didSet { note(.isBusy, oldValue, isBusy) } }

    /// The origins from which images with a URL may be loaded.
    public internal(set) var imageOrigins: [String] = [] {
        didSet { note(.imageOrigins, oldValue, imageOrigins) }
    }

    /// Buttons beside the title, such as a Done button.
    public internal(set) var navigationItems: StackView? {
        willSet { willReplace(navigationItems, by: newValue) }
        didSet { replaced(oldValue, by: navigationItems, as: "navigation") }
    }

    /// The items above the keyboard: buttons for the previous and the next field, and others.
    public internal(set) var keyboardItems: StackView? {
        willSet { willReplace(keyboardItems, by: newValue) }
        didSet { replaced(oldValue, by: keyboardItems, as: "keyboard") }
    }

    /// The view above all sections, such as a search field, or nil if there is none.
    public internal(set) var header: BaseView? {
        willSet { willReplace(header, by: newValue) }
        didSet { replaced(oldValue, by: header, as: "header") }
    }

    /// The visible sections.
    public internal(set) var sections: [SectionView] = [] { willSet { willRestructure() } }

    var screenID: ViewID?

    deinit { releaseChildren() }

    override class var kind: ViewKind { .form }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override var ownID: ViewID? { screenID }

    override func giveUp(_ child: BaseView) {
        if navigationItems === child { navigationItems = nil }
        if keyboardItems === child { keyboardItems = nil }
        if header === child { header = nil }
    }

    /// Calls a closure with the views above the sections, and with each of the sections.
    public override func forEachChild(_ body: (BaseView) -> Void) {
        if let navigationItems { body(navigationItems) }
        if let header { body(header) }
        if let keyboardItems { body(keyboardItems) }
        sections.forEach(body)
    }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: FormView(),
        [
            .init(.title, \.title), .init(.presentation, \.presentation),
            .init(.presenter) { $0.presenter?.text }, .init(.dismissTitle, \.dismissTitle),
            .init(.keyboardSpacing, \.keyboardSpacing), .init(.animatesScroll, \.animatesScroll),
            .init(.showsPreviousAndNext, \.showsPreviousAndNext), .init(.showsDone, \.showsDone),
            .init(.wantsSubmitButton, \.wantsSubmitButton), .init(.isBusy, \.isBusy),
            .init(.imageOrigins, \.imageOrigins),
        ])
}
