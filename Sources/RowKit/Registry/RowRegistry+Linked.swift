internal import CRowSection

extension RowRegistry {
    /// The rows of all plugins that are linked into the program.
    ///
    /// A target that applies the build plugin RegisterRows is among them as soon as the program
    /// depends on it, whether or not it is imported. On Linux, that is the program or library that
    /// RowKit itself is linked into. See <doc:RegisteringRows>.
    ///
    /// - Parameter excluded: Names of rows that are left out, such as one of two that have the
    ///   same: `TextRow/TextRow`.
    /// - Throws: That two plugins or two rows have one name; that a plugin was built for another
    ///   RowKit; that the platform has no such sections as far as RowKit knows.
    public static func linked(excluding excluded: String...) throws(RegistryError) -> RowRegistry {
        guard CRowSectionIsKnown() else {
            throw RegistryError(
                "linked rows cannot be found on this platform; say the plugins: "
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

    /// The plugins whose records stand in the section of an image.
    static func plugins(
        in section: UnsafeRawBufferPointer
    ) throws(RegistryError) -> [any RowPlugin.Type] {
        var plugins: [any RowPlugin.Type] = []
        var offset = 0
        while offset < section.count {
            // Zeros are what a linker puts between records, if anything.
            let rest = section.count - offset
            if rest >= 8, section.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == 0 {
                offset += 8
                continue
            }
            if let plugin = try Self.plugin(at: offset, in: section) { plugins.append(plugin) }
            offset += MemoryLayout<RowPluginRecord>.stride
        }
        return plugins
    }

    /// The plugin of a record; nil: it is one of another RowKit in this process.
    private static func plugin(
        at offset: Int, in section: UnsafeRawBufferPointer
    ) throws(RegistryError) -> (any RowPlugin.Type)? {
        guard section.count - offset >= MemoryLayout<RowPluginRecord>.size,
            section.load(fromByteOffset: offset, as: UInt32.self) == recordMagic
        else {
            throw RegistryError(
                "the section rowkit_plugins holds something at byte \(offset) that is no record of "
                    + "a row plugin")
        }
        let version = section.load(fromByteOffset: offset + 4, as: UInt32.self)
        guard version == recordVersion else {
            throw RegistryError(
                "a row plugin was built for another RowKit: its record has version \(version), "
                    + "expected \(recordVersion); build the program anew")
        }
        let record = section.load(fromByteOffset: offset, as: RowPluginRecord.self)
        return withUnsafeTemporaryAllocation(of: (any RowPlugin.Type).self, capacity: 1) { place in
            // The buffer has room for one, so it has an address.
            guard let address = place.baseAddress,
                record.store(UnsafeMutableRawPointer(address), pluginProtocol)
            else { return nil }
            return address.move()
        }
    }

    static let recordMagic: UInt32 = 0x526F_774B
    static let recordVersion: UInt32 = 1
}
