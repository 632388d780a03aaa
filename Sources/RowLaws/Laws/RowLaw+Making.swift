import RowKit

extension RowLaw {
    /// Laws about rows that a factory creates.
    static let made = [
        RowLaw(
            sentence: "Its initialiser sets properties only in preset { }",
            advice: "Set the properties in preset { } of the initialiser."
        ) { row, _ in
            row.make().ownPropertyNames.map {
                "\($0) overrides the defaults of a form"
            }
        },
        RowLaw(
            sentence: "Its defaults are within their limits",
            advice: "Choose defaults in the ranges of @Limited, and in their order."
        ) { row, _ in
            let fresh = row.make()
            // Setting a value validates it.
            for setting in row.settings { try? setting.set(setting.value(of: fresh), of: fresh) }
            return Form { fresh }.problems.filter { $0.code == .limit }.map(\.message)
        },
        RowLaw(
            sentence: "Its settings accept their defaults and read them back",
            advice: "Store a setting as it is written; adjust it where it is used."
        ) { row, _ in
            row.settings.flatMap { setting -> [String] in
                guard setting.schema != nil else { return [] }
                let fresh = row.make()
                do throws(DocumentDiagnostic) {
                    let value = try setting.value(of: fresh)
                    try setting.set(value, of: fresh)
                    let again = try setting.value(of: fresh)
                    return again == value
                        ? [] : ["\(setting.name) was \(value.line) and became \(again.line)"]
                } catch {
                    return ["\(error.within(.root.member(setting.name)))"]
                }
            }
        },
        RowLaw(
            sentence: "Its example can be created, with its settings and its value",
            advice: "Let the example in the RowDescriptor use settings and a value of the row."
        ) {
            row, factory in
            breaches {
                let made = try factory.makeExample(of: row)
                for setting in row.settings {
                    guard let json = row.example.settings[setting.name] else { continue }
                    let wanted =
                        try setting.normalized(json) ?? value(of: setting, from: json, in: row)
                    let found = try setting.value(of: made)
                    if found != wanted {
                        return "\(setting.name) is \(found.line), not \(wanted.line)"
                    }
                }
                guard let json = row.example.value, json != .null else { return nil }
                guard let wanted = try row.value(from: json) as? any DocumentValue,
                    let found = made.baseValue as? any DocumentValue
                else { return "it has no value that can be written as JSON" }
                let (given, read) = (try wanted.documentValue(), try found.documentValue())
                guard given == read else { return "its value is \(read.line), not \(given.line)" }
                return made.validate(quietly: true).first.map {
                    "its value is invalid: \($0.message)"
                }
            }
        },
        RowLaw(
            sentence: "Its example can be loaded and is saved unchanged",
            advice:
                "Read from JSON what is written as JSON, in the types of settings and of the value."
        ) { row, factory in
            breaches {
                _ = try example(of: row, by: factory)
                let document: JSONValue = ["sections": [["rows": [row.exampleInJSON]]]]
                let form = try factory.form(from: document)
                let saved = factory.save(form)
                if let left = saved.leftOut.first { return "\(left)" }
                let again = factory.save(try factory.form(from: saved.json))
                return again.text == saved.text
                    ? nil : "\(saved.text) was loaded and saved as \(again.text)"
            }
        },
    ]

    /// Returns the value of a setting of a new row after setting it.
    private static func value(
        of setting: RowSetting, from json: JSONValue, in row: RowDescriptor
    ) throws -> JSONValue {
        let other = row.make()
        try setting.set(json, of: other)
        return try setting.value(of: other)
    }

    /// Makes the row from its example.
    ///
    /// - Throws: ``NoExample`` if it cannot be created.
    static func example(
        of row: RowDescriptor, by factory: RowFactory
    ) throws(NoExample) -> any BaseRow & RowType {
        do {
            return try factory.makeExample(of: row, tag: "row")
        } catch {
            throw NoExample()
        }
    }

    /// Returns the violation that a closure returns or throws, an empty array if there is none, or
    /// nil if the closure needs an example that cannot be created.
    static func breaches(_ find: () throws -> String?) -> [String]? {
        do {
            return try find().map { [$0] } ?? []
        } catch is NoExample {
            return nil
        } catch {
            return ["\(error)"]
        }
    }

    /// Thrown if the example of a row cannot be created, which another law reports.
    struct NoExample: Error {}
}

extension JSONValue {
    /// The text without the trailing newline.
    var line: String { String(text.dropLast()) }
}
