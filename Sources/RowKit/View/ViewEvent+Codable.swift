extension ViewEvent: Codable {
    private enum Key: String, CodingKey {
        case view
        case action = "do"
        case event, text, caret, on, number, keys, date, color, files, touch, key, shift, edge,
            place
        case selectedRange = "selection"
        case submissionID = "submission"
    }

    /// Reads an event from JSON.
    public init(from decoder: any Decoder) throws {
        let event = try decoder.container(keyedBy: Key.self)
        view = try event.decode(ViewID.self, forKey: .view)
        number = try event.decodeIfPresent(Int.self, forKey: .event)
        submissionID = try event.decodeIfPresent(String.self, forKey: .submissionID)
        selectedRange = try event.decodeIfPresent(Range<Int>.self, forKey: .selectedRange)
        let name = try event.decode(String.self, forKey: .action)
        switch name {
        case "focus": action = .focus
        case "blur": action = .blur
        case "type":
            action = .type(
                try event.decode(String.self, forKey: .text),
                caret: try event.decodeIfPresent(Int.self, forKey: .caret))
        case "toggle": action = .toggle(try event.decode(Bool.self, forKey: .on))
        case "set": action = .set(try event.decode(Double.self, forKey: .number))
        case "choose": action = .choose(try event.decode([String].self, forKey: .keys))
        case "date": action = .date(try event.decodeIfPresent(String.self, forKey: .date))
        case "color": action = .color(try event.decodeIfPresent(RowColor.self, forKey: .color))
        case "files": action = .files(try event.decode([FileReference].self, forKey: .files))
        case "point": action = .point(try event.decode(CanvasView.Touch.self, forKey: .touch))
        case "press": action = .press
        case "key":
            action = .key(
                try event.decode(ViewAction.Key.self, forKey: .key),
                shift: try event.decodeIfPresent(Bool.self, forKey: .shift) ?? false)
        case "commit": action = .commit
        case "swipe":
            action = .swipe(
                try event.decode(ViewAction.SwipeEdge.self, forKey: .edge),
                try event.decode(Int.self, forKey: .place))
        case "delete": action = .delete
        case "move": action = .move(try event.decode(Int.self, forKey: .place))
        case "dismiss": action = .dismiss
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .action, in: event,
                debugDescription: "there is no action called \"\(name)\"")
        }
    }

    /// Writes the event as JSON.
    public func encode(to encoder: any Encoder) throws {
        var event = encoder.container(keyedBy: Key.self)
        try event.encode(view, forKey: .view)
        try event.encodeIfPresent(number, forKey: .event)
        try event.encodeIfPresent(submissionID, forKey: .submissionID)
        try event.encodeIfPresent(selectedRange, forKey: .selectedRange)
        try event.encode(action.name, forKey: .action)
        switch action {
        case .focus, .blur, .press, .commit, .delete, .dismiss: break
        case .type(let text, let caret):
            try event.encode(text, forKey: .text)
            try event.encodeIfPresent(caret, forKey: .caret)
        case .toggle(let isOn): try event.encode(isOn, forKey: .on)
        case .set(let number): try event.encode(number, forKey: .number)
        case .choose(let keys): try event.encode(keys, forKey: .keys)
        case .date(let date): try event.encodeIfPresent(date, forKey: .date)
        case .color(let color): try event.encodeIfPresent(color, forKey: .color)
        case .files(let files): try event.encode(files, forKey: .files)
        case .point(let touch): try event.encode(touch, forKey: .touch)
        case .key(let key, let isShifted):
            try event.encode(key, forKey: .key)
            if isShifted { try event.encode(true, forKey: .shift) }
        case .swipe(let edge, let place):
            try event.encode(edge, forKey: .edge)
            try event.encode(place, forKey: .place)
        case .move(let place): try event.encode(place, forKey: .place)
        }
    }
}
