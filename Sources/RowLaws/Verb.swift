import RowKit

/// A user action on a named row or view.
struct Verb {
    /// A description of the action: `type "Ada" into "name"`.
    let words: String
    /// The name of the row or view to act on.
    let name: String
    let action: ViewAction
    /// The kind of view to act on inside the named view, or nil for the named view itself.
    let control: Control?
    /// Whether the action is sent to the named view if it contains no such view.
    let fallsBack: Bool

    /// Whether the view receives the focus first.
    var needsFocus: Bool {
        switch action {
        case .focus: true
        // Without a control, the verb sends the action alone.
        case .type: control != nil
        default: false
        }
    }

    init(
        _ words: String, _ name: String, _ action: ViewAction, on control: Control? = nil,
        orItself fallsBack: Bool = false
    ) {
        self.init(
            words: "\(words) \(name.debugDescription)", name, action, on: control,
            orItself: fallsBack)
    }

    init(
        words: String, _ name: String, _ action: ViewAction, on control: Control? = nil,
        orItself fallsBack: Bool = false
    ) {
        self.words = words
        self.name = name
        self.action = action
        self.control = control
        self.fallsBack = fallsBack
    }
}
