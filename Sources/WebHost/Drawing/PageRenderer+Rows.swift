import RowKit

extension PageRenderer {
    /// Draws rows of a section, copying those that have not changed since the last drawing.
    mutating func draw(_ rows: [CellView], of section: SectionView) {
        let takesInput = section.takesInput
        var rest = rows[...]
        while let row = rest.first {
            let copied = copier?.copy(rest, takesInput: takesInput, to: &html) ?? 0
            rest = rest.dropFirst(max(copied, 1))
            if copied == 0 {
                let start = html.count
                draw(row)
                copier?.add(row, at: start..<html.count)
            }
        }
    }

    mutating func draw(_ view: CellView) {
        let outer = (cell, titleLabel, isEmptiedByButtons)
        defer { (cell, titleLabel, isEmptiedByButtons) = outer }
        (cell, titleLabel, isEmptiedByButtons) = (view, view.titleLabel, false)
        html.markup("<div")
        drawClasses(of: view)
        html.elementID("id", view)
        html.flag("data-secret", view.isSecret)
        drawCommon(view)
        html.markup(">")
        drawMain(of: view)
        if let accessory = view.accessoryView {
            html.markup("<div class=\"accessory\">")
            draw(accessory)
            html.markup("</div>")
        }
        drawTools(of: view)
        if let error = view.error {
            html.markup("<p class=\"error\"")
            html.elementID("id", view, part: "!error")
            html.markup(">")
            html.text(error)
            html.markup("</p>")
        }
        if isEmptiedByButtons {
            html.markup("<noscript><p class=\"hint\">")
            html.text(phrases.text(.emptiedByButtons))
            html.markup("</p></noscript>")
        }
        html.markup("</div>")
    }

    private mutating func drawClasses(of view: CellView) {
        html.markup(view.isInner ? " class=\"inner" : " class=\"row")
        if view.contentView != nil { html.markup(" own") }
        if view.isChosen { html.markup(" chosen") }
        if view.choice == .any { html.markup(" many") }
        if view.error != nil { html.markup(" invalid") }
        if view.isHighlighted { html.markup(" active") }
        if view.isBusy { html.markup(" busy") }
        if view.expandedBelow != nil { html.markup(" below") }
        if view.isEntry { html.markup(" entry") }
        if view.isAddButton { html.markup(" add") }
        if !view.isEnabled { html.markup(view.isReadOnly ? " read" : " disabled") }
        html.text(view.lookClasses)
        html.markup("\"")
    }

    /// Draws the texts or the content of a row, as a button if the row is selectable.
    private mutating func drawMain(of view: CellView) {
        let isButton = view.isSelectable && !view.contentHoldsControls
        if isButton {
            html.markup("<button class=\"main press\" name=\"_press\"")
            html.attribute("value", view)
            html.flag("disabled", !view.takesInput)
            if view.choice != nil { html.attribute("aria-pressed", "\(view.isChosen)") }
            html.attribute("aria-expanded", view.isExpanded.map { "\($0)" })
            html.attribute("aria-label", view.name)
        } else {
            html.markup("<div class=\"main\"")
        }
        html.markup(">")
        // Even an empty image would indent the title.
        if let image = view.imageView, !image.isEmpty { draw(image) }
        if let content = view.contentView { draw(content) }
        if let label = view.shownTextLabel { drawTitle(label, of: view, inButton: isButton) }
        if let label = view.shownDetailTextLabel { drawLabel(label, class: "detail") }
        // Beside controls, the button that selects the row has a mark.
        if isButton || view.isExpanded == nil { drawMark(of: view) }
        html.markup(isButton ? "</button>" : "</div>")
        guard view.isSelectable, !isButton else { return }
        // A button cannot contain a control, so a separate button selects the row.
        html.markup("<button class=\"tool select\" name=\"_press\"")
        html.attribute("value", view)
        html.flag("disabled", !view.takesInput)
        html.attribute("aria-expanded", view.isExpanded.map { "\($0)" })
        html.attribute("aria-label", view.title ?? view.name ?? phrases.text(.choose))
        html.markup("></button>")
    }

    private mutating func drawTitle(_ label: LabelView, of view: CellView, inButton: Bool) {
        drawLabel(label, class: "text", for: inButton ? nil : view.control)
    }

    private mutating func drawMark(of view: CellView) {
        switch view.accessoryType {
        case .none where view.awaitsCheckMark:
            html.markup("<span class=\"check empty\" aria-hidden=\"true\"></span>")
        // An expandable row looks like a row that opens a screen, but its mark turns.
        case .none where view.isExpanded == nil: break
        case .none, .disclosureIndicator:
            html.markup("<span class=\"chevron\" aria-hidden=\"true\"></span>")
        case .checkmark: html.markup("<span class=\"check\" aria-hidden=\"true\"></span>")
        }
    }

