import RowSeals
import Testing

@testable import WebHost

@Suite("The sessions of a server")
struct SessionTableTests {
    private static let day = Duration.seconds(86_400)
    private static let roomy = SessionLimits(
        count: 100, countPerOwner: 100, memory: 1_000, memoryPerOwner: 1_000, idleTime: day)

    /// A table whose sessions are named by their contents.
    private struct Table {
        var table: SessionTable<String>
        private(set) var ids: [String: SessionID] = [:]

        init(_ limits: SessionLimits) { table = SessionTable(limits: limits) }

        mutating func insert(
            _ name: String, of owner: Owner = "ada", memory: Int = 1, at seconds: Int = 0
        ) throws -> [String] {
            let id = ids[name] ?? SessionID()
            ids[name] = id
            return try table.insert(
                name, id: id, owner: owner, memory: memory, at: .seconds(seconds)
            ).map(\.value)
        }

        mutating func use(
            _ name: String, by owner: Owner = "ada", at seconds: Int = 0
        ) throws -> String {
            try table.use(ids[name] ?? SessionID(), by: owner, at: .seconds(seconds))
        }

        mutating func setMemory(_ memory: Int, of name: String) -> [String] {
            table.setMemory(memory, of: ids[name] ?? SessionID()).map(\.value)
        }

        mutating func dropIdle(at seconds: Int) -> [String] {
            table.dropIdle(at: .seconds(seconds)).map(\.value)
        }
    }

    @Test("are found by name and owner")
    func found() throws {
        var table = Table(Self.roomy)
        #expect(try table.insert("a") == [])
        #expect(try table.insert("b", of: "bob") == [])
        #expect(try table.use("a") == "a")
        #expect(try table.use("b", by: "bob") == "b")
        #expect(table.table.count == 2)
        #expect(table.table.count(of: "ada") == 1)
    }

    @Test("are not found if they are missing or belong to another owner")
    func refused() throws {
        var table = Table(Self.roomy)
        _ = try table.insert("a")
        #expect(throws: SessionTable<String>.Refusal.foreign) { try table.use("a", by: "bob") }
        #expect(throws: SessionTable<String>.Refusal.unknown) { try table.use("b") }
    }

    @Test("are dropped after the idle time, the oldest first")
    func idle() throws {
        var limits = Self.roomy
        limits.idleTime = .seconds(10)
        var table = Table(limits)
        for (name, second) in [("a", 0), ("b", 1), ("c", 2)] {
            _ = try table.insert(name, at: second)
        }
        _ = try table.use("a", at: 5)
        #expect(table.table.nextDrop == .seconds(11))
        #expect(table.dropIdle(at: 10) == [])
        #expect(table.dropIdle(at: 14) == ["b", "c"])
        #expect(table.table.nextDrop == .seconds(15))
        #expect(try table.insert("d", at: 15) == ["a"])
        #expect(table.dropIdle(at: 25) == ["d"])
        #expect(table.table.nextDrop == nil)
    }

    @Test("are unknown after the idle time, even before they are dropped")
    func idleUse() throws {
        var limits = Self.roomy
        limits.idleTime = .seconds(10)
        var table = Table(limits)
        _ = try table.insert("a", at: 0)
        _ = try table.insert("b", at: 0)
        _ = try table.use("a", at: 9)
        #expect(throws: SessionTable<String>.Refusal.unknown) { try table.use("b", at: 10) }
        #expect(try table.use("a", at: 18) == "a")
        #expect(table.dropIdle(at: 18) == ["b"])
    }

    @Test("keep their order if the clock goes back")
    func backwards() throws {
        var limits = Self.roomy
        limits.idleTime = .seconds(10)
        var table = Table(limits)
        _ = try table.insert("a", at: 100)
        _ = try table.insert("b", at: 50)
        #expect(table.dropIdle(at: 60) == [])
        #expect(try table.use("a", at: 61) == "a")
        #expect(try table.use("a", at: 105) == "a")
        #expect(table.dropIdle(at: 110) == ["b"])
        #expect(table.dropIdle(at: 115) == ["a"])
    }

