extension FormStage {
    /// Performs a user's action, even in a row that was collapsed after the host showed it, for
    /// example by another page of the user.
    ///
    /// The row is expanded only during the action, so hosts do not see it expand.
    func handleExpanding(_ event: ViewEvent) throws(ViewRefusal) {
        guard event.action.statesValue, let row = collapsedRow(above: event.view) else {
            return try handle(event)
        }
        let options = controller.form.inlineRowHideOptions
        controller.form.inlineRowHideOptions = []
        row.expandInlineRow()
        defer {
            row.collapseInlineRow()
            controller.form.inlineRowHideOptions = options
        }
        try handle(event)
    }

    /// Returns the collapsed row whose inline row contains a view that is not shown, or nil if there
    /// is none.
    func collapsedRow(above id: ViewID) -> (any InlineRowType)? {
        guard let key = id.expandedKey, view(id) == nil else { return nil }
        var found: (any InlineRowType)?
        controller.form.forEachRowAndPart { row in
            if row.key == key { found = row as? any InlineRowType }
        }
        return found
    }

    /// Performs a user's action.
    ///
    /// The form is the source of truth. Afterwards, the cell that received the event is up to date,
    /// and hosts receive every property of the view that differs from the one in the event. If the
    /// action is refused, they receive all properties of the view.
    func handle(_ event: ViewEvent) throws(ViewRefusal) {
        let (view, screen) = try find(event.view)
        let (wasBehind, wasFarBehind) = (isBehind, isFarBehind)
        let submissionID = event.submissionID.map(SubmissionIDOfAction.init)
        let forms = submissionID == nil ? [] : stack.map(\.form)
        for form in forms { form.submissionIDOfAction = submissionID }
        defer {
            for form in forms { form.submissionIDOfAction = nil }
            view.noteRevision()
        }
        let input = view.inputOfActions
        input?.take(selection: event.selectedRange)
        do throws(ViewRefusal) {
            try perform(event, on: view, of: screen)
        } catch {
            (view as? TextInputView)?.keepSelection()
            view.noteAll(after: event.action)
            throw error
        }
        if let input { focusIfSelected(input, on: screen) }
        // The pending changes may be older than the host's control.
        if wasBehind { view.noteAll(after: event.action) }
        view.reconcile(with: event.action, isTold: !wasBehind && !isFarBehind)
        // If a view is inserted again, the view known to the host loses the focus.
        if wasFarBehind, event.action.movesFocus { screen.repeatFocus() }
    }

    private func perform(
        _ event: ViewEvent, on view: BaseView, of screen: FormScreen
    ) throws(ViewRefusal) {
        if event.action == .blur { return blur(view, on: screen) }
        guard screen === stack.last || isEntering || event.action == .commit else {
            throw ViewRefusal(.hidden, "\"\(event.view)\" is covered by another screen")
        }
        if event.action == .dismiss { return try dismiss(screen) }
        // The user selects text in a row that can only be read.
        if event.action == .focus, view.takesFocusToRead { return }
        try checkInput(to: view, on: screen, of: event)
        switch event.action {
        case .focus: try focus(view, on: screen)
        case .key(let key, let isShifted) where view.isFocusable:
            try screen.bringUpToDate(screen.row(of: view)) { () throws(ViewRefusal) in
                try press(key, shift: isShifted, in: view, on: screen)
            }
        case .commit:
            guard let row = screen.row(of: view) else {
                throw ViewRefusal(.notUnderstood, "\"\(event.view)\" belongs to no row")
            }
            screen.bringUpToDate(row) { row.commitInput() }
        default:
            let row = screen.row(of: view)
            try screen.bringUpToDate(row) { () throws(ViewRefusal) in
                if view is CellView, let row {
                    try row.receive(event.action, on: screen.controller)
                } else {
                    try view.receive(event.action)
                }
            }
        }
    }

    private func find(_ id: ViewID) throws(ViewRefusal) -> (BaseView, FormScreen) {
        guard let screen = stack.last(where: { $0.names(id) }) else {
            throw ViewRefusal(.unknown, "there is no screen called \"\(id)\"")
        }
        if let view = screen.view(id) { return (view, screen) }
        screen.controller.needsRows([screen.rowKey(of: id)])
        guard let view = screen.view(id) else { throw screen.refusal(of: id) }
        return (view, screen)
    }

