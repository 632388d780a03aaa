import RowKit

extension PageRenderer {
    /// Writes the identifier, name and state of a control, and the references to its descriptions.
    mutating func drawControl(_ view: BaseView, kind: StaticString, isNamed: Bool = true) {
        html.elementID("id", view)
        if isNamed { html.attribute("name", view) }
        html.markup(" data-k=\"")
        html.markup(kind)
        html.markup("\"")
        drawState(of: view)
        drawCommon(view)
        html.flag("disabled", !view.takesInput && !view.takesFocusToRead)
    }

    /// Writes the attributes for assistive technology: a control's name, whether it is invalid or
    /// required, and the texts that describe it.
    mutating func drawState(of view: BaseView) {
        if let name = view.name {
            html.attribute("aria-label", name)
        } else if let label = view.label {
            if !view.canBeLabelled {
                html.elementID("aria-labelledby", label)
            }
        } else {
            html.attribute("aria-label", cell?.title ?? cell?.name)
        }
        let isMain = cell?.control === view
        let error = error(of: view)
        let isWrong = error != nil || isMain && cell?.error != nil
        if isWrong { html.markup(" aria-invalid=\"true\"") }
        if isMain, cell?.isRequired == true { drawRequirement(of: view) }
        let hasRowError = isMain && cell?.error != nil
        guard hasRowError || error != nil || view.hint != nil else { return }
        html.markup(" aria-describedby=\"")
        if hasRowError, let cell {
            html.reference(to: cell)
            html.markup("!error")
        }
        if error != nil {
            html.markup(hasRowError ? " " : "")
            html.reference(to: view)
            html.markup("!error")
        }
        if view.hint != nil {
            html.markup(hasRowError || error != nil ? " " : "")
            html.reference(to: view)
            html.markup("!hint")
        }
        html.markup("\"")
    }

    /// The reason why the contents of a control were refused, or else the error of the view.
    private func error(of view: BaseView) -> String? { refused[view]?.reason ?? view.error }

    /// Marks a control as required with the attribute that HTML has for the element.
    private mutating func drawRequirement(of view: BaseView) {
        switch view.kind {
        case .date, .file: html.markup(" required")
        // HTML cannot express these.
        case .slider, .canvas: break
        case .toggle where (view as? ToggleView)?.style == .switch: break
        case .color where view.canBeLabelled: break
        default: html.markup(" aria-required=\"true\"")
        }
    }

    /// Draws the hint and the error of a control, to which ``drawState(of:)`` refers.
    mutating func drawHelp(for view: BaseView) {
        if let hint = view.hint {
            html.markup("<span class=\"hint\"")
            html.elementID("id", view, part: "!hint")
            html.markup(">")
            html.text(hint)
            html.markup("</span>")
        }
        if let error = error(of: view) {
            html.markup("<span class=\"error\"")
            html.elementID("id", view, part: "!error")
            html.markup(">")
            html.text(error)
            html.markup("</span>")
        }
    }

    /// Writes a hidden field that tells the form that the control exists, even if the browser sends
    /// no value for it.
    mutating func drawPresence(of view: BaseView) {
        guard view.takesInput else { return }
        html.markup("<input type=\"hidden\" name=\"_is\"")
        html.attribute("value", view)
        html.markup(">")
    }

    // MARK: Text

    mutating func draw(_ view: TextFieldView) {
        let popup = view.popup
        html.markup("<div class=\"field\">")
        html.markup("<input")
        html.attribute("type", view.isSecure ? "password" : "text")
        drawControl(view, kind: "type")
        drawText(view)
        if view.isSecure {
            html.markup(" data-secret")
            html.flag("data-filled", view.isFilled)
            if view.takesInput { isEmptiedByButtons = true }
        } else {
            html.attribute("value", view.text)
        }
        if popup != nil || view.offersSuggestions && !view.showsReadOnly {
            html.markup(" role=\"combobox\" aria-autocomplete=\"list\"")
            html.attribute("aria-expanded", popup?.isOpen == true ? "true" : "false")
        }
        html.flag("data-tabs", view.separatesLines)
        if let popup {
            html.elementID("aria-controls", popup)
            if let key = popup.highlighted, popup.isOpen {
                html.elementID("aria-activedescendant", popup.id.item(key).text)
            }
        }
        html.markup(">")
        if view.isSecure { drawReveal(of: view) }
        if let popup { drawPopup(popup) }
        html.markup("</div>")
        drawHelp(for: view)
    }

    mutating func draw(_ view: TextAreaView) {
        html.markup("<div class=\"field\"><textarea rows=\"3\"")
        drawControl(view, kind: "type")
        drawText(view)
        if view.height == nil {
            html.markup(" data-grows")
            html.attribute("data-height", view.initialHeight.map(\.plainText))
        }
        html.markup(">")
        // HTML drops a line break directly after the tag.
        if view.text.first?.isNewline == true { html.markup("\n") }
        html.text(view.text)
        html.markup("</textarea></div>")
        drawHelp(for: view)
    }

    private mutating func drawText(_ view: TextInputView) {
        let classes = (view.textColor?.roleClass("c") ?? "") + (view.font?.classes ?? "")
        let alignment = view.textAlignment == .leading ? "" : " \(view.textAlignment.rawValue)"
        html.attribute("class", "input", classes, alignment)
        html.attribute("data-color", view.textColor?.literalText)
        html.attribute("data-points", view.font?.points)
        html.attribute("placeholder", view.placeholder)
        html.attribute("inputmode", view.keyboard.inputMode)
        html.attribute("enterkeyhint", view.returnKey.hint)
        html.attribute("autocomplete", view.autofill)
        html.attribute("autocapitalize", view.capitalization.name)
        if let corrects = view.autocorrects { html.attribute("spellcheck", "\(corrects)") }
        html.markup(" dir=\"auto\"")
        html.flag("readonly", view.showsReadOnly)
        if let limit = view.maximumLength { html.attribute("data-limit", limit) }
    }

    private mutating func drawReveal(of view: TextFieldView) {
        let show = phrases.text(.show)
        // The style sheet reserves room at the end of the field for the button, which covers it.
        html.markup("<button type=\"button\"")
        html.attribute("class", show.count > 6 ? "reveal long" : "reveal")
        html.markup(" hidden aria-pressed=\"false\"")
        html.attribute("data-reveal", view)
        html.attribute("aria-label", phrases.text(.showPassword))
        html.markup(">")
        html.text(show)
        html.markup("</button>")
    }
}

extension TextInputView.Keyboard {
    fileprivate var inputMode: String? {
        switch self {
        case .text, .ascii: nil
        case .number: "numeric"
        case .decimal: "decimal"
        case .phone: "tel"
        case .email: "email"
        case .url: "url"
        }
    }
}

extension TextInputView.ReturnKey {
    fileprivate var hint: String? { self == .default ? nil : rawValue }
}

extension TextInputView.Capitalization {
    fileprivate var name: String { self == .allCharacters ? "characters" : rawValue }
}

extension TextInputView {
    /// The autofill field in HTML.
    ///
    /// A password field can have no other.
    fileprivate var autofill: String {
        guard let content else { return "off" }
        let isPassword = ["new-password", "current-password"].contains(content)
        return (self as? TextFieldView)?.isSecure == true && !isPassword ? "off" : content
    }
}
