/// The settings of a class of inner rows, as an object in documents.
struct InnerSettings {
    private let type: BaseRow.Type
    /// The settings by name, of which a class may redeclare an inherited one.
    private let byName: [String: RowSetting]

    init(_ type: BaseRow.Type) {
        self.type = type
        byName = Dictionary(type.settings.map { ($0.name, $0) }) { $1 }
    }

    /// The schema of an object with some of the settings.
    var schema: JSONValue {
        [
            "type": "object", "properties": .object(byName.compactMapValues(\.schema)),
            "additionalProperties": false,
        ]
    }

    /// Returns the settings of a row that differ from those of a new row.
    func values(of row: BaseRow) throws(DocumentDiagnostic) -> [String: JSONValue] {
        let new = type.init(tag: nil)
        var values: [String: JSONValue] = [:]
        for (name, setting) in byName where !setting.isSwiftOnly {
            let value = try setting.value(of: row)
            if try setting.value(of: new) != value { values[name] = value }
        }
        return values
    }

    /// Sets the settings of a row, and those that the object does not contain to their defaults.
    func set(_ json: JSONValue, of row: BaseRow) throws(DocumentDiagnostic) {
        guard case .object(let members) = json else {
            throw .expected("an object with settings", found: json)
        }
        for name in members.keys.sorted() where byName[name] == nil {
            throw DocumentDiagnostic.unknown("setting", name, known: byName.keys)
                .within(DocumentPlace.root.member(name))
        }
        let new = type.init(tag: nil)
        for name in try values(of: row).keys.sorted() where members[name] == nil {
            try byName[name]?.set(byName[name]?.value(of: new) ?? .null, of: row)
        }
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            do throws(DocumentDiagnostic) {
                try byName[name]?.set(value, of: row)
            } catch {
                throw error.within(DocumentPlace.root.member(name))
            }
        }
    }
}
