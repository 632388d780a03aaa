/// A swipe action with a name, which documents can contain.
///
/// RowKit has ``clear`` and ``delete``. A plugin contributes further ones:
///
/// ```swift
/// public static let actions = [
///     RowAction("capitalize", "Writes the value in capital letters.") { row in
///         row.baseValue = (row.baseValue as? String)?.uppercased()
///     }
/// ]
/// ```
public struct RowAction: Sendable {
    /// The name, which is unique among the actions of a registry.
    public let name: String
    /// The purpose of the action, in one sentence.
    public let summary: String
    /// The style.
    ///
    /// A destructive action removes the row from its section after it was performed.
    public let style: SwipeStyle

    let perform: @Sendable (BaseRow) -> Void

    /// Creates an action.
    public init(
        _ name: String, _ summary: String, style: SwipeStyle = .normal,
        perform: @escaping @Sendable (BaseRow) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.style = style
        self.perform = perform
    }

    /// Removes the row's value.
    public static let clear = RowAction("clear", "Removes the value.") { $0.baseValue = nil }

    /// Removes the row from its section.
    public static let delete = RowAction(
        "delete", "Removes the row from its section.", style: .destructive
    ) { _ in }

    /// The actions of every registry.
    static let builtIn = [clear, delete]
}
