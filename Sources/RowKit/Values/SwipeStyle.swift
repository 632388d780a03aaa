/// The style of a swipe action.
public enum SwipeStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// The action can be undone.
    case normal
    /// The action removes the row.
    case destructive
}
