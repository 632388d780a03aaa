import RowKit

final class BenchmarkCell: Cell<Int>, CellType {}
final class BenchmarkRow: Row<BenchmarkCell>, RowType {}
final class BenchmarkInlineRow: Row<BenchmarkCell>, RowType, InlineRowType {
    func setupInlineRow(_ inlineRow: BenchmarkRow) {}
}

/// Makes a form of `n` tagged rows in sections of up to 100.
///
/// With conditions, every tenth row has one that reads the value of the previous row.
func makeForm(_ tags: [String], withConditions: Bool = false) -> Form {
    let form = Form()
    form.update {
        for start in stride(from: 0, to: tags.count, by: 100) {
            let section = Section("Section")
            for place in start..<min(start + 100, tags.count) {
                section
                    <<< BenchmarkRow(tags[place]) { row in
                        row.title = "Title"
                        row.value = 1
                        if withConditions, place % 10 == 9 {
                            row.hidden = .predicate("${\(tags[place - 1])} == 0")
                        }
                    }
            }
            form +++ section
        }
    }
    return form
}

func tags(_ count: Int) -> [String] { (0..<count).map { "row-number-\($0)" } }

/// Measures the memory of a row without its cell.
func memoryBenchmark() -> Benchmark {
    Benchmark("memory", unit: "B", takes: 1) { n in
        // There must be enough rows to fill pages of memory, and all are kept, because freed
        // memory would be reused.
        let copies = max(1, 200_000 / n)
        let tags = tags(n)
        let before = residentBytes()
        for _ in 0..<copies { _ = Unmanaged.passRetained(makeForm(tags)) }
        return Double(residentBytes() - before) / Double(n * copies)
    }
}

func formBenchmarks() -> [Benchmark] {
    [
        Benchmark("build") { n in
            let tags = tags(n)
            var form: Form?
            let time = nanoseconds(for: n) { form = makeForm(tags, withConditions: true) }
            check(form?.rows.count == n && form?.problems.isEmpty == true, "build")
            return time
        },
        Benchmark("write") { n in
            let form = makeForm(tags(n))
            guard let row: BenchmarkRow = form.rowBy(tag: "row-number-\(n / 2)") else {
                return .nan
            }
            let time = nanoseconds(for: 10_000) { for value in 0..<10_000 { row.value = value } }
            check(row.value == 9_999, "write")
            return time
        },
        Benchmark("validate") { n in
            let form = makeForm(tags(n))
            for row in form.rows { (row as? BenchmarkRow)?.add(rule: RuleGreaterThan(min: 0)) }
            var errors: [ValidationError] = []
            let time = nanoseconds(for: n) { errors = form.validate() }
            check(errors.isEmpty, "validate")
            return time
        },
        Benchmark("inline") { n in
            let form = makeForm(tags(n))
            let observation = form.observe { _ in }
            defer { observation.cancel() }
            let row = BenchmarkInlineRow("inline")
            form[form.count / 2].insert(row, at: 50)
            let time = nanoseconds(for: 200) {
                for _ in 0..<200 {
                    row.expandInlineRow()
                    row.collapseInlineRow()
                }
            }
            check(form.rows.count == n + 1 && row.isCollapsed, "inline")
            return time
        },
        Benchmark("values") { n in
            let form = makeForm(tags(n))
            var values: FormValues = [:]
            let time = nanoseconds(for: n) { values = form.values() }
            check(values.count == n && values["row-number-0"] as? Int == 1, "values")
            return time
        },
        Benchmark("decode") { n in
            let form = makeForm(tags(n))
            var values: [String: Int]?
            let time = nanoseconds(for: n) { values = try? form.decode([String: Int].self) }
            check(values?.count == n && values?["row-number-0"] == 1, "decode")
            return time
        },
        Benchmark("walk") { n in
            let form = makeForm(tags(n))
            var count = 1
            let time = nanoseconds(for: n) {
                var row = form[0][0]
                while let next = form.nextRow(after: row) {
                    row = next
                    count += 1
                }
            }
            check(count == n, "walk")
            return time
        },
    ]
}
