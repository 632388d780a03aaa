import RowKit
import TestRuns

extension JSONValue {
    /// Whether the value is an object.
    package var isObject: Bool {
        if case .object = self { true } else { false }
    }

    /// Changes something in the value, at any depth.
    ///
    /// - Parameter pieces: What may be inserted into texts.
    package mutating func mutate(using random: inout SeededGenerator, pieces: [String]) {
        switch self {
        case .array(var values) where !values.isEmpty && random.below(5) > 0:
            let place = random.below(values.count)
            switch random.below(6) {
            case 0: values.remove(at: place)
            case 1: values.append(values[place])
            case 2: values.swapAt(place, random.below(values.count))
            default: values[place].mutate(using: &random, pieces: pieces)
            }
            self = .array(values)
        case .object(var members) where !members.isEmpty && random.below(12) > 0:
            let names = members.keys.sorted()
            let name = names[random.below(names.count)]
            switch random.below(8) {
            case 0: members[name] = nil
            case 1:
                members[random.text(upTo: 3, of: ["name", "#guests:", "1", "~"])] = members[name]
            case 2: members[name] = members[names[random.below(names.count)]]
            default: members[name]?.mutate(using: &random, pieces: pieces)
            }
            self = .object(members)
        case .string(let text) where random.chance(2):
            var characters = Array(text)
            let place = random.below(characters.count + 1)
            let end = min(characters.count, place + random.below(4))
            characters.replaceSubrange(place..<end, with: random.text(upTo: 2, of: pieces))
            self = .string(String(characters))
        default:
            let others: [JSONValue] = [
                .null, true, -1, 5, 1.5, 9_007_199_254_740_993, "", "Int", "String", [], [:],
            ]
            self = others[random.below(others.count)]
        }
    }
}
