extension RowRegistry {
    /// A record that gives access to the plugin of a row target.
    ///
    /// RegisterRows generates a source for the target that puts the record into the section
    /// `rowkit_plugins` of the program.
    ///
    /// ```swift
    /// nonisolated private let record: RowRegistry.PluginRecord = (
    ///     0x526F_774B, 1, { unsafe RowRegistry.store(StarsRowPlugin.self, at: $0, asked: $1) }
    /// )
    /// ```
    ///
    /// A record is a constant of 16 bytes. This layout does not change: a record with another
    /// layout would have another version.
    ///
    /// - magic: `0x526F_774B`, the letters RowK. The section must contain nothing else.
    /// - version: The version of the layout, which is 1.
    /// - store: Calls ``RowRegistry/store(_:at:asked:)`` with the plugin and its own parameters.
    public typealias PluginRecord = (
        magic: UInt32, version: UInt32,
        store: @convention(c) (_ place: UnsafeMutableRawPointer, _ asked: UInt) -> Bool
    )
}

extension RowRegistry {
    /// Stores the plugin of a record.
    ///
    /// Called by the source that RegisterRows generates.
    ///
    /// - Parameters:
    ///   - plugin: The plugin of the target.
    ///   - place: Uninitialised memory for an `any RowPlugin.Type`.
    ///   - asked: Identifies the `RowPlugin` protocol of the caller. A process can contain two
    ///     copies of RowKit, one in a program and one in a library, whose protocols differ.
    /// - Returns: Whether the plugin was stored. It is stored only if it conforms to that
    ///   `RowPlugin`.
    public static func store(
        _ plugin: any RowPlugin.Type, at place: UnsafeMutableRawPointer, asked: UInt
    ) -> Bool {
        guard asked == pluginProtocol else { return false }
        place.initializeMemory(as: (any RowPlugin.Type).self, to: plugin)
        return true
    }

    /// A number that identifies the `RowPlugin` protocol of this copy of RowKit.
    static var pluginProtocol: UInt {
        UInt(bitPattern: ObjectIdentifier((any RowPlugin).self))
    }
}
