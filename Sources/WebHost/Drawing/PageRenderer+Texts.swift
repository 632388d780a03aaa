import RowKit

extension PageRenderer {
    /// Writes the properties that every view has, except the name and the error of a control.
    mutating func drawCommon(_ view: BaseView) {
        html.flag("hidden", view.isHidden)
        html.attribute("data-background", view.backgroundColor?.literalText)
        html.attribute("data-height", view.height.map(\.plainText))
        if let input = view.editedInput, (input as? TextFieldView)?.isSecure != true {
            html.attribute("data-edits", input)
        }
        html.flag("data-moves", view.isMovable)
        guard view.takesKeys else { return }
        html.markup(" data-keys")
        if !view.takesFocusByItself { html.markup(" tabindex=\"0\"") }
    }

    /// Writes an attribute with classes.
    ///
    /// - Parameters:
    ///   - variant: The rest of the last class of `classes`.
    ///   - more: Other classes, each preceded by a space.
    mutating func drawClasses(
        _ classes: StaticString, _ variant: String = "", of view: BaseView, more: String = ""
    ) {
        html.markup(" class=\"")
        html.markup(classes)
        html.text(variant)
        html.text(view.lookClasses)
        html.text(more)
        html.markup("\"")
    }

    mutating func draw(_ view: LabelView) {
        // The field of a stepper already shows the number.
        if view !== titleLabel, let stepper = cell?.control as? StepperView,
            view.parent === stepper.parent,
            view.text == stepper.typedText ?? stepper.value.plainText
        {
            return
        }
        drawLabel(view, class: "label", for: view === titleLabel ? cell?.control : nil)
    }

    /// Draws a label, which names a control if one is given.
    mutating func drawLabel(
        _ view: LabelView, class name: StaticString, for control: BaseView? = nil
    ) {
        let isLabel = control?.canBeLabelled ?? false
        html.markup(isLabel ? "<label" : view.role == .header ? "<strong" : "<span")
        drawClasses(name, of: view, more: view.textClasses)
        html.elementID("id", view)
        if isLabel, let control { html.elementID("for", control) }
        drawCommon(view)
        html.attribute("data-color", view.textColor?.literalText)
        html.attribute("data-points", view.font?.points)
        if view.numberOfLines > 0 { html.attribute("data-lines", view.numberOfLines) }
        html.attribute("aria-label", view.name)
        html.markup(">")
        if let text = view.styledText { draw(text) }
        if isTitleOfRequiredRow(view) {
            // Screen readers learn this from the control.
            html.markup("<span class=\"required\" aria-hidden=\"true\"></span>")
        } else if isHeaderOfRequiredSection(view) {
            html.markup("<span class=\"required\"></span>")
        }
        html.markup(isLabel ? "</label>" : view.role == .header ? "</strong>" : "</span>")
    }

    /// Whether a label is the header of a section that requires an answer and takes input.
    private func isHeaderOfRequiredSection(_ view: LabelView) -> Bool {
        guard let section = view.parent as? SectionView, section.isRequired else { return false }
        return view === section.header && view.text?.isEmpty == false
            && !section.rows.allSatisfy(\.isReadOnly)
    }

    /// Whether a label is the title of a row that requires a value and takes input.
    private func isTitleOfRequiredRow(_ view: LabelView) -> Bool {
        guard let cell, cell.isRequired, !cell.isReadOnly, view.text?.isEmpty == false else {
            return false
        }
        return view === titleLabel || view === cell.shownTextLabel
    }

