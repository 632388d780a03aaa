/// Makes a form from a document.
///
/// Loading continues after a problem, so that all problems are reported at once. The form is
/// returned only if there are none.
struct FormLoading {
    let factory: RowFactory
    var problems: [DocumentDiagnostic] = []
    /// Whether the form has all parts of the document, though its values may be invalid.
    private(set) var isWhole = false

    /// The location of each tag in the document.
    private var tags: [String: DocumentSpot] = [:]
    /// The tags of the sections whose rows have an address such as `guests[2]`.
    var lists: Set<String> = []
    private var questions: [Question] = []
    /// The rows whose options may come from a plugin's source.
    private var sourced: [(row: BaseRow, options: OptionsDecision, spot: DocumentSpot)] = []
    /// The lists from which options are taken, with the types of the options.
    private var listed: [(origin: OptionsOrigin, type: Any.Type, place: DocumentPlace)] = []
    /// The rows whose value, or that of an inner row, must equal that of another row.
    private var followers: [(row: BaseRow, type: Any.Type, tag: String, spot: DocumentSpot)] = []
    /// The sections and rows that were made, or nil if their values are not validated.
    private(set) var made: (sections: [(Section, DocumentSpot)], rows: [(BaseRow, DocumentSpot)])?
    /// A tag that the document names somewhere.
    private struct Question {
        let tag: String
        let spot: DocumentSpot
        /// The names of the members that lead to the text.
        let path: [String]
        /// Whether the value is shown to users.
        var isShown = false

        var place: DocumentPlace { path.reduce(spot.place) { $0.member($1) } }
    }
    private var cycles = ExpressionCycles()
    /// The names of the parts of groups.
    private var partNames: Set<String> = []
    /// The tag of the section that is being read.
    var sectionTag: String?
    private var sections: Allowance
    private var rows: Allowance
    var rules: Allowance

    /// - Parameter checksValues: Whether values are validated.
    init(factory: RowFactory, limits: DocumentLimits, checksValues: Bool = false) {
        self.factory = factory
        if checksValues { made = ([], []) }
        sections = Allowance("sections", limits.sections)
        rows = Allowance("rows", limits.rows)
        rules = Allowance("rules", limits.rules)
    }

    /// Makes a form from a document.
    mutating func form(from json: JSONValue) -> Form {
        let form = Form()
        do throws(DocumentDiagnostic) {
            var object = try DocumentObject(
                json, "form",
                known: [
                    .schema, .title, .language, .imageOrigins, .inlineRowHideOptions, .isDisabled,
                    .isReadOnly, .hiddenValue, .rules, .lists, .sections,
                ])
            _ = object.read(.schema, as: String.self)
            readTitle(of: form, from: &object)
            if let language: LanguageTag = object.read(.language) {
                form.phrases = factory.phrases(in: language)
            }
            if let origins: [ImageOrigin] = object.read(.imageOrigins) {
                form.imageOrigins = origins.map(\.text)
            }
            if let options: InlineRowHideOptions = object.read(.inlineRowHideOptions) {
                form.inlineRowHideOptions = options
            }
            form.isDisabled = object.read(.isDisabled) ?? false
            form.isReadOnly = object.read(.isReadOnly) ?? false
            if let effect: BaseRow.HiddenValue = object.read(.hiddenValue) {
                form.hiddenValue = effect
            }
            form.lists = readLists(of: &object)
            let rules = readRules(
                of: &object, validating: "a form", by: \.appliesToForms, more: [.at],
                at: DocumentSpot())
            for rule in rules { rule.add(to: form) }
            object.mustHave(.sections)
            let sections = object.readEach(.sections) { index, json, problems -> Section? in
                let spot = DocumentSpot(section: index)
                guard self.sections.takes(1, &problems),
                    let section = section(from: json, at: spot, &problems)
                else { return nil }
                made?.sections.append((section, spot))
                return section
            }
            problems += object.problems
            form.append(contentsOf: sections)
        } catch {
            problems.append(error)
        }
        checkTags()
        checkCycles()
        checkSecrets(in: form)
        checkOptions(in: form)
        checkFollowers(in: form)
        reportProblems(of: form)
        checkValues(in: form)
        return form
    }

