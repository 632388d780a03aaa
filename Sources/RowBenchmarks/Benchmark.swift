/// One figure: what it is called, at which sizes it is taken, and how.
struct Benchmark {
    let name: String
    let unit: String
    let sizes: [Int]
    /// How often the figure is taken; nil: as often as the size allows.
    let takes: Int?
    /// Takes the figure once at a size.
    let measure: (Int) -> Double

    init(
        _ name: String, unit: String = "ns", sizes: [Int] = [1_000, 10_000, 100_000],
        takes: Int? = nil,
        measure: @escaping (Int) -> Double
    ) {
        self.name = name
        self.unit = unit
        self.sizes = sizes
        self.takes = takes
        self.measure = measure
    }

    /// Whether a name means this benchmark, alone or as one of several.
    func isCalled(_ name: String) -> Bool {
        self.name == name || self.name.hasPrefix("\(name):")
    }

    /// The median of several takes, after one that is not counted.
    func figure(at size: Int) -> Figure {
        let takes = takes ?? max(3, min(31, 300_000 / size))
        if takes > 1 { _ = measure(size) }
        let values = (0..<takes).map { _ in measure(size) }.sorted()
        return Figure(name: name, n: size, value: values[values.count / 2], unit: unit)
    }
}

/// What a benchmark found at one size.
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

/// How many nanoseconds `body` takes, for each of `count` things that it does.
func nanoseconds(for count: Int, _ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
}

/// Stops with a message where an answer is wrong: the time of a wrong answer says nothing.
func check(_ isRight: Bool, _ what: String) {
    guard !isRight else { return }
    fatalError("wrong answer: \(what)")
}
