/// Finds values of a document that depend on themselves, from the texts of its expressions.
struct ExpressionCycles {
    private struct Expression {
        let tag: String
        /// The tags whose values it reads.
        let reads: [String]
        let place: DocumentPlace
    }

    private var expressions: [Expression] = []
    /// The indices of the expressions by the tag of the row, and of the section around it.
    private var found: [String: [Int]] = [:]

    /// Adds the expression that decides the value of a row.
    ///
    /// - Parameters:
    ///   - tag: The tag of the row, or nil if it has none.
    ///   - section: The tag of the section around the row, whose value contains that of the row, or
    ///     nil if it has none.
    mutating func add(
        _ formula: Formula, of tag: String?, in section: String?, at place: DocumentPlace
    ) {
        guard let name = tag ?? section else { return }
        let reads = formula.references.compactMap { reference in
            reference.aspect == .value ? reference.tag : nil
        }
        expressions.append(Expression(tag: name, reads: reads, place: place))
        for name in Set([tag, section].compactMap(\.self)) {
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
                    let tags = cycle.map { expressions[$0].tag } + [expressions[source].tag]
                    cycles.append((expressions[source].place, tags))
                }
            }
        }
        return cycles
    }

    /// Returns the expressions whose values an expression reads, the last one first.
    private func sources(of index: Int) -> [Int] {
        expressions[index].reads.reversed().flatMap { tag in
            (found[tag] ?? TagAddress(tag).flatMap { found[$0.tag] } ?? []).reversed()
        }
    }
}
