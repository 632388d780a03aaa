/// A reference to an image.
///
/// The form does not load the image. The host finds and draws it.
public enum RowImage: Hashable, Sendable {
    /// A symbol that every host knows by name, such as `trash`.
    case symbol(String)
    /// An image at a URL, drawn only if the form allows its origin.
    case url(String)
}

extension RowImage: CustomStringConvertible {
    /// The name of the symbol, or the URL.
    public var description: String {
        switch self {
        case .symbol(let name): name
        case .url(let url): url
        }
    }
}
