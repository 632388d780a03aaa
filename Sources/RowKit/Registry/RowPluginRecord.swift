/// What the source that RegisterRows generates for a row target puts into the section
/// `rowkit_plugins` of a program: how to get at the plugin of the target.
///
/// ```swift
/// nonisolated private let record: RowPluginRecord = (
///     0x526F_774B, 1, { unsafe RowRegistry.store(StarsRowPlugin.self, at: $0, asked: $1) }
/// )
/// ```
///
/// A record is a constant of 16 bytes. Its shape stays as it is; a record of another shape would
/// have another version.
///
/// - magic: `0x526F_774B`, the letters RowK. Nothing else belongs into the section.
/// - version: The shape of the record: 1.
/// - store: Calls ``RowRegistry/store(_:at:asked:)`` with the plugin and its own parameters.
public typealias RowPluginRecord = (
    magic: UInt32, version: UInt32,
    store: @convention(c) (_ place: UnsafeMutableRawPointer, _ asked: UInt) -> Bool
)

extension RowRegistry {
    /// Stores the plugin of a record; for the source that RegisterRows generates.
    ///
    /// - Parameters:
    ///   - plugin: The plugin of the target.
    ///   - place: Where it is stored: uninitialised memory for an `any RowPlugin.Type`.
    ///   - asked: Which `RowPlugin` is asked for. A process can hold two RowKits, one in a program
    ///     and one in a library; their protocols are two.
    /// - Returns: Whether it was stored: whether the plugin conforms to that `RowPlugin`.
    public static func store(
        _ plugin: any RowPlugin.Type, at place: UnsafeMutableRawPointer, asked: UInt
    ) -> Bool {
        guard asked == pluginProtocol else { return false }
        place.initializeMemory(as: (any RowPlugin.Type).self, to: plugin)
        return true
    }

    /// The `RowPlugin` of this RowKit, as a number.
    static var pluginProtocol: UInt {
        UInt(bitPattern: ObjectIdentifier((any RowPlugin).self))
    }
}
