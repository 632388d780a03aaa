import RowKit

extension PageRenderer {
    /// Draws the suggestions below a field.
    ///
    /// In a patch, the list is drawn without its items; see ``ItemPatch``.
    mutating func drawPopup(_ view: ListView) {
        html.markup("<ul role=\"listbox\"")
        html.attribute("class", "popup \(view.style.rawValue)")
        html.elementID("id", view)
        html.attribute("aria-label", cell?.title ?? phrases.text(.search))
        // Choosing an option changes the text of the field.
        if let field = view.field, !field.isSecure { html.attribute("data-edits", field) }
        html.flag("hidden", !view.isOpen)
        html.attribute("aria-busy", view.isBusy ? "true" : nil)
        if popups != nil {
            popups?.append(view)
            html.markup(" data-kept></ul>")
            return
        }
        html.markup(">")
        let window = ItemWindow(of: view, around: windows[view.id])
        let gaps = window.gaps
        drawGap(gaps.before, of: view)
        for place in window.places {
            draw(
                view.items[place], of: view, isOption: true,
                place: window.isPartial ? (place, window.count) : nil)
        }
        drawGap(gaps.after, of: view)
        if let text = view.emptyText(phrases) {
            html.markup("<li class=\"empty\" role=\"option\" aria-disabled=\"true\">")
            html.text(text)
            html.markup("</li>")
        }
        html.markup("</ul>")
    }

    /// Draws the gap of items that the page does not hold, if there are any.
    ///
    /// Without a script, the button in the gap draws the page with the nearest of these items.
    private mutating func drawGap(_ places: Range<Int>, of view: ListView) {
        guard !places.isEmpty else { return }
        let nearest = places.lowerBound == 0 ? places.upperBound - 1 : places.lowerBound
        html.markup("<li class=\"gap\" role=\"none\"")
        html.attribute("data-view", view)
        html.attribute("data-start", places.lowerBound)
        html.attribute("data-count", places.count)
        if let height = view.gapHeight(of: places.count) { html.attribute("data-height", height) }
        html.markup("><button name=\"_window\" role=\"option\" tabindex=\"-1\"")
        html.attribute("value", "\(view.id.text) \(nearest)")
        html.markup(">")
        html.text(phrases.text(.showMore))
        html.markup("</button></li>")
    }

    mutating func draw(_ view: ListView) {
        html.markup("<ul")
        drawClasses("list ", view.style.rawValue, of: view)
        html.elementID("id", view)
        html.attribute("aria-label", view.name ?? cell?.title)
        html.attribute("aria-busy", view.isBusy ? "true" : nil)
        drawCommon(view)
        html.markup(">")
        for item in view.items { draw(item, of: view, isOption: false) }
        if let text = view.emptyText(phrases) {
            html.markup("<li class=\"empty\">")
            html.text(text)
            html.markup("</li>")
        }
        html.markup("</ul>")
    }

    private mutating func draw(
        _ item: ListView.Item, of view: ListView, isOption: Bool, place: (Int, of: Int)? = nil
    ) {
        let id = view.id.item(item.key).text
        html.markup(isOption ? "<li role=\"none\"" : "<li")
        if !isOption { html.elementID("id", id) }
        html.markup("><button name=\"_choose\"")
        html.attribute("value", "\(view.id.text) \(item.key)")
        if isOption {
            // The button itself is the option, because an option contains no controls.
            html.markup(" role=\"option\" tabindex=\"-1\"")
            html.elementID("id", id)
            html.attribute("aria-selected", "\(item.key == view.highlighted)")
            html.attribute("aria-disabled", item.isEnabled ? nil : "true")
            html.attribute("data-key", item.key)
            if let place {
                html.attribute("aria-posinset", place.0 + 1)
                html.attribute("aria-setsize", place.of)
            }
        } else {
            html.attribute("aria-pressed", item.isSelected ? "true" : nil)
        }
        html.flag("disabled", !item.isEnabled || !view.takesInput)
        html.markup(">")
        drawImage(item.image, of: view)
        html.markup("<span>")
        draw(item.title)
        html.markup("</span>")
        if let detail = item.detail {
            html.markup("<small>")
            draw(detail)
            html.markup("</small>")
        }
        html.markup("</button></li>")
    }
}

extension ListView {
    /// Whether there is something to show below the field.
    var isOpen: Bool { !isHidden && (!items.isEmpty || isBusy || placeholder != nil) }

    /// The text in place of items, or nil if there are items or no text.
    func emptyText(_ phrases: Phrases) -> String? {
        guard items.isEmpty else { return nil }
        return isBusy ? phrases.text(.loading) : placeholder
    }

    /// The number of items, the only item, or the text in place of items; nil while loading.
    func announcement(_ phrases: Phrases) -> String? {
        guard !isBusy else { return nil }
        guard items.count != 1 else { return items[0].title.text }
        return emptyText(phrases)
            ?? (items.isEmpty ? nil : phrases.text(.results, ["count": .number(items.count)]))
    }

    /// Returns the estimated height of items, or nil if they are side by side.
    func gapHeight(of count: Int) -> Int? { style == .table ? count * 44 : nil }
}
