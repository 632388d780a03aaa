extension FormStage {
    /// Does what a person did, if it can be done; else hosts are told again what its view holds.
    ///
    /// The model wins: afterwards the cell that the event went to is up to date, and hosts are told
    /// wherever its control differs from what the event said.
    func handle(_ event: ViewEvent) throws(ViewRefusal) {
        let (view, screen) = try find(event.view)
        let (wasBehind, wasFarBehind) = (isBehind, isFarBehind)
        do throws(ViewRefusal) {
            try perform(event, on: view, of: screen)
        } catch {
            view.noteAll()
            throw error
        }
        // What the host is told next may be older than what was done there.
        if wasBehind { view.noteAll() }
        view.reconcile(with: event.action, isTold: !wasBehind && !isFarBehind)
        // A view that comes anew takes the focus from the one that the host knows.
        if wasFarBehind, event.action.movesFocus { screen.repeatFocus() }
    }

    private func perform(
        _ event: ViewEvent, on view: BaseView, of screen: FormScreen
    ) throws(ViewRefusal) {
        if event.action == .blur { return blur(view, on: screen) }
        guard screen === stack.last else {
            throw ViewRefusal(.hidden, "\"\(event.view)\" is covered by another screen")
        }
        if event.action == .dismiss { return try dismiss(screen) }
        try checkInput(to: view, on: screen, of: event)
        switch event.action {
        case .focus: try focus(view, on: screen)
        case .key(let key) where view.isFocusable:
            try screen.bringUpToDate(screen.row(of: view)) { () throws(ViewRefusal) in
                try press(key, in: view, on: screen)
            }
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
            throw ViewRefusal(.unknown, "no screen is called \"\(id)\"")
        }
        return (try screen.view(named: id), screen)
    }

    /// An event for what takes no input changes nothing; leaving is always possible.
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
            throw ViewRefusal(.notUnderstood, "the first screen stays")
        }
        screen.controller.dismiss()
    }

    /// Asks the field what a key means, and else does what keys of its kind do.
    private func press(
        _ key: ViewAction.Key, in view: BaseView, on screen: FormScreen
    ) throws(ViewRefusal) {
        // Keys come from where the focus is, also if nobody said that it went there.
        try focus(view, on: screen)
        let controller = screen.controller
        if (view as? TextInputView)?.takes(key) == true { return }
        switch key {
        case .next: controller.focusNext()
        case .previous: controller.focusPrevious()
        case .enter where !(view is TextAreaView):
            if !controller.focusNext() { controller.endEditing() }
        case .escape: controller.endEditing()
        case .enter, .up, .down, .backspace: break
        }
    }
}

extension BaseRow {
    /// Does what a person did to the row as a whole.
    fileprivate final func receive(
        _ action: ViewAction, on controller: FormViewController
    ) throws(ViewRefusal) {
        switch action {
        case .press: controller.select(self)
        case .swipe(let edge, let place):
            let actions = (edge == .leading ? leadingSwipe : trailingSwipe).actions
            guard actions.indices.contains(place) else {
                throw ViewRefusal(.notOffered, "no action \(place) is behind that swipe")
            }
            if let problem = obstacle(to: actions[place]) {
                throw ViewRefusal(.notOffered, problem.message)
            }
            actions[place].perform(on: self)
        case .delete: try edit { section throws(FormProblem) in try section.deleteRow(self) }
        case .move(let place):
            try edit { section throws(FormProblem) in try section.moveRow(self, to: place) }
        default: throw ViewRefusal(.notUnderstood, "a row takes no \(action.name)")
        }
    }

    private final func edit(
        _ body: (BaseMultivaluedSection) throws(FormProblem) -> Void
    ) throws(ViewRefusal) {
        guard let section = section as? BaseMultivaluedSection else {
            throw ViewRefusal(.notOffered, "the rows here stay as they are")
        }
        do throws(FormProblem) {
            try body(section)
        } catch {
            throw ViewRefusal(.notOffered, error.message)
        }
    }
}

extension ViewAction {
    /// Whether a host that does this has the focus in the view.
    var movesFocus: Bool {
        switch self {
        case .focus, .key: true
        default: false
        }
    }
}
