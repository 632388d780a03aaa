import RowKit
import StandardRows

/// Benchmarks of a section with `n` entries that are groups of ten rows.
func groupBenchmarks() -> [Benchmark] {
    let sizes = [100, 1_000, 10_000]
    return [
        Benchmark("group", unit: "µs", sizes: sizes) { n in
            let section = entries(n)
            let form = Form([section])
            let time = nanoseconds(for: 10) {
                for _ in 0..<10 { _ = try? section.insertRow() }
            }
            check(section.entries.count == n + 10 && form.problems.isEmpty, "group")
            return time / 1_000
        },
        Benchmark("group-write", unit: "µs", sizes: sizes) { n in
            let section = entries(n)
            let form = Form([section])
            let part = (section.entries[n / 2] as? GroupRow)?["part3"] as? BenchmarkRow
            part?.value = 1
            let time = nanoseconds(for: 10) { for value in 2..<12 { part?.value = value } }
            check(form.values()["lines"] != nil && part?.value == 11, "group-write")
            return time / 1_000
        },
        // Each entry is read once by the total.
        Benchmark("group-total", sizes: sizes) { n in
            let section = entries(n)
            let total = BenchmarkRow("total") { $0.calculated = "$lines.part3.@sum" }
            let form = Form([section, Section([total])])
            form.update {
                for entry in section.entries {
                    ((entry as? GroupRow)?["part3"] as? BenchmarkRow)?.value = 1
                }
            }
            let part = (section.entries[n / 2] as? GroupRow)?["part3"] as? BenchmarkRow
            part?.value = 5
            let time = nanoseconds(for: n) { part?.value = 2 }
            check(total.value == n + 1 && form.problems.isEmpty, "group-total")
            return time
        },
    ]
}

private func entries(_ n: Int) -> MultivaluedSection {
    MultivaluedSection { section in
        section.tag = "lines"
        section.multivaluedRowToInsertAt = { _ in
            GroupRow { for place in 0..<10 { BenchmarkRow("part\(place)") } }
        }
        for _ in 0..<n {
            if let row = section.multivaluedRowToInsertAt?(0) { section.append(row) }
        }
    }
}
