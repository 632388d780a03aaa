/// The settings, conditions and rules of a class of inner rows, as an object in documents.
struct InnerSettings {
    private let type: BaseRow.Type
    /// The settings by name; a redeclared setting replaces the inherited one.
    private let byName: [String: RowSetting]

    init(_ type: BaseRow.Type) {
        self.type = type
        byName = Dictionary(type.settings.map { ($0.name, $0) }) { $1 }
    }

    /// The members of the object that are not settings.
    private var otherMembers: [DocumentName] {
        [.hidden, .disabled, .rules].filter { byName[$0.rawValue] == nil }
    }

    /// The type of the rows' values, or nil if the class is not a ``RowType``.
    var valueType: Any.Type? { type.ruledType }

    func setting(named name: String) -> RowSetting? { byName[name] }

    /// The schema of an object with some of the settings, conditions and rules.
    var schema: JSONValue {
        var members = byName.compactMapValues(\.schema)
        for name in otherMembers {
            members[name.rawValue] =
                name == .rules ? type.documentRulesSchema : Condition.documentSchema
        }
        return ["type": "object", "properties": .object(members), "additionalProperties": false]
    }

    // MARK: Reading a row

    /// Returns the settings of a row that differ from those of a new row, and the conditions and
    /// rules that documents can contain.
    func values(of row: BaseRow) throws(DocumentDiagnostic) -> [String: JSONValue] {
        let new = type.init(tag: nil)
        var values: [String: JSONValue] = [:]
        for (name, setting) in byName where !setting.isSwiftOnly {
            let value = try setting.document(of: row)
            if try setting.document(of: new) != value { values[name] = value }
        }
        for name in otherMembers { values[name.rawValue] = Self.value(of: name, of: row) }
        return values
    }

    private static func value(of member: DocumentName, of row: BaseRow) -> JSONValue? {
        switch member {
        case .hidden: return row.visibility.hidden?.documentValue
        case .disabled: return row.visibility.disabled?.documentValue
        default:
            let rules = row.documentRules
            return rules.isEmpty ? nil : .array(rules)
        }
    }

    // MARK: Changing a row

    /// Sets the settings of a row, and those that the object does not contain to their defaults.
    ///
    /// Conditions that the object contains replace those of the row, and rules are added.
    ///
    /// - Returns: The problems, with their places in the object. Valid members are set regardless.
    func set(_ json: JSONValue, of row: BaseRow) -> [DocumentDiagnostic] {
        guard case .object(let members) = json else {
            return [.expected("an object with settings", found: json)]
        }
        do throws(DocumentDiagnostic) {
            try setDefaults(of: row, except: members)
        } catch {
            return error.all
        }
        var problems: [DocumentDiagnostic] = []
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            problems += set(name, to: value, of: row).within(.root.member(name))
            // One more than the maximum, so that the error says that there are more.
            if problems.isExcessive { break }
        }
        return problems
    }

    private func setDefaults(
        of row: BaseRow, except members: [String: JSONValue]
    ) throws(DocumentDiagnostic) {
        let new = type.init(tag: nil)
        for name in try values(of: row).keys.sorted() where members[name] == nil {
            try byName[name]?.set(byName[name]?.value(of: new) ?? .null, of: row)
        }
    }

    private func set(
        _ name: String, to json: JSONValue, of row: BaseRow
    ) -> [DocumentDiagnostic] {
        if let setting = byName[name] { return setting.problems(setting: json, of: row) }
        do throws(DocumentDiagnostic) {
            switch otherMembers.first(where: { $0.rawValue == name }) {
            case .hidden: row.hidden = try Condition(documentValue: json)
            case .disabled: row.disabled = try Condition(documentValue: json)
            case .rules: return row.addDocumentRules(json)
            default:
                throw .unknown(
                    "setting of \(typeName(type))", name,
                    known: byName.keys + otherMembers.map(\.rawValue))
            }
        } catch {
            return [error]
        }
        return []
    }
}
