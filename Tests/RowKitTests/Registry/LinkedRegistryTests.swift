import Testing

@testable import RowKit

@Suite("The section of linked row plugins")
struct LinkedRegistryTests {
    private static let grades: RowRegistry.PluginRecord = (
        0x526F_774B, 1, { RowRegistry.store(GradePlugin.self, at: $0, asked: $1) }
    )
    private static let people: RowRegistry.PluginRecord = (
        0x526F_774B, 1, { RowRegistry.store(PeoplePlugin.self, at: $0, asked: $1) }
    )
    /// A record of a second RowKit in the process, whose plugins are not read.
    private static let foreign: RowRegistry.PluginRecord = (
        0x526F_774B, 1, { RowRegistry.store(PeoplePlugin.self, at: $0, asked: $1 + 1) }
    )

    @Test("contains records of 16 bytes")
    func layout() {
        #expect(MemoryLayout<RowRegistry.PluginRecord>.size == 16)
        #expect(MemoryLayout<RowRegistry.PluginRecord>.stride == 16)
    }

    @Test("is read record by record, in order")
    func reads() throws {
        #expect(try names(in: [Self.people, Self.grades]) == ["People", "Grades"])
        #expect(try names(in: []) == [])
        #expect(try RowRegistry.plugins(in: UnsafeRawBufferPointer(start: nil, count: 0)).isEmpty)
    }

    @Test("can have gaps between records")
    func gaps() throws {
        let words = Self.words(of: Self.people) + [0] + Self.words(of: Self.grades) + [0, 0]
        let names = try words.withUnsafeBytes { try RowRegistry.plugins(in: $0).map { $0.name } }
        #expect(names == ["People", "Grades"])
    }

    @Test("can contain plugins of another RowKit, which are left out")
    func foreign() throws {
        #expect(try names(in: [Self.foreign, Self.grades]) == ["Grades"])
    }

    @Test("is rejected if it contains anything else")
    func noRecord() {
        var other = Self.grades
        other.magic = 0x526F_774C
        #expect(
            throws: RegistryError(
                "the section rowkit_plugins has no valid record of a plugin at byte 16; "
                    + "rebuild the program")
        ) {
            try names(in: [Self.people, other])
        }
    }

    @Test("is rejected if it ends within a record")
    func truncated() {
        #expect(
            throws: RegistryError(
                "the section rowkit_plugins has no valid record of a plugin at byte 16; "
                    + "rebuild the program")
        ) {
            try [Self.people, Self.grades].withUnsafeBytes { bytes in
                _ = try RowRegistry.plugins(in: UnsafeRawBufferPointer(rebasing: bytes[..<28]))
            }
        }
    }

    @Test("is rejected if a plugin was built for another version of RowKit")
    func version() {
        var later = Self.grades
        later.version = 2
        #expect(
            throws: RegistryError(
                "a plugin was built for another version of RowKit: expected record version 1, "
                    + "found 2; rebuild the program")
        ) {
            try names(in: [later])
        }
    }

    private func names(in records: [RowRegistry.PluginRecord]) throws -> [String] {
        try records.withUnsafeBytes { try RowRegistry.plugins(in: $0).map { $0.name } }
    }

    private static func words(of record: RowRegistry.PluginRecord) -> [UInt64] {
        withUnsafeBytes(of: record) { Array($0.bindMemory(to: UInt64.self)) }
    }
}
