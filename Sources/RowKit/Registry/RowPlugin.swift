/// The contribution of a target to a registry: a name, a version, rows, and their phrases.
///
/// ```swift
/// public enum StarsRowPlugin: RowPlugin {
///     public static let version = "0.1.0"
///     public static let rows = [
///         RowDescriptor(StarsRow.self, "Asks for a number of stars.")
///     ]
/// }
/// ```
public protocol RowPlugin: Sendable {
    /// The name of the plugin: letters, digits and underscores. By default, that of its module.
    static var name: String { get }
    /// The version, which is maintained by hand.
    static var version: String { get }
    /// The rows that the plugin contributes.
    static var rows: [RowDescriptor] { get }
    /// The swipe actions that documents can name. By default, none.
    static var actions: [RowAction] { get }
    /// The sources of options that documents can name. By default, none.
    static var optionSources: [OptionSource] { get }
    /// The phrases of the rows, with their translations. By default, none.
    static var phrases: [Phrases.Key] { get }
    /// Translations of phrases of other plugins. By default, none.
    ///
    /// They take precedence over the translations that phrases have themselves in the same
    /// language.
    static var translations: [Translation] { get }
}

extension RowPlugin {
    /// The name of the module that declares the plugin.
    public static var name: String { moduleName(Self.self) }
    /// No actions.
    public static var actions: [RowAction] { [] }
    /// No sources of options.
    public static var optionSources: [OptionSource] { [] }
    /// No phrases.
    public static var phrases: [Phrases.Key] { [] }
    /// No translations.
    public static var translations: [Translation] { [] }
}
