/// Draws a controller and the controllers presented over it as views.
///
/// A stage receives events and returns changes.
///
/// The stage is the core of every session. It starts no task and uses no clock. A host in the same
/// isolation as the form may use it directly.
///
/// ```swift
/// let stage = FormStage(SignUp())
/// let page = stage.screens[0].draw(on: &renderer)
/// let changes = stage.receive(ViewEvent(ViewID("name/content/field"), .type("Ada")))
/// ```
public final class FormStage: ScreenStack {
    /// The first controller.
    public let controller: FormViewController

    var work = StageWork()
    /// The part of the state that was already returned as changes.
    var following = StateFollowing()
    private let tree = ViewTree()
    private(set) var stack: [FormScreen] = []
    private var areScreensOutdated = false
    /// Whether events enter the contents of controls, even on covered screens.
    var isEntering = false
    private var lastPressed: ViewID?
    /// Whether the screens cannot change, because they kept presenting and dismissing each other.
    private var areScreensFrozen = false
    /// The number of the last list of changes that was taken; see ``ViewChanges/number``.
    public private(set) var changeNumber = 0
    /// An object that a host keeps with the stage, such as its drawings of cells.
    ///
    /// The stage does not use it.
    public var hostStorage: AnyObject?
    /// The number of times the screens were compared with the presented controllers.
    private(set) var screenUpdates = 0

    /// Creates a stage that shows a controller.
    public init(_ controller: FormViewController) {
        self.controller = controller
        screensDidChange()
        updateScreens()
        _ = tree.takeChanges()
    }

    deinit { tree.close() }

    /// Returns the form of a screen, or nil if there is no such screen.
    ///
    /// - Parameter screen: The identifier of the screen, or nil for the first one.
    func form(of screen: ViewID?) -> Form? {
        guard let screen else { return controller.form }
        return stack.first { $0.view.id == screen }?.form
    }

    /// The screens, from the first to the top one.
    public var screens: [FormView] {
        updateScreens()
        return stack.map(\.view)
    }

    var topScreen: FormScreen? {
        updateScreens()
        return stack.last
    }

    var forms: [Form] {
        updateScreens()
        return stack.map(\.form)
    }

    /// The topmost controller, the only one that accepts events.
    public var top: FormViewController { controller.top }

    /// The view that has the focus, or nil if there is none.
    public var focused: ViewID? { topScreen?.focused?.id }

    /// Whether changes are pending.
    var isBehind: Bool { tree.hasChanges }

    /// Whether insertions, moves or removals of views are pending.
    var isFarBehind: Bool { tree.hasRestructured }

    /// Whether ``takeChanges()`` has changes to return.
    public var hasChanges: Bool { areScreensOutdated || tree.hasChanges }

    /// Handles a user's action at a host.
    ///
    /// - Returns: The changes for the host to show. If the action is refused, they contain the
    ///   reason and all properties of the view.
    @discardableResult
    public func receive(_ event: ViewEvent) -> ViewChanges { perform(event) }

    /// Handles a user's action at one of several hosts.
    ///
    /// - Returns: The changes for that host, and the changes for the others. The latter include
    ///   values that the first host already shows, and do not move the focus.
    func receiveShared(_ event: ViewEvent) -> (own: ViewChanges, others: ViewChanges) {
        var own = perform(event)
        var changes = own.changes.compactMap(\.forOtherHosts)
        if own.refusal == nil, let view = view(event.view) {
            let shown = event.action.shown(by: view.kind, concealsText: view.concealsText).map(
                \.property
            ).filter { $0 != .caret }
            if !shown.isEmpty { changes.append(.set(event.view, shown)) }
        }
        if own.changes.isEmpty, !changes.isEmpty {
            changeNumber += 1
            own.number = changeNumber
        }
        return (own, ViewChanges(number: own.number, changes))
    }

