/// A form on screen: its title, where the focus goes, and what is shown over it.
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
/// `FormViewController(form: form)` needs no subclass. No host is needed either: what a controller
/// shows over itself is there whether or not somebody looks.
open class FormViewController: FormDisplay {
    /// The form; when another is given, hosts draw that instead.
    public final var form: Form {
        didSet {
            guard form !== oldValue else { return }
            guard [oldValue, form].allSatisfy({ $0.allowsSideEffects() }),
                stage?.mayChangeScreens(self) != false
            else { return form = oldValue }
            if oldValue.currentDisplay === self { oldValue.display = nil }
            form.display = self
            form.inheritIdentity(from: oldValue)
            // What a row of the other form opened belongs to that.
            if presented?.presenterRow?.form === oldValue { dismissPresented() }
            stage?.screensDidChange()
        }
    }

    /// What the screen is about; unless said, the form's title.
    public final var title: String? {
        get { ownTitle ?? form.title }
        set {
            ownTitle = newValue
            screen?.updateFrame()
        }
    }

    /// Where the focus goes from row to row, or nil for ``RowNavigationOptions/standard``.
    public final var navigationOptions: RowNavigationOptions? {
        didSet { screen?.updateFrame() }
    }

    /// A hint to hosts: whether scrolling to a row is to be seen.
    public final var animateScroll = false { didSet { screen?.updateFrame() } }

    /// A hint to hosts: how far the keyboard stays away from the row with the focus, in points.
    public final var rowKeyboardSpacing = 0.0 { didSet { screen?.updateFrame() } }

    /// Whether the keyboard has buttons to the fields before and behind, and one that is done.
    public final var navigationAccessory = NavigationAccessory() {
        didSet { screen?.updateFrame() }
    }

    /// Buttons beside the title, such as one that is done.
    public final var navigationItems: [ButtonView] = [] { didSet { screen?.updateFrame() } }

    /// What stands above all sections, such as a field to search in; nil: nothing.
    public final var headerView: BaseView? { didSet { screen?.updateFrame() } }

    /// What is shown over this controller; nil: nothing.
    public internal(set) final var presented: FormViewController?

    /// What this controller is shown over; nil: nothing.
    public internal(set) final weak var presenting: FormViewController?

    /// How the controller is shown over another.
    public internal(set) final var presentation: FormView.Presentation?

    /// The row that the controller was opened by; nil: none.
    public internal(set) final weak var presenterRow: BaseRow?
    /// The key that the row had when it opened the controller.
    final var presenterKey = ""

    /// Whether ``viewDidLoad()`` was called.
    public private(set) final var isLoaded = false

    final weak var stage: FormStage?
    final weak var screen: FormScreen?
    final var onDismiss: (() -> Void)?
    /// A row that is to have the focus as soon as it is drawn.
    final weak var addedRow: BaseRow?
    final var presenterObservation: FormObservation?
    /// Whether the controller was shown over another and is no more.
    final var isDismissed = false
    private final var ownTitle: String?
    private final var selectionListeners: [(BaseRow) -> Void] = []

    /// Makes a controller of a form; of an empty one, to be filled in ``viewDidLoad()``.
    ///
    /// A condition or a rule of the form makes none, which is a problem of the form: it does not
    /// become the form's ``Form/controller``.
    public init(form: Form = Form()) {
        self.form = form
        if form.allowsSideEffects() { form.display = self }
    }

    // MARK: Its life

    /// Called once, before the form is first drawn.
    ///
    /// Overrides call super.
    open func viewDidLoad() {}

    /// Called each time before the form comes to be the one on top, which alone takes input.
    ///
    /// Where nobody draws the form, it does not appear.
    open func viewWillAppear() {}

    /// Called each time after another came to be on top instead.
    open func viewDidDisappear() {}

    /// Called each time when the controller is shown over another, whether or not somebody looks;
    /// the first time after ``viewDidLoad()``.
    ///
    /// Overrides call super.
    open func willBePresented() {}

    /// Called each time when it is shown over another no more.
    ///
    /// Overrides call super.
    open func didDismiss() {}

    /// Calls ``viewDidLoad()`` if that was not done.
    public final func loadViewIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        viewDidLoad()
    }

    /// The form's title changed, or what is wrong with it as a whole.
    final func formDidChange() { screen?.updateFrame() }

    /// The user added a row: it gets the focus when it is shown, if it takes it.
    final func userDidAdd(_ row: BaseRow) { if screen != nil { addedRow = row } }

    /// Called with each change of a value in the form, with or without a host; see
    /// ``Form/onValueChange(_:)``, which takes any number of listeners.
    ///
    /// ```swift
    /// override func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?) {
    ///     super.valueHasBeenChanged(for: row, oldValue: oldValue, newValue: newValue)
    ///     if row.section?.tag == "plan" { showPrice() }
    /// }
    /// ```
    ///
    /// Overrides call super.
    open func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?) {}

    // MARK: Selecting

    /// Runs a closure each time a person selected a row of the form.
    public final func onCellSelected(_ listener: @escaping (BaseRow) -> Void) {
        selectionListeners.append(listener)
    }

    final func rowWasSelected(_ row: BaseRow) {
        for listener in selectionListeners { listener(row) }
    }

    /// Selects a row as a person would; one that is hidden, disabled or not offered is not selected.
    public final func select(_ row: BaseRow) {
        guard row.form === form, !row.isHidden, row.mayBeSelected else { return }
        row.act(by: .user) {
            row.didSelect()
            row.notifyLater { [weak self] in self?.rowWasSelected($0) }
        }
    }

    /// Takes the focus from a row, if it is there.
    public final func deselect(_ row: BaseRow) {
        if row.isHighlighted { endEditing() }
    }

    /// Asks hosts to scroll a row into sight.
    public final func scroll(to row: BaseRow) { screen?.reveal(row) }
}
