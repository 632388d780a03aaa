import RowKit

/// States of a cell that may be invalid for a row, because they are damaged or come from an older
/// version of the row.
struct UnfitStates {
    let states: [JSONValue]

    /// Makes states of every type, and variants of states that the row has had.
    init(like reached: [JSONValue]) {
        states =
            Self.ofAllTypes + reached.prefix(8).flatMap { Self.variants(of: $0).prefix(50) }
    }

    private static let ofAllTypes: [JSONValue] =
        numbers + [
            true, "", "unfit", [], [-1], [.integer(.max)], [true, "unfit"],
            .array((0..<100).map { .integer($0) }), [:], ["unfit": true],
        ]

    private static let numbers: [JSONValue] = [-1, 0, .integer(.max), .integer(.min), 0.5, 1e300]

    /// Returns variants of a value that each differ in one part.
    private static func variants(of value: JSONValue) -> [JSONValue] {
        switch value {
        case .null: return []
        case .bool: return [0]
        case .integer, .number: return numbers + ["unfit"]
        case .string: return ["", "unfit", 0]
        case .array(let elements):
            let ends = Set([0, elements.count - 1]).filter(elements.indices.contains).sorted()
            return [[], .array(elements + elements)]
                + ends.flatMap { place in
                    variants(of: elements[place]).map { variant in
                        var elements = elements
                        elements[place] = variant
                        return .array(elements)
                    }
                }
        case .object(let members):
            return members.sorted { $0.key < $1.key }.flatMap { name, value in
                ([nil] + variants(of: value)).map { variant in
                    var members = members
                    members[name] = variant
                    return .object(members)
                }
            }
        }
    }
}
