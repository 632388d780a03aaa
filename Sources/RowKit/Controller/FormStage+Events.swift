extension FormStage {
    /// Does what a person did, if it can be done.
    func handle(_ event: ViewEvent) throws(ViewRefusal) {
        guard let screen = topScreen else { return }
        let view = try find(event.view)
        try checkInput(to: view, of: event)
        switch event.action {
        case .focus: try focus(view, on: screen)
        case .blur:
            if screen.focused === view {
                screen.setFocus(nil, direction: .direct, isHostsDoing: true)
            }
        case .dismiss: try dismiss(screen)
        case .key(let key): press(key, in: view, on: screen)
        default:
            do throws(ViewRefusal) {
                try screen.controller.form.update(by: .user) { () throws(ViewRefusal) in
                    if let cell = view as? CellView, let row = cell.row {
                        try row.receive(event.action, on: screen.controller)
                    } else {
                        try view.receive(event.action)
                    }
                }
            } catch {
                view.noteAll()
                throw error
            }
        }
    }

    private func find(_ id: ViewID) throws(ViewRefusal) -> BaseView {
        guard let screen = topScreen, id.text.hasPrefix(screen.prefix) else {
            throw ViewRefusal(.hidden, "\"\(id)\" is covered by another screen")
        }
        let name = id.text.dropFirst(screen.prefix.count)
        guard !name.contains(">") else {
            throw ViewRefusal(.unknown, "no screen is called \"\(id)\"")
        }
        return try screen.view(named: name)
    }

    /// An event for what takes no input changes nothing; leaving is always possible.
    private func checkInput(to view: BaseView, of event: ViewEvent) throws(ViewRefusal) {
        guard event.action != .blur, event.action != .dismiss else { return }
        var next: BaseView? = view
        while let view = next {
            guard !view.isHidden else {
                throw ViewRefusal(.hidden, "\"\(event.view)\" is hidden")
            }
            guard view.isEnabled, (view as? CellView)?.row?.isDisabled != true else {
                view.noteAll()
                throw ViewRefusal(.disabled, "\"\(event.view)\" is disabled")
            }
            next = view.parent
        }
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
    private func press(_ key: ViewAction.Key, in view: BaseView, on screen: FormScreen) {
        let form = screen.controller.form
        if form.update(by: .user, { (view as? TextInputView)?.takes(key) == true }) { return }
        switch key {
        case .next: screen.controller.focusNext()
        case .previous: screen.controller.focusPrevious()
        case .enter where view is TextFieldView:
            if !screen.controller.focusNext() { screen.controller.endEditing() }
        case .escape: screen.controller.endEditing()
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
            actions[place].perform(on: self)
        case .delete: try edit { section throws(FormProblem) in try section.deleteRow(self) }
        case .move(let place):
            try edit { section throws(FormProblem) in try section.moveRow(self, toPlace: place) }
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

extension BaseView {
    /// Notes all properties, for a host that may hold others.
    final func noteAll() {
        for property in type(of: self).ownProperties { note(property) }
    }
}
