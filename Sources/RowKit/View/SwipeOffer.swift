/// What a swipe offers, as a host needs to know it.
public struct SwipeOffer: Hashable, Sendable {
    /// One thing to do.
    public struct Action: Hashable, Sendable {
        /// The place by which the action is picked, among all that the row has behind the swipe.
        public var place: Int
        /// What it is called.
        public var title: String?
        /// How much harm it does.
        public var style: SwipeStyle
        /// A picture for it.
        public var image: RowImage?
        /// What is behind the title; nil: what the host uses for the style.
        public var color: RowColor?
    }

    /// The actions that can be done now, from the edge inwards.
    public var actions: [Action] = []
    /// Whether swiping all the way does the first one.
    public var isFirstDoneByFullSwipe = false
}

extension SwipeOffer: ViewPropertyValue {
    var json: JSONValue {
        JSONValue(members: [
            "actions": actions.json, "full": isFirstDoneByFullSwipe ? true : nil,
        ])
    }
}

extension SwipeOffer.Action: ViewPropertyValue {
    var json: JSONValue {
        JSONValue(members: [
            "place": place.json, "title": title?.json, "style": .string(style.rawValue),
            "image": image?.json, "color": color?.json,
        ])
    }
}

/// How much harm an action behind a swipe does.
public enum SwipeStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// It can be undone.
    case normal
    /// It takes the row away.
    case destructive
}
