/// The screen of one controller: a tree of views that follows its form.
final class FormScreen: ScreenDisplay {
    let controller: FormViewController
    let view = FormView()
    /// The prefix of the names of this screen's views.
    let prefix: String
    /// The view that has the focus, or nil if there is none.
    private(set) weak var focused: BaseView?
    /// The row of the focused view, even if the view has since been removed.
    private(set) weak var focusedRow: BaseRow?
    let form: Form
    let tree: ViewTree
    private var observation: FormObservation?
    /// The views of sections and cells, by name.
    var shown: [ViewID: BaseView] = [:]
    /// The rows of the cells that are shown.
    private var rows: [ObjectIdentifier: BaseRow] = [:]
    /// The row that receives the current event, until its cell is up to date.
    private var awaitedRow: BaseRow?
    /// Counts the rounds in which drawing changed the form.
    var rounds = DrawingRounds()
    /// Whether the form has changed during the first drawing, so that it must be drawn again.
    var isOutdated = false
    /// The number of rows that had already left the form when they were drawn.
    var removedRowCount = 0
    /// The number of changes observed during the first drawing.
    var heardChanges = 0

    /// Draws a controller.
    ///
    /// - Parameter other: The screen that this one covers, or nil if this is the first screen.
    init(_ controller: FormViewController, over other: FormScreen?, tree: ViewTree) {
        self.controller = controller
        self.tree = tree
        prefix = other.map { "\($0.prefix)\(controller.presenterKey)>" } ?? ""
        form = controller.form
        view.screenID = ViewID(prefix + ":")
        view.presentation = controller.presentation
        let problem = makeSections()
        controller.screen = self
        updateFrame()
        observation = form.observe { [weak self] changes in self?.apply(changes) }
        // Changes that result from the report are drawn like any other change.
        if let problem { form.report(problem) }
    }

    /// Stops drawing the form.
    func dismiss() {
        observation?.cancel()
        observation = nil
        setFocus(nil, direction: .direct, isHostsDoing: true)
        if controller.screen === self { controller.screen = nil }
    }

    /// Whether the controller still shows the form that is drawn.
    var isCurrent: Bool { controller.form === form }

    /// Shows the controller's settings: its title, buttons, header and keyboard options.
    func updateFrame() {
        view.title = controller.title
        view.dismissTitle = controller.dismissTitle
        view.presenter = presenter
        view.error = form.ownErrors.lines
        view.wantsSubmitButton =
            form.hasSubmitListeners && controller.showsSubmitButton && !form.isReadOnly
        view.isBusy = form.isSubmitting
        view.imageOrigins = form.imageOrigins
        view.keyboardSpacing = controller.rowKeyboardSpacing
        view.animatesScroll = controller.animateScroll
        view.showsPreviousAndNext =
            controller.focusMoves && controller.navigationAccessory.showsPreviousAndNext
        view.showsDone = controller.navigationAccessory.showsDone
        if view.header !== controller.headerView { view.header = controller.headerView }
        view.navigationItems = stack(view.navigationItems, of: controller.navigationItems)
        view.keyboardItems = stack(view.keyboardItems, of: controller.navigationAccessory.items)
    }

    /// The current name of the row that presented the screen, or nil if none did.
    private var presenter: ViewID? {
        guard let row = controller.presenterRow, let below = controller.presenting?.screen else {
            return nil
        }
        return ViewID(below.prefix + row.key)
    }

    private func stack(_ stack: StackView?, of buttons: [ButtonView]) -> StackView? {
        guard !buttons.isEmpty else { return nil }
        guard let stack else { return StackView(.horizontal, buttons) }
        if !stack.views.elementsEqual(buttons, by: ===) { stack.views = buttons }
        return stack
    }

    /// Asks hosts to scroll to a row.
    func reveal(_ row: BaseRow) {
        row.outermost.section?.expand()
        if let cell = shown[ViewID(prefix + row.key)] { tree.noteRevealed(cell) }
    }

    // MARK: Finding views

    /// Returns the row whose cell contains a view, or nil if the view is in no cell.
    func row(of view: BaseView) -> BaseRow? {
        view.enclosingCell.flatMap { rows[ObjectIdentifier($0)] }
    }

    /// Returns the view that shows a row if it is not the view of the row's cell.
    ///
    /// It is then the view of a cell that was dropped when the row's style changed, or a view
    /// without a cell.
    ///
    /// Nil if the row is shown by its cell or is not on screen.
    func outdatedView(of row: BaseRow) -> CellView? {
        if row.hasCell, let cell = row.anyCell?.view, rows[ObjectIdentifier(cell)] === row {
            return nil
        }
        return shown[ViewID(prefix + row.key)] as? CellView
    }

    /// Records the row that a cell shows.
    func note(_ row: BaseRow, in cell: CellView) { rows[ObjectIdentifier(cell)] = row }

    /// Whether an identifier belongs to this screen, and not to one below or above it.
    func names(_ id: ViewID) -> Bool {
        let name = id.text.utf8
        return name.starts(with: prefix.utf8)
            && !name.dropFirst(prefix.utf8.count).contains(UInt8(ascii: ">"))
    }

