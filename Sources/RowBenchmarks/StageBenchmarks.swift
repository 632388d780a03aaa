import RowKit
import StandardRows

/// Benchmarks of standard rows on a stage: making each row, and drawing many.
func stageBenchmarks() -> [Benchmark] {
    [drawBenchmark()] + StandardRowPlugin.rows.map(stageBenchmark)
}

/// Measures drawing an open form of `n` rows, of each standard row in turn, into one buffer of
/// bytes.
private func drawBenchmark() -> Benchmark {
    Benchmark("draw", unit: "µs", sizes: [1_000], takes: 31) { n in
        guard let registry = try? RowRegistry(StandardRowPlugin.self) else { return .nan }
        let factory = RowFactory(registry)
        let rows = (0..<n).compactMap { number -> BaseRow? in
            let row = registry.rows[number % registry.rows.count]
            return try? factory.makeExample(of: row, tag: "row-\(number)")
        }
        let form = Form("Rows")
        for start in stride(from: 0, to: n, by: 10) {
            form +++ Section("Section") { rows[start..<min(start + 10, n)].map { $0 } }
        }
        let stage = FormStage(FormViewController(form: form))
        var renderer = ByteRenderer()
        // The buffer has the size of the previous drawing.
        for screen in stage.screens { screen.draw(on: &renderer) }
        let size = renderer.bytes.count
        renderer.clear()
        let time = nanoseconds(for: 1_000) {
            for screen in stage.screens { screen.draw(on: &renderer) }
        }
        check(rows.count == n && size > 100 * n && renderer.bytes.count == size, "draw")
        return time
    }
}

/// Measures making `n` rows of a class, with their cells and views, on a stage.
private func stageBenchmark(_ descriptor: RowDescriptor) -> Benchmark {
    Benchmark("stage:\(descriptor.name)", sizes: [1_000]) { n in
        var stage: FormStage?
        let time = nanoseconds(for: n) {
            let form = Form()
            let section = Section()
            form +++ section
            form.update {
                for _ in 0..<n {
                    let row = descriptor.make()
                    row.title = "Title"
                    section.append(row)
                }
            }
            stage = FormStage(FormViewController(form: form))
        }
        check(stage?.screens.first?.sections.first?.rows.count == n, "stage")
        return time
    }
}
