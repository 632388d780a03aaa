extension FormViewController {
    /// What the keyboard has beside its keys: a hint to hosts.
    public struct NavigationAccessory {
        /// Whether there are buttons to the fields before and behind, where
        /// ``FormViewController/navigationOptions`` let the focus go there.
        public var showsPreviousAndNext: Bool
        /// Whether there is a button that ends the typing.
        public var showsDone: Bool
        /// Buttons of one's own, after those.
        public var items: [ButtonView]

        /// Makes an accessory; by default hosts show what they always show.
        public init(
            showsPreviousAndNext: Bool = true, showsDone: Bool = true, items: [ButtonView] = []
        ) {
            self.showsPreviousAndNext = showsPreviousAndNext
            self.showsDone = showsDone
            self.items = items
        }
    }
}
