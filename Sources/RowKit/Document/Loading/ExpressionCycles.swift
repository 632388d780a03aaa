/// Finds values of a document that depend on themselves, from the texts of its expressions.
struct ExpressionCycles {
    /// A group of rows, whose parts have names instead of tags.
    struct Group {
        /// The name of the group: its tag or that of its section, or another one that no tag is.
        fileprivate let name: String
        fileprivate let parts: Set<String>
        /// The groups around it, the nearest first.
        fileprivate let outer: [(name: String, parts: Set<String>)]

        /// Returns the full name of the part of the nearest group that has it, or the name itself.
        fileprivate func fullName(ofPart part: String) -> String {
            ([(name, parts)] + outer).first { $0.parts.contains(part) }.map { "\($0.name).\(part)" }
                ?? part
        }
    }

    private struct Expression {
        let name: String
        /// The values that it reads: tags, each followed by keys.
        let reads: [String]
        let place: DocumentPlace
    }

    private var expressions: [Expression] = []
    /// The indices of the expressions by the name of the row, and of what is around it.
    private var found: [String: [Int]] = [:]
    /// The full names of the parts of groups.
    private var parts: Set<String> = []

    /// Returns a group, and knows its parts from now on.
    ///
    /// - Parameters:
    ///   - row: The group.
    ///   - section: The tag of the section around it, or nil if it has none.
    ///   - outer: The group that it is a part of, or nil if it is none.
    mutating func group(of row: RowParts, in section: String?, _ outer: Group?) -> Group {
        let own = row.tag.map { tag in outer.map { "\($0.name).\(tag)" } ?? tag } ?? section
        let name = own ?? "\u{0}\(parts.count)"
        let names = row.partNames
        for part in names { parts.insert("\(name).\(part)") }
        return Group(
            name: name, parts: names,
            outer: outer.map { [($0.name, $0.parts)] + $0.outer } ?? [])
    }

    /// Adds the expression that decides the value of a row.
    ///
    /// - Parameters:
    ///   - tag: The tag of the row, or nil if it has none.
    ///   - section: The tag of the section around the row, whose value contains that of the row, or
    ///     nil if it has none.
    ///   - group: The group that the row is a part of, or nil if it is none.
    mutating func add(
        _ formula: Formula, of tag: String?, in section: String?, _ group: Group? = nil,
        at place: DocumentPlace
    ) {
        let own = tag.map { tag in group.map { "\($0.name).\(tag)" } ?? tag }
        guard let name = own ?? section else { return }
        var reads: [String] = []
        formula.root.forEachReference { reference, path in
            guard reference.aspect == .value, let tag = reference.tag else { return }
            // What another entry has is not followed.
            if group != nil, TagAddress(tag)?.tag ?? tag == section { return }
            let base =
                if case .part(let part) = reference.base {
                    group?.fullName(ofPart: part) ?? part
                } else { tag }
            let keys = path.prefix { if case .key = $0 { true } else { false } }
            reads.append(base + keys.map(\.description).joined())
        }
        expressions.append(Expression(name: name, reads: reads, place: place))
        let around = group.map { [$0.name] + $0.outer.map(\.name) } ?? []
        for name in Set([own, section].compactMap(\.self) + around) {
            found[name, default: []].append(expressions.count - 1)
        }
    }

    /// The cycles, each with the place of its first expression and the tags on its path.
    ///
    /// An expression is part of at most one of them.
    var cycles: [(place: DocumentPlace, path: [String])] {
        enum State { case new, open, closed }
        var states = [State](repeating: .new, count: expressions.count)
        var cycles: [(DocumentPlace, [String])] = []
        for start in expressions.indices where states[start] == .new {
            // A stack, because a chain may be as long as the document.
            var path: [(index: Int, next: [Int])] = [(start, sources(of: start))]
            states[start] = .open
            while let (index, next) = path.last {
                guard let source = next.last else {
                    states[index] = .closed
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next.removeLast()
                switch states[source] {
                case .closed: break
                case .new:
                    states[source] = .open
                    path.append((source, sources(of: source)))
                case .open:
                    let cycle = path.map(\.index).drop { $0 != source }
                    let tags = cycle.map { expressions[$0].name } + [expressions[source].name]
                    cycles.append((expressions[source].place, tags))
                }
            }
        }
        return cycles
    }

    /// Returns the expressions whose values an expression reads, the last one first.
    private func sources(of index: Int) -> [Int] {
        expressions[index].reads.reversed().flatMap { sources(ofRead: $0).reversed() }
    }

    private func sources(ofRead read: String) -> [Int] {
        if let exact = found[read] { return exact }
        if parts.contains(read) { return [] }
        for address in TagAddress.readings(of: read) {
            // The same part of any entry.
            if address.index != nil, !address.path.isEmpty {
                return sources(ofRead: address.tag + address.path)
            }
            if parts.contains(address.tag) { return found[address.tag] ?? [] }
            if let found = found[address.tag] { return found }
        }
        return []
    }
}
