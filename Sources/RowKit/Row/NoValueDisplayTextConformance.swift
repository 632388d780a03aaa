/// A row that shows a text of its own while it has no value.
public protocol NoValueDisplayTextConformance: AnyObject {
    /// What is shown while there is no value.
    var noValueDisplayText: String? { get set }
}
