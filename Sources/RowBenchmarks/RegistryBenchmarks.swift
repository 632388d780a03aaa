import RowKit
import StandardRows

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

enum BenchmarkSize: String, CaseIterable, DocumentValue {
    case small, large
}

final class BenchmarkSettingsRow: Row<BenchmarkCell>, RowType {
    @Setting var maximum = 10
    @Setting var size = BenchmarkSize.small
    @Setting var labels: [String] = []
    @Setting var factor = 1.0

    override class var settings: [RowSetting] {
        super.settings + [
            .init("maximum", \BenchmarkSettingsRow.maximum, "The largest value."),
            .init("size", \BenchmarkSettingsRow.size, "How big it is."),
            .init("labels", \BenchmarkSettingsRow.labels, "The labels of values."),
            .init("factor", \BenchmarkSettingsRow.factor, "How much each counts."),
        ]
    }
}

enum BenchmarkPlugin: RowPlugin {
    static let name = "Benchmarks", version = "0.1.0"
    static let rows =
        [RowDescriptor(BenchmarkSettingsRow.self, "A row with settings.")]
        + (0..<200).map { RowDescriptor(BenchmarkRow.self, "A row.", name: "Row\($0)") }
}

/// Measures describing each standard row with its settings, as `rows list` does, per row.
///
/// Runs once, because the runtime caches its lookups and settings are read only once.
func listBenchmark() -> Benchmark {
    let rows = StandardRowPlugin.rows
    return Benchmark("list", sizes: [rows.count], takes: 1) { n in
        var descriptions: [String] = []
        descriptions.reserveCapacity(n)
        let time = nanoseconds(for: n) {
            for number in 0..<n {
                let row = rows[number % rows.count]
                let value = row.valueType + (row.isSwiftOnly ? " (Swift only)" : "")
                descriptions.append(
                    "\(row.name) \(row.kind) \(value) \(row.settings.count) \(row.summary)")
            }
        }
        check(
            descriptions.count == n && Set(descriptions).count == min(n, rows.count)
                && descriptions.contains { $0.hasPrefix("ButtonRow basic String ") }, "list")
        return time
    }
}

func registryBenchmarks() -> [Benchmark] {
    guard let registry = try? RowRegistry(BenchmarkPlugin.self) else { return [] }
    let factory = RowFactory(registry)
    return [
        Benchmark("lookup", sizes: [100_000]) { n in
            var found = 0
            let time = nanoseconds(for: n) {
                for _ in 0..<n where registry["BenchmarkSettingsRow"] != nil { found += 1 }
            }
            check(found == n, "lookup")
            return time
        },
        Benchmark("make", sizes: [10_000]) { n in
            let settings: [String: JSONValue] = [
                "title": "Grade", "maximum": 6, "size": "large", "labels": ["good", "bad"],
                "factor": 1.5,
            ]
            var rows: [any BaseRow & RowType] = []
            rows.reserveCapacity(n)
            let time = nanoseconds(for: n) {
                for _ in 0..<n {
                    let row = try? factory.make(
                        "BenchmarkSettingsRow", tag: "grade", settings: settings)
                    if let row { rows.append(row) }
                }
            }
            check(rows.count == n && (rows[0] as? BenchmarkSettingsRow)?.maximum == 6, "make")
            return time
        },
        // The cost of a document, for rows with two settings each.
        Benchmark("document") { n in
            let rows = (0..<n).map { row in
                """
                {"row": "BenchmarkSettingsRow", "tag": "row\(row)", "settings": \
                {"title": "Grade \(row)", "maximum": 6}}
                """
            }
            let text = "{\"sections\": [{\"rows\": [\(rows.joined(separator: ","))]}]}"
            let document = Data(text.utf8)
            var form: Form?
            let time = nanoseconds(for: n) { form = try? factory.form(from: document) }
            check(form?[0].count == n, "document")
            return time
        },
    ]
}
