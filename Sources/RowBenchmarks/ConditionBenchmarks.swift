import RowKit

/// Benchmarks of conditions that name earlier rows or, if reversed, later ones.
func conditionBenchmarks() -> [Benchmark] {
    [
        Benchmark("switch") { n in
            let form = Form()
            let toggle = BenchmarkRow("switch")
            form +++ toggle
            let section = Section()
            form.update {
                for _ in 0..<n {
                    section
                        <<< BenchmarkRow { row in
                            row.hidden = .function { _ in toggle.value == 1 }
                        }
                }
                form +++ section
            }
            let time = nanoseconds(for: n) { toggle.value = 1 }
            check(form.rows.count == 1, "switch")
            return time
        },
        switching("switch-forward", isReversed: false),
        switching("switch-reversed", isReversed: true),
        chaining("chain-forward", isReversed: false),
        chaining("chain-reversed", isReversed: true),
        Benchmark("calculate", sizes: [100, 1_000, 10_000]) { n in
            let tags = tags(n)
            let rows = (0..<n).map { place in
                BenchmarkRow(tags[place]) { row in
                    if place > 0 { row.calculated = .expression("${\(tags[place - 1])} + 1") }
                }
            }
            let form = Form([Section(rows)])
            let time = nanoseconds(for: n) { rows[0].value = 5 }
            check(rows[n - 1].value == n + 4 && form.problems.isEmpty, "calculate")
            return time
        },
        Benchmark("calculate-questions", unit: "µs", sizes: [700]) { n in
            let first = BenchmarkRow("first")
            let rows = (0..<n).map { place in
                BenchmarkRow { row in
                    switch place % 3 {
                    case 0: row.hidden = "$first != 1"
                    case 1: row.calculated = "$first * 2"
                    default: row.add(rule: RuleRequired(), when: "$first == 1")
                    }
                }
            }
            let form = Form([Section([first] + rows)])
            let time = nanoseconds(for: 1) { first.value = 1 }
            check(form.rows.count == n + 1 && form.problems.isEmpty, "calculate-questions")
            return time / 1_000
        },
    ]
}

/// Measures one switch that hides `n` rows whose predicates name it, per row.
private func switching(_ name: String, isReversed: Bool) -> Benchmark {
    Benchmark(name) { n in
        let toggle = BenchmarkRow("switch")
        let section = Section()
        let form = Form()
        form +++ section
        if !isReversed { section <<< toggle }
        for _ in 0..<n { section <<< BenchmarkRow { $0.hidden = "$switch == 1" } }
        if isReversed { section <<< toggle }
        let time = nanoseconds(for: n) { toggle.value = 1 }
        check(form.rows.count == 1, name)
        return time
    }
}

/// Measures building `n` rows one by one, each hidden together with the previous row or, if
/// reversed, with the next one, per row.
private func chaining(_ name: String, isReversed: Bool) -> Benchmark {
    Benchmark(name, sizes: [1_000, 4_000, 10_000]) { n in
        let tags = tags(n)
        let rows = (0..<n).map { place in
            BenchmarkRow(tags[place]) { row in
                if place > 0 { row.hidden = .predicate("${\(tags[place - 1])}.isHidden") }
            }
        }
        let section = Section()
        let form = Form()
        form +++ section
        let time = nanoseconds(for: n) {
            for row in isReversed ? rows.reversed() : rows { section <<< row }
        }
        rows[0].hidden = true
        check(form.rows.isEmpty && form.problems.isEmpty, name)
        return time
    }
}
