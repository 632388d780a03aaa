/// What a swipe offers, as a host needs to know it.
public struct SwipeOffer: Hashable, Sendable {
    /// One thing to do.
    public struct Action: Hashable, Sendable {
        /// The place by which the action is picked, among all that the row has behind the swipe.
        public var place: Int
        /// What it is called.
        public var title: String?
        /// How much harm it does.
        public var style: SwipeAction.Style
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

extension SwipeOffer {
    /// What a user may do to a row.
    init(_ configuration: SwipeConfiguration, to row: BaseRow) {
        guard !configuration.actions.isEmpty else { return }
        actions = configuration.actions.enumerated().compactMap { place, action in
            guard row.obstacle(to: action) == nil else { return nil }
            return Action(
                place: place, title: action.title, style: action.style, image: action.image,
                color: action.actionBackgroundColor)
        }
        isFirstDoneByFullSwipe =
            configuration.performsFirstActionWithFullSwipe && actions.first?.place == 0
    }
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
