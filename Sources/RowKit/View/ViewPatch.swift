/// The changes that a host must apply, in order, as a value that can leave a session.
public struct ViewPatch: Hashable, Sendable, Codable {
    /// The number of the list among all lists that a stage has returned, which puts responses and
    /// pushes in order.
    public var number: Int
    /// The changes, to be applied one after the other.
    public var changes: [Change]
    /// The reason why the event was refused, or nil if it was not refused.
    public var refusal: ViewRefusal?

    /// Creates a patch.
    public init(number: Int = 0, _ changes: [Change] = [], refusal: ViewRefusal? = nil) {
        self.number = number
        self.changes = changes
        self.refusal = refusal
    }

    /// Whether there is nothing to apply.
    public var isEmpty: Bool { changes.isEmpty && refusal == nil }

    /// A change with all information that a host needs to apply it.
    ///
    /// As JSON, by the first key: `{"set": "email/field", "error": "…"}`, with null for a property
    /// that has its default; `{"splice": "city/popup", "items": […], "at": 3, "removed": 1}`;
    /// `{"extend": "sign/content", "shape": 0, "points": […]}`; `{"insert": {…}, "into": "#:0",
    /// "after": "email"}`, without `after` for the first place; `{"move": "email", "into": "#:0",
    /// "after": "name"}`; `{"remove": "email"}`; `{"focus": "email/field"}`, null to give up the
    /// focus; `{"reveal": "email"}`.
    public enum Change: Hashable, Sendable {
        /// Properties of a view have new values.
        case set(ViewID, [ViewProperty: JSONValue])
        /// Elements of a list, starting at an index, were replaced by others.
        case splice(ViewID, ViewProperty, at: Int, removed: Int, [JSONValue])
        /// Points were added to the lines of a shape of a canvas.
        case extend(ViewID, shape: Int, points: [JSONValue])
        /// A view was inserted after a sibling or as the first child.
        case insert(ViewDescription, into: ViewID, after: ViewID?)
        /// A view was moved after a sibling or to become the first child.
        case move(ViewID, into: ViewID, after: ViewID?)
        /// A view was removed, with its descendants.
        case remove(ViewID)
        /// Move the focus to a view, or remove it if nil.
        case focus(ViewID?)
        /// Scroll to a view.
        case reveal(ViewID)
    }
}

extension BaseView {
    /// Returns the value of a change that names this view, except for an insertion.
    final func describe(_ change: ViewChange) -> ViewPatch.Change? {
        switch change {
        case .set(let id, let properties):
            let values = properties.map { ($0, value(of: $0) ?? .null) }
            return .set(id, Dictionary(values) { first, _ in first })
        case .splice(let id, let property, let splice):
            guard case .array(let elements) = value(of: property) else { return nil }
            let new = elements[splice.index..<splice.index + splice.inserted]
            return .splice(id, property, at: splice.index, removed: splice.removed, Array(new))
        case .extend(let id, let shape, let start):
            guard case .lines(let points, _) = (self as? CanvasView)?.shapes[shape].figure else {
                return nil
            }
            return .extend(id, shape: shape, points: points[start...].map(\.json))
        default: return nil
        }
    }
}
