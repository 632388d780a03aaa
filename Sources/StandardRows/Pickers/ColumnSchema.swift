import RowKit

extension JSONValue {
    /// Returns the JSON Schema of a value whose columns are chosen one after another, or nil if no
    /// choice can be completed.
    ///
    /// Options with the same later columns are listed together:
    ///
    /// ```json
    /// {
    ///   "anyOf": [
    ///     {"properties": {"a": {"enum": ["Asia", "Africa"]}, "b": {"enum": ["Gold"]}}},
    ///     {"properties": {"a": {"enum": ["Europe"]}, "b": {"enum": ["Tin", "Zinc"]}}}
    ///   ]
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - member: The member of the value that a column chooses.
    ///   - options: The options of the column.
    ///   - later: Returns the schema of the later columns after an option, or nil if they have no
    ///     options.
    static func columns<Option: Equatable & Sendable>(
        _ member: String, _ options: [Option], later: (Option) -> JSONValue?
    ) -> JSONValue? {
        var places: [JSONValue: Int] = [:]
        var groups: [(options: [Option], later: JSONValue)] = []
        for option in options {
            guard let later = later(option) else { continue }
            if let place = places[later] {
                groups[place].options.append(option)
            } else {
                places[later] = groups.count
                groups.append(([option], later))
            }
        }
        let schemas = groups.map { group in
            schema(oneOf: group.options).map { group.later.adding($0, for: member) }
                ?? group.later
        }
        return schemas.count > 1 ? ["anyOf": .array(schemas)] : schemas.first
    }

    /// Returns the JSON Schema of the last column, or nil if it has no options.
    static func lastColumn<Option: Equatable & Sendable>(
        _ member: String, _ options: [Option]
    ) -> JSONValue? {
        columns(member, options) { _ in [:] }
    }

    /// Returns the schema with one more member.
    private func adding(_ schema: JSONValue, for member: String) -> JSONValue {
        guard case .object(var keywords) = self else { return self }
        var properties: [String: JSONValue] = [:]
        if case .object(let others)? = keywords["properties"] { properties = others }
        properties[member] = schema
        keywords["properties"] = .object(properties)
        return .object(keywords)
    }
}
