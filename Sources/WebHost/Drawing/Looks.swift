import RowKit

// Colours, fonts and numbers that the style sheet knows are written as classes. Literal ones are
// written as data and applied by the client, because the page allows no style attributes.

extension BaseView {
    /// The class of the background colour, preceded by a space.
    var lookClasses: String { backgroundColor?.roleClass("b") ?? "" }

    /// Whether the view's element is focusable without a `tabindex`.
    var takesFocusByItself: Bool {
        switch kind {
        case .label, .image, .stack, .progress, .list, .cell, .section, .form, .canvas: false
        default: true
        }
    }

    /// Whether a `label` element can name the view's element.
    var canBeLabelled: Bool {
        switch kind {
        case .textField, .textArea, .toggle, .slider, .stepper, .date, .file: true
        case .choice:
            (self as? ChoiceView).map { $0.style == .menu || $0.style == .wheel } ?? false
        case .color: (self as? ColorView)?.swatches.isEmpty ?? false
        default: false
        }
    }
}

extension LabelView {
    /// The classes of the colour, the font and the alignment, each preceded by a space.
    var textClasses: String {
        (textColor?.roleClass("c") ?? "") + (font?.classes ?? "")
            + (textAlignment == .leading ? "" : " \(textAlignment.rawValue)")
    }
}

extension RowColor {
    /// The class of a semantic colour, preceded by a space.
    func roleClass(_ prefix: String) -> String? {
        guard case .semantic(let role) = self else { return nil }
        return " \(prefix)-\(role.rawValue)"
    }

    /// The text of a literal colour.
    var literalText: String? {
        if case .literal = self { text } else { nil }
    }
}

extension RowFont {
    /// The classes of the style, each preceded by a space.
    var classes: String {
        var classes = ""
        if case .style(let style) = size { classes = " f-\(style.rawValue)" }
        if isBold { classes += " f-bold" }
        if isItalic { classes += " f-italic" }
        return classes
    }

    /// The size in points, or nil if a text style determines it.
    var points: String? {
        if case .points(let points) = size { points.plainText } else { nil }
    }
}

extension Double {
    /// The value in twelfths, rounded, from 1 to 12.
    ///
    /// The style sheet has a class for each.
    var twelfths: Int { max(1, Int((min(max(self, 0), 1) * 12).rounded())) }

    /// The number as written in HTML and SVG, without a fraction if it is whole.
    var plainText: String {
        guard isFinite else { return "0" }
        return Int(exactly: self).map(String.init) ?? String(self)
    }
}
