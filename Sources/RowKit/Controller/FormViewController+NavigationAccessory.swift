extension FormViewController {
    /// The buttons above the keyboard, as a hint to hosts.
    public struct NavigationAccessory {
        /// Whether there are buttons for the previous and the next field, if
        /// ``FormViewController/navigationOptions`` allow the focus to move.
        public var showsPreviousAndNext: Bool
        /// Whether there is a button that ends editing.
        public var showsDone: Bool
        /// Custom buttons, after the others.
        public var items: [ButtonView]

        /// Creates an accessory, by default with the built-in buttons only.
        public init(
            showsPreviousAndNext: Bool = true, showsDone: Bool = true, items: [ButtonView] = []
        ) {
            self.showsPreviousAndNext = showsPreviousAndNext
            self.showsDone = showsDone
            self.items = items
        }
    }
}