    /// Throws if the view of an event is hidden or disabled.
    ///
    /// Events that only leave a view or a screen are not checked.
    private func checkInput(
        to view: BaseView, on screen: FormScreen, of event: ViewEvent
    ) throws(ViewRefusal) {
        var next: BaseView? = view
        while let view = next {
            guard !view.isHidden else {
                view.note(.isHidden)
                throw ViewRefusal(.hidden, "\"\(event.view)\" is hidden")
            }
            let row = view is CellView ? screen.row(of: view) : nil
            guard view.isEnabled, row?.mayBeSelected != false else {
                view.note(.isEnabled)
                throw ViewRefusal(.disabled, "\"\(event.view)\" is disabled")
            }
            next = view.parent
        }
    }

    /// Moves the focus to an input if the program has selected some of its characters.
    private func focusIfSelected(_ input: TextInputView, on screen: FormScreen) {
        guard input.movesSelection, input.takesInput, screen === stack.last,
            input.screenView === screen.view
        else { return }
        screen.setFocus(input, direction: .direct, isHostsDoing: false)
    }

    private func blur(_ view: BaseView, on screen: FormScreen) {
        guard screen.focused === view else { return }
        screen.setFocus(nil, direction: .direct, isHostsDoing: true)
    }

    private func focus(_ view: BaseView, on screen: FormScreen) throws(ViewRefusal) {
        guard view.isFocusable else {
            throw ViewRefusal(.notUnderstood, "\"\(view.id)\" takes no focus")
        }
        screen.setFocus(view, direction: .direct, isHostsDoing: true)
    }

    private func dismiss(_ screen: FormScreen) throws(ViewRefusal) {
        guard screen.controller !== controller else {
            throw ViewRefusal(.notUnderstood, "the first screen cannot be dismissed")
        }
        screen.controller.dismiss()
    }

    /// Handles a key.
    ///
    /// If the text field does not handle it, the key has its default effect.
    private func press(
        _ key: ViewAction.Key, shift: Bool, in view: BaseView, on screen: FormScreen
    ) throws(ViewRefusal) {
        // A key press implies focus, even without an event that moved it. The key then acts on what
        // the row shows with the focus, such as a list of options.
        if !screen.isFocused(view) {
            try screen.bringUpToDate(screen.row(of: view)) { () throws(ViewRefusal) in
                try focus(view, on: screen)
            }
        }
        let controller = screen.controller
        if view.handles(key, shift: shift) { return }
        switch key {
        case .next: controller.focusNext()
        case .previous: controller.focusPrevious()
        case .enter where !(view is TextAreaView):
            if !controller.focusNext() { controller.endEditing() }
        case .escape: controller.endEditing()
        default: break
        }
    }
}

extension BaseRow {
    /// Performs a user's action on the row as a whole.
    fileprivate final func receive(
        _ action: ViewAction, on controller: FormViewController
    ) throws(ViewRefusal) {
        switch action {
        case .press: controller.select(self)
        case .swipe(let edge, let place):
            let actions = (edge == .leading ? leadingSwipe : trailingSwipe).actions
            guard actions.indices.contains(place) else {
                throw ViewRefusal(.notOffered, "the swipe has no action \(place)")
            }
            if let problem = obstacle(to: actions[place]) {
                throw ViewRefusal(.notOffered, problem.message)
            }
            actions[place].perform(on: self)
        case .delete:
            try edit("delete") { section throws(Form.Problem) in try section.deleteRow(self) }
        case .move(let place):
            try edit("reorder") { section throws(Form.Problem) in
                try section.moveRow(self, to: place)
            }
        default: throw ViewRefusal(.notUnderstood, "a row takes no \(action.name)")
        }
    }

    /// - Parameter option: The name of the ``MultivaluedOptions`` for the action.
    private final func edit(
        _ option: String, _ body: (BaseMultivaluedSection) throws(Form.Problem) -> Void
    ) throws(ViewRefusal) {
        guard let section = section as? BaseMultivaluedSection else {
            throw ViewRefusal(
                .notOffered,
                "the rows of this section cannot be edited; those of a MultivaluedSection can, if its "
                    + "multivaluedOptions contain .\(option)")
        }
        do throws(Form.Problem) {
            try body(section)
        } catch {
            throw ViewRefusal(.notOffered, error.message)
        }
    }
}

extension ViewAction {
    /// Whether the action sets a value, regardless of the previous one.
    package var statesValue: Bool {
        switch self {
        case .type, .toggle, .set, .choose, .date, .color, .files: true
        default: false
        }
    }

    /// Whether the view has the focus at the host after this action.
    var movesFocus: Bool {
        switch self {
        case .focus, .key: true
        default: false
        }
    }
}
