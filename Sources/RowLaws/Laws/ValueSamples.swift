import RowKit

/// Samples of JSON that a schema allows, and similar ones that it refuses.
struct ValueSamples {
    let values: [JSONValue]

    init(beside schema: JSONValue) {
        values = Self.samples(of: schema) + Self.others
    }

    /// JSON of each type.
    private static let others: [JSONValue] = [
        true, 0, -1, 1.5, 1_000_000, "", "a", "2024-02-29", "10:30", "#336699",
        "https://example.org", [], ["a"], [1], [:], ["a": 1],
    ]

    private static func samples(of schema: JSONValue) -> [JSONValue] {
        guard case .object(let keywords) = schema else { return [] }
        var samples: [JSONValue] = []
        for (keyword, wanted) in keywords.sorted(by: { $0.key < $1.key }) {
            switch (keyword, wanted) {
            case ("enum", .array(let values)): samples += values.flatMap { [$0, beside($0)] }
            case ("const", let value): samples += [value, beside(value)]
            case ("anyOf", .array(let schemas)), ("oneOf", .array(let schemas)),
                ("allOf", .array(let schemas)):
                samples += schemas.flatMap(Self.samples)
            case ("minimum", let limit), ("maximum", let limit), ("exclusiveMinimum", let limit),
                ("exclusiveMaximum", let limit):
                samples += around(limit)
            case ("minLength", .integer(let count)), ("maxLength", .integer(let count)):
                samples += near(count).map { .string(String(repeating: "a", count: $0)) }
            case ("items", let schema):
                let elements = Self.samples(of: schema) + ["a", 1]
                samples += elements.map { .array([$0]) }
                let counts = [keywords["maxItems"], keywords["minItems"]].compactMap { $0 }
                for case .integer(let count) in counts where count < 100 {
                    samples += near(count).map { .array(Array(elements.prefix($0))) }
                }
            case ("properties", .object(let members)):
                samples += objects(of: members)
            default: break
            }
        }
        return samples
    }

    /// Objects with a sample of each member, varying one member at a time.
    private static func objects(of members: [String: JSONValue]) -> [JSONValue] {
        let samples = members.mapValues { Self.samples(of: $0) + others }
        let first = samples.compactMapValues(\.first)
        var objects: [JSONValue] = [.object(first), .object(first.merging(["other": 1]) { $1 })]
        for (name, values) in samples.sorted(by: { $0.key < $1.key }) {
            objects += values.map { .object(first.merging([name: $0]) { $1 }) }
            objects.append(.object(first.filter { $0.key != name }))
        }
        return objects
    }

    private static func around(_ limit: JSONValue) -> [JSONValue] {
        switch limit {
        case .integer(let limit): [-1, 0, 1].map { .integer(limit &+ $0) }
        case .number(let limit): [-1, -0.5, 0, 0.5, 1].map { .number(limit + $0) }
        default: []
        }
    }

    private static func near(_ count: Int) -> [Int] {
        [count - 1, count, count + 1].filter { (0...10_000).contains($0) }
    }

    private static func beside(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text): .string(text + "a")
        case .integer(let number): .integer(number &+ 1)
        case .number(let number): .number(number + 0.25)
        case .bool(let flag): .bool(!flag)
        default: .null
        }
    }
}