    /// Reads the lists from which rows take options.
    private func readLists(of object: inout DocumentObject) -> [String: ItemList] {
        object.readAll(.lists) { json, problems in
            guard case .object(let members) = json else {
                problems.append(.expected("an object", found: json))
                return [:]
            }
            var lists: [String: ItemList] = [:]
            for (name, json) in members.sorted(by: { $0.key < $1.key }) {
                do throws(DocumentDiagnostic) {
                    guard case .array(let items) = json else {
                        throw .expected("a list", found: json)
                    }
                    lists[name] = try ItemList(items)
                } catch {
                    problems += error.within(.root.member(name)).all
                }
            }
            return lists
        } ?? [:]
    }

    // MARK: Rows

    /// Makes a row from a document, or returns nil if it cannot be made.
    mutating func row(
        from json: JSONValue, at spot: DocumentSpot, _ problems: inout [DocumentDiagnostic]
    ) -> BaseRow? {
        // Recorded even if the row is unknown, because conditions and rules may name its tag.
        if case .string(let tag)? = json[DocumentName.tag.rawValue] {
            take(tag, at: spot, &problems)
        }
        guard let parts = RowParts(json, from: factory.registry, problems: &problems),
            rows.takes(parts.rowCount, &problems), rules.takes(parts.ruleCount, &problems)
        else { return nil }
        let row = factory.make(parts, problems: &problems)
        note(parts, of: row, at: spot)
        noteMade(row, parts, at: spot)
        return row
    }