    @Test("are limited in number, and the least recently used one makes room")
    func count() throws {
        var limits = Self.roomy
        limits.count = 3
        var table = Table(limits)
        for name in ["a", "b", "c"] { #expect(try table.insert(name, of: Owner(name)) == []) }
        _ = try table.use("a", by: "a")
        #expect(try table.insert("d", of: "d") == ["b"])
        #expect(try table.insert("e", of: "e") == ["c"])
        #expect(table.table.count == 3)
        #expect(table.table.count(of: "b") == 0)
        #expect(table.table.ownerCount == 3)
    }

    @Test("of an owner with too many make room only for that owner's sessions")
    func countPerOwner() throws {
        var limits = Self.roomy
        limits.countPerOwner = 2
        var table = Table(limits)
        _ = try table.insert("bob's", of: "bob")
        _ = try table.insert("a")
        _ = try table.insert("b")
        _ = try table.use("a")
        #expect(try table.insert("c") == ["b"])
        #expect(try table.use("bob's", by: "bob") == "bob's")
    }

    @Test("are limited in memory, even when they grow")
    func memory() throws {
        var limits = Self.roomy
        limits.memory = 100
        var table = Table(limits)
        _ = try table.insert("a", of: "a", memory: 30)
        _ = try table.insert("b", of: "b", memory: 30)
        _ = try table.insert("c", of: "c", memory: 40)
        #expect(table.table.memory == 100)
        #expect(try table.insert("d", of: "d", memory: 31) == ["a", "b"])
        #expect(table.setMemory(60, of: "d") == [])
        #expect(table.setMemory(61, of: "d") == ["c"])
        #expect(table.setMemory(1, of: "d") == [])
        #expect(table.table.memory == 1)
    }

    @Test("of an owner are limited in memory")
    func memoryPerOwner() throws {
        var limits = Self.roomy
        limits.memoryPerOwner = 50
        var table = Table(limits)
        _ = try table.insert("bob's", of: "bob", memory: 50)
        _ = try table.insert("a", memory: 25)
        _ = try table.insert("b", memory: 25)
        #expect(table.setMemory(26, of: "b") == ["a"])
        #expect(table.table.memory(of: "ada") == 26)
        #expect(table.table.memory(of: "bob") == 50)
    }

    @Test("that are too large are dropped themselves, and no others")
    func tooLarge() throws {
        var limits = Self.roomy
        limits.memoryPerOwner = 50
        var table = Table(limits)
        _ = try table.insert("a", memory: 50)
        #expect(try table.insert("b", memory: 51) == ["b"])
        #expect(try table.insert("c", memory: .max) == ["c"])
        #expect(try table.use("a") == "a")
        #expect(table.setMemory(.max, of: "a") == ["a"])
        #expect(table.table.count == 0)
        #expect(table.table.memory == 0)
    }

    @Test("with a negative size count as empty")
    func negativeSize() throws {
        var table = Table(Self.roomy)
        _ = try table.insert("a", memory: -5)
        #expect(table.table.memory == 0)
        #expect(table.setMemory(.min, of: "a") == [])
        #expect(table.table.memory == 0)
    }

    @Test("are replaced by one with the same identifier and owner")
    func replaced() throws {
        var table = Table(Self.roomy)
        _ = try table.insert("a", memory: 5)
        #expect(try table.insert("a", memory: 7) == ["a"])
        #expect(table.table.count == 1)
        #expect(table.table.memory == 7)
    }

    @Test("are not replaced by another owner's before the idle time")
    func notReplaced() throws {
        var limits = Self.roomy
        limits.idleTime = .seconds(10)
        var table = Table(limits)
        _ = try table.insert("a")
        #expect(throws: SessionTable<String>.Refusal.foreign) {
            try table.insert("a", of: "bob", at: 9)
        }
        #expect(try table.insert("a", of: "bob", at: 10) == ["a"])
        #expect(try table.use("a", by: "bob", at: 10) == "a")
    }

    @Test("are removed by identifier, only once")
    func removed() throws {
        var table = Table(Self.roomy)
        _ = try table.insert("a", memory: 5)
        let id = try #require(table.ids["a"])
        #expect(table.table.remove(id)?.value == "a")
        #expect(table.table.remove(id)?.value == nil)
        #expect(table.setMemory(5, of: "a") == [])
        #expect(table.table.memory == 0)
    }

    @Test("may be limited to none")
    func none() throws {
        var limits = Self.roomy
        limits.count = 0
        var table = Table(limits)
        #expect(try table.insert("a") == ["a"])
        limits = Self.roomy
        limits.idleTime = .zero
        table = Table(limits)
        _ = try table.insert("b")
        #expect(throws: SessionTable<String>.Refusal.unknown) { try table.use("b") }
    }
}
