extension Form {
    /// All that was made of the form and of the screens open over it.
    ///
    /// Values that JSON cannot hold, and secret ones (``BaseRow/keepsValueSecret``), are left out;
    /// ``FormState/omittedValues`` names their rows.
    ///
    /// - Complexity: O(rows).
    public var state: FormState {
        var screens = [screenState(openedBy: nil)]
        var next = controller?.presented
        while let controller = next {
            screens.append(controller.form.screenState(openedBy: controller.presenterRow?.key))
            next = controller.presented
        }
        return FormState(screens: screens)
    }

    /// Restores a state, in a form made by the same code as the one that it is of.
    ///
    /// Everything is as it was, whether or not rows are hidden or disabled: rows and entries that
    /// the state does not name become those of a form that was just made. Listeners are called for
    /// values that they do not bring about themselves, and in the end each value is that of the
    /// state, whatever listeners wrote. Screens are opened by the rows that had opened them.
    ///
    /// - Returns: A problem for each part that no longer fits, such as a row that has another type
    ///   now. It is left out, and the rest is restored.
    @discardableResult
    public func restore(_ state: FormState) -> [FormProblem] {
        guard mayWrite() else { return [] }
        controller?.dismissPresented()
        var (form, problems) = (self, [FormProblem]())
        for (depth, screen) in state.screens.enumerated() {
            if depth > 0 {
                do throws(FormProblem) {
                    form = try form.openScreen(of: screen.presenter)
                } catch {
                    problems.append(error)
                    break
                }
            }
            var restoring = StateRestoring(form: form, screen: screen)
            problems += restoring.run()
        }
        return problems
    }

    private func screenState(openedBy presenter: String?) -> ScreenState {
        var screen = ScreenState(presenter: presenter)
        screen.errors = ownErrors.map(ErrorState.init)
        list.forEach { section in
            if let state = section.state { screen.sections.append(state) }
            section.list.forEach { row in
                var state = row.state
                guard state != RowState(key: "") else { return }
                state.key = row.key
                screen.rows.append(state)
            }
        }
        return screen
    }

    /// Opens the screen of a presenter row.
    private func openScreen(of key: String?) throws(FormProblem) -> Form {
        guard let key else {
            throw FormProblem(.notFound, at: placeName, "a screen was not opened by a row")
        }
        var presenter: BaseRow?
        forEachRow { if $0.key == key { presenter = $0 } }
        guard let presenter else {
            throw FormProblem(.notFound, at: key, "no row has this key, so its screen stays closed")
        }
        act(by: .user) { (presenter as? any PresenterRowType)?.presentController() }
        guard let presented = controller?.presented, presented.presenterRow === presenter else {
            throw FormProblem(.notFound, at: key, "the row does not open its screen")
        }
        return presented.form
    }
}

extension Section {
    /// The state of the section, or nil if there is none to keep.
    fileprivate var state: SectionState? {
        let errors = foundErrors.map(ErrorState.init)
        guard let section = self as? BaseMultivaluedSection else {
            return errors.isEmpty ? nil : SectionState(key: key, errors: errors)
        }
        return SectionState(
            key: key, entries: section.entries.map(\.key), nextOrdinal: nextOrdinal,
            errors: errors)
    }
}