    /// Returns a closure that makes a row each time one is added.
    ///
    /// Makes the row once to find problems.
    mutating func template(
        from json: JSONValue, at spot: DocumentSpot, _ problems: inout [DocumentDiagnostic]
    ) -> (() -> BaseRow)? {
        guard let parts = RowParts(json, from: factory.registry, problems: &problems),
            rows.takes(parts.rowCount, &problems), rules.takes(parts.ruleCount, &problems)
        else { return nil }
        if parts.tag != nil {
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: .root.member(DocumentName.tag.rawValue),
                    "a repeated row cannot have a tag; "
                        + "it is addressed by the section's tag and its index"))
        }
        let factory = factory
        let make = { (problems: inout [DocumentDiagnostic]) -> BaseRow in
            factory.make(parts, problems: &problems)
        }
        note(parts, of: make(&problems), at: spot)
        return {
            // Problems were reported when the row was made for the first time.
            var ignored: [DocumentDiagnostic] = []
            return make(&ignored)
        }
    }

    /// Records a row that was made and the rows of a group, whose values are checked.
    private mutating func noteMade(_ row: BaseRow, _ parts: RowParts, at spot: DocumentSpot) {
        guard made != nil else { return }
        if parts.rows.isEmpty { made?.rows.append((row, spot)) }
        for ((index, parts), part) in zip(parts.rows, row.family.inner) {
            noteMade(part.row, parts, at: spot.part(index))
        }
    }

    /// Records the tags that a row's conditions and rules name.
    ///
    /// - Parameter group: The group that the row is a part of, or nil if it is none.
    private mutating func note(
        _ parts: RowParts, of row: BaseRow, at spot: DocumentSpot,
        in group: ExpressionCycles.Group? = nil
    ) {
        ask(for: parts.hidden, at: spot, .hidden)
        ask(for: parts.disabled, at: spot, .disabled)
        for formula in parts.formulas.all {
            if let reason = formula.formula.reasonNotToFit(row.documentType) {
                problems.append(
                    DocumentDiagnostic(
                        .wrongType, at: spot.place.member(formula.name.rawValue), reason))
            }
            cycles.add(
                formula.formula, of: parts.tag, in: sectionTag, group,
                at: spot.place.member(formula.name.rawValue))
            for tag in formula.formula.tags { ask(tag, at: spot, formula.name) }
        }
        if let options = parts.optionsFrom {
            check(options, at: spot, [.optionsFrom]) { row.optionType(in: $0) }
            sourced.append((row, options, spot))
        }
        for (name, formula) in parts.bindings {
            for tag in formula.tags {
                questions.append(
                    Question(tag: tag, spot: spot, path: [DocumentName.bindings.rawValue, name]))
            }
        }
        if !parts.rows.isEmpty {
            partNames.formUnion(parts.partNames)
            let group = cycles.group(of: parts, in: sectionTag, group)
            for ((index, parts), part) in zip(parts.rows, row.family.inner) {
                note(parts, of: part.row, at: spot.part(index), in: group)
            }
        }
        ask(forTextsOf: row, at: spot, hasPartsElsewhere: !parts.rows.isEmpty)
        ask(for: parts.rules, of: row, validating: row.valueType, at: spot)
        for inner in parts.innerRows {
            var spot = spot
            spot.inner = inner.path
            ask(for: inner.condition(.hidden), at: spot, .hidden)
            ask(for: inner.condition(.disabled), at: spot, .disabled)
            ask(for: inner.rules, of: row, validating: inner.valueType, at: spot)
        }
    }

    /// Records the tags that rules name.
    ///
    /// - Parameters:
    ///   - row: The row that has the rules, or whose inner row has them.
    ///   - type: The type of the values that the rules validate, or nil if there are none.
    private mutating func ask(
        for rules: [JSONValue], of row: BaseRow, validating type: Any.Type?, at spot: DocumentSpot
    ) {
        for (index, rule) in rules.enumerated() {
            ask(for: rule, at: index, in: spot)
            guard let type, case .string(let tag)? = rule[DocumentName.row.rawValue],
                rule[DocumentName.rule.rawValue] == RuleKind.equalsToRow.documentValue()
            else { continue }
            var spot = spot
            spot.rule = index
            followers.append((row, type, tag, spot))
        }
    }

    /// Records the tags that a rule names.
    private mutating func ask(for rule: JSONValue, at index: Int, in spot: DocumentSpot) {
        var spot = spot
        spot.rule = index
        for (tag, member) in RuleDocument.tags(namedIn: rule) {
            questions.append(
                Question(
                    tag: tag, spot: spot, path: [member.rawValue], isShown: member == .message))
        }
    }

    /// Reads the rules of a section or of the form.
    ///
    /// - Parameters:
    ///   - subject: The validated element, for the message that a rule does not apply.
    ///   - applies: Returns whether rules of a kind can validate it.
    ///   - more: Members that only its rules have.
    mutating func readRules(
        of object: inout DocumentObject, validating subject: String,
        by applies: (RuleKind) -> Bool, more: [DocumentName] = [], at spot: DocumentSpot
    ) -> [RuleDocument] {
        object.readEach(.rules) { index, json, problems in
            guard rules.takes(1, &problems) else { return nil }
            ask(for: json, at: index, in: spot)
            return RuleDocument(
                json, validating: subject, by: applies, more: more, problems: &problems)
        }
    }

    // MARK: Tags

    /// Records the tag of a row or section.
    mutating func take(
        _ tag: String, at spot: DocumentSpot, _ problems: inout [DocumentDiagnostic]
    ) {
        guard let other = tags.updateValue(spot, forKey: tag) else { return }
        problems.append(
            DocumentDiagnostic(
                .duplicate, at: .root.member(DocumentName.tag.rawValue),
                "the tag \(tag.shortened.inQuotes) is already used at \(other.place)"))
        tags[tag] = other
    }

    /// Records the tags that a condition names.
    mutating func ask(for condition: Condition?, at spot: DocumentSpot, _ member: DocumentName) {
        for tag in condition?.tags ?? [] { ask(tag, at: spot, member) }
    }

    private mutating func ask(_ tag: String, at spot: DocumentSpot, _ member: DocumentName) {
        questions.append(Question(tag: tag, spot: spot, path: [member.rawValue]))
    }

    /// Records the tags whose values a text shows.
    mutating func askTexts(
        for tags: [String], at spot: DocumentSpot, _ path: [DocumentName]
    ) {
        questions += tags.map {
            Question(tag: $0, spot: spot, path: path.map(\.rawValue), isShown: true)
        }
    }

    /// Records the tags whose values the texts of a row and of its inner rows show.
    private mutating func ask(
        forTextsOf row: BaseRow, at spot: DocumentSpot, in path: [String] = [],
        hasPartsElsewhere: Bool = false
    ) {
        for binding in row.bindings {
            guard case .text(let text) = binding.expression, let name = binding.name else {
                continue
            }
            questions += text.tags.map {
                Question(
                    tag: $0, spot: spot,
                    path: [DocumentName.settings.rawValue] + path + [name], isShown: true)
            }
        }
        if hasPartsElsewhere { return }
        for part in row.family.inner {
            partNames.insert(part.part)
            ask(forTextsOf: part.row, at: spot, in: path + [part.part])
        }
    }

    private mutating func readTitle(of form: Form, from object: inout DocumentObject) {
        guard let title: String = object.read(.title) else { return }
        do throws(ExpressionError) {
            let text = try PipedText(parsing: title)
            form.title = text.plain ?? title
            if text.plain == nil { form.bindTitle(to: text) }
            askTexts(for: text.tags, at: DocumentSpot(), [.title])
        } catch {
            object.problems.append(
                error.diagnostic(of: "text").within(.root.member(DocumentName.title.rawValue)))
        }
    }

    /// Reports the recorded tags that no row or section of the document has.
    private mutating func checkTags() {
        var known = KnownTags(tags.keys, lists: lists, parts: partNames)
        checkSuggestions(&known)
        for question in questions where !known.contains(question.tag) {
            guard problems.count <= DocumentDiagnostic.most else { return }
            problems.append(
                DocumentDiagnostic(
                    .condition, at: question.place,
                    "no row or section has the tag \(question.tag.shortened.inQuotes)",
                    suggestion: known.nearest(to: question.tag)))
        }
    }

    /// Reports values that depend on themselves.
    private mutating func checkCycles() {
        for (place, path) in cycles.cycles.prefix(DocumentDiagnostic.most) {
            problems.append(
                DocumentDiagnostic(
                    .condition, at: place,
                    "the value depends on itself: \(path.joined(separator: " → "))"))
        }
    }

    /// Reports texts that would show the value of a secret row.
    private mutating func checkSecrets(in form: Form) {
        for question in questions where question.isShown {
            guard form.row(at: question.tag)?.keepsValueSecret == true else { continue }
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: question.place,
                    "the value of \(question.tag.shortened.inQuotes) is secret "
                        + "and cannot be shown"))
        }
    }

    /// Replaces suggested tags that the document does not have, in the errors of conditions.
    ///
    /// A condition is parsed before the tags of the document are known.
    private mutating func checkSuggestions(_ known: inout KnownTags) {
        for (index, problem) in problems.enumerated() where problem.code == .condition {
            guard let name = problem.suggestion, name.first == "$" else { continue }
            let tag = String(name.dropFirst())
            guard !known.contains(tag) else { continue }
            problems[index] = DocumentDiagnostic(
                .condition, at: problem.place, problem.message,
                suggestion: known.nearest(to: tag).map {
                    $0.first == "." ? "$\($0)" : PredicateWriting.tag($0)
                })
        }
    }

    /// Checks later the lists that a decision names, and the tags.
    mutating func check(
        _ options: OptionsDecision, at spot: DocumentSpot, _ path: [DocumentName],
        type: (String?) -> Any.Type?
    ) {
        let path = path.map(\.rawValue)
        for (column, origin) in options.origins {
            guard let type = type(column) else { continue }
            let place = (path + [column].compactMap(\.self)).reduce(spot.place) { $0.member($1) }
            listed.append((origin, type, place))
        }
        for (tag, members) in options.namedTags {
            questions.append(Question(tag: tag, spot: spot, path: path + members))
        }
    }

    /// Reports options that depend on a row of another type, and lists that do not exist or whose
    /// values are no options.
    private mutating func checkOptions(in form: Form) {
        for (origin, type, place) in listed {
            do throws(DocumentDiagnostic) {
                try origin.check(type, in: form.lists)
            } catch {
                problems.append(error.within(place.member(DocumentName.list.rawValue)))
            }
        }
        for (row, options, spot) in sourced {
            let origin = options.origins.first?.origin
            guard case .source(_, let tag?) = origin?.source, let other = form.row(at: tag) else {
                continue
            }
            do throws(DocumentDiagnostic) {
                try origin?.check(row, following: other)
            } catch {
                let place = spot.place.member(DocumentName.optionsFrom.rawValue)
                problems.append(error.within(place.member(DocumentName.row.rawValue)))
            }
        }
    }

    /// Reports `equalsToRow` rules that cannot name their row; see ``EqualRowCheck``.
    private mutating func checkFollowers(in form: Form) {
        var check = EqualRowCheck(form)
        for (row, type, tag, spot) in followers {
            // An unknown tag was already reported.
            guard let reason = check.fault(naming: tag, in: row, of: type) else { continue }
            problems.append(
                DocumentDiagnostic(
                    .wrongType, at: spot.place.member(DocumentName.row.rawValue), reason))
        }
    }

    /// Reports invalid values.
    ///
    /// Rows and sections with other problems are skipped, because it is unknown which values they
    /// accept.
    private mutating func checkValues(in form: Form) {
        isWhole = problems.isEmpty
        guard let made else { return }
        let faulty = Set(problems.flatMap(\.place.family))
        problems += form.update {
            let ofRows = made.rows.filter { row, spot in
                row.form === form && !faulty.contains(spot.place)
            }
            let ofSections = made.sections.filter { !faulty.contains($0.1.place) }
            return ofRows.flatMap { row, spot in row.presetErrors(at: spot) }
                + ofSections.flatMap { section, spot in section.presetErrors(at: spot) }
        }.map(\.diagnostic)
    }

    /// Reports the problems of the form itself, except duplicate tags and limits, which were
    /// reported before.
    private mutating func reportProblems(of form: Form) {
        // Whether a result fits depends on the values.
        for problem in form.problems
        where ![.duplicateTag, .limit, .misfit].contains(problem.code) {
            // A cycle of values was found in the texts.
            if problem.code == .cycle, problem.message.hasPrefix("expressions") { continue }
            problems.append(
                DocumentDiagnostic(.problem, at: place(of: problem), problem.message))
        }
    }

    /// Returns the place in the document of a problem of the form.
    ///
    /// The form identifies it by tags and states, and the document by indices and members.
    private func place(of problem: Form.Problem) -> DocumentPlace {
        var path = problem.place
        for (state, member) in [("isHidden", DocumentName.hidden), ("isDisabled", .disabled)]
        where path.hasSuffix(".\(state)") {
            path = "\(path.dropLast(state.count))\(member.rawValue)"
        }
        // A place that begins with an index is already a place in the document.
        guard !path.hasPrefix("sections[") else { return DocumentPlace(path: path) }
        // The longest tag, because a tag can contain full stops and brackets.
        let ends = path.indices.filter { ".[".contains(path[$0]) } + [path.endIndex]
        for end in ends.reversed() {
            guard let spot = tags[String(path[..<end])] else { continue }
            return DocumentPlace(path: spot.place.path + path[end...])
        }
        return DocumentPlace(path: path)
    }
}
