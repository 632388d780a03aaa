/// An action of the user at a host.
public struct ViewEvent: Hashable, Sendable {
    /// The view that received the action.
    public var view: ViewID
    /// The action.
    public var action: ViewAction
    /// The number of the event among those of its host, or nil if the host sends each event once.
    ///
    /// A session performs each number once. If a response is lost, the host sends the event again
    /// and receives the same response. See ``SessionHost/send(_:)``.
    public var number: Int?
    /// The identifier of a submission that the action leads to, or nil for a random one.
    ///
    /// A host that repeats the event in another session, because it received no response, uses the
    /// same identifier. See ``Form/submissionID``.
    public var submissionID: String?
    /// The selected characters of the input on which the view acts (``BaseView/editedInput``),
    /// counted from the start, or nil if there is no such input or its selection is unknown.
    ///
    /// The range is empty if the user has only placed the caret.
    public var selectedRange: Range<Int>?

    /// Creates an event.
    public init(
        _ view: ViewID, _ action: ViewAction, selectedRange: Range<Int>? = nil, number: Int? = nil
    ) {
        self.view = view
        self.action = action
        self.selectedRange = selectedRange
        self.number = number
    }
}

/// An action of the user on a view.
public enum ViewAction: Hashable, Sendable {
    /// The view got the focus.
    case focus
    /// The view lost the focus, and no other view got it.
    case blur
    /// Text was typed or pasted. The values are the whole text of the field, and the position of
    /// the caret in characters.
    case type(String, caret: Int? = nil)
    /// A toggle was switched on or off.
    case toggle(Bool)
    /// A number was set on a slider or a stepper.
    case set(Double)
    /// Options or items were chosen. The values are the keys of all chosen options or items.
    case choose([String])
    /// A date was chosen, in ISO 8601 format without a time zone, or removed if nil.
    case date(String?)
    /// A colour was chosen, or removed if nil.
    case color(RowColor?)
    /// Files were chosen.
    case files([FileReference])
    /// Points on a canvas were touched.
    case point(CanvasView.Touch)
    /// A button was pressed, or a row selected.
    case press
    /// A key that types no text was pressed. The second value is whether the Shift key was down.
    case key(Key, shift: Bool = false)
    /// Use the typed text as the value. The focus does not move, and an open list of suggestions
    /// stays open.
    case commit
    /// A swipe action was picked, by its ``CellView/Swipe/Action/index``.
    case swipe(SwipeEdge, Int)
    /// Delete the row, if its section allows it.
    case delete
    /// Move the row to another place among the visible entries of its section, or the view to
    /// another place among the movable views of its stack (``StackView/movableViews``).
    case move(Int)
    /// Dismiss the screen without a choice.
    case dismiss

    /// A key that types no text.
    public enum Key: String, Hashable, Sendable, Codable, CaseIterable {
        /// Return.
        case enter
        /// Escape.
        case escape
        /// The up arrow.
        case up
        /// The down arrow.
        case down
        /// Backspace with no text before the caret.
        case backspace
        /// Go to the next field.
        case next
        /// Go to the previous field.
        case previous
        /// The left arrow.
        case left
        /// The right arrow.
        case right
        /// Home.
        case home
        /// End.
        case end
        /// Page up.
        case pageUp
        /// Page down.
        case pageDown
        /// The space bar, in a view without text.
        case space
        /// Forward delete, in a view without text.
        case delete
    }

    /// The edge from which a row is swiped.
    public enum SwipeEdge: String, Hashable, Sendable, Codable, CaseIterable {
        /// The leading edge.
        case leading
        /// The trailing edge.
        case trailing
    }

    /// The action's name in JSON.
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
        case .commit: "commit"
        case .swipe: "swipe"
        case .delete: "delete"
        case .move: "move"
        case .dismiss: "dismiss"
        }
    }
}

extension ViewAction {
    /// The properties of a host's control directly after the action, before the form has responded,
    /// with nil for a property that has its default.
    func shown(
        by kind: ViewKind, concealsText: Bool
    ) -> [(property: ViewProperty, value: JSONValue?)] {
        switch (kind, self) {
        case (.textField, .type(let text, _)) where concealsText:
            [(.isFilled, text.isEmpty ? nil : true)]
        case (.textField, .type(let text, let caret)), (.textArea, .type(let text, let caret)):
            [(.text, text.isEmpty ? nil : text.json), (.caret, caret?.json)]
        case (.toggle, .toggle(let isOn)): [(.isOn, isOn ? true : nil)]
        case (.slider, .set(let number)), (.stepper, .set(let number)):
            [(.value, number.json), (.typedText, nil)]
        case (.stepper, .type(let text, _)): [(.typedText, text.json)]
        case (.choice, .choose(let keys)): [(.selection, keys.json)]
        case (.date, .date(let date)): [(.value, date?.json)]
        case (.color, .color(let color)): [(.value, color?.json)]
        case (.file, .files(let files)): [(.value, files.isEmpty ? nil : files.json)]
        default: []
        }
    }
}
