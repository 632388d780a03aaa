import PlainText

/// The class and the content of a row that has yet to be made.
struct RowParts {
    let descriptor: RowDescriptor
    var tag: String?
    var settings: [String: JSONValue] = [:]
    var value: JSONValue?
    var rules: [JSONValue] = []
    var hidden: Condition?
    var disabled: Condition?
    var formulas = ValueFormulas()
    /// The expressions that decide settings, by the names of the settings.
    var bindings: [String: Formula] = [:]
    var leadingSwipe: SwipeConfiguration?
    var trailingSwipe: SwipeConfiguration?
    var optionsFrom: OptionsDecision?
    /// The rows of a group, with their indices in the document.
    private(set) var rows: [(index: Int, parts: RowParts)] = []

    init(_ descriptor: RowDescriptor) { self.descriptor = descriptor }

    /// The objects with the settings, conditions and rules of inner rows.
    var innerRows: [InnerObject] {
        InnerObject.all(in: settings, at: []) { descriptor.setting(named: $0) }
    }

    /// The number of rules, with those of inner rows.
    var ruleCount: Int {
        rows.reduce(innerRows.reduce(rules.count) { $0 + $1.rules.count }) {
            $0 + $1.parts.ruleCount
        }
    }

    /// The number of rows, with those of a group.
    var rowCount: Int { rows.reduce(1) { $0 + $1.parts.rowCount } }

    /// The tags of the rows of a group, which are the names of its parts.
    var partNames: Set<String> { Set(rows.compactMap(\.parts.tag)) }
}

/// An object with the settings, conditions and rules of an inner row.
struct InnerObject {
    /// The names of the settings that lead to the object.
    let path: [String]
    /// The type of the inner row's values, or nil if its class is not a ``RowType``.
    let valueType: Any.Type?
    private let members: [String: JSONValue]

    var rules: [JSONValue] {
        if case .array(let rules)? = members[DocumentName.rules.rawValue] { rules } else { [] }
    }

    /// Returns a condition of the inner row, or nil if there is none or it is malformed.
    func condition(_ name: DocumentName) -> Condition? {
        members[name.rawValue].flatMap { try? Condition(documentValue: $0) }
    }

    /// Returns the objects among settings, and those within them.
    fileprivate static func all(
        in settings: [String: JSONValue], at path: [String], _ setting: (String) -> RowSetting?
    ) -> [InnerObject] {
        var found: [InnerObject] = []
        for (name, json) in settings {
            guard case .object(let members) = json, let type = setting(name)?.innerRow?() else {
                continue
            }
            let path = path + [name]
            let inner = InnerSettings(type)
            found.append(
                InnerObject(path: path, valueType: inner.valueType, members: members))
            found += all(in: members, at: path) { inner.setting(named: $0) }
        }
        return found.count < 2 ? found : found.sorted { $0.path.lexicographicallyPrecedes($1.path) }
    }
}

extension RowParts {
    /// Reads a row from a document, or returns nil if it is not an object or its class is unknown.
    init?(
        _ json: JSONValue, from registry: RowRegistry, problems: inout [DocumentDiagnostic]
    ) {
        var object: DocumentObject
        do throws(DocumentDiagnostic) {
            object = try DocumentObject(
                json, "row",
                known: [
                    .row, .tag, .settings, .optionsFrom, .value, .calculated, .suggested,
                    .bindings, .hidden, .disabled, .rules, .leadingSwipe, .trailingSwipe, .rows,
                ])
        } catch {
            problems.append(error)
            return nil
        }
        let descriptor = object.require(.row, as: String.self).flatMap { name in
            object.read(.row) { _ throws(DocumentDiagnostic) in try registry.row(called: name) }
        }
        let tag = object.readTag()
        let settings = object.read(.settings, as: [String: JSONValue].self)
        let value = object.read(.value, as: JSONValue.self)
        let rules = object.read(.rules, as: [JSONValue].self)
        let hidden = object.read(.hidden, Condition.init(documentValue:))
        let disabled = object.read(.disabled, Condition.init(documentValue:))
        let formulas = object.readFormulas()
        let bindings = descriptor.flatMap { object.readBindings(of: $0) }
        let leadingSwipe = object.readSwipe(.leadingSwipe, from: registry)
        let trailingSwipe = object.readSwipe(.trailingSwipe, from: registry)
        let optionsFrom = descriptor.flatMap { descriptor in
            object.readOptions(of: descriptor, beside: settings ?? [:], from: registry)
        }
        let isGroup = descriptor.map { $0.facts.isGroup }
        let rows =
            object.readAll(.rows) { json, problems -> [(index: Int, parts: RowParts)] in
                guard isGroup != false else {
                    problems.append(
                        DocumentDiagnostic(
                            .notAllowed, "\(descriptor?.name.withArticle ?? "the row") has no rows")
                    )
                    return []
                }
                return Self.rows(json, from: registry, problems: &problems)
            } ?? []
        if isGroup == true, value != nil {
            object.problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: .root.member(DocumentName.value.rawValue),
                    "a group has the values of its rows; put them there"))
        }
        if let descriptor { object.tellSettings(of: descriptor) }
        problems += object.problems
        guard let descriptor else { return nil }
        self.init(descriptor)
        self.tag = tag
        self.settings = settings ?? [:]
        self.value = value
        self.rules = rules ?? []
        self.hidden = hidden
        self.disabled = disabled
        self.formulas = formulas
        self.bindings = bindings ?? [:]
        self.leadingSwipe = leadingSwipe
        self.trailingSwipe = trailingSwipe
        self.optionsFrom = optionsFrom
        self.rows = rows
    }
}

