/// A reference to a picture.
///
/// Nothing is loaded here: a host finds and draws it.
public enum RowImage: Hashable, Sendable {
    /// A symbol that every host knows by name, such as `trash`.
    case symbol(String)
    /// A picture at an address; drawn only where the form allows its origin.
    case url(String)
}
