import RowKit
import Synchronization
import Testing

/// Records entries in order.
final class Recorder<Entry> {
    private(set) var entries: [Entry] = []

    func callAsFunction(_ entry: Entry) { entries.append(entry) }

    /// The entries since the last call.
    func take() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}

extension Form {
    /// Records the changes of each transaction from now on.
    func recorded() -> Recorder<Form.Changes> {
        let recorder = Recorder<Form.Changes>()
        keepObserving { recorder($0) }
        return recorder
    }

    var problemTexts: [String] { problems.map(\.description) }
}

/// One row of a table: an input and the expected outcome.
struct Example<Input: Sendable, Outcome: Sendable>: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let input: Input
    let outcome: Outcome

    init(_ description: String, _ input: Input, _ outcome: Outcome) {
        testDescription = description
        self.input = input
        self.outcome = outcome
    }
}

/// A value of any type as text, such as `[1, nil]`.
func described(_ value: (any Sendable)?) -> String {
    switch value {
    case nil: "nil"
    case let list as [(any Sendable)?]: "[\(list.map(described).joined(separator: ", "))]"
    case let value?: "\(value)"
    }
}

/// The values of a form as text.
func described(_ values: FormValues) -> [String: String] { values.mapValues { described($0) } }

/// Records entries from Sendable closures.
final class SharedLog: Sendable {
    private let kept = Mutex<[String]>([])

    var entries: [String] { kept.withLock { $0 } }

    func callAsFunction(_ entry: String) { kept.withLock { $0.append(entry) } }

    func take() -> [String] {
        kept.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}

/// A thread-safe counter.
final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func increment() { count.withLock { $0 += 1 } }
    func reset() { count.withLock { $0 = 0 } }
}
