import RowKit
import TestRuns

/// Makes random JSON objects from a form's schema, and beside it.
struct RandomBody {
    private let properties: [String: JSONValue]
    private let good: [String: JSONValue]

    /// - Parameter good: Valid values, by tag.
    init(_ schema: JSONValue, good: [String: JSONValue]) {
        var properties: [String: JSONValue] = [:]
        if case .object(let members)? = schema["properties"] { properties = members }
        self.properties = properties
        self.good = good
    }

    func members(using random: inout SeededGenerator) -> [String: JSONValue] {
        var members = random.chance(2) ? good : [:]
        let isWild = random.chance(3)
        for (tag, schema) in properties.sorted(by: { $0.key < $1.key }) {
            let isReadOnly = schema["readOnly"] == true
            guard random.chance(isReadOnly ? 12 : 2) else { continue }
            members[tag] = value(of: schema, good[tag], using: &random)
            if isWild, random.chance(4) {
                members[tag] = Self.anything.randomElement(using: &random)
            }
        }
        if random.chance(8) { members["nobody"] = 1 }
        if isWild, random.chance(8), let tag = members.keys.sorted().first {
            members[tag + "x"] = members.removeValue(forKey: tag)
        }
        return members
    }

    private func value(
        of schema: JSONValue, _ good: JSONValue?, using random: inout SeededGenerator
    ) -> JSONValue {
        if let good, random.chance(2) { return good }
        if case .array(let options)? = schema["enum"] {
            return options.randomElement(using: &random) ?? .null
        }
        if case .array(let cases)? = schema["anyOf"] {
            return value(of: cases.randomElement(using: &random) ?? [:], nil, using: &random)
        }
        var type = schema["type"]
        if case .array(let types)? = type { type = types.randomElement(using: &random) }
        switch type {
        case "string": return .string(Self.texts.randomElement(using: &random) ?? "")
        case "integer": return .integer(random.below(40) - 4)
        case "number": return .number(Double(random.below(440)) / 4 - 4)
        case "boolean": return .bool(random.chance(2))
        case "array":
            let items = schema["items"] ?? ["type": "string"]
            return .array(
                (0..<random.below(6)).map { _ in value(of: items, nil, using: &random) })
        case "null": return .null
        default: return Self.anything.randomElement(using: &random) ?? .null
        }
    }

    private static let texts = [
        "", " ", "Ada", "ada@example.org", "ada", "12345678", "1234 5678", "FR12345678",
        "long enough", "1990-12-10", "1990-12-10T10:34:56Z", "2024-02-29", "Ünï \u{1F600}",
        "Ada Lovelace", "Park", "Spain", "Madrid", "Chad",
    ]

    private static let anything: [JSONValue] =
        texts.map { .string($0) } + [
            .null, .null, true, false, 0, -1, 7, 2.5, 4.5, 99, 1e300, [], ["a"], ["Ada", .null],
            ["Arctic", "Arctic"], ["a", "b", "c", "d", "e"], [1], [:],
            ["latitude": 91, "longitude": 0], ["first": "a", "third": "b"],
            ["country": "Chile", "name": "Arica"],
        ]
}