    private func perform(_ event: ViewEvent) -> ViewChanges {
        updateScreens()
        var refusal: ViewRefusal?
        do throws(ViewRefusal) {
            try handleExpanding(event)
        } catch {
            refusal = error
            refusal?.isObvious = isObvious(error, of: event)
            // The host may have moved the focus to a view that is not focusable.
            if event.action.movesFocus { topScreen?.repeatFocus() }
        }
        if event.action.mayRemoveItsView { lastPressed = event.view }
        var changes = takeChanges()
        changes.refusal = refusal
        return changes
    }

    /// Whether the refusal needs no explanation, because the first press of a double click has
    /// already opened or closed a screen or removed the view.
    ///
    /// Dismissing a screen that is already closed needs no explanation either.
    private func isObvious(_ refusal: ViewRefusal, of event: ViewEvent) -> Bool {
        guard refusal.reason == .hidden || refusal.reason == .unknown else { return false }
        return event.action == .dismiss
            || event.action.mayRemoveItsView && event.view == lastPressed
    }

    /// Returns the changes since the last call of this method or of ``receive(_:)``.
    public func takeChanges() -> ViewChanges {
        updateScreens()
        stack.last?.dropLostFocus()
        // A callback for the lost focus may present or dismiss a controller.
        updateScreens()
        let changes = tree.takeChanges()
        if !changes.isEmpty { changeNumber += 1 }
        return ViewChanges(number: changeNumber, changes)
    }

    /// Returns the row whose cell contains a view of the top screen, or nil if the view is in no
    /// cell.
    package func row(of view: BaseView) -> BaseRow? { topScreen?.row(of: view) }

    // MARK: The stack

    /// Records that the presented controllers or their forms have changed.
    func screensDidChange() { areScreensOutdated = true }

    /// Whether a controller may present or dismiss controllers now.
    ///
    /// If not, reports a problem.
    func mayChangeScreens(_ controller: FormViewController) -> Bool {
        guard areScreensFrozen else { return true }
        self.controller.form.report(
            .endlessScreens(
                controller,
                "screens kept presenting and dismissing each other as they appeared; after "
                    + "\(Rounds.limit) rounds they stay as they are"))
        return false
    }

    /// Updates the screens until they match the presented controllers.
    ///
    /// Controllers may present or dismiss others while they appear, except in the last round.
    private func updateScreens() {
        guard !areScreensFrozen else { return }
        var rounds = Rounds()
        while areScreensOutdated {
            areScreensOutdated = false
            areScreensFrozen = !rounds.begin()
            updateScreensOnce()
        }
        areScreensFrozen = false
    }

    private func updateScreensOnce() {
        screenUpdates += 1
        var chain: [FormViewController] = []
        var next: FormViewController? = controller
        while let controller = next {
            controller.stage = self
            controller.loadViewIfNeeded()
            chain.append(controller)
            next = controller.presented
        }
        let (before, top) = (stack.last?.controller, chain.last)
        if top !== before { top?.viewWillAppear() }
        let kept = zip(stack, chain).prefix { $0.controller === $1 && $0.isCurrent }.count
        while stack.count > kept { dismissTopScreen() }
        for controller in chain[kept...] { present(controller) }
        if top !== before { before?.viewDidDisappear() }
    }

    private func present(_ controller: FormViewController) {
        let below = stack.last
        below?.wasCovered(byScreenOf: controller.presenterRow)
        let screen = FormScreen(controller, over: below, tree: tree)
        stack.append(screen)
        tree.screens = stack.map(\.view)
    }

    private func dismissTopScreen() {
        let screen = stack.removeLast()
        work.removeWork(of: screen.form)
        screen.dismiss()
        tree.screens = stack.map(\.view)
        if screen.controller.presenting == nil, screen.controller !== controller {
            screen.controller.stage = nil
        }
    }
}

extension ViewAction {
    /// Whether the action may remove or cover the view on which it acts.
    fileprivate var mayRemoveItsView: Bool {
        switch self {
        case .press, .delete, .dismiss: true
        default: false
        }
    }
}
