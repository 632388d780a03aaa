/// A form that is being made of a document.
///
/// It is made to its end whatever is wrong, so that all is told at once, and handed out only if
/// nothing is.
struct FormLoading {
    let factory: RowFactory
    var problems: [DocumentDiagnostic] = []

    /// Where each tag stands, and where each is asked for.
    private var tags: [String: DocumentSpot] = [:]
    /// The tags of the sections whose rows have an address such as `guests[2]`.
    var lists: Set<String> = []
    private var questions: [(tag: String, spot: DocumentSpot, member: DocumentName)] = []
    private var sections: Allowance
    private var rows: Allowance
    var rules: Allowance

    init(factory: RowFactory, limits: DocumentLimits) {
        self.factory = factory
        sections = Allowance("sections", limits.sections)
        rows = Allowance("rows", limits.rows)
        rules = Allowance("rules", limits.rules)
    }

    /// Makes the form of a document.
    mutating func form(from json: JSONValue) -> Form {
        let form = Form()
        do throws(DocumentDiagnostic) {
            var object = try DocumentObject(
                json, "form",
                known: [.schema, .title, .imageOrigins, .inlineRowHideOptions, .sections])
            _ = object.read(.schema, as: String.self)
            form.title = object.read(.title)
            if let origins: [ImageOrigin] = object.read(.imageOrigins) {
                form.imageOrigins = origins.map(\.text)
            }
            if let options: InlineRowHideOptions = object.read(.inlineRowHideOptions) {
                form.inlineRowHideOptions = options
            }
            object.mustHave(.sections)
            let sections = object.readEach(.sections) { index, json, problems in
                self.sections.takes(1, &problems)
                    ? section(from: json, at: DocumentSpot(section: index), &problems) : nil
            }
            problems += object.problems
            form.append(contentsOf: sections)
        } catch {
            problems.append(error)
        }
        checkTags()
        reportProblems(of: form)
        return form
    }

    // MARK: Rows

    /// Makes a row of a document; nil if nobody can say what it is.
    mutating func row(
        from json: JSONValue, at spot: DocumentSpot, _ problems: inout [DocumentDiagnostic]
    ) -> BaseRow? {
        guard rows.takes(1, &problems) else { return nil }
        // Also that of a row which nobody knows: others may ask for it.
        if case .string(let tag)? = json[DocumentName.tag.rawValue] {
            take(tag, at: spot, &problems)
        }
        guard let parts = RowParts(json, from: factory.registry, problems: &problems),
            rules.takes(parts.rules.count, &problems)
        else { return nil }
        note(parts, at: spot)
        return factory.make(parts, problems: &problems)
    }

    /// Makes what makes a row each time that one is added; the row has been made once to prove it.
    mutating func template(
        from json: JSONValue, at spot: DocumentSpot, _ problems: inout [DocumentDiagnostic]
    ) -> (() -> BaseRow)? {
        guard let parts = RowParts(json, from: factory.registry, problems: &problems),
            rules.takes(parts.rules.count, &problems)
        else { return nil }
        if parts.tag != nil {
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: .root.member(DocumentName.tag.rawValue),
                    "a row that is made many times has no tag; "
                        + "it is called by the section's tag and its place"))
        }
        note(parts, at: spot)
        let factory = factory
        let make = { (problems: inout [DocumentDiagnostic]) -> BaseRow in
            factory.make(parts, problems: &problems)
        }
        _ = make(&problems)
        return {
            // What was wrong was told when the row was made to prove it.
            var ignored: [DocumentDiagnostic] = []
            return make(&ignored)
        }
    }

    /// Notes the tags that a row's conditions and rules name.
    private mutating func note(_ parts: RowParts, at spot: DocumentSpot) {
        ask(for: parts.hidden, at: spot, .hidden)
        ask(for: parts.disabled, at: spot, .disabled)
        for (index, rule) in parts.rules.enumerated() {
            guard case .string(let tag) = rule[DocumentName.row.rawValue] else { continue }
            var spot = spot
            spot.rule = index
            questions.append((tag, spot, .row))
        }
    }

    // MARK: Tags

    /// Notes the tag of a row or section.
    mutating func take(
        _ tag: String, at spot: DocumentSpot, _ problems: inout [DocumentDiagnostic]
    ) {
        guard let other = tags.updateValue(spot, forKey: tag) else { return }
        problems.append(
            DocumentDiagnostic(
                .duplicate, at: .root.member(DocumentName.tag.rawValue),
                "\(tag.shortened.debugDescription) is the tag of \(other.place) already"))
        tags[tag] = other
    }

    /// Notes the tags that a condition names.
    mutating func ask(for condition: Condition?, at spot: DocumentSpot, _ member: DocumentName) {
        for tag in condition?.tags ?? [] { questions.append((tag, spot, member)) }
    }

    /// Says of which tags nothing in the document is.
    private mutating func checkTags() {
        var known = KnownTags(tags.keys, lists: lists)
        for (tag, spot, member) in questions where !known.contains(tag) {
            guard problems.count <= DocumentDiagnostic.most else { return }
            problems.append(
                DocumentDiagnostic(
                    .condition, at: spot.place.member(member.rawValue),
                    "no row or section has the tag \(tag.shortened.debugDescription)",
                    suggestion: known.nearest(to: tag)))
        }
    }

    /// What the form itself finds wrong; of tags that clash and of limits, all has been said.
    private mutating func reportProblems(of form: Form) {
        for problem in form.problems where ![.duplicateTag, .limit].contains(problem.code) {
            problems.append(
                DocumentDiagnostic(.problem, at: place(of: problem), problem.message))
        }
    }

    /// Where in the document a problem of the form is: forms know tags and states, documents places
    /// and members.
    private func place(of problem: FormProblem) -> DocumentPlace {
        var path = problem.place
        for (state, member) in [("isHidden", DocumentName.hidden), ("isDisabled", .disabled)]
        where path.hasSuffix(".\(state)") {
            path = "\(path.dropLast(state.count))\(member.rawValue)"
        }
        let ends = path.indices.dropFirst().filter { path[$0] == "\"" }
        for end in ends.reversed() where path.first == "\"" {
            let tag = String(path[path.index(after: path.startIndex)..<end])
            guard let spot = tags[tag] else { continue }
            return DocumentPlace(path: spot.place.path + path[path.index(after: end)...])
        }
        return DocumentPlace(path: path)
    }
}
