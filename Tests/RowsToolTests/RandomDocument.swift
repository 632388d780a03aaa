import TestRuns

@testable import RowKit

/// Documents with a row of a class, under the tag `value` or as the entries of a section with that
/// tag, and values for them.
struct RandomDocument {
    private let row: RowDescriptor
    private var settings: [String: JSONValue]
    private var isEntry = false

    init(_ row: RowDescriptor) {
        self.row = row
        settings = row.example.settings
    }

    /// A document with the row as in its example.
    func document(rules: [JSONValue]) -> JSONValue {
        ["sections": [["rows": [.object(rowMembers(rules))]]]]
    }

    /// A document with the row and random settings and rules.
    mutating func document(using random: inout SeededGenerator) -> JSONValue {
        vary(using: &random)
        var rules: [JSONValue] = []
        for _ in 0..<random.below(3) {
            if let kind = row.facts.ruleKinds.randomElement(using: &random) {
                rules.append(rule(kind, using: &random))
            }
        }
        isEntry = random.chance(4)
        if isEntry { return entries(rules, using: &random) }
        guard random.chance(5) else { return document(rules: rules) }
        var members = rowMembers(rules)
        members["hidden"] = "$gate == true"
        return ["sections": [["rows": [["row": "SwitchRow", "tag": "gate"], .object(members)]]]]
    }

    /// Values for the document.
    func values(using random: inout SeededGenerator) -> [String: JSONValue] {
        var values: [String: JSONValue] = [:]
        if isEntry, !random.chance(8) {
            let count = random.below(5)
            values["value"] = .array((0..<count).map { _ in value(using: &random) })
        } else {
            values["value"] = value(using: &random)
        }
        return values
    }

    private func rowMembers(_ rules: [JSONValue]) -> [String: JSONValue] {
        var members: [String: JSONValue] = [
            "row": .string(row.name), "tag": "value", "settings": .object(settings),
        ]
        if !rules.isEmpty { members["rules"] = .array(rules) }
        return members
    }

    private func entries(_ rules: [JSONValue], using random: inout SeededGenerator) -> JSONValue {
        var row = rowMembers(rules)
        row["tag"] = nil
        var multivalued: [String: JSONValue] = ["newRow": .object(row)]
        if random.chance(2) { multivalued["maximumCount"] = .integer(2 + random.below(3)) }
        if random.chance(3) { multivalued["minimumCount"] = .integer(random.below(3)) }
        var section: [String: JSONValue] = ["tag": "value", "multivalued": .object(multivalued)]
        if random.chance(3) {
            let kind = ["minCount", "maxCount"].randomElement(using: &random) ?? "minCount"
            section["rules"] = [["rule": .string(kind), "count": .integer(random.below(4))]]
        }
        return ["sections": [.object(section)]]
    }

    // MARK: Settings and rules

    private mutating func vary(using random: inout SeededGenerator) {
        let names = Set(row.settings.map(\.name))
        for name in ["minimum", "maximum"] where names.contains(name) && random.chance(2) {
            settings[name] = .integer(random.below(20) - 5)
        }
        if names.contains("selectionLimit"), random.chance(2) {
            settings["selectionLimit"] = .integer(random.below(3))
        }
        if names.contains("freeText"), random.chance(2) {
            settings["freeText"] = random.chance(2) ? "reject" : "revert"
        }
        for name in ["options", "firstOptions"] {
            guard case .array(let options)? = settings[name], random.chance(3) else { continue }
            settings[name] = .array(options.filter { _ in random.chance(2) })
        }
        for name in ["secondOptions", "thirdOptions"] where names.contains(name) {
            // The same options for all choices.
            if random.chance(4) { settings[name] = .array(options(in: settings[name])) }
        }
    }

    private func rule(_ kind: RuleKind, using random: inout SeededGenerator) -> JSONValue {
        var rule: [String: JSONValue] = ["rule": .string(kind.rawValue)]
        for member in kind.requiredMembers {
            rule[member.rawValue] =
                switch member {
                case .count: .integer(random.below(6))
                case .pattern: .string(Self.patterns.randomElement(using: &random) ?? "a")
                case .row: "value"
                default: limit(using: &random)
                }
        }
        if random.chance(2) {
            for member in kind.optionalMembers where member != .schemes {
                rule[member.rawValue] = .bool(random.chance(2))
            }
        }
        return .object(rule)
    }