    // MARK: Editing

    /// Draws the buttons that move and delete an entry, and those for its swipe actions.
    private mutating func drawTools(of view: CellView) {
        let (leading, trailing) = (view.leadingSwipe, view.trailingSwipe)
        let hasSwipes = !(leading.actions.isEmpty && trailing.actions.isEmpty)
        let canEdit = !view.editing.isDisjoint(with: [.delete, .move])
        guard hasSwipes || canEdit else { return }
        html.markup("<div class=\"tools\">")
        if view.editing.contains(.move) {
            html.markup("<span class=\"handle\" aria-hidden=\"true\"></span>")
            // The style sheet hides a button if the entry cannot move in its direction.
            drawTool("_move", "tool up", .moveUp, of: view, part: "!up", argument: -1)
            drawTool("_move", "tool down", .moveDown, of: view, part: "!down", argument: 1)
        }
        if view.editing.contains(.delete) {
            drawTool("_delete", "tool delete", .delete, of: view, part: "!delete")
        }
        if hasSwipes {
            html.markup("<details class=\"menu\"><summary")
            html.attribute(
                "aria-label", phrases.text(.moreActions, ["title": .text(view.spokenTitle)]))
            html.markup(">\u{22EF}</summary><div>")
            for action in leading.actions { draw(action, at: .leading, of: view) }
            for action in trailing.actions { draw(action, at: .trailing, of: view) }
            html.markup("</div></details>")
        }
        html.markup("</div>")
    }

    private mutating func drawTool(
        _ name: String, _ classes: String, _ phrase: Phrases.Key, of view: CellView,
        part: StaticString, argument: Int? = nil
    ) {
        html.markup("<button")
        html.attribute("class", classes)
        html.attribute("name", name)
        html.attribute("value", view.id.text + (argument.map { " \($0)" } ?? ""))
        html.flag("disabled", !view.takesInput)
        if let field = view.namingField {
            html.elementID("id", view, part: part)
            html.attribute("aria-label", phrases.text(phrase))
            html.markup(" aria-labelledby=\"")
            html.reference(to: view)
            html.markup(part)
            html.markup(" ")
            html.reference(to: field)
            html.markup("\"")
        } else {
            html.attribute("aria-label", phrases.text(phrase, on: view.spokenTitle))
        }
        html.markup("></button>")
    }

    private mutating func draw(
        _ action: CellView.Swipe.Action, at edge: ViewAction.SwipeEdge, of view: CellView
    ) {
        html.markup("<button name=\"_swipe\"")
        html.attribute("class", action.style.rawValue)
        html.attribute("value", "\(view.id.text) \(edge.rawValue) \(action.index)")
        html.attribute("data-background", action.color?.literalText)
        html.markup(">")
        drawImage(action.image, of: view)
        html.text(action.title ?? phrases.text(.choose))
        html.markup("</button>")
    }
}

extension CellView {
    /// Whether the content has a view that the user can press or edit.
    fileprivate var contentHoldsControls: Bool { contentView?.holdsControls ?? false }

    /// The row's title, or else the name or the placeholder of its control.
    var nameOfControl: String? {
        title ?? control?.name ?? (control as? TextInputView)?.placeholder
    }

    /// The field that names the row in the labels of its buttons, or nil if it has none.
    ///
    /// A browser uses the field's current text, which distinguishes entries with the same title, or
    /// the field's own name if it is empty.
    fileprivate var namingField: TextFieldView? {
        guard isEntry, let field = control as? TextFieldView, !field.isSecure else { return nil }
        return field
    }

    /// The row's name in the labels of its buttons.
    fileprivate var spokenTitle: String {
        nameOfControl ?? shownTextLabel?.text ?? shownDetailTextLabel?.text ?? ""
    }
}

extension BaseView {
    /// Whether the user can press or edit the view or one of its descendants.
    var holdsControls: Bool {
        switch kind {
        case .label, .image, .progress: return false
        case .stack:
            var holds = false
            forEachChild { if $0.holdsControls { holds = true } }
            return holds
        case .canvas: return (self as? CanvasView)?.isInteractive ?? false
        default: return true
        }
    }
}

extension CellView {
    /// Whether the row can be chosen but is not, and has no mark of its own for that.
    fileprivate var awaitsCheckMark: Bool {
        choice != nil && !isChosen && contentView == nil && imageView?.isEmpty != false
    }
}
