/// What decides whether a row or a section is hidden, disabled and required.
struct Visibility {
    /// The condition under which the element is hidden, without recording that it is read.
    var hidden: Condition?
    /// The condition under which the element is disabled, without recording that it is read.
    var disabled: Condition?
    /// Whether the element's own condition hides it.
    var isHiddenItself = false
    /// Whether the element's own condition disables it.
    var isDisabledItself = false
    /// Whether a rule that is applied under a condition requires a value now.
    var isRequiredNow = false
    /// Whether a row is hidden regardless of its condition, for example by its section.
    var isSuppressed = false

    /// Whether a row is hidden, by its own condition or regardless of it.
    var isOutOfSight: Bool { isHiddenItself || isSuppressed }

    /// Discards the results of conditions: outside a form, only constant conditions count.
    mutating func forgetDecisions() {
        isHiddenItself = hidden?.constant ?? false
        isDisabledItself = disabled?.constant ?? false
        isRequiredNow = false
    }
}
