import RowKit

extension RowLaw {
    /// What a factory makes of the row.
    static let made = [
        RowLaw(sentence: "Nothing that it begins with counts as its author's") { row, _ in
            row.make().ownProperties.map {
                "no default of a form can replace \($0); write it in preset { } of the initialiser"
            }
        },
        RowLaw(sentence: "Its settings take their defaults and read them back") { row, _ in
            row.settings.flatMap { setting -> [String] in
                guard setting.schema != nil else { return [] }
                let fresh = row.make()
                return breaches {
                    let value = try setting.value(of: fresh)
                    try setting.set(value, of: fresh)
                    let again = try setting.value(of: fresh)
                    return again == value
                        ? nil : "\(setting.name) was \(value.line) and became \(again.line)"
                }
            }
        },
        RowLaw(sentence: "Its example can be made, and says what it was made with") {
            row, factory in
            breaches {
                let made = try factory.make(
                    row.name, settings: row.example.settings, value: row.example.value)
                for setting in row.settings {
                    guard let json = row.example.settings[setting.name] else { continue }
                    let other = row.make()
                    try setting.set(json, of: other)
                    let (wanted, found) = (
                        try setting.value(of: other), try setting.value(of: made)
                    )
                    if found != wanted {
                        return "\(setting.name) is \(found.line), not \(wanted.line)"
                    }
                }
                guard let json = row.example.value, json != .null else { return nil }
                guard let wanted = try row.value(from: json) as? any DocumentValue,
                    let found = made.baseValue as? any DocumentValue
                else { return "it has no value that can be written" }
                let (given, read) = (try wanted.documentValue(), try found.documentValue())
                return given == read ? nil : "its value is \(read.line), not \(given.line)"
            }
        },
        RowLaw(sentence: "Its example can be loaded, and is saved as it was") { row, factory in
            breaches {
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

    /// What a closure finds, or throws.
    static func breaches(_ find: () throws -> String?) -> [String] {
        do { return try find().map { [$0] } ?? [] } catch { return ["\(error)"] }
    }
}

extension JSONValue {
    /// The text, without the new line at its end.
    fileprivate var line: String { String(text.dropLast()) }
}
