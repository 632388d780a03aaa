extension CellView {
    /// The swipe actions of a row, as reported to hosts.
    public struct Swipe: Hashable, Sendable {
        /// A swipe action.
        public struct Action: Hashable, Sendable {
            /// The index that identifies the action in events, among all swipe actions of the row.
            public var index: Int
            /// The title of the action.
            public var title: String?
            /// The style of the action.
            public var style: SwipeStyle
            /// An image for the action.
            public var image: RowImage?
            /// The colour behind the title, or nil to use the host's colour for the style.
            public var color: RowColor?
        }

        /// The available actions, starting at the edge.
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
