internal import CRowSection

extension RowRegistry {
    /// Returns the rows of all plugins that are linked into the program.
    ///
    /// These include every target that applies the build plugin RegisterRows and that the program
    /// depends on, whether or not it is imported. On Linux, only plugins in the same program or
    /// library as RowKit itself are found. See <doc:RegisteringRows>.
    ///
    /// - Parameter excluded: Names of rows to leave out, such as one of two rows with the same
    ///   name: `TextRow/TextRow`.
    /// - Throws: An error if two plugins or two rows have the same name, if a plugin was built for
    ///   another version of RowKit, or if linked rows cannot be found on this platform.
    public static func linked(excluding excluded: String...) throws(RegistryError) -> RowRegistry {
        guard CRowSectionIsKnown() else {
            throw RegistryError(
                "linked rows cannot be found on this platform; list the plugins: "
                    + "RowRegistry(StarsRowPlugin.self)")
        }
        var plugins: [any RowPlugin.Type] = []
        var image = 0
        var start: UnsafeRawPointer?
        var size = 0
        while CRowSectionRange(image, &start, &size) {
            plugins += try Self.plugins(in: UnsafeRawBufferPointer(start: start, count: size))
            image += 1
        }
        return try RowRegistry(plugins, excluding: excluded)
    }

    /// Returns the plugins whose records are in the section of an image.
    static func plugins(
        in section: UnsafeRawBufferPointer
    ) throws(RegistryError) -> [any RowPlugin.Type] {
        var plugins: [any RowPlugin.Type] = []
        var offset = 0
        while offset < section.count {
            // Linkers may insert zeros between records.
            let rest = section.count - offset
            if rest >= 8, section.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == 0 {
                offset += 8
                continue
            }
            if let plugin = try Self.plugin(at: offset, in: section) { plugins.append(plugin) }
            offset += MemoryLayout<RowRegistry.PluginRecord>.stride
        }
        return plugins
    }

    /// Returns the plugin of a record, or nil if it belongs to another copy of RowKit in this
    /// process.
    private static func plugin(
        at offset: Int, in section: UnsafeRawBufferPointer
    ) throws(RegistryError) -> (any RowPlugin.Type)? {
        guard section.count - offset >= MemoryLayout<RowRegistry.PluginRecord>.size,
            section.load(fromByteOffset: offset, as: UInt32.self) == recordMagic
        else {
            throw RegistryError(
                "the section rowkit_plugins has no valid record of a plugin at byte \(offset); "
                    + "rebuild the program")
        }
        let version = section.load(fromByteOffset: offset + 4, as: UInt32.self)
        guard version == recordVersion else {
            throw RegistryError(
                "a plugin was built for another version of RowKit: expected record version "
                    + "\(recordVersion), found \(version); rebuild the program")
        }
        let record = section.load(fromByteOffset: offset, as: RowRegistry.PluginRecord.self)
        return withUnsafeTemporaryAllocation(of: (any RowPlugin.Type).self, capacity: 1) { place in
            // The buffer has room for one element, so it has an address.
            guard let address = place.baseAddress,
                record.store(UnsafeMutableRawPointer(address), pluginProtocol)
            else { return nil }
            return address.move()
        }
    }

    static let recordMagic: UInt32 = 0x526F_774B
    static let recordVersion: UInt32 = 1
}
