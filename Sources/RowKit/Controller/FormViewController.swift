/// Shows a form on screen: manages its title, the focus, and the controllers presented over it.
///
/// ```swift
/// final class SignUp: FormViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         form +++ Section("Name") <<< NameRow("name")
///     }
/// }
/// ```
///
/// `FormViewController(form: form)` needs no subclass. A controller needs no host either: it can
/// present other controllers even with no host attached.
open class FormViewController: FormDisplay {
    /// The form that the controller shows.
    ///
    /// When it is replaced, hosts draw the new form. It inherits the name, the context, the
    /// phrases, the defaults and the image origins of the form that it replaces, unless it has its
    /// own.
    public final var form: Form {
        didSet {
            guard form !== oldValue else { return }
            guard [oldValue, form].allSatisfy({ $0.allowsSideEffects() }),
                stage?.mayChangeScreens(self) != false
            else { return form = oldValue }
            if oldValue.currentDisplay === self { oldValue.display = nil }
            form.display = self
            form.inheritIdentity(from: oldValue)
            form.inherit(from: oldValue)
            // A controller presented by a row of the old form belongs to that form.
            if presented?.presenterRow?.form === oldValue { dismissPresented() }
            stage?.screensDidChange()
        }
    }

    /// The title of the screen, by default the form's title.
    public final var title: String? {
        get { ownTitle ?? form.title }
        set {
            ownTitle = newValue
            screen?.updateFrame()
        }
    }

    /// How the focus moves from row to row, or nil for ``RowNavigationOptions/standard``.
    public final var navigationOptions: RowNavigationOptions? {
        didSet { screen?.updateFrame() }
    }

    /// Whether scrolling to a row is animated, as a hint to hosts.
    public final var animateScroll = false { didSet { screen?.updateFrame() } }

    /// Whether hosts show a submit button if the form has a submission listener.
    ///
    /// Set it to false for a form with its own submit button.
    public final var showsSubmitButton = true { didSet { screen?.updateFrame() } }

    /// Receives the values of each submission, even of a form that replaces the controller's form.
    ///
    /// It is called after the form's own listeners.
    package final var submitListener: ((Form, FormValues) -> Void)? {
        didSet { screen?.updateFrame() }
    }

    /// The distance between the keyboard and the focused row, in points, as a hint to hosts.
    public final var rowKeyboardSpacing = 0.0 { didSet { screen?.updateFrame() } }

    /// The buttons above the keyboard.
    public final var navigationAccessory = NavigationAccessory() {
        didSet { screen?.updateFrame() }
    }

    /// The title of the button that dismisses the screen, or nil for the host's default.
    ///
    /// The first screen has no such button.
    public final var dismissTitle: String? { didSet { screen?.updateFrame() } }

    /// The buttons beside the title, such as a Done button.
    public final var navigationItems: [ButtonView] = [] { didSet { screen?.updateFrame() } }

    /// The view above all sections, such as a search field, or nil if there is none.
    public final var headerView: BaseView? { didSet { screen?.updateFrame() } }

    /// The controller presented over this one, or nil if there is none.
    public internal(set) final var presented: FormViewController?

    /// The controller that presents this one, or nil if there is none.
    public internal(set) final weak var presenting: FormViewController?

    /// The style in which the controller was presented, or nil if it was never presented.
    public internal(set) final var presentation: FormView.Presentation?

    /// The row that presented the controller, or nil if there is none.
    public internal(set) final weak var presenterRow: BaseRow?
    /// The key of the row at the time it presented the controller.
    final var presenterKey = ""

    /// Whether ``viewDidLoad()`` was called.
    public private(set) final var isLoaded = false

    /// Draws this controller with the others on screen, or nil while no host does.
    final weak var stage: (any ScreenStack)?
    /// Draws this controller, or nil while no host does.
    final weak var screen: (any ScreenDisplay)?
    final var onDismiss: (() -> Void)?
    /// A row that receives the focus as soon as it is drawn.
    final weak var addedRow: BaseRow?
    final var presenterObservation: FormObservation?
    /// Whether the controller was presented and has been dismissed.
    final var isDismissed = false
    private final var ownTitle: String?
    private final var selectionListeners: [(BaseRow) -> Void] = []

    /// Creates a controller that shows a form, by default an empty one to fill in
    /// ``viewDidLoad()``.
    ///
    /// A controller made by a condition or a rule of the form does not become the form's
    /// ``Form/controller``; the attempt is a problem of the form.
    public init(form: Form = Form()) {
        self.form = form
        if form.allowsSideEffects() { form.display = self }
    }

    // MARK: Life cycle

    /// Called once, before the form is first drawn.
    ///
    /// Overrides must call super.
    open func viewDidLoad() {}

    /// Called each time before the controller becomes the topmost one, which alone accepts input.
    ///
    /// Not called if no host draws the form.
    open func viewWillAppear() {}

    /// Called each time after another controller has become the topmost one.
    open func viewDidDisappear() {}

    /// Called each time the controller is presented, even with no host attached.
    ///
    /// The first call comes after ``viewDidLoad()``. Overrides must call super.
    open func willBePresented() {}

    /// Called each time the controller has been dismissed.
    ///
    /// Overrides must call super.
    open func didDismiss() {}

    /// Calls ``viewDidLoad()`` if it has not been called.
    public final func loadViewIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        viewDidLoad()
    }

    /// Called when the form's title or its own errors have changed.
    final func formDidChange() { screen?.updateFrame() }

    /// Moves the focus to the first invalid row, or scrolls to the row if it is not focusable.
    final func submissionDidFail(at row: BaseRow) { if !focus(row) { scroll(to: row) } }

    /// Called when the user adds a row, which receives the focus once it is drawn.
    final func userDidAdd(_ row: BaseRow) { if screen != nil { addedRow = row } }

    /// Called each time a value in the form changes, even with no host attached.
    ///
    /// ```swift
    /// override func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?) {
    ///     super.valueHasBeenChanged(for: row, oldValue: oldValue, newValue: newValue)
    ///     if row.section?.tag == "plan" { showPrice() }
    /// }
    /// ```
    ///
    /// Overrides must call super. To add any number of listeners instead, use
    /// ``Form/onValueChange(_:)``.
    open func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?) {}

    /// Called when a saved state or an event names rows that may not have been made.
    func needsRows(_ keys: Set<String>) {}

    // MARK: Selection

    /// Adds a closure that is called each time the user selects a row of the form.
    public final func onCellSelected(_ listener: @escaping (BaseRow) -> Void) {
        selectionListeners.append(listener)
    }

    final func rowWasSelected(_ row: BaseRow) {
        for listener in selectionListeners { listener(row) }
    }

    /// Selects a row as the user would.
    ///
    /// Nothing happens if the row is hidden or disabled, or if its section does not allow it to be
    /// selected.
    public final func select(_ row: BaseRow) {
        guard row.form === form, !row.isHidden, row.mayBeSelected else { return }
        row.act(by: .user) {
            row.didSelect()
            row.notifyLater { [weak self] in self?.rowWasSelected($0) }
        }
    }

    /// Removes the focus from a row if the row has it.
    public final func deselect(_ row: BaseRow) {
        if row.isHighlighted { endEditing() }
    }

    /// Asks hosts to scroll to a row.
    public final func scroll(to row: BaseRow) { screen?.reveal(row) }
}
