extension Form.Problem {
    static func duplicateTag(
        _ tag: String, of newcomer: String, takenBy holder: String, at place: String
    ) -> Form.Problem {
        Form.Problem(
            .duplicateTag, at: place,
            "the tag \"\(tag)\" of this \(newcomer) is already used by \(holder); "
                + "tags must be unique within a form")
    }

    static func fixedTag(of place: String, wanted: String?) -> Form.Problem {
        Form.Problem(
            .fixedTag, at: place,
            "the tag cannot be changed to \(wanted.map { "\"\($0)\"" } ?? "nil") in a form; "
                + "remove the row, change its tag and insert it again")
    }

    /// - Parameter place: The place where the tag is used, or nil if it is outside the form.
    static func unknownTag(
        _ tag: String, nearest: String?, at place: String? = nil
    ) -> Form.Problem {
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        return Form.Problem(
            .unknownTag, at: place ?? DocumentPlace(tag: tag).path,
            "no row or section has the tag \"\(tag)\"\(hint)")
    }

    static func noValue(ofSection tag: String) -> Form.Problem {
        Form.Problem(
            .unknownTag, at: DocumentPlace(tag: tag).path, "the section has no value of its own")
    }

    /// - Parameter isSecret: Whether the message contains only the type of the value.
    static func wrongType(
        at place: String, expected: String, found: (any Sendable)?, isSecret: Bool = false
    ) -> Form.Problem {
        let found = found.map { typeName(type(of: $0)) + (isSecret ? "" : " (\($0))") } ?? "nil"
        return Form.Problem(.wrongType, at: place, "expected \(expected), found \(found)")
    }

    /// The problem that an entry has two values.
    static func contradiction(of list: String, at tag: String) -> Form.Problem {
        Form.Problem(
            .contradiction, at: DocumentPlace(tag: tag).path,
            "the value differs from that of the entry in the list \"\(list)\"")
    }

    static func alreadyPlaced(_ name: String, wanted: String) -> Form.Problem {
        Form.Problem(
            .alreadyPlaced, at: name,
            "it already belongs elsewhere and cannot be inserted into \(wanted); remove it first")
    }

    static func notFound(_ name: String, in place: String) -> Form.Problem {
        Form.Problem(.notFound, at: name, "it is not in \(place)")
    }

    static func indexOutOfRange(at place: String, index: Int, count: Int) -> Form.Problem {
        let range = count == 0 ? "nothing is visible" : "visible indices are 0 to \(count - 1)"
        return Form.Problem(
            .indexOutOfRange, at: place, "the index \(index) is out of range: \(range)")
    }

    static func noSuchOption(_ option: String, nearest: String?, at place: String) -> Form.Problem {
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        return Form.Problem(
            .noSuchOption, at: place, "\"\(option)\" is not among the options\(hint)")
    }

    static func notAllowed(_ what: String, at place: String) -> Form.Problem {
        Form.Problem(.notAllowed, at: place, what)
    }

    /// The problem that an inline row is part of another row.
    static func cannotExpand(_ type: String, at place: String) -> Form.Problem {
        let other = type.replacing("Inline", with: "")
        let hint = other == type ? "" : ", such as \(other)"
        return Form.Problem(
            .notAllowed, at: place,
            "the inline row \(type) does not expand within another row; "
                + "use a row that shows its control itself\(hint)")
    }

    static func noProvider(at place: String) -> Form.Problem {
        Form.Problem(.noProvider, at: place, "no row can be made; set multivaluedRowToInsertAt")
    }

    static func tooMany(_ count: Int, limit: Int, at place: String) -> Form.Problem {
        Form.Problem(.limit, at: place, "a count of \(count) exceeds the limit of \(limit)")
    }

    static func tooFew(minimum: Int, at place: String) -> Form.Problem {
        Form.Problem(.limit, at: place, "there must be at least \(minimum)")
    }

    /// The problem that a limit is below zero.
    static func negativeLimit(_ name: String, _ value: Int, at place: String) -> Form.Problem {
        Form.Problem(.limit, at: place, "\(name) cannot be \(value): it must be at least 0")
    }

    static func tooManyChosen(_ count: Int, limit: Int, at place: String) -> Form.Problem {
        Form.Problem(.limit, at: place, tooManyChosen(count, limit: limit))
    }

    static func tooManyChosen(_ count: Int, limit: Int) -> String {
        "\(count == 1 ? "1 option is" : "\(count) options are") chosen; the limit is \(limit)"
    }

    static func malformedCondition(_ error: ExpressionError, at place: String) -> Form.Problem {
        Form.Problem(.malformedCondition, at: place, "\(error)")
    }

    /// - Parameter facets: Facets that each depend on the next, and the last on the first.
    static func cycle(_ facets: [Facet]) -> Form.Problem {
        let names = (facets + facets.prefix(1)).map(\.name)
        let areConditions = facets.allSatisfy { ![.value, .binding].contains($0.kind) }
        let what = areConditions ? "condition" : "expression"
        return Form.Problem(
            .cycle, at: names.first ?? "the form",
            "\(what)s form a cycle: \(names.joined(separator: " → ")); "
                + "the \(what) of \(names.dropLast().last ?? "") is ignored")
    }

    static func calculated(at place: String) -> Form.Problem {
        Form.Problem(
            .calculated, at: place, "the value is calculated; nothing else can be written here")
    }

    /// The problem that the result of an expression is no value of the row.
    static func misfit(_ type: Any.Type, at place: String) -> Form.Problem {
        Form.Problem(
            .misfit, at: place, "the result of the expression is not of type \(typeName(type))")
    }

    /// The problem that an expression was given up because it would take too long.
    static func givenUp(at place: String) -> Form.Problem {
        Form.Problem(
            .limit, at: place,
            "the expression was given up because it takes too many steps; it looks at the elements "
                + "of a list again for each element of another")
    }

    static func writtenByCondition(_ place: String) -> Form.Problem {
        Form.Problem(
            .writtenByCondition, at: place,
            "a condition or a rule tried to write here; conditions and rules may only read")
    }

    static let unsettledValues = Form.Problem(
        .unsettled, at: "the form",
        "values did not settle after \(Rounds.limit) rounds because they kept hiding and "
            + "clearing each other; a value should not depend on what it hides")

    /// - Parameter places: The rows that requested work last.
    static func endlessWork(_ places: [String]) -> Form.Problem {
        Form.Problem(
            .unsettled, at: places.joined(separator: ", "),
            "work or rules were still being requested after \(Rounds.limit) rounds of "
                + "results; a result should not lead to the same request again")
    }

    static func endlessSubmissions(of form: Form) -> Form.Problem {
        Form.Problem(
            .unsettled, at: form.placeName,
            "submissions were still being requested after \(Rounds.limit) of them; a "
                + "submission should not lead to another one")
    }

    /// - Parameter drivers: The names of the rows, sections or observers that cause the rounds.
    static func unsettled(_ drivers: String) -> Form.Problem {
        Form.Problem(
            .unsettled, at: drivers,
            "listeners kept changing values after \(Rounds.limit) rounds; "
                + "a listener should write only values that differ")
    }
}
