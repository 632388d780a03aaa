/// An action on a row that hosts offer when the user swipes.
///
/// ```swift
/// row.trailingSwipe.actions = [
///     SwipeAction(style: .destructive, title: "Delete") { action, row, completion in
///         completion?(true)
///     }
/// ]
/// ```
public struct SwipeAction {
    /// The type of closure that performs an action, given the action, its row and a completion
    /// handler.
    ///
    /// Calling the completion handler with true after a destructive action removes the row from its
    /// section.
    public typealias Handler = (SwipeAction, BaseRow, ((Bool) -> Void)?) -> Void

    /// The style of an action: normal or destructive.
    public typealias Style = SwipeStyle

    /// The style of the action: normal or destructive.
    public var style: Style
    /// The title of the action.
    public var title: String?
    /// The image of the action.
    public var image: RowImage?
    /// The colour behind the title, or nil to use the host's colour for the style.
    public var actionBackgroundColor: RowColor?
    /// The closure that performs the action.
    public var handler: Handler

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// Performs the action on a row, as when the user picks it; does nothing if the row is
    /// disabled.
    ///
    /// A destructive action removes the row if the user may delete it. If a multivalued section
    /// does not allow that, the handler is not called and the form has a problem.
    ///
    /// - Parameters:
    ///   - row: The row that was swiped.
    ///   - completion: Called when the handler finishes, with whether the action was done.
    public func perform(on row: BaseRow, completion: ((Bool) -> Void)? = nil) {
        if let problem = row.obstacle(to: self) {
            if !row.isDisabled { row.currentForm?.report(problem) }
            return
        }
        row.act(by: .program) {
            handler(self, row) { isDone in
                if isDone, style == .destructive { row.section?.swipeAway(row) }
                completion?(isDone)
            }
        }
    }
}

extension BaseRow {
    /// Why the user may not perform an action on the row, or nil if it is offered.
    final func obstacle(to action: SwipeAction) -> FormProblem? {
        guard !isDisabled else {
            return .notAllowed("nothing can be done while it is disabled", at: placeName)
        }
        return action.style == .destructive ? currentSection?.obstacle(toSwipingAway: self) : nil
    }
}

/// The actions offered by a swipe from one edge.
public struct SwipeConfiguration {
    /// The actions, from the edge inwards.
    public var actions: [SwipeAction] = []
    /// Whether a full swipe performs the first action.
    public var performsFirstActionWithFullSwipe = false

    /// Makes a configuration without actions.
    public init() {}

    /// The action performed by a full swipe, or nil if there is none.
    public var fullSwipeAction: SwipeAction? {
        performsFirstActionWithFullSwipe ? actions.first : nil
    }
}
