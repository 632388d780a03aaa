/// A property of a view, by its name in JSON.
///
/// <doc:ViewsAsJSON> lists the properties of each kind of view, with their defaults.
public enum ViewProperty: String, Hashable, Sendable, Codable, CaseIterable {
    // Of every view.
    case role, name, hint, error, background, height
    case isEnabled = "enabled"
    case isHidden = "hidden"
    case takesKeys = "keys"
    case editedInput = "edits"
    // Of labels and images.
    case text, font, color, alignment, lines, image, contentMode, size, shape
    // Of text fields.
    case placeholder, keyboard, returnKey, content, capitalization, autocorrects
    case isSecure = "secure"
    case isFilled = "filled"
    case isReadOnly = "readOnly"
    case isRequired = "required"
    case maximumLength, caret, highlighted, initialHeight, separatesLines
    case offersSuggestions = "suggests"
    // Of other controls.
    case isOn = "on"
    case value, minimum, maximum, step, style, options, selection, allowsMultiple, columns
    case typedText = "typed"
    case mode, minuteInterval, title, items
    // Of stacks and canvases.
    case axis, spacing, shares, movable, shapes, slider
    // Of rows, sections and screens.
    case accessory, selectionStyle, editing, leadingSwipe, trailingSwipe
    case label, control, choice, expandedBelow
    case isSelectable = "selectable"
    case isChosen = "chosen"
    case isExpanded = "expanded"
    case isEntry = "entry"
    case isAddButton = "addButton"
    case isSecret = "secret"
    case imageOrigins
    case wantsSubmitButton = "submits"
    case isHighlighted = "active"
    case isBusy = "busy"
    case presentation, presenter, dismissTitle, keyboardSpacing, animatesScroll
    case showsPreviousAndNext = "previousAndNext"
    case showsDone = "done"
    // Of views in one of these.
    case slot
}
