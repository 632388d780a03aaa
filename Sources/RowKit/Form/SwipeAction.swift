/// An action on a row that hosts offer when the user swipes.
///
/// ```swift
/// row.trailingSwipe.actions = [
///     SwipeAction(style: .destructive, title: "Delete") { action, row, completion in
///         completion?(true)
///     }
/// ]
/// ```
///
/// An action is an object. You can keep it in a `let` and change it later, and several rows may
/// share it. A change of the action counts as a change of each row that offers it, so hosts are
/// notified.
public final class SwipeAction {
    /// The type of closure that performs an action, given the action, its row and a completion
    /// handler.
    ///
    /// Calling the completion handler with true after a destructive action removes the row from its
    /// section.
    public typealias Handler = (SwipeAction, BaseRow, ((Bool) -> Void)?) -> Void

    /// The style of an action: normal or destructive.
    public typealias Style = SwipeStyle

    /// The style of the action: normal or destructive.
    public var style: Style {
        get { stored.style }
        set {
            configure { properties in
                if newValue != properties.style { properties.documentName = nil }
                properties.style = newValue
            }
        }
    }
    /// The title of the action.
    public var title: String? {
        get { stored.title }
        set { configure { $0.title = newValue } }
    }
    /// The image of the action.
    public var image: RowImage? {
        get { stored.image }
        set { configure { $0.image = newValue } }
    }
    /// The colour behind the title, or nil to use the host's colour for the style.
    public var actionBackgroundColor: RowColor? {
        get { stored.color }
        set { configure { $0.color = newValue } }
    }
    /// The closure that performs the action.
    public var handler: Handler {
        get { stored.handler }
        set {
            configure { properties in
                properties.documentName = nil
                properties.handler = newValue
            }
        }
    }

    /// The name of the action in documents, or nil if it can only be made in Swift.
    var documentName: String? { stored.documentName }

    private var stored: Properties
    /// The rows that offer or offered the action, in the order in which they received it.
    private var rows: [WeakRow] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The number of rows at which deallocated rows are removed.
    private var rowLimit = 16

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        stored = Properties(style: style, title: title, handler: handler)
    }

    /// Creates an action that documents can contain, unless its style or handler is changed.
    ///
    /// ```swift
    /// row.trailingSwipe.actions = [SwipeAction(.clear, title: "Any")]
    /// ```
    public init(_ action: RowAction, title: String) {
        stored = Properties(style: action.style, title: title) { _, row, completion in
            action.perform(row)
            completion?(true)
        }
        stored.documentName = action.name
    }

    private struct Properties {
        var style: Style
        var title: String?
        var image: RowImage?
        var color: RowColor?
        var handler: Handler
        var documentName: String?
    }

    private struct WeakRow {
        weak var row: BaseRow?
    }

    /// Adds a row to be notified of changes.
    func join(_ row: BaseRow) {
        let id = ObjectIdentifier(row)
        // A deallocated row may have had the same identifier.
        if let index = indices[id], rows[index].row != nil { return }
        if rows.count >= rowLimit { dropMissingRows() }
        indices[id] = rows.count
        rows.append(WeakRow(row: row))
    }

    private func dropMissingRows() {
        let remaining = rows.compactMap(\.row)
        rows = remaining.map(WeakRow.init)
        indices = [:]
        for (index, row) in remaining.enumerated() { indices[ObjectIdentifier(row)] = index }
        rowLimit = Swift.max(16, 2 * rows.count)
    }

    /// Changes the action, and treats this as a change of a setting of each row that offers it.
    private func configure(_ write: (inout Properties) -> Void) {
        let rows = rows.compactMap(\.row).filter { $0.offers(self) }
        guard rows.allSatisfy({ $0.mayWrite() }) else { return }
        write(&stored)
        for row in rows { row.configure {} }
    }

    /// Performs the action on a row, as if the user picked it.
    ///
    /// Does nothing if the row is disabled.
    ///
    /// A destructive action removes the row if the user may delete it. If a multivalued section
    /// does not allow that, the handler is not called and the form has a problem.
    ///
    /// - Parameters:
    ///   - row: The row that was swiped.
    ///   - completion: Called when the handler finishes. Its argument is whether the action
    ///     succeeded.
    public func perform(on row: BaseRow, completion: ((Bool) -> Void)? = nil) {
        if let problem = row.obstacle(to: self) {
            if !row.isDisabled { row.currentForm?.report(problem) }
            return
        }
        row.act(by: .program) {
            handler(self, row) { isDone in
                if isDone, self.style == .destructive { row.section?.swipeAway(row) }
                completion?(isDone)
            }
        }
    }
}

extension BaseRow {
    /// Whether an action is offered at either edge of the row.
    fileprivate final func offers(_ action: SwipeAction) -> Bool {
        [leadingSwipe, trailingSwipe].contains { $0.actions.contains { $0 === action } }
    }

    /// Returns the reason why the user may not perform an action on the row, or nil if it is
    /// offered.
    final func obstacle(to action: SwipeAction) -> Form.Problem? {
        guard !isDisabled else {
            return .notAllowed("no action is available while the row is disabled", at: placeName)
        }
        return action.style == .destructive
            ? membership.section?.obstacle(toSwipingAway: self) : nil
    }
}

/// The actions offered by a swipe from one edge.
public struct SwipeConfiguration {
    /// The actions, starting at the edge.
    public var actions: [SwipeAction] = []
    /// Whether a full swipe performs the first action.
    public var performsFirstActionWithFullSwipe = false

    /// Creates a configuration without actions.
    public init() {}

    /// The action performed by a full swipe, or nil if there is none.
    public var fullSwipeAction: SwipeAction? {
        performsFirstActionWithFullSwipe ? actions.first : nil
    }
}
