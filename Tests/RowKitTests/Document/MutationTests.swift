import RowKit
import TestRuns
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("A damaged document")
struct MutationTests {
    @Test("gives a form or diagnostics: never a trap, never half a form")
    func mutations() throws {
        let factory = try DocumentPlugin.factory()
        var (forms, refusals) = (0, 0)
        Runs.repeated(of: 1_000_000) { seed, random in
            let document = Mutations.document(using: &random)
            do throws(RowFactoryError) {
                let form = try factory.form(from: document)
                forms += 1
                #expect(form.problems == [], "seed \(seed)")
                form.validate()
                _ = form.values(includeHidden: true)
            } catch {
                refusals += 1
                #expect(!error.diagnostics.isEmpty, "seed \(seed)")
                #expect(!error.diagnostics.contains { $0.message.isEmpty }, "seed \(seed)")
            }
        }
        // Unless both occur, the mutations prove nothing.
        #expect(forms + refusals == 1 || forms > 0 && refusals > 0)
    }
}

/// Valid documents with random changes.
private enum Mutations {
    static func document(using random: inout SeededGenerator) -> Data {
        let whole = Self.whole[Int.random(in: 0..<Self.whole.count, using: &random)]
        if Bool.random(using: &random), let json = try? JSONValue(text: whole) {
            return Data(changed(json, using: &random).text.utf8)
        }
        var bytes = Array(whole.utf8)
        for _ in 0...Int.random(in: 0..<3, using: &random) { change(&bytes, using: &random) }
        return Data(bytes)
    }

    /// The JSON with one value replaced, removed or inserted.
    private static func changed(
        _ json: JSONValue, using random: inout SeededGenerator
    ) -> JSONValue {
        if Int.random(in: 0..<12, using: &random) == 0 { return stranger(using: &random) }
        switch json {
        case .array(var values) where !values.isEmpty:
            let index = Int.random(in: 0..<values.count, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: values.remove(at: index)
            case 1: values.append(values[index])
            default: values[index] = changed(values[index], using: &random)
            }
            return .array(values)
        case .object(var members) where !members.isEmpty:
            let names = members.keys.sorted()
            let name = names[Int.random(in: 0..<names.count, using: &random)]
            switch Int.random(in: 0..<8, using: &random) {
            case 0: members[name] = nil
            case 1: members[self.name(using: &random)] = members[name]
            default: members[name] = changed(members[name] ?? .null, using: &random)
            }
            return .object(members)
        default: return stranger(using: &random)
        }
    }

    private static func stranger(using random: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: .string(name(using: &random))
        case 1: .integer([0, 1, -1, 5, .max, .min][Int.random(in: 0..<6, using: &random)])
        case 2: .string("$age > 3 OR $name.isHidden")
        case 3: .string("$guests[1] MATCHES '(a+)+b'")
        default: .random(depth: 2, using: &random)
        }
    }

    private static func name(using random: inout SeededGenerator) -> String {
        let names = [
            "row", "rows", "sections", "value", "tag", "rules", "rule", "limit", "count", "hidden",
            "settings", "newRow", "multivalued", "selectable", "StringRow", "name", "age",
        ]
        return names[Int.random(in: 0..<names.count, using: &random)]
    }

    private static func change(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 1...20, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 3: bytes.removeSubrange(place...)
        case 4: bytes.insert(contentsOf: HostileTexts.any(using: &random).utf8, at: place)
        default: bytes.insert(contentsOf: Array("[{\"\\,:".utf8), at: place)
        }
    }

    private static let whole = [
        """
        {"title": "Sign up", "imageOrigins": ["https://a.example"], "sections": [
          {"tag": "who", "header": "Who", "hidden": "$age == 3", "rows": [
            {"row": "StringRow", "tag": "name", "settings": {"title": "Name"}, "value": "Emmy",
             "rules": [{"rule": "required"}, {"rule": "pattern", "pattern": "[A-Z]\\\\w*"}]},
            {"row": "NumberRow", "tag": "age", "value": 17, "hidden": "$name.isHidden",
             "rules": [{"rule": "greaterOrEqual", "limit": 18}]},
            {"row": "MomentRow", "tag": "day", "value": "2024-02-29", "disabled": "$age < 18"}]}]}
        """,
        """
        {"sections": [
          {"tag": "guests", "multivalued": {"maximumCount": 3, "newRow": {"row": "StringRow",
             "rules": [{"rule": "equalsToRow", "row": "name"}]}},
           "rules": [{"rule": "minCount", "count": 1}], "rows": [{"row": "StringRow"}]},
          {"selectable": {"row": "ChosenRow", "selection": "multiple"}, "rows": [
             {"row": "ChosenRow", "settings": {"selectableValue": "a"}, "value": "a"}]},
          {"rows": [{"row": "StringRow", "tag": "name"}, {"row": "GradeRow", "tag": "age",
             "settings": {"color": "#123456", "labels": ["a"], "size": "large"}}]}]}
        """,
    ]
}
