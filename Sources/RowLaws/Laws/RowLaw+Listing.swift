import RowKit

extension RowLaw {
    /// The law about rows whose options may be items of a list.
    static let listed = [
        RowLaw(
            sentence: "Its options can be items of a list, and are checked like those of a setting",
            advice:
                "Let limits require offers(_:) or the options of listedColumns if the row accepts "
                + "nothing else."
        ) { row, factory in
            breaches {
                _ = try example(of: row, by: factory)
                guard let listed = ListedExample(of: row) else { return nil }
                return try problem(of: listed, by: factory)
            }
        }
    ]

    /// Returns what is wrong with a row whose options are items of lists, or nil if nothing is.
    private static func problem(of example: ListedExample, by factory: RowFactory) throws -> String?
    {
        let form = try factory.form(from: example.document)
        if let problem = form.problems.first { return "\(problem)" }
        guard let listed = form.rowBy(tag: "row"), listed.baseValue != nil else {
            return "it has no value although the list has its option"
        }
        if let error = listed.validate(quietly: true).first {
            return "an item of the list is invalid: \(error.message)"
        }
        let (lists, none) = (form.lists, try form.lists.mapValues { _ in try ItemList([]) })
        form.lists = none
        guard listed.baseValue != nil else { return "it loses its value when a program changes it" }
        let acceptsOthers = listed.validate(quietly: true).isEmpty
        if let accepts = try example.acceptsOthers(by: factory), accepts != acceptsOthers {
            return accepts
                ? "it refuses a value that it accepts beside the options of a setting"
                : "it accepts a value that is no item of the list any more"
        }
        form.lists = lists
        form.update(by: .user) { form.lists = none }
        guard (listed.baseValue != nil) == acceptsOthers else {
            return acceptsOthers
                ? "it loses a value that it accepts"
                : "it keeps a value that the user's change has removed from the list"
        }
        return nil
    }
}

/// The example of a row, with lists in the place of the options in its settings.
private struct ListedExample {
    private let row: RowDescriptor
    /// The options of which the example's value consists, with their columns.
    private let options: [(column: String?, values: [JSONValue])]
    private let value: JSONValue

    /// Creates the example, or returns nil if the row has no such options, or no value.
    init?(of row: RowDescriptor) {
        let places = row.listedOptions
        guard !places.isEmpty, let value = row.example.value else { return nil }
        (self.row, self.value) = (row, value)
        switch (places[0].column, value) {
        case (.some, .object(let members)):
            let parts = members.sorted { $0.key < $1.key }.map(\.value)
            options = zip(places, parts).map { ($0.column, [$1]) }
        case (nil, .array(let values)) where (try? places[0].type.init(documentValue: value)) == nil:
            options = [(nil, values)]
        default: options = [(nil, [value])]
        }
    }

    /// A form with the row, whose options are items of lists.
    var document: JSONValue {
        var lists: [String: JSONValue] = [:]
        var origins: [String: JSONValue] = [:]
        for (column, values) in options {
            let name = column ?? "options"
            lists[name] = .array(values.map { ["value": $0, "title": "A title"] })
            origins[name] = ["list": .string(name)]
        }
        let origin = options[0].column == nil ? origins["options"] : .object(origins)
        return form(["optionsFrom": origin ?? .null], besides: ["lists": .object(lists)])
    }

    /// Whether the row accepts values besides the options in its settings, or nil if no setting
    /// has options.
    func acceptsOthers(by factory: RowFactory) throws -> Bool? {
        if options[0].column != nil { return false }
        guard let setting = row.settings.first(where: { $0.name == "options" }),
            case let form = try factory.form(from: form([:])), let other = form.rowBy(tag: "row")
        else { return nil }
        try setting.set([], of: other)
        return other.validate(quietly: true).isEmpty
    }

    private func form(
        _ more: [String: JSONValue], besides members: [String: JSONValue] = [:]
    ) -> JSONValue {
        let settings = row.example.settings.filter { name, _ in
            !options.contains { $0.column.map { "\($0)Options" } ?? "options" == name }
        }
        let row: [String: JSONValue] = [
            "row": .string(row.name), "tag": "row", "settings": .object(settings), "value": value,
        ]
        let section: JSONValue = ["rows": [.object(row.merging(more) { $1 })]]
        return .object(members.merging(["sections": [section]]) { $1 })
    }
}
