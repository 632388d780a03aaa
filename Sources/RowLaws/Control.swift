import RowKit

/// A kind of view that takes an action, with its name in messages.
struct Control {
    let name: String
    let isOne: @Sendable (BaseView) -> Bool

    init(_ name: String, _ isOne: @escaping @Sendable (BaseView) -> Bool) {
        self.name = name
        self.isOne = isOne
    }

    static let textInput = Control("text input") { $0 is TextInputView }
    static let toggle = Control("toggle") { $0 is ToggleView }
    static let number = Control("slider or stepper") { $0 is NumberInputView }
    static let choice = Control("choice") { $0 is ChoiceView }
    static let list = Control("list") { $0 is ListView }
    static let date = Control("date") { $0 is DateView }
    static let color = Control("colour") { $0 is ColorView }
    static let file = Control("file") { $0 is FileView }
    static let canvas = Control("canvas") { $0 is CanvasView }
    static let button = Control("button") { $0 is ButtonView }
    static let focusable = Control("focusable view") { $0.isFocusable }
}

extension CellView {
    /// Whether hosts let the user select the row, either directly or with a control of its cell.
    var offersSelection: Bool {
        isSelectable || control != nil || family.contains { $0 is ButtonView }
    }
}
