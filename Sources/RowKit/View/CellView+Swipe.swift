extension CellView {
    /// The actions behind a swipe, as hosts are told of them.
    public struct Swipe: Hashable, Sendable {
        /// An action behind a swipe.
        public struct Action: Hashable, Sendable {
            /// The index that identifies the action in events, among all actions of the row behind
            /// the swipe.
            public var index: Int
            /// The title of the action.
            public var title: String?
            /// How much harm the action does.
            public var style: SwipeStyle
            /// An image for the action.
            public var image: RowImage?
            /// The colour behind the title, or nil for the host's colour of the style.
            public var color: RowColor?
        }

        /// The actions that can be performed now, from the edge inwards.
        public var actions: [Action] = []
        /// Whether a full swipe performs the first action.
        public var isFirstDoneByFullSwipe = false
    }
}

extension CellView.Swipe: ViewPropertyValue {
    var json: JSONValue {
        JSONValue(members: [
            "actions": actions.json, "full": isFirstDoneByFullSwipe ? true : nil,
        ])
    }
}

extension CellView.Swipe.Action: ViewPropertyValue {
    var json: JSONValue {
        JSONValue(members: [
            "place": index.json, "title": title?.json, "style": .string(style.rawValue),
            "image": image?.json, "color": color?.json,
        ])
    }
}

/// How much harm an action behind a swipe does.
public enum SwipeStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// The action can be undone.
    case normal
    /// The action removes the row.
    case destructive
}
