#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Examples of a row as code in Swift.

extension RowDescriptor {
    /// The example as Swift code that creates the row, or makes it by name if a setting or the
    /// value has no expression in Swift, or if it is a group.
    public var exampleInSwift: String { swift(of: example) }

    /// Returns an example of the row as Swift code.
    ///
    /// - Parameter registry: The registry with the rows of a group, or nil if the row is no group.
    package func swift(of example: RowExample, in registry: RowRegistry? = nil) -> String {
        creation(of: example, in: registry) ?? call(of: example)
    }

    /// Returns code that creates the row and sets its properties.
    ///
    /// - Parameter tag: The tag, or nil for that of examples.
    private func creation(
        of example: RowExample, tag: String? = nil, in registry: RowRegistry?
    ) -> String? {
        guard var lines = Self.assignments(of: example.settings, to: "$0", as: settings) else {
            return nil
        }
        for row in example.rows {
            guard case .object(let members) = row, case .string(let name)? = members["row"],
                let part = registry?[name], let code = part.creation(ofPart: members, in: registry)
            else { return nil }
            lines.append("$0 <<< \(code)")
        }
        if let value = example.value {
            guard let expression = valueExpression(of: value) else { return nil }
            lines.append("$0.value = \(expression)")
        }
        let row = "\(rowType)(\((tag ?? exampleTag).debugDescription))"
        if lines.isEmpty { return row }
        return "\(row) {\n\(lines.map { "\($0.indented)\n" }.joined())}"
    }

    /// Returns code that creates a row of a group, or nil if the document has more than a tag,
    /// settings, rows and a value.
    private func creation(
        ofPart members: [String: JSONValue], in registry: RowRegistry?
    ) -> String? {
        var (settings, rows): ([String: JSONValue], [JSONValue]) = ([:], [])
        guard case .string(let tag)? = members["tag"],
            members.keys.allSatisfy(["row", "tag", "settings", "rows", "value"].contains)
        else { return nil }
        if case .object(let given)? = members["settings"] { settings = given }
        if case .array(let given)? = members["rows"] { rows = given }
        let example = RowExample(settings: settings, rows: rows, value: members["value"])
        return creation(of: example, tag: tag, in: registry)
    }

    /// Returns a value of the row as an expression, or nil if documents cannot contain it.
    private func valueExpression(of json: JSONValue) -> String? {
        guard let type = facts.documentType(), let value = try? type.init(documentValue: json)
        else { return nil }
        // A moment at midnight is not a day.
        let isMoment = type == Date.self && json.swiftLiteral.contains(":")
        return (isMoment ? nil : value.swiftExpression)
            ?? "try? \(qualifiedTypeName(type))(documentValue: \(json.swiftLiteral))"
    }

    /// Returns code that sets properties of a row, or nil if one of them has no expression.
    private static func assignments(
        of values: [String: JSONValue], to row: String, as settings: [RowSetting]
    ) -> [String]? {
        var (lines, values): ([String], _) = ([], values)
        for setting in settings {
            guard let value = values.removeValue(forKey: setting.name) else { continue }
            let property = "\(row).\(setting.property)"
            if let inner = setting.innerRow {
                guard case .object(let values) = value,
                    let inner = assignments(
                        of: values, to: property, as: UniqueSettings(inner().settings).all)
                else { return nil }
                lines += inner
            } else if let expression = setting.swiftExpression(of: value) {
                lines.append("\(property) = \(expression)")
            } else {
                return nil
            }
        }
        return values.isEmpty ? lines : nil
    }

    /// Returns code that makes the row by name.
    private func call(of example: RowExample) -> String {
        var arguments = ["\(name.debugDescription), tag: \(exampleTag.debugDescription)"]
        if !example.settings.isEmpty {
            arguments.append("settings: \(JSONValue.object(example.settings).swiftLiteral)")
        }
        if !example.rows.isEmpty {
            arguments.append("rows: \(JSONValue.array(example.rows).swiftLiteral)")
        }
        if let value = example.value { arguments.append("value: \(value.swiftLiteral)") }
        return "let row = try factory.make(\n    \(arguments.joined(separator: ",\n    ")))"
    }
}
