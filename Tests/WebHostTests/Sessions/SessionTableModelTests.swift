import RowSeals
import TestRuns
import Testing

@testable import WebHost

@Suite("The sessions of a server, compared with a simple model")
struct SessionTableModelTests {
    @Test("are the same after every operation, and the same are dropped")
    func model() {
        Runs.repeated(of: 20_000) { seed, random in
            // Each limit is out of reach in half of the runs, so that the others take effect alone.
            let limits = SessionLimits(
                count: random.chance(2) ? 100 : random.below(6),
                countPerOwner: random.chance(2) ? 100 : random.below(4),
                memory: random.chance(2) ? 1_000 : random.below(60),
                memoryPerOwner: random.chance(2) ? 1_000 : random.below(50),
                idleTime: .seconds(random.chance(2) ? 1_000 : random.below(12)))
            var table = SessionTable<Int>(limits: limits)
            var model = Model(limits: limits)
            let ids = (0..<8).map { _ in SessionID(using: &random) }
            var now = 0
            for number in 0..<40 {
                now += random.below(4)
                let id = ids[random.below(ids.count)]
                let owner: Owner = random.chance(2) ? "ada" : "bob"
                let memory = random.below(25)
                let (found, expected): (String, String)
                switch random.below(6) {
                case 0, 1:
                    found = text {
                        try table.insert(
                            number, id: id, owner: owner, memory: memory, at: .seconds(now)
                        ).map(\.value)
                    }
                    expected = model.insert(
                        Entry(id: id, owner: owner, value: number, memory: memory, use: now))
                case 2:
                    found = text { try table.use(id, by: owner, at: .seconds(now)) }
                    expected = model.use(id, by: owner, at: now)
                case 3:
                    found = text { table.setMemory(memory, of: id).map(\.value) }
                    expected = model.setMemory(memory, of: id)
                case 4:
                    found = text { table.dropIdle(at: .seconds(now)).map(\.value) }
                    expected = "\(model.dropIdle(at: now))"
                default:
                    found = text { table.remove(id)?.value as Any }
                    expected = model.remove(id)
                }
                #expect(found == expected, "ROWKIT_SEED=\(seed), operation \(number)")
                #expect(table.count == model.entries.count, "ROWKIT_SEED=\(seed)")
                #expect(table.memory == model.memory(), "ROWKIT_SEED=\(seed)")
                #expect(table.memory(of: owner) == model.memory(of: owner), "ROWKIT_SEED=\(seed)")
                #expect(table.ownerCount == model.ownerCount, "ROWKIT_SEED=\(seed)")
                #expect(table.nextDrop == model.nextDrop, "ROWKIT_SEED=\(seed)")
            }
        }
    }

    private func text<Result>(_ operation: () throws -> Result) -> String {
        do { return "\(try operation())" } catch { return "\(error)" }
    }
}

private struct Entry {
    let id: SessionID
    let owner: Owner
    let value: Int
    var memory: Int
    var use: Int
}

/// The sessions in a list, the oldest first, with linear searches.
private struct Model {
    let limits: SessionLimits
    var entries: [Entry] = []
    private var now = 0

    init(limits: SessionLimits) { self.limits = limits }

    func memory(of owner: Owner? = nil) -> Int {
        entries.filter { owner == nil || $0.owner == owner }.map(\.memory).reduce(0, +)
    }

    var ownerCount: Int { Set(entries.map(\.owner)).count }

    var nextDrop: Duration? { entries.first.map { .seconds($0.use) + limits.idleTime } }

    private func isIdle(_ entry: Entry) -> Bool {
        .seconds(now - entry.use) >= limits.idleTime
    }

    mutating func dropIdle(at time: Int) -> [Int] {
        now = time
        let dropped = entries.filter(isIdle).map(\.value)
        entries.removeAll(where: isIdle)
        return dropped
    }

    mutating func insert(_ entry: Entry) -> String {
        now = entry.use
        if entries.contains(where: { $0.id == entry.id && $0.owner != entry.owner && !isIdle($0) })
        {
            return "foreign"
        }
        var dropped = dropIdle(at: now)
        dropped += entries.filter { $0.id == entry.id }.map(\.value)
        entries.removeAll { $0.id == entry.id }
        if entry.memory > limits.memory || entry.memory > limits.memoryPerOwner {
            return "\(dropped + [entry.value])"
        }
        entries.append(entry)
        return "\(dropped + dropExcess(of: entry.owner))"
    }

    mutating func use(_ id: SessionID, by owner: Owner, at time: Int) -> String {
        now = time
        guard let index = entries.firstIndex(where: { $0.id == id && !isIdle($0) })
        else { return "unknown" }
        guard entries[index].owner == owner else { return "foreign" }
        var entry = entries.remove(at: index)
        entry.use = time
        entries.append(entry)
        return "\(entry.value)"
    }

    mutating func setMemory(_ memory: Int, of id: SessionID) -> String {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return "[]" }
        if memory > limits.memory || memory > limits.memoryPerOwner {
            return "\([entries.remove(at: index).value])"
        }
        entries[index].memory = memory
        return "\(dropExcess(of: entries[index].owner))"
    }

    mutating func remove(_ id: SessionID) -> String {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return "nil" }
        return "\(Optional(entries.remove(at: index).value) as Any)"
    }

    private mutating func dropExcess(of owner: Owner) -> [Int] {
        var dropped: [Int] = []
        while entries.filter({ $0.owner == owner }).count > limits.countPerOwner
            || memory(of: owner) > limits.memoryPerOwner
        {
            let index = entries.firstIndex { $0.owner == owner } ?? 0
            dropped.append(entries.remove(at: index).value)
        }
        while entries.count > limits.count || memory() > limits.memory {
            dropped.append(entries.removeFirst().value)
        }
        return dropped
    }
}