extension RowParts {
    /// Reads the rows of a group.
    mutating func read(
        rows: [JSONValue], from registry: RowRegistry, problems: inout [DocumentDiagnostic]
    ) {
        var found: [DocumentDiagnostic] = []
        if descriptor.facts.isGroup {
            self.rows = Self.rows(.array(rows), from: registry, problems: &found)
        } else {
            found.append(
                DocumentDiagnostic(.notAllowed, "\(descriptor.name.withArticle) has no rows"))
        }
        problems += found.within(.root.member(DocumentName.rows.rawValue))
    }

    fileprivate static func rows(
        _ json: JSONValue, from registry: RowRegistry, problems: inout [DocumentDiagnostic]
    ) -> [(index: Int, parts: RowParts)] {
        guard case .array(let rows) = json else {
            problems.append(.expected("a list", found: json))
            return []
        }
        var found: [(index: Int, parts: RowParts)] = []
        var names: Set<String> = []
        for (index, json) in rows.enumerated() {
            var own: [DocumentDiagnostic] = []
            if let parts = RowParts(json, from: registry, problems: &own) {
                if let fault = parts.faultAsPart(besides: &names) {
                    own.append(fault)
                } else {
                    found.append((index, parts))
                }
            }
            problems += own.within(.root.element(index))
            if problems.isExcessive { break }
        }
        return found
    }

    /// Returns the reason why the row cannot be a part of a group, or nil if it can.
    ///
    /// - Parameter names: The tags of the parts so far.
    private func faultAsPart(besides names: inout Set<String>) -> DocumentDiagnostic? {
        if descriptor.kind == .inline {
            return DocumentDiagnostic(
                .notAllowed, at: .root.member(DocumentName.row.rawValue),
                Form.Problem.cannotExpand(descriptor.name, at: "").message)
        }
        guard let tag else { return nil }
        let place = DocumentPlace.root.member(DocumentName.tag.rawValue)
        if let fault = PartName.fault(of: tag) {
            return DocumentDiagnostic(.notAllowed, at: place, fault)
        }
        guard !names.insert(tag).inserted else { return nil }
        return DocumentDiagnostic(
            .duplicate, at: place,
            "the tag \(tag.shortened.inQuotes) is already used by another part of the group")
    }
}

extension DocumentObject {
    /// Reads the expressions that decide a row's value, of which there may be one, beside no value.
    fileprivate mutating func readFormulas() -> ValueFormulas {
        var formulas = ValueFormulas()
        formulas.calculated = read(.calculated, Formula.init(documentValue:))
        formulas.suggested = read(.suggested, Formula.init(documentValue:))
        let given = [DocumentName.calculated, .suggested, .value].filter(has)
        if given.count > 1, let last = given.last {
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: .root.member(last.rawValue),
                    "a row cannot have \(last.rawValue) beside \(given[0].rawValue)"))
        }
        return formulas
    }

    /// Reads the expressions that decide settings, by the names of the settings.
    fileprivate mutating func readBindings(of descriptor: RowDescriptor) -> [String: Formula] {
        var bindings: [String: Formula] = [:]
        let members = read(.bindings, as: [String: JSONValue].self) ?? [:]
        for (name, json) in members.sorted(by: { $0.key < $1.key }) {
            do throws(DocumentDiagnostic) {
                try descriptor.checkBinding(of: name)
                bindings[name] = try Formula(documentValue: json)
            } catch {
                let place = DocumentPlace.root.member(DocumentName.bindings.rawValue)
                problems.append(error.within(place.member(name)))
            }
        }
        return bindings
    }

    /// Changes the problems of unknown members that are settings, so that they tell the author to
    /// use `settings`.
    fileprivate mutating func tellSettings(of descriptor: RowDescriptor) {
        for (index, problem) in problems.enumerated() where problem.code == .unknownName {
            let name = problem.place.path
            guard descriptor.setting(named: name) != nil else { continue }
            problems[index] = DocumentDiagnostic(
                .unknownName, at: problem.place,
                "\(name) is a setting of \(descriptor.name); put it in settings")
        }
    }
}

extension RowRegistry {
    /// Returns the row with a name.
    ///
    /// - Throws: An error that suggests the nearest name, if there is no such row.
    func row(called name: String) throws(DocumentDiagnostic) -> RowDescriptor {
        if let row = self[name] { return row }
        let near = NearestName.ofRow(name, in: names)
        throw DocumentDiagnostic(
            .unknownName,
            Self.unknownRow(name.shortened) + (near == nil ? origin(ofUnknown: name) : ""),
            suggestion: near)
    }
}

extension RowDescriptor {
    /// The settings that expressions can decide.
    package var bindableSettings: [RowSetting] { settings.filter(\.isBindable) }

    /// Throws the reason why no expression can decide a setting.
    fileprivate func checkBinding(of name: String) throws(DocumentDiagnostic) {
        guard let setting = setting(named: name) else {
            throw .unknown("setting of \(self.name)", name, known: bindableSettings.map(\.name))
        }
        guard !setting.isBindable else { return }
        throw DocumentDiagnostic(
            .notAllowed,
            setting.isSwiftOnly
                ? "the setting \(name) of type \(setting.type) can only be set in Swift"
                : "the setting \(name) decides what the row is, so no expression can decide it")
    }
}

extension RowSetting {
    /// Whether an expression can decide the setting in a document.
    ///
    /// It cannot decide what a row is: its inner rows, its options and the value of an option.
    package var isBindable: Bool {
        !isSwiftOnly && innerRow == nil && !["options", "selectableValue"].contains(name)
    }
}
