import PlainText

/// The logic of a row that consists of others, for any cell that shows their cells.
///
/// The value has the value of each row by its tag, which becomes the name of the part. A visible
/// part without a value has nil, and a hidden one is missing.
open class _GroupRow<Cell: CellType>: Row<Cell>, RowGroup where Cell.Value == GroupValue {
    /// The values of the parts when the group was made as a new entry, or nil for no values.
    private final var template: GroupValue?
    private final var isBlank = true
    /// Whether the value is being made of those of the parts.
    private final var isTakingParts = false
    private final var unnamed: Set<String> = []
    private final var problemsBeforeJoining: [Form.Problem] = []

    open override var consistsOfParts: Bool { true }

    // MARK: Parts

    /// The part with a name, or nil if there is none.
    public final subscript(name: String) -> BaseRow? {
        family.inner.isEmpty ? nil : followed(innerRow(named: name))
    }

    /// Appends rows, whose tags become their names.
    ///
    /// A row without a tag is shown, but is no part of the value. A tag that another part has
    /// already, or that expressions could not name (`value`, `isHidden` and `isDisabled`), is a
    /// problem of the form, and the row is left out.
    public final func append(contentsOf rows: some Sequence<BaseRow>) {
        act {
            for row in rows { add(row) }
            partsDidChange()
        }
    }

    /// Appends a row, whose tag becomes its name.
    public final func append(_ row: BaseRow) { append(contentsOf: CollectionOfOne(row)) }

    private final func add(_ row: BaseRow) {
        guard let tag = row.storedTag, !tag.isEmpty else {
            let name = freeName
            unnamed.insert(name)
            return setInnerRow(row, named: name)
        }
        if let problem = problem(withName: tag) { return note(problem) }
        setInnerRow(row, named: tag)
    }

    /// The problem of another part with a name, or nil if there is none.
    private final func problem(withName name: String) -> Form.Problem? {
        if let reason = PartName.fault(of: name) { return .notAllowed(reason, at: placeName) }
        guard innerRow(named: name) != nil else { return nil }
        return Form.Problem(
            .duplicateTag, at: placeName,
            "the tag \"\(name)\" is already used by another part; tags must be unique within a group"
        )
    }

    /// A name for a part without a tag.
    private final var freeName: String {
        var number = family.inner.count
        while innerRow(named: "#\(number)") != nil { number += 1 }
        return "#\(number)"
    }

    private final func note(_ problem: Form.Problem) {
        if let form = currentForm {
            form.report(problem)
        } else {
            problemsBeforeJoining.append(problem)
        }
    }

    override func didJoinForm() {
        for problem in problemsBeforeJoining { currentForm?.report(problem) }
        problemsBeforeJoining = []
    }

    /// Whether a part has a tag, so that it is part of the value.
    private final func isNamed(_ part: InnerRow) -> Bool {
        unnamed.isEmpty || !unnamed.contains(part.part)
    }

    override func nameOfPart(_ part: InnerRow) -> String? { isNamed(part) ? part.part : nil }

    // MARK: Value

    /// The values of all parts, or of those that are not hidden themselves.
    private final func value(ofHidden includeHidden: Bool) -> GroupValue {
        var value = GroupValue()
        value.reserveCapacity(family.inner.count)
        for part in family.inner where isNamed(part) {
            guard includeHidden || !part.row.isOutOfSight else { continue }
            let own =
                part.row.family.inner.isEmpty
                ? part.row.untypedValue : part.row.baseValue(includeHidden: includeHidden)
            value.append(own, part.part)
        }
        return value
    }

    open override func baseValue(includeHidden: Bool) -> (any Sendable)? {
        guard includeHidden else { return untypedValue }
        noteRead(.value)
        return value(ofHidden: true)
    }

    /// Takes the values of the parts.
    private final func partsDidChange() {
        isTakingParts = true
        value = value(ofHidden: false)
        isTakingParts = false
        let isBlank = family.inner.allSatisfy { !isNamed($0) || isAsInTemplate($0) }
        guard isBlank != self.isBlank else { return }
        self.isBlank = isBlank
        membership.section?.didChange(.contents)
        if let outer = family.outer, outer.consistsOfParts { outer.innerRowDidChange(self) }
    }

    /// Whether nobody has written to a part, or has written what a new entry has.
    private final func isAsInTemplate(_ part: InnerRow) -> Bool {
        let row = part.row
        if row.isCalculated || row.decidedValue == .untilWritten { return true }
        if row.consistsOfParts { return row.isBlankEntry }
        return row.hasValue(sameAs: template?[part.part])
    }

    /// Whether no part that a user can write has a value other than that in a new entry.
    ///
    /// Calculated values and suggestions that nobody has overwritten do not count.
    open override var isBlankEntry: Bool { isBlank }

    override func noteValueOfNewEntry() {
        let value = value(ofHidden: true)
        let hasValues = value.names.contains { value[$0] != nil }
        template = hasValues ? value : nil
        for part in family.inner { part.row.noteValueOfNewEntry() }
        isBlank = family.inner.allSatisfy { !isNamed($0) || isAsInTemplate($0) }
    }

    /// Takes the value of a part.
    open override func innerRowDidChange(_ row: BaseRow) {
        if !isPassingValue { partsDidChange() }
    }

