/// A reference to an image.
///
/// Nothing is loaded here; the host finds and draws the image.
public enum RowImage: Hashable, Sendable {
    /// A symbol that every host knows by name, such as `trash`.
    case symbol(String)
    /// An image at a URL, drawn only if the form allows its origin.
    case url(String)
}
