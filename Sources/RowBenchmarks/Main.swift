/// `RowBenchmarks [NAME…] [--size N] [--json]`, which prints the results of all benchmarks or of
/// the named ones.
///
/// `stage` names `stage:TextRow` and all similar benchmarks.
@main
struct Main {
    static func main() async {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isJSON = arguments.contains("--json")
        arguments.removeAll { $0 == "--json" }
        var size: Int?
        if let option = arguments.firstIndex(of: "--size"), option + 1 < arguments.count {
            size = Int(arguments[option + 1])
            arguments.removeSubrange(option...option + 1)
        }
        // Memory is measured first, because later benchmarks reuse what earlier ones have freed.
        let all =
            [bareBenchmark(), memoryBenchmark(), sessionBenchmark(), listBenchmark()]
            + formBenchmarks() + conditionBenchmarks()
            + viewBenchmarks() + stageBenchmarks() + stateBenchmarks() + pageBenchmarks()
            + keystrokeBenchmarks() + groupBenchmarks() + registryBenchmarks()
            + filterBenchmarks()
        let unknown = arguments.filter { name in !all.contains { $0.isCalled(name) } }
        guard unknown.isEmpty else {
            print("no such benchmark: \(unknown.joined(separator: ", "))")
            print("there are: \(all.map(\.name).joined(separator: ", "))")
            return
        }
        for benchmark in all
        where arguments.isEmpty || arguments.contains(where: benchmark.isCalled) {
            for size in size.map({ [$0] }) ?? benchmark.sizes {
                let figure = await benchmark.figure(at: size)
                print(isJSON ? figure.json : figure.line)
            }
        }
    }
}