    /// A limit of the type of the row's value.
    private func limit(using random: inout SeededGenerator) -> JSONValue {
        let strangers: [JSONValue] = [
            .integer(random.below(12) - 3), .number(Double(random.below(40)) / 4 - 3), "m",
            "2024-02-29",
        ]
        return strangers.shuffled(using: &random)
            .first { (try? row.value(from: $0)) != nil } ?? .null
    }

    /// Patterns, one of which ECMAScript does not support.
    static let patterns = [
        "[A-Z]{2}[0-9]{2,4}", #"\d{3}"#, "(?:ab ?)*", "a|[^ ]{1,3}", #"\S+"#, "^.{2,5}$", "é?[é-ü]",
        #"[\s\S]*[!-/]"#, unshared,
    ]
    static let unshared = #"\w+"#

    // MARK: Values

    private func value(using random: inout SeededGenerator) -> JSONValue {
        if random.chance(8) { return Self.anything.randomElement(using: &random) ?? .null }
        if random.chance(8) { return row.example.value ?? .null }
        if row.settings.contains(where: { $0.name == "firstOptions" }) {
            return columns(using: &random)
        }
        switch row.valueSchema?["type"] {
        case "integer": return .integer(random.below(16) - 4)
        case "number":
            return random.chance(2)
                ? .integer(random.below(16) - 4) : .number(Double(random.below(64)) / 4 - 4)
        case "boolean": return .bool(random.chance(2))
        case "array":
            return .array((0..<random.below(4)).map { _ in text(using: &random) })
        default: return text(using: &random)
        }
    }

    /// An option of each column, regardless of whether they belong together.
    private func columns(using random: inout SeededGenerator) -> JSONValue {
        var value: [String: JSONValue] = [:]
        let columns = [("a", "firstOptions"), ("b", "secondOptions"), ("c", "thirdOptions")]
        for (member, name) in columns where row.settings.contains(where: { $0.name == name }) {
            value[member] = options(in: row.example.settings[name]).randomElement(using: &random)
        }
        return .object(value)
    }

    /// The strings in a list, or in the lists of an object.
    private func options(in column: JSONValue?) -> [JSONValue] {
        switch column {
        case .array(let options): options
        case .object(let columns):
            columns.sorted { $0.key < $1.key }.flatMap { options(in: $0.value) }
        default: []
        }
    }

    private func text(using random: inout SeededGenerator) -> JSONValue {
        if case .array(let options)? = row.example.settings["options"], random.chance(2) {
            return options.randomElement(using: &random) ?? ""
        }
        return .string(Self.texts.randomElement(using: &random) ?? "")
    }

    /// Strings of whole and partial characters, and of characters on which engines differ.
    static let texts = [
        "", " ", "\u{2028}\t", "\u{FEFF}", "\u{85}", "\u{1C}", "a", "ab", "abab", "ab ab ",
        "abcdef",
        "AB12", "AB12345", "123", "12a", "٣٤٥", "é", "éa", "e\u{301}", "e\u{301}e\u{301}e\u{301}",
        "👩‍👩‍👧‍👦", "👍🏽👍🏽", "🇨🇭🇦🇹", "\r\n", "\r\n\r\n\r\n", "a\n", "가각간", "\u{1100}\u{1161}", "कि",
        "ada@example.org", "ada@bücher.example", "a.b@localhost", ".a@example.org", "ada@", "ada",
        "https://example.org", "HTTP://example.org/%20", "http:", "example.org", "https://a b",
        "mailto:ada@example.org", "2024-02-29", "2024-02-30", "1850-06-15T12:00:00Z",
        "2999-12-31T23:59:59.5+01:00", "Friday", "Monday", "x,y!",
    ]

    /// Values of all types.
    static let anything: [JSONValue] =
        texts.map { .string($0) } + [
            .null, .null, .null, true, false, 0, -1, 7, 2.5, 99, 1e300, [], ["a"],
            ["Arctic", "Arctic"],
            ["Ada", .null], ["a", "b", "c", "d", "e"], [:], ["latitude": 91, "longitude": 0],
            ["first": "a", "third": "b"],
        ]
}
