/// What a swipe offers, as a host needs to know it.
public struct SwipeOffer: Hashable, Sendable {
    /// One thing to do.
    public struct Action: Hashable, Sendable {
        /// What it is called.
        public var title: String?
        /// How much harm it does.
        public var style: SwipeAction.Style
        /// A picture for it.
        public var image: RowImage?
        /// What is behind the title; nil: what the host uses for the style.
        public var color: RowColor?
    }

    /// The actions, from the edge inwards.
    public var actions: [Action] = []
    /// Whether swiping all the way does the first one.
    public var isFirstDoneByFullSwipe = false
}

extension SwipeOffer {
    init(_ configuration: SwipeConfiguration) {
        actions = configuration.actions.map {
            Action(
                title: $0.title, style: $0.style, image: $0.image,
                color: $0.actionBackgroundColor)
        }
        isFirstDoneByFullSwipe = configuration.performsFirstActionWithFullSwipe
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
            "title": title?.json, "style": .string(style.rawValue), "image": image?.json,
            "color": color?.json,
        ])
    }
}
