/// A controller and what is shown over it, drawn as views: events in, changes out.
///
/// The core of every session: it starts no task and knows no clock. A host that lives in the same
/// isolation as the form may use it directly.
///
/// ```swift
/// let stage = FormStage(SignUp())
/// let page = stage.screens[0].draw(on: &renderer)
/// let changes = stage.receive(ViewEvent(ViewID("name/content/field"), .type("Ada")))
/// ```
public final class FormStage {
    /// The first controller.
    public let controller: FormViewController

    var work = StageWork()
    /// What was told of changes of the state.
    var following = StateFollowing()
    private let tree = ViewTree()
    private(set) var stack: [FormScreen] = []
    private var areScreensOutdated = false
    /// Whether the screens have to stay as they are: they went on changing without end.
    private var areScreensFrozen = false
    private var number = 0
    /// How often the screens were compared with the controllers that are presented.
    private(set) var screenUpdates = 0

    /// Shows a controller, from its first drawing on.
    public init(_ controller: FormViewController) {
        self.controller = controller
        controller.stage = self
        controller.loadViewIfNeeded()
        screensDidChange()
        updateScreens()
        _ = tree.takeChanges()
    }

    /// What is shown, from the first screen to the one on top.
    public var screens: [FormView] {
        updateScreens()
        return stack.map(\.view)
    }

    /// All that is shown, as values.
    public var snapshot: [ViewDescription] { screens.map(\.snapshot) }

    var topScreen: FormScreen? {
        updateScreens()
        return stack.last
    }

    /// The forms that are shown.
    var forms: [Form] {
        updateScreens()
        return stack.map(\.form)
    }

    /// The controller on top, which alone takes events.
    public var top: FormViewController { controller.top }

    /// The view that has the focus; nil: none.
    public var focused: ViewID? { topScreen?.focused?.id }

    /// Whether changes are pending.
    var isBehind: Bool { tree.hasChanges }

    /// Whether hosts know views that have gone since, or come anew.
    var isFarBehind: Bool { tree.hasRestructured }

    /// Whether there are changes to take.
    public var hasChanges: Bool { areScreensOutdated || tree.hasChanges }

    /// Does what a person did at a host.
    ///
    /// - Returns: What has to change there. What cannot be done changes nothing and says so; the
    ///   view is then told again what it holds.
    @discardableResult
    public func receive(_ event: ViewEvent) -> ViewChanges {
        updateScreens()
        var refusal: ViewRefusal?
        do throws(ViewRefusal) {
            try handle(event)
        } catch {
            refusal = error
            // The host may have moved the focus to where it may not be.
            if event.action.movesFocus { topScreen?.repeatFocus() }
        }
        var changes = takeChanges()
        changes.refusal = refusal
        return changes
    }

    /// Says what changed since this was last asked.
    public func takeChanges() -> ViewChanges {
        updateScreens()
        stack.last?.dropLostFocus()
        // Those who hear that the focus is lost may present or dismiss a controller.
        updateScreens()
        let changes = tree.takeChanges()
        if !changes.isEmpty { number += 1 }
        return ViewChanges(number: number, changes)
    }

    /// The row in whose cell a view of the top screen stands, or nil if it stands in none.
    package func row(of view: BaseView) -> BaseRow? { topScreen?.row(of: view) }

    // MARK: The stack

    /// Notes that other controllers are shown, or other forms.
    func screensDidChange() { areScreensOutdated = true }

    /// Whether a controller may change what is shown now; a problem if not.
    func mayChangeScreens(_ controller: FormViewController) -> Bool {
        guard areScreensFrozen else { return true }
        self.controller.form.report(
            .endlessScreens(
                controller,
                "screens went on opening and closing each other as they appeared; after "
                    + "\(Transaction.roundLimit) rounds they stay as they are"))
        return false
    }

    /// Draws what is shown now; what appears may show something else in turn, which in the last
    /// round it may not.
    private func updateScreens() {
        guard !areScreensFrozen else { return }
        var rounds = 0
        while areScreensOutdated {
            rounds += 1
            areScreensOutdated = false
            areScreensFrozen = rounds > Transaction.roundLimit
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
        tree.push(screen.view, over: below?.view)
    }

    private func dismissTopScreen() {
        let screen = stack.removeLast()
        work.removeWork(of: screen.form)
        screen.dismiss()
        tree.remove(screen.view, named: screen.view.id)
        if screen.controller.presenting == nil, screen.controller !== controller {
            screen.controller.stage = nil
        }
    }
}