    /// Draws a string with its styled parts.
    mutating func draw(_ text: StyledText) {
        guard !text.runs.isEmpty else { return html.text(text.text) }
        var rest = text.text[...]
        /// Removes and returns the characters up to a place, or all if there are fewer.
        func take(_ count: Int) -> String {
            let part = rest.prefix(count)
            rest = rest[part.endIndex...]
            return String(part)
        }
        var next = 0
        for run in text.runs {
            let range = run.range.clamped(to: next..<Swift.max(next, run.range.upperBound))
            html.text(take(range.lowerBound - next))
            html.markup(run.isHighlighted ? "<mark" : "<span")
            let classes = (run.font?.classes ?? "") + (run.color?.roleClass("c") ?? "")
            if !classes.isEmpty { html.attribute("class", String(classes.dropFirst())) }
            html.attribute("data-color", run.color?.literalText)
            html.attribute("data-points", run.font?.points)
            html.markup(">")
            html.text(take(range.count))
            html.markup(run.isHighlighted ? "</mark>" : "</span>")
            next = range.upperBound
        }
        html.text(String(rest))
    }

    // MARK: Images

    mutating func draw(_ view: ImageView) {
        html.markup("<span")
        drawClasses(
            "image ", view.shape.rawValue, of: view, more: " \(view.contentMode.rawValue)")
        html.elementID("id", view)
        drawCommon(view)
        if let name = view.name {
            html.attribute("role", "img")
            html.attribute("aria-label", name)
        } else {
            html.markup(" aria-hidden=\"true\"")
        }
        html.markup(">")
        let image = view.shownImage
        if image != view.placeholder, case .url = image, let placeholder = view.placeholder {
            // Behind the picture, so that it is visible until the picture has loaded, or if it does
            // not load.
            html.markup("<span class=\"placeholder\">")
            draw(placeholder, size: view.size)
            html.markup("</span>")
        }
        draw(image, size: view.size)
        html.markup("</span>")
    }

    /// Draws an image beside the text of an option, an item or a button.
    mutating func drawImage(_ image: RowImage?, of view: BaseView) {
        guard let image, view.allows(image) else { return }
        draw(image, class: "picture")
    }

    private mutating func draw(
        _ image: RowImage?, class name: String? = nil, size: ViewSize? = nil
    ) {
        guard case .url(let url) = image else { return drawSymbol(image) }
        html.markup("<img alt=\"\" loading=\"lazy\"")
        html.attribute("class", name)
        html.attribute("src", url)
        if let size {
            html.attribute("width", size.width.plainText)
            html.attribute("height", size.height.plainText)
        }
        html.markup(">")
    }

    /// Draws a symbol.
    ///
    /// The style sheet contains some symbols. Others are shown as their initial.
    private mutating func drawSymbol(_ image: RowImage?) {
        guard case .symbol(let name) = image else { return }
        html.markup("<span class=\"symbol letter\" aria-hidden=\"true\"")
        html.attribute("data-symbol", name)
        html.markup(">")
        html.text(name.prefix(1).uppercased())
        html.markup("</span>")
    }

    // MARK: Stacks

    mutating func draw(_ view: StackView) {
        html.markup("<div")
        drawClasses("stack ", view.axis.rawValue, of: view)
        html.elementID("id", view)
        if let name = view.name {
            html.attribute("role", "group")
            html.attribute("aria-label", name)
        }
        html.attribute("data-spacing", view.spacing.map(\.plainText))
        drawCommon(view)
        html.markup(">")
        for (index, child) in view.views.enumerated() {
            let share = view.shares.indices.contains(index) ? view.shares[index] : nil
            guard let share else {
                draw(child)
                continue
            }
            html.markup("<div")
            html.attribute("class", share > 0 ? "share s\(share.twelfths)" : "share")
            html.markup(">")
            draw(child)
            html.markup("</div>")
        }
        html.markup("</div>")
    }

    mutating func draw(_ view: ProgressView) {
        html.markup("<progress max=\"1\"")
        drawClasses("progress", of: view)
        html.elementID("id", view)
        html.attribute("value", view.value?.plainText)
        html.attribute("aria-label", view.name ?? cell?.title ?? phrases.text(.loading))
        drawCommon(view)
        html.markup("></progress>")
    }
}

extension Phrases {
    /// Returns the name of a button that acts on an element, with the element's title if it has
    /// one.
    func text(_ action: Phrases.Key, on title: String) -> String {
        title.isEmpty
            ? text(action)
            : text(.actionOn, ["action": .text(text(action)), "title": .text(title)])
    }
}
