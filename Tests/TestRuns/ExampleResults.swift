/// Returns the results of an example's lines as text, one for each line with a result.
///
/// ```swift
/// #expect(results { keys.key(like: "Ann") } == ["Ann"])
/// ```
package func results(@ExampleResults of lines: () throws -> [String]) rethrows -> [String] {
    try lines()
}

/// Collects the results of an example's lines.
@resultBuilder
package enum ExampleResults {
    package static func buildExpression(_ nothing: Void) -> [String] { [] }

    package static func buildExpression<Value>(_ value: Value) -> [String] { ["\(value)"] }

    package static func buildExpression<Value>(_ value: Value?) -> [String] {
        [value.map { "\($0)" } ?? "nil"]
    }

    package static func buildBlock(_ lines: [String]...) -> [String] { lines.flatMap { $0 } }
}
