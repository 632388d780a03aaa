import RowKit

/// The description of where a row's options may come from, besides its settings.
struct OptionsPortrait {
    /// The places in a document, with the schemas of the options.
    private let places: [(member: String, schema: JSONValue)]
    /// The names of the sources in the place of a list.
    private let sources: [String]

    init(of row: RowDescriptor, in registry: RowRegistry) {
        sources = registry.optionSources(of: row)
        if row.kind == .selectable, let schema = row.valueSchema {
            places = [("selectable.optionsFrom", schema)]
        } else {
            places = row.listedOptions.map { column, type in
                (column.map { "optionsFrom.\($0)" } ?? "optionsFrom", type.documentSchema)
            }
        }
    }

    /// The description in one line, or an empty text if the row has no options.
    var text: String {
        guard !places.isEmpty else { return "" }
        let lists = places.count == 1 ? "a list" : "lists"
        let others = sources.isEmpty ? "" : ", or \(sources.joined(separator: ", "))"
        let members = places.map(\.member).joined(separator: ", ")
        return "from \(lists) of the form\(others) (\(members))"
    }

    var json: JSONValue {
        .array(
            places.map { place in
                [
                    "member": .string(place.member), "schema": place.schema,
                    "sources": .array(sources.map { .string($0) }),
                ]
            })
    }
}
