import PlainText

extension BaseView {
    /// The view and its descendants as text, one indented line for each.
    public final var textDrawing: String {
        var drawing = TextDrawing()
        draw(on: &drawing)
        return drawing.text
    }
}

/// Draws views as lines of text.
private struct TextDrawing: FormRenderer {
    var text = ""
    private var depth = 0

    mutating func draw(_ view: FormView) {
        line(view, [quoted(view.title)], [view.presentation?.rawValue])
    }

    mutating func draw(_ view: SectionView) {
        line(
            view, [],
            [
                view.isExpanded.map { $0 ? "expanded" : "collapsed" },
                view.isRequired ? "required" : nil,
            ])
    }

    mutating func draw(_ view: CellView) {
        line(
            view, [],
            [
                view.isHighlighted ? "focused" : nil, view.isBusy ? "busy" : nil,
                view.accessoryType == .none ? nil : view.accessoryType.rawValue,
                view.editing.isEmpty ? nil : "may \(names(in: view.editing.json))",
                swipes(view.leadingSwipe, "leading"), swipes(view.trailingSwipe, "trailing"),
            ])
    }

    mutating func draw(_ view: LabelView) { line(view, [view.styledText.map(styled)]) }

    mutating func draw(_ view: ImageView) {
        let image = view.image ?? view.placeholder
        let isPlaceholder = view.image == nil && image != nil
        line(
            view, [image.map(name(of:)) ?? (view.isEmpty ? nil : "none")],
            [isPlaceholder ? "placeholder" : nil])
    }

    mutating func draw(_ view: TextFieldView) {
        line(
            view, [view.isSecure ? nil : quoted(view.text)],
            [view.isSecure ? "secure" : nil, view.isSecure && view.isFilled ? "filled" : nil]
                + typing(in: view))
    }

    mutating func draw(_ view: TextAreaView) { line(view, [quoted(view.text)], typing(in: view)) }

    mutating func draw(_ view: ToggleView) {
        line(view, [quoted(view.title), view.isOn ? "on" : "off"])
    }

    mutating func draw(_ view: SliderView) { drawNumber(view) }

    mutating func draw(_ view: StepperView) { drawNumber(view) }

    mutating func draw(_ view: ChoiceView) {
        let options = view.options.map { option in
            (view.selection.contains(option.key) ? "*" : "")
                + texts([option.title] + option.details)
        }
        line(
            view, ["{\(options.joined(separator: ", "))}"],
            [
                view.columns.isEmpty ? nil : "columns \(texts(view.columns.map(\.title)))",
                view.options.isEmpty ? quoted(view.placeholder) : nil,
            ])
    }

    mutating func draw(_ view: DateView) {
        line(
            view, [view.date ?? "none"],
            [
                quoted(view.text), view.minimum.map { "from \($0)" },
                view.maximum.map { "to \($0)" },
                view.minuteInterval == 1 ? nil : "every \(view.minuteInterval) minutes",
            ])
    }

    mutating func draw(_ view: ButtonView) {
        // A label that shows the title is drawn as a child.
        let title = view.children.isEmpty ? view.title : nil
        line(view, [quoted(title), view.image.map(name(of:))])
    }

    mutating func draw(_ view: StackView) { line(view, [view.axis.rawValue]) }

    mutating func draw(_ view: ListView) {
        let items = view.items.map { item in
            (item.isSelected ? "*" : "") + (item.key == view.highlighted ? ">" : "")
                + styled(item.title)
        }
        line(
            view, ["{\(items.joined(separator: ", "))}"],
            [view.isBusy ? "busy" : nil, view.items.isEmpty ? quoted(view.placeholder) : nil])
    }

    mutating func draw(_ view: CanvasView) {
        let slider = view.slider
        line(
            view,
            [
                "\(view.shapes.count) shapes",
                slider.map { "\($0.value) of \($0.range.lowerBound)...\($0.range.upperBound)" },
            ], [view.isInteractive ? "interactive" : nil, quoted(slider?.text)])
    }

    mutating func draw(_ view: ColorView) { line(view, [view.color?.text ?? "none"]) }

    mutating func draw(_ view: FileView) { line(view, view.files.map { quoted($0.name) }) }

    mutating func draw(_ view: ProgressView) { line(view, [view.value.map { "\($0)" } ?? "…"]) }

    /// The texts of the columns of an option.
    private func texts(_ texts: [String]) -> String {
        texts.map(\.quoted).joined(separator: " | ")
    }

    // MARK: Lines

    private mutating func line(_ view: BaseView, _ words: [String?], _ states: [String?] = []) {
        let kind = view.kind.rawValue
        let start =
            view.ownID.map { "\(kind) \($0)" } ?? "\(view.part.map { "\($0): " } ?? "")\(kind)"
        let isReadOnly = (view as? CellView)?.isReadOnly == true
        let common: [String?] = [
            view.role.map(\.rawValue), view.name.map { "named \($0.quoted)" },
            view.isEnabled ? nil : isReadOnly ? "read only" : "disabled",
            view.isHidden ? "hidden" : nil,
            view.hint.map { "hint \($0.quoted)" },
            view.error.map { "error \($0.quoted)" },
        ]
        let all = (states + common).compactMap { $0 }
        var line = ([start] + words.compactMap { $0 }).joined(separator: " ")
        if !all.isEmpty { line += " [\(all.joined(separator: ", "))]" }
        // Names and texts may contain control characters.
        text += String(repeating: "  ", count: depth) + line.printable + "\n"
        depth += 1
        for child in view.children { child.draw(on: &self) }
        depth -= 1
    }

    private mutating func drawNumber(_ view: NumberInputView) {
        line(
            view, ["\(view.value) of \(view.minimum)...\(view.maximum)"],
            [quoted(view.valueText), view.typedText.map { "typed \($0.quoted)" }])
    }

    private func typing(in view: TextInputView) -> [String?] {
        [
            view.keyboard == .text ? nil : "\(view.keyboard.rawValue) keyboard",
            view.placeholder.map { "placeholder \($0.quoted)" },
            view.isReadOnly ? "read only" : nil, view.isRequired ? "required" : nil,
        ]
    }

    private func quoted(_ text: String?) -> String? { text?.quoted }

    /// Returns the text with its highlighted parts in angle quotes.
    private func styled(_ text: StyledText) -> String {
        var marked = ""
        for (place, character) in text.text.enumerated() {
            for run in text.runs where run.isHighlighted && run.range.lowerBound == place {
                marked += "«"
            }
            marked.append(character)
            for run in text.runs where run.isHighlighted && run.range.upperBound == place + 1 {
                marked += "»"
            }
        }
        return marked.quoted
    }

    private func name(of image: RowImage) -> String {
        switch image {
        case .symbol(let name): name
        case .url(let address): address
        }
    }

    private func names(in list: JSONValue) -> String {
        guard case .array(let names) = list else { return "" }
        return names.map { if case .string(let name) = $0 { name } else { "" } }
            .joined(separator: ", ")
    }

    private func swipes(_ offer: CellView.Swipe, _ edge: String) -> String? {
        guard !offer.actions.isEmpty else { return nil }
        let titles = offer.actions.map { $0.title?.quoted ?? "?" }
        return "\(edge) \(titles.joined(separator: ", "))"
    }
}
