/// Something to do with a row that a host offers behind a swipe.
///
/// ```swift
/// row.trailingSwipe.actions = [
///     SwipeAction(style: .destructive, title: "Delete") { action, row, completion in
///         completion?(true)
///     }
/// ]
/// ```
public struct SwipeAction {
    /// What is done: the action itself, its row, and what to call when it is done.
    ///
    /// Calling the completion with true after a destructive action takes the row out of its
    /// section.
    public typealias Handler = (SwipeAction, BaseRow, ((Bool) -> Void)?) -> Void

    /// How much harm the action does.
    public typealias Style = SwipeStyle

    /// How much harm the action does.
    public var style: Style
    /// What the action is called.
    public var title: String?
    /// A picture for the action.
    public var image: RowImage?
    /// What is behind the title; nil: what the host uses for the style.
    public var actionBackgroundColor: RowColor?
    /// What is done.
    public var handler: Handler

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// Does it to a row, as a person who picked it would; a disabled row lets nothing be done.
    ///
    /// A destructive action takes the row out as a person may. A multivalued section can forbid it:
    /// then the handler is not called, and the form has a problem.
    ///
    /// - Parameters:
    ///   - row: The row that was swiped.
    ///   - completion: Called when the handler says whether it was done.
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
    /// Why a user may not do an action behind a swipe of the row, or nil if it is offered.
    final func obstacle(to action: SwipeAction) -> FormProblem? {
        guard !isDisabled else {
            return .notAllowed("nothing can be done while it is disabled", at: placeName)
        }
        return action.style == .destructive ? currentSection?.obstacle(toSwipingAway: self) : nil
    }
}

/// The actions behind a swipe from one edge.
public struct SwipeConfiguration {
    /// The actions, from the edge inwards.
    public var actions: [SwipeAction] = []
    /// Whether swiping all the way does the first action.
    public var performsFirstActionWithFullSwipe = false

    /// Makes a configuration without actions.
    public init() {}

    /// What swiping all the way does.
    public var fullSwipeAction: SwipeAction? {
        performsFirstActionWithFullSwipe ? actions.first : nil
    }
}
