extension CellView {
    /// The state of a row that is shown beside its contents.
    struct State: Hashable {
        var isHighlighted = false
        var isReadOnly = false
        var isBusy = false
        var editing: CellView.Editing = []
        var leadingSwipe = CellView.Swipe()
        var trailingSwipe = CellView.Swipe()
    }

    /// Whether the row has the focus.
    public var isHighlighted: Bool { state.isHighlighted }

    /// Whether the row is disabled because the user can only read the form.
    ///
    /// Hosts dim nothing in such a row, and let the user select the text of its fields.
    public var isReadOnly: Bool { state.isReadOnly }

    /// Whether an asynchronous validation of the row is pending.
    public var isBusy: Bool { state.isBusy }

    /// How the user may edit the row within a multivalued section.
    public var editing: CellView.Editing { state.editing }

    /// The actions for a swipe from the leading edge.
    public var leadingSwipe: CellView.Swipe { state.leadingSwipe }

    /// The actions for a swipe from the trailing edge.
    public var trailingSwipe: CellView.Swipe { state.trailingSwipe }
}
