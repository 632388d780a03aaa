import RowKit

/// Benchmarks of the state of a form in which every row was changed, and of a stage restored from
/// it.
func stateBenchmarks() -> [Benchmark] {
    [
        Benchmark("state", unit: "µs", takes: 11) { n in
            let form = makeChangedForm(n)
            var state = form.state
            let time = nanoseconds(for: 1_000) { state = form.state }
            check(state != makeFieldForm(tags(n)).state && state.omittedValues.isEmpty, "state")
            return time
        },
        Benchmark("state-changes", unit: "µs", takes: 11) { n in
            let form = makeChangedForm(n)
            let stage = FormStage(FormViewController(form: form))
            var copy = stage.state
            copy.apply(stage.takeStateChanges())
            let row = form.rowBy(tag: "row-number-\(n / 2)") as BenchmarkFieldRow?
            let time = nanoseconds(for: 1_000 * 1_000) {
                for count in 0..<1_000 {
                    row?.value = "Value \(count)"
                    copy.apply(stage.takeStateChanges())
                }
            }
            check(copy == stage.state, "state-changes")
            return time
        },
        Benchmark("restore", unit: "µs", takes: 11) { n in
            let state = makeChangedForm(n).state
            let tags = tags(n)
            var stage: FormStage?
            let time = nanoseconds(for: 1_000) {
                let form = makeFieldForm(tags)
                form.restore(state)
                stage = FormStage(FormViewController(form: form))
            }
            check(stage?.state == state, "restore")
            return time
        },
    ]
}

/// Makes a form of `n` rows with fields, each with a changed value.
private func makeChangedForm(_ n: Int) -> Form {
    let form = makeFieldForm(tags(n))
    form.update(by: .user) {
        for (number, row) in form.allRows.enumerated() {
            (row as? BenchmarkFieldRow)?.value = "Entered \(number)"
        }
    }
    return form
}
