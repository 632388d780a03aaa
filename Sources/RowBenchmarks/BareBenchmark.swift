/// The minimum that a form must store for a row: an object with its tag.
private final class BareRow {
    let tag: String

    init(_ tag: String) { self.tag = tag }
}

/// A lower bound for the results of forms on this machine.
///
/// Each row is an object, an element of an array and an entry of a dictionary by tag.
func bareBenchmark() -> Benchmark {
    Benchmark("bare") { n in
        let tags = tags(n)
        var rows: [BareRow] = []
        var rowsByTag: [String: BareRow] = [:]
        let time = nanoseconds(for: n) {
            for tag in tags {
                let row = BareRow(tag)
                rows.append(row)
                rowsByTag[tag] = row
            }
        }
        check(rows.count == n && rowsByTag.count == n, "bare")
        return time
    }
}
