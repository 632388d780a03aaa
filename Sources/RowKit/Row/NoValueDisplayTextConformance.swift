/// A row that shows a string while it has no value.
public protocol NoValueDisplayTextConformance: AnyObject {
    /// The text shown while there is no value.
    var noValueDisplayText: String? { get set }
}
