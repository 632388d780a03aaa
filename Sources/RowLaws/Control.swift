import RowKit

/// What something can be done to: which views, and how they are called in messages.
struct Control {
    let name: String
    let isOne: @Sendable (BaseView) -> Bool

    init(_ name: String, _ isOne: @escaping @Sendable (BaseView) -> Bool) {
        self.name = name
        self.isOne = isOne
    }

    static let textInput = Control("field to type into") { $0 is TextInputView }
    static let toggle = Control("toggle") { $0 is ToggleView }
    static let number = Control("slider or stepper") { $0 is NumberInputView }
    static let choice = Control("choice") { $0 is ChoiceView }
    static let list = Control("list to pick from") { $0 is ListView }
    static let date = Control("date") { $0 is DateView }
    static let color = Control("colour") { $0 is ColorView }
    static let file = Control("file") { $0 is FileView }
    static let canvas = Control("canvas") { $0 is CanvasView }
    static let button = Control("button") { $0 is ButtonView }
    static let focusable = Control("view that takes the focus") { $0.isFocusable }
}