    /// Gives the parts the values that the value names, or none if it is nil.
    ///
    /// A name that no part has is a problem of the form.
    open override func valueDidChange() {
        if isTakingParts { return }
        let given = currentValue
        for name in given?.names ?? [] where !names.contains(name) { note(unknown(name)) }
        do throws(Form.Problem) {
            for part in family.inner where isNamed(part) && !part.row.isCalculated {
                if let given, !given.contains(part.part) { continue }
                let value = given?[part.part]
                if part.row.hasValue(sameAs: value), value != nil || part.row.untypedValue == nil {
                    continue
                }
                try part.row.take(value)
            }
        } catch {
            note(error)
        }
        let whole = value(ofHidden: false)
        if whole != currentValue { value = whole }
    }

    /// Writes the values that a group or a dictionary has, and leaves the other parts as they are.
    ///
    /// - Throws: The problem of a name that no part has, or of a value that its part does not accept.
    ///   All parts then keep their values.
    open override func setBaseValue(_ value: (any Sendable)?) throws(Form.Problem) {
        let group: GroupValue
        switch flattened(value) {
        case nil: return self.value = nil
        case let value as GroupValue: group = value
        case let values as FormValues:
            var made = GroupValue()
            for (name, value) in values.sorted(by: { $0.key < $1.key }) { made.append(value, name) }
            group = made
        case let value:
            throw .wrongType(
                at: placeName, expected: "a GroupValue", found: value, isSecret: isSecret)
        }
        try write(
            group.names,
            unknown: { name throws(Form.Problem) in throw self.unknown(name) },
            give: { part, name throws(Form.Problem) in
                try part.take(group[name])
            })
    }

    /// Writes the members of an object, as ``setBaseValue(_:)`` does.
    open override func setDocumentValue(_ json: JSONValue) throws(DocumentDiagnostic) {
        guard json != .null else { return value = nil }
        guard case .object(let members) = json else { throw .expected("an object", found: json) }
        try write(
            members.keys.sorted(),
            unknown: { name throws(DocumentDiagnostic) in
                throw .unknown("part", name, known: self.names).within(.root.member(name))
            },
            give: { part, name throws(DocumentDiagnostic) in
                do throws(DocumentDiagnostic) {
                    try part.setDocumentValue(members[name] ?? .null)
                } catch {
                    throw error.within(.root.member(name))
                }
            })
    }

    /// The object with the values of the parts that are not hidden.
    open override func documentValue() throws(DocumentDiagnostic) -> JSONValue? {
        var members: [String: JSONValue] = [:]
        for part in family.inner where isNamed(part) && !part.row.isOutOfSight {
            do throws(DocumentDiagnostic) {
                members[part.part] = try part.row.documentValue() ?? .null
            } catch {
                throw error.within(.root.member(part.part))
            }
        }
        return .object(members)
    }

    private final func unknown(_ name: String) -> Form.Problem {
        .unknownTag(name, nearest: NearestName.of(name, in: names), at: placeName)
    }

    /// The names of the parts that have one.
    final var names: [String] { family.inner.filter(isNamed).map(\.part) }

    /// Gives parts values, those that an expression decides last, or none if one fails.
    private final func write<Failure: Error>(
        _ names: [String], unknown: (String) throws(Failure) -> Void,
        give: (BaseRow, String) throws(Failure) -> Void
    ) throws(Failure) {
        var parts: [(row: BaseRow, name: String, old: (any Sendable)?)] = []
        for name in names {
            if let row = innerRow(named: name), !unnamed.contains(name) {
                parts.append((row, name, row.baseValue(includeHidden: true)))
            } else {
                try unknown(name)
            }
        }
        let form = currentForm
        form?.begin()
        isPassingValue = true
        defer {
            isPassingValue = false
            partsDidChange()
            form?.end()
        }
        var written: [(row: BaseRow, name: String, old: (any Sendable)?)] = []
        do throws(Failure) {
            for part in parts where part.row.decidedValue == .never {
                written.append(part)
                try give(part.row, part.name)
            }
            for part in parts where part.row.decidedValue != .never {
                graph?.settle()
                try give(part.row, part.name)
            }
        } catch {
            // The parts had these values before, so they accept them.
            for (row, _, old) in written.reversed() { try? row.setBaseValue(old) }
            throw error
        }
    }

    /// Whether both have the same values by name, which takes no reflection.
    open override func isSame(_ old: GroupValue?, _ new: GroupValue?) -> Bool { old == new }

    // MARK: Showing and checking

    /// The texts of the parts that show one, separated by commas.
    open override func defaultDisplayText(for value: GroupValue) -> String? {
        let texts = family.inner.compactMap { part -> String? in
            guard isNamed(part), !part.row.isOutOfSight, value.contains(part.part) else {
                return nil
            }
            return part.row.shownText.flatMap { $0.isEmpty ? nil : $0 }
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

/// A row that consists of other rows, which a document may list.
public protocol RowGroup: BaseRow {
    /// Appends rows, whose tags become their names.
    func append(contentsOf rows: some Sequence<BaseRow>)
}

/// The names that parts of a group may have.
enum PartName {
    /// Returns the reason why a name is not allowed, or nil if it is.
    static func fault(of name: String) -> String? {
        guard PredicateReference.Aspect(rawValue: name) != nil else { return nil }
        return "a part cannot have the tag \(name.inQuotes), because expressions read it as the "
            + "state of the group"
    }
}

extension BaseRow {
    /// Writes a value, or JSON from which the row reads it.
    fileprivate final func take(_ value: (any Sendable)?) throws(Form.Problem) {
        guard let json = value as? JSONValue, valueType != JSONValue.self else {
            return try setBaseValue(value)
        }
        do throws(DocumentDiagnostic) {
            try setDocumentValue(json)
        } catch {
            throw Form.Problem(.wrongType, at: placeName, error.message)
        }
    }
}
