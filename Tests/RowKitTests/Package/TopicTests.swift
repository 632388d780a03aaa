import Testing

/// Each public type of RowKit serves those who build forms, write rows, or show forms.
@Suite("The topics of RowKit")
struct TopicTests {
    /// The topics, and the types in each.
    private static let topics: [(title: String, types: [String])] = {
        guard let article = try? Article("RowKit") else { return [] }
        return article.lines.drop { $0 != "## Topics" }.reduce(into: []) { topics, line in
            if line.hasPrefix("### ") { topics.append((String(line.dropFirst(4)), [])) }
            if !topics.isEmpty, let type = line.wholeMatch(of: /- ``(\w+)``/) {
                topics[topics.count - 1].types.append(String(type.1))
            }
        }
    }()

    private static let types: Set<String> = PackageSources.all
        .filter { $0.target == "RowKit" }
        .reduce(into: []) { types, source in
            let names = Set(source.publicNames).intersection(source.declaredTypes)
            // Documentation leaves out what only generated code uses.
            types.formUnion(names.filter { !$0.hasPrefix("_") })
        }

    @Test("are each for one task")
    func tasks() {
        let tasks = Self.topics.map { $0.title.prefix { $0 != ":" } }
        #expect(Set(tasks) == Set(Self.order.map { $0[...] }))
        #expect(tasks == tasks.sorted { Self.place($0) < Self.place($1) })
    }

    private static let order = ["Essentials", "Build forms", "Write rows", "Show forms"]

    private static func place(_ task: Substring) -> Int {
        order.firstIndex { $0 == task } ?? order.count
    }

    @Test("list each public type once")
    func readers() {
        let named = Self.topics.flatMap(\.types)
        #expect(named.count == Set(named).count)
        #expect(Set(named) == Self.types)
    }
}
