/// What a person did at a host.
///
/// As JSON: `{"view": "email/field", "do": "type", "text": "a@b", "caret": 3}`.
public struct ViewEvent: Hashable, Sendable {
    /// The view that it was done to.
    public var view: ViewID
    /// What was done.
    public var action: ViewAction

    /// Makes an event.
    public init(_ view: ViewID, _ action: ViewAction) {
        self.view = view
        self.action = action
    }
}

/// What can be done to a view.
public enum ViewAction: Hashable, Sendable {
    /// It got the focus; whatever had it has it no more.
    case focus
    /// It lost the focus, and nothing got it.
    case blur
    /// Text was typed or pasted: all that stands in the field now, and where the caret is, in
    /// characters.
    case type(String, caret: Int? = nil)
    /// It was switched on or off.
    case toggle(Bool)
    /// A number was set on a slider or a stepper.
    case set(Double)
    /// These options or items are chosen now, by key.
    case choose([String])
    /// A date was chosen, as ISO 8601 says it without a zone; nil: none.
    case date(String?)
    /// A colour was chosen; nil: none.
    case color(RowColor?)
    /// These files were chosen.
    case files([FileReference])
    /// A point of a canvas was touched, moved over or let go.
    case point(CanvasTouch)
    /// A button was pressed, or a row selected.
    case press
    /// A key that means something beside text was pressed.
    case key(Key)
    /// An action behind a swipe was picked, by its ``SwipeOffer/Action/place``.
    case swipe(SwipeEdge, Int)
    /// The row is to go, from a section that lets it.
    case delete
    /// Move the row to another place among the visible entries of its section.
    case move(Int)
    /// The screen is to go, without a choice made.
    case dismiss

    /// A key that means something beside text.
    public enum Key: String, Hashable, Sendable, Codable, CaseIterable {
        /// Return: what the keyboard's return key stands for.
        case enter
        /// Escape.
        case escape
        /// An arrow up.
        case up
        /// An arrow down.
        case down
        /// Backspace where there is nothing before the caret.
        case backspace
        /// To the next field.
        case next
        /// To the field before.
        case previous
    }

    /// From where a row is swiped.
    public enum SwipeEdge: String, Hashable, Sendable, Codable, CaseIterable {
        /// Where lines begin.
        case leading
        /// Where lines end.
        case trailing
    }

    /// The name under which the action travels.
    public var name: String {
        switch self {
        case .focus: "focus"
        case .blur: "blur"
        case .type: "type"
        case .toggle: "toggle"
        case .set: "set"
        case .choose: "choose"
        case .date: "date"
        case .color: "color"
        case .files: "files"
        case .point: "point"
        case .press: "press"
        case .key: "key"
        case .swipe: "swipe"
        case .delete: "delete"
        case .move: "move"
        case .dismiss: "dismiss"
        }
    }
}

extension ViewAction {
    /// The properties that a control of a kind has at a host once this was done to it there, before
    /// the form has answered; nil where they have their default.
    func shown(by kind: ViewKind) -> [(property: ViewProperty, value: JSONValue?)] {
        switch (kind, self) {
        case (.textField, .type(let text, let caret)), (.textArea, .type(let text, let caret)):
            [(.text, text.isEmpty ? nil : text.json), (.caret, caret?.json)]
        case (.toggle, .toggle(let isOn)): [(.isOn, isOn ? true : nil)]
        case (.slider, .set(let number)), (.stepper, .set(let number)): [(.value, number.json)]
        case (.choice, .choose(let keys)): [(.selection, keys.json)]
        case (.date, .date(let date)): [(.value, date?.json)]
        case (.color, .color(let color)): [(.value, color?.json)]
        case (.file, .files(let files)): [(.value, files.isEmpty ? nil : files.json)]
        default: []
        }
    }
}
