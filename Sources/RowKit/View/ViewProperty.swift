/// One thing about a view that may change, by the name under which it travels.
public enum ViewProperty: String, Hashable, Sendable, Codable, CaseIterable {
    // Of every view.
    case role, name, hint, error, background, height
    case isEnabled = "enabled"
    case isHidden = "hidden"
    // Of texts and pictures.
    case text, font, color, alignment, lines, image, contentMode, size, shape
    // Of what is typed into.
    case placeholder, keyboard, returnKey, content, capitalization, autocorrects
    case isSecure = "secure"
    case isReadOnly = "readOnly"
    case isRequired = "required"
    case maximumLength, caret, highlighted
    // Of what is chosen or set.
    case isOn = "on"
    case value, minimum, maximum, step, style, options, selection, allowsMultiple
    case mode, minuteInterval, title, items
    // Of stacks and canvases.
    case axis, spacing, shares, shapes
    // Of rows, sections and screens.
    case accessory, selectionStyle, editing, leadingSwipe, trailingSwipe
    case isHighlighted = "active"
    case isBusy = "busy"
    case presentation, presenter, keyboardSpacing, animatesScroll
    case showsPreviousAndNext = "previousAndNext"
    case showsDone = "done"
}
