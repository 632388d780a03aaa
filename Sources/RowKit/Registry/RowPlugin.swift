/// What a target contributes to a registry: a name, a version, and its rows.
///
/// ```swift
/// public enum StarsRowPlugin: RowPlugin {
///     public static let name = "StarsRow", version = "0.1.0"
///     public static let rows = [
///         RowDescriptor(StarsRow.self, "Asks for a number of stars.")
///     ]
/// }
/// ```
public protocol RowPlugin: Sendable {
    /// What the plugin is called: as its target.
    static var name: String { get }
    /// Its version, by hand.
    static var version: String { get }
    /// The rows that it contributes.
    static var rows: [RowDescriptor] { get }
}
