import RowKit

/// Something that a person does at a form.
struct Verb {
    /// What is done, in words: `type "Ada" into "name"`.
    let words: String
    /// What it is done to.
    let name: String
    let action: ViewAction
    /// Which view of what is named takes it; nil: what is named itself.
    let control: Control?
    /// Whether what is named takes it where there is no such view in it.
    let fallsBack: Bool

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
