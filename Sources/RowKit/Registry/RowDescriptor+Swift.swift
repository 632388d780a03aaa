#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Examples of a row as code in Swift.

extension RowDescriptor {
    /// The example as Swift code that creates the row, or makes it by name if a setting or the
    /// value has no expression in Swift.
    public var exampleInSwift: String { swift(of: example) }

    /// Returns an example of the row as Swift code.
    package func swift(of example: RowExample) -> String {
        creation(of: example) ?? call(of: example)
    }

    /// Returns code that creates the row and sets its properties.
    private func creation(of example: RowExample) -> String? {
        guard var lines = Self.assignments(of: example.settings, to: "$0", as: settings) else {
            return nil
        }
        if let value = example.value {
            guard let expression = valueExpression(of: value) else { return nil }
            lines.append("$0.value = \(expression)")
        }
        let row = "\(rowType)(\(exampleTag.debugDescription))"
        if lines.isEmpty { return row }
        return "\(row) {\n\(lines.map { "\($0.indented)\n" }.joined())}"
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
        if let value = example.value { arguments.append("value: \(value.swiftLiteral)") }
        return "let row = try factory.make(\n    \(arguments.joined(separator: ",\n    ")))"
    }
}
