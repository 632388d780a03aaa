/// An object that a form finds by its tag.
public protocol Taggable: AnyObject {
    /// The tag, which is unique in a form and cannot change once the object has joined a form.
    var tag: String? { get set }
}
