/// A measurement, with its name, its sizes and the code to measure.
struct Benchmark {
    let name: String
    let unit: String
    let sizes: [Int]
    /// The number of runs, or nil to run it as often as the size allows.
    let takes: Int?
    /// Measures once at the given size.
    let measure: (Int) async -> Double

    init(
        _ name: String, unit: String = "ns", sizes: [Int] = [1_000, 10_000, 100_000],
        takes: Int? = nil,
        measure: @escaping (Int) async -> Double
    ) {
        self.name = name
        self.unit = unit
        self.sizes = sizes
        self.takes = takes
        self.measure = measure
    }

    /// Whether a name selects this benchmark, alone or in a group.
    func isCalled(_ name: String) -> Bool {
        self.name == name || self.name.hasPrefix("\(name):")
    }

    /// Returns the median of several runs, after an uncounted first run.
    func figure(at size: Int) async -> Figure {
        let takes = takes ?? max(3, min(31, 300_000 / size))
        if takes > 1 { _ = await measure(size) }
        var values: [Double] = []
        for _ in 0..<takes { values.append(await measure(size)) }
        values.sort()
        return Figure(name: name, n: size, value: values[values.count / 2], unit: unit)
    }
}

/// The result of a benchmark at one size.
struct Figure {
    let name: String
    let n: Int
    let value: Double
    let unit: String

    var json: String {
        "{\"name\":\"\(name)\",\"n\":\(n),\"value\":\(rounded),\"unit\":\"\(unit)\"}"
    }

    var line: String {
        let label = name + String(repeating: " ", count: max(1, 28 - name.count))
        let size = String(repeating: " ", count: max(1, 9 - "\(n)".count)) + "\(n)"
        return "\(label)\(size)  \(rounded) \(unit)"
    }

    private var rounded: Double { (value * 10).rounded() / 10 }
}

/// Returns the nanoseconds that `body` takes for each of its `count` items.
func nanoseconds(for count: Int, _ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
}

/// Stops with a message if a result is incorrect, because its time would be meaningless.
func check(_ isRight: Bool, _ what: String) {
    guard !isRight else { return }
    fatalError("wrong answer: \(what)")
}
