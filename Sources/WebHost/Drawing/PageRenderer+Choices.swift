import RowKit

extension PageRenderer {
    mutating func draw(_ view: ChoiceView) {
        switch view.style {
        case .menu, .wheel: drawMenu(view)
        case .segmented: drawButtons(view, class: "segments")
        case .list where view.columnCount > 1: drawTable(view)
        case .list: drawButtons(view, class: "choices")
        }
        drawHelp(for: view)
    }

    private mutating func drawMenu(_ view: ChoiceView) {
        if view.allowsMultiple { drawPresence(of: view) }
        html.markup("<select")
        drawClasses("menu", of: view)
        drawControl(view, kind: "choose")
        html.flag("multiple", view.allowsMultiple)
        if view.style == .wheel || view.allowsMultiple {
            html.attribute("size", min(max(view.options.count, 2), 5))
        }
        html.markup(">")
        if !view.allowsMultiple, !view.isRequired || view.selection.isEmpty {
            html.markup("<option value=\"\"")
            html.flag("selected", view.selection.isEmpty)
            html.markup(">")
            html.text(view.placeholder ?? phrases.text(.none))
            html.markup("</option>")
        }
        let chosen = Set(view.selection)
        for option in view.options {
            html.markup("<option")
            html.attribute("value", "=" + option.key)
            html.flag("selected", chosen.contains(option.key))
            html.flag("disabled", !option.isEnabled)
            html.markup(">")
            html.text(option.title)
            html.markup("</option>")
        }
        html.markup("</select>")
    }

    /// Draws a radio button for each option, or a check box if several can be chosen.
    private mutating func drawButtons(_ view: ChoiceView, class name: StaticString) {
        drawPresence(of: view)
        html.markup("<span")
        drawClasses(name, of: view)
        html.attribute("role", view.allowsMultiple ? "group" : "radiogroup")
        html.elementID("id", view)
        drawState(of: view)
        drawCommon(view)
        html.markup(">")
        let chosen = Set(view.selection)
        for option in view.options {
            html.markup("<label class=\"segment\"><input")
            html.attribute("type", view.allowsMultiple ? "checkbox" : "radio")
            html.elementID("id", view.id.item(option.key).text)
            html.attribute("name", view)
            html.attribute("value", "=" + option.key)
            html.markup(" data-k=\"choose\"")
            html.attribute("data-of", view)
            html.flag("data-clears", !view.allowsMultiple && !view.isRequired)
            html.flag("checked", chosen.contains(option.key))
            html.flag("disabled", !option.isEnabled || !view.takesInput)
            html.markup("><span>")
            drawImage(option.image, of: view)
            html.text(option.title)
            html.markup("</span></label>")
        }
        html.markup("</span>")
    }

    // MARK: Colours

    mutating func draw(_ view: ColorView) {
        guard view.swatches.isEmpty else { return drawSwatches(of: view) }
        html.markup("<span class=\"color\">")
        drawPresence(of: view)
        html.markup("<input type=\"color\"")
        drawControl(view, kind: "color")
        html.attribute("value", view.color?.hexadecimal ?? "#000000")
        html.markup("><label><input type=\"checkbox\" value=\"on\"")
        html.elementID("id", view, part: "!none")
        html.attribute("name", view, part: "!none")
        html.markup(" data-k=\"nocolor\"")
        html.attribute("data-of", view)
        html.flag("checked", view.color == nil)
        html.flag("disabled", !view.takesInput)
        html.markup("><span>")
        html.text(phrases.text(.none))
        html.markup("</span></label></span>")
        drawHelp(for: view)
    }

    private mutating func drawSwatches(of view: ColorView) {
        drawPresence(of: view)
        html.markup("<span")
        drawClasses("segments swatches", of: view)
        html.markup(" role=\"radiogroup\"")
        html.elementID("id", view)
        drawState(of: view)
        drawCommon(view)
        html.markup(">")
        for swatch in view.swatches {
            html.markup("<label class=\"segment\"><input type=\"radio\"")
            html.elementID("id", view.id.item(swatch.name).text)
            html.attribute("name", view)
            html.attribute("value", "=" + swatch.color.text)
            html.markup(" data-k=\"color\" data-clears")
            html.attribute("data-of", view)
            html.attribute("aria-label", swatch.name)
            html.flag("checked", swatch.color.text == view.color?.text)
            html.flag("disabled", !view.takesInput)
            html.markup(
                "><span><svg class=\"swatch\" viewBox=\"0 0 1 1\"><rect width=\"1\" height=\"1\"")
            html.attribute("class", swatch.color.roleClass("fill").map { String($0.dropFirst()) })
            html.attribute("fill", swatch.color.literalText)
            html.markup("/></svg></span></label>")
        }
        html.markup("</span>")
        drawHelp(for: view)
    }
}

extension RowColor {
    /// The colour in the format of a browser's colour input.
    var hexadecimal: String? { literalText.map { String($0.prefix(7)).lowercased() } }
}
