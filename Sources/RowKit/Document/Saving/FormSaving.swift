/// A form that is being made a document.
struct FormSaving {
    let factory: RowFactory
    /// What no document can hold, with its place.
    var leftOut: [DocumentDiagnostic] = []

    /// New rows of the classes that were met, to compare with.
    private var freshRows: [String: FreshRow] = [:]

    init(factory: RowFactory) { self.factory = factory }

    /// The document of a form.
    mutating func document(of form: Form) -> JSONValue {
        var members: [DocumentName: JSONValue] = [:]
        members[.title] = form.title.map { .string($0) }
        if !form.imageOrigins.isEmpty {
            members[.imageOrigins] = .array(form.imageOrigins.map { .string($0) })
        }
        if form.inlineRowHideOptions != Form().inlineRowHideOptions {
            members[.inlineRowHideOptions] = form.inlineRowHideOptions.documentValue()
        }
        for rule in form.ruleSet.all { leave("the rule \(rule.typeName)", at: .root) }
        if !form.submitListeners.isEmpty { leave("what is done on submitting", at: .root) }
        if !form.defaults.listeners.isEmpty { leave("listeners among the defaults", at: .root) }
        members[.sections] = .array(
            form.allSections.enumerated().map { index, section in
                document(of: section, at: DocumentSpot(section: index))
            })
        return JSONValue(members)
    }

    /// Notes that something is left out.
    mutating func leave(_ what: String, at place: DocumentPlace) {
        leftOut.append(
            DocumentDiagnostic(.swiftOnly, at: place, "\(what) can be given in Swift only"))
    }

    /// Notes what was found wrong with a value that was to be written.
    mutating func leave(_ problem: DocumentDiagnostic, at place: DocumentPlace) {
        leftOut.append(problem.within(place))
    }

    // MARK: Rules and conditions

    mutating func document(
        of condition: Condition?, _ name: DocumentName, at spot: DocumentSpot
    ) -> JSONValue? {
        guard let condition else { return nil }
        let json = condition.documentValue
        if json == nil {
            leave("a condition that is a function", at: spot.place.member(name.rawValue))
        }
        return json
    }

    mutating func document(of rules: [AnyRule], at spot: DocumentSpot) -> JSONValue? {
        var written: [JSONValue] = []
        for (index, rule) in rules.enumerated() {
            if let document = rule.document {
                written.append(document.json)
            } else {
                var spot = spot
                spot.rule = index
                leave("the rule \(rule.typeName)", at: spot.place)
            }
        }
        return written.isEmpty ? nil : .array(written)
    }

    // MARK: Rows

    mutating func document(of row: BaseRow, at spot: DocumentSpot) -> JSONValue? {
        guard let descriptor = (row as? any RowType).flatMap({ factory.registry[type(of: $0)] })
        else {
            leave("a \(type(of: row)), which no plugin of the registry has,", at: spot.place)
            return nil
        }
        let fresh = freshRows[descriptor.name] ?? FreshRow(descriptor, factory: factory)
        freshRows[descriptor.name] = fresh
        var members: [DocumentName: JSONValue] = [.row: .string(descriptor.name)]
        members[.tag] = row.tag.map { .string($0) }
        members[.settings] = settings(of: row, unlike: fresh, at: spot)
        members[.value] = value(of: row, unlike: fresh, at: spot)
        members[.hidden] = document(of: row.hidden, .hidden, at: spot)
        members[.disabled] = document(of: row.disabled, .disabled, at: spot)
        members[.rules] = document(of: row.rules, at: spot)
        for closure in fresh.closuresBeside(row) { leave(closure, at: spot.place) }
        return JSONValue(members)
    }

    private mutating func settings(
        of row: BaseRow, unlike fresh: FreshRow, at spot: DocumentSpot
    ) -> JSONValue? {
        var settings: [String: JSONValue] = [:]
        for setting in fresh.settings where setting.schema != nil {
            do throws(DocumentDiagnostic) {
                let value = try setting.value(of: row)
                if value != fresh.values[setting.name] { settings[setting.name] = value }
            } catch {
                let place = spot.place.member(DocumentName.settings.rawValue)
                leave(error, at: place.member(setting.name))
            }
        }
        return settings.isEmpty ? nil : .object(settings)
    }

    private mutating func value(
        of row: BaseRow, unlike fresh: FreshRow, at spot: DocumentSpot
    ) -> JSONValue? {
        let place = spot.place.member(DocumentName.value.rawValue)
        guard let value = row.untypedValue else { return fresh.value == nil ? nil : .null }
        guard let value = value as? any DocumentValue else {
            leave("a value of the type \(type(of: value))", at: place)
            return nil
        }
        do throws(DocumentDiagnostic) {
            let json = try value.documentValue()
            return json == fresh.value ? nil : json
        } catch {
            leave(error, at: place)
            return nil
        }
    }
}
