import RowKit

/// The first difference between two JSON values.
struct JSONDifference {
    /// The path of the part that differs, such as `[2].stroke`, empty for the whole value.
    private(set) var path = ""
    private let found: JSONValue?
    private let expected: JSONValue?
    private let null: String

    /// Compares two values, where nil stands for a missing value.
    ///
    /// - Parameter null: The word for null.
    init(_ found: JSONValue?, _ expected: JSONValue?, null: String = "null") {
        var (found, expected) = (found, expected)
        while let step = Self.firstStep(found, expected) {
            path += step.path
            (found, expected) = (step.found, step.expected)
        }
        (self.found, self.expected, self.null) = (found, expected, null)
    }

    /// The actual and the expected part, each on one line.
    var words: String { "\(foundText), not \(expectedText)" }

    /// The actual part, on one line.
    var foundText: String { text(of: found) }

    /// The expected part, on one line.
    var expectedText: String { text(of: expected) }

    private func text(of value: JSONValue?) -> String {
        guard let value else { return path.isEmpty ? "null" : "missing" }
        return value == .null ? null : value.lineText
    }

    private typealias Step = (path: String, found: JSONValue?, expected: JSONValue?)

    /// Returns the first element or member that differs, or nil if the values must be compared as a
    /// whole.
    private static func firstStep(_ found: JSONValue?, _ expected: JSONValue?) -> Step? {
        switch (found, expected) {
        case (.array(let found), .array(let expected)):
            (0..<max(found.count, expected.count)).lazy
                .map { Step("[\($0)]", found.element(at: $0), expected.element(at: $0)) }
                .first { $0.found != $0.expected }
        case (.object(let found), .object(let expected)):
            Set(found.keys).union(expected.keys).sorted().lazy
                .map { Step(".\($0)", found[$0], expected[$0]) }
                .first { $0.found != $0.expected }
        default: nil
        }
    }
}

extension [JSONValue] {
    fileprivate func element(at index: Int) -> JSONValue? {
        indices.contains(index) ? self[index] : nil
    }
}