    /// The view with an identifier of this screen, or nil if there is none.
    ///
    /// - Complexity: O(1) for sections and rows; for other views, O(*n*), where *n* is the number
    ///   of views around it within the row.
    func view(_ id: ViewID) -> BaseView? {
        // Compared by bytes, because a mark can form one character with the text after it.
        let text = id.text.utf8
        let end = text.firstIndex(of: UInt8(ascii: "/")) ?? text.endIndex
        let key = ViewID(String(Substring(text[..<end])))
        var found: BaseView? = key == view.screenID ? view : shown[key]
        var rest = text[end...]
        while let parent = found, !rest.isEmpty {
            rest = rest.dropFirst()
            let part = rest.prefix { $0 != UInt8(ascii: "/") }
            rest = rest[part.endIndex...]
            found = parent.child(part)
        }
        return found
    }

    /// Returns the key of the row or section in an identifier of this screen.
    func rowKey(of id: ViewID) -> String {
        ViewID(String(Substring(id.text.utf8.dropFirst(prefix.utf8.count)))).rowKey
    }

    /// Returns the reason why there is no view with an identifier of this screen.
    func refusal(of id: ViewID) -> ViewRefusal {
        let key = rowKey(of: id)
        guard shown[ViewID(prefix + key)] == nil else { return unknown(id) }
        if form.allRows.contains(where: { $0.key == key }) {
            return ViewRefusal(.hidden, "the row \"\(key)\" is hidden")
        }
        if form.allSections.contains(where: { $0.key == key }) {
            return ViewRefusal(.hidden, "the section \"\(key)\" is hidden")
        }
        return unknown(id)
    }

    private func unknown(_ id: ViewID) -> ViewRefusal {
        ViewRefusal(.unknown, "there is no view called \"\(id)\"")
    }

    // MARK: Events

    /// Runs a user's action as one transaction, then updates the cell of a row, even if the row did
    /// not change.
    func bringUpToDate<Failure>(
        _ row: BaseRow?, after body: () throws(Failure) -> Void
    ) throws(Failure) {
        let rowAround = awaitedRow
        awaitedRow = row
        defer { awaitedRow = rowAround }
        try form.update(by: .user, body)
        if let row = awaitedRow, row.hasCell { updateCell(of: row) }
    }

    /// Records that the cell of a row is up to date.
    func noteUpdate(of row: BaseRow) { if row === awaitedRow { awaitedRow = nil } }

    // MARK: Focus

    /// Whether a view and its row have the focus; for nil, whether no view has it.
    func isFocused(_ view: BaseView?) -> Bool {
        focused === view && focusedRow === view.flatMap(row)
    }

    /// Moves the focus to a view, or removes it if the view is nil.
    ///
    /// - Parameter isHostsDoing: Whether the host has already moved the focus.
    func setFocus(_ view: BaseView?, direction: FocusDirection, isHostsDoing: Bool) {
        let (left, entered) = (focusedRow, view.flatMap(row))
        guard !isFocused(view) else { return }
        if isHostsDoing {
            tree.noteFocusMoved(from: focused, to: view)
        } else {
            tree.noteFocus(view)
        }
        focused = view
        focusedRow = entered
        guard left !== entered else { return }
        // The focus is also in the rows around an inner row.
        let (before, now) = (left?.withOuterRows ?? [], entered?.withOuterRows ?? [])
        form.update(by: .user) {
            for row in before where !now.contains(where: { $0 === row }) {
                row.anyCell?.focusDidLeave(to: direction)
                row.setHighlighted(false)
            }
            for row in now.reversed() where !before.contains(where: { $0 === row }) {
                row.section?.expand()
                row.anyCell?.focusDidEnter(from: direction)
                row.setHighlighted(true)
            }
        }
    }

    /// Sends hosts the current focus again after a host moved it to a view that is not focusable.
    func repeatFocus() { tree.noteFocus(focused) }

    /// Removes the focus from a view that was removed or no longer takes input.
    func dropLostFocus() {
        if let focused {
            guard focused.screenView !== view || !focused.takesInput else { return }
        }
        setFocus(nil, direction: .direct, isHostsDoing: false)
    }

    /// Called when another screen covers this one.
    ///
    /// A focused row that presented the other screen stays highlighted until that screen is
    /// dismissed.
    func wasCovered(byScreenOf row: BaseRow?) {
        guard let row, focusedRow === row else {
            return setFocus(nil, direction: .direct, isHostsDoing: true)
        }
        tree.noteFocusMoved(from: focused, to: nil)
        (focused, focusedRow) = (nil, nil)
        row.anyCell?.focusDidLeave(to: .direct)
    }

    /// Removes all views before they are made again, one for each visible row and section.
    func forgetAll() {
        (shown, rows) = ([:], [:])
        let rowCount = form.reduce(0) { $0 + $1.count }
        rows.reserveCapacity(rowCount)
        shown.reserveCapacity(rowCount + form.count)
    }

    func forget(_ view: BaseView) {
        guard let id = view.ownID else { return }
        if shown[id] === view { shown[id] = nil }
        let row = rows.removeValue(forKey: ObjectIdentifier(view))
        if row?.family.inner.isEmpty == false { view.innerCells.forEach(forget) }
        for child in (view as? SectionView)?.rows ?? [] { forget(child) }
    }
}
