extension FormProblem {
    static func duplicateTag(
        _ tag: String, of newcomer: String, takenBy holder: String, at place: String
    ) -> FormProblem {
        FormProblem(
            .duplicateTag, at: place,
            "the tag \"\(tag)\" of this \(newcomer) is taken by \(holder); "
                + "tags of rows and sections are unique in a form")
    }

    static func fixedTag(of place: String, wanted: String?) -> FormProblem {
        FormProblem(
            .fixedTag, at: place,
            "the tag cannot become \(wanted.map { "\"\($0)\"" } ?? "nil") in a form; "
                + "take the row out, change it, and put it back")
    }

    /// - Parameter place: Where the tag is used, or nil if that is outside the form.
    static func unknownTag(
        _ tag: String, nearest: String?, at place: String? = nil
    ) -> FormProblem {
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        return FormProblem(
            .unknownTag, at: place ?? "\"\(tag)\"",
            "no row or section has the tag \"\(tag)\"\(hint)")
    }

    static func noValue(ofSection tag: String) -> FormProblem {
        FormProblem(.unknownTag, at: "\"\(tag)\"", "the section has no value of its own")
    }

    /// - Parameter isSecret: Whether the value is not named, but only its type.
    static func wrongType(
        at place: String, expected: String, found: (any Sendable)?, isSecret: Bool = false
    ) -> FormProblem {
        let found = found.map { typeName(type(of: $0)) + (isSecret ? "" : " (\($0))") } ?? "nil"
        return FormProblem(.wrongType, at: place, "expected \(expected), found \(found)")
    }

    static func alreadyPlaced(_ name: String, wanted: String) -> FormProblem {
        FormProblem(
            .alreadyPlaced, at: name,
            "it stands somewhere already and cannot go to \(wanted) as well; take it out first")
    }

    static func notFound(_ name: String, in place: String) -> FormProblem {
        FormProblem(.notFound, at: name, "it does not stand in \(place)")
    }

    static func indexOutOfRange(at place: String, index: Int, count: Int) -> FormProblem {
        let range = count == 0 ? "nothing is visible" : "visible are 0 to \(count - 1)"
        return FormProblem(
            .indexOutOfRange, at: place, "the index \(index) is out of range: \(range)")
    }

    static func noSuchOption(_ option: String, nearest: String?, at place: String) -> FormProblem {
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        return FormProblem(
            .noSuchOption, at: place, "\"\(option)\" is not among the options\(hint)")
    }

    static func notAllowed(_ what: String, at place: String) -> FormProblem {
        FormProblem(.notAllowed, at: place, what)
    }

    static func noProvider(at place: String) -> FormProblem {
        FormProblem(.noProvider, at: place, "no row can be made; set multivaluedRowToInsertAt")
    }

    static func tooMany(_ count: Int, limit: Int, at place: String) -> FormProblem {
        FormProblem(.limit, at: place, "\(count) are too many; there may be \(limit)")
    }

    static func tooFew(minimum: Int, at place: String) -> FormProblem {
        FormProblem(.limit, at: place, "there must be at least \(minimum)")
    }

    /// The problem that a limit is below zero.
    static func negativeLimit(_ name: String, _ value: Int, at place: String) -> FormProblem {
        FormProblem(.limit, at: place, "\(name) cannot be \(value): it cannot be less than 0")
    }

    static func tooManyChosen(_ count: Int, limit: Int, at place: String) -> FormProblem {
        FormProblem(.limit, at: place, tooManyChosen(count, limit: limit))
    }

    static func tooManyChosen(_ count: Int, limit: Int) -> String {
        "\(count == 1 ? "1 option is" : "\(count) options are") chosen; there may be \(limit)"
    }

    static func malformedCondition(_ error: Condition.SyntaxError, at place: String) -> FormProblem
    {
        FormProblem(.malformedCondition, at: place, "\(error)")
    }

    /// - Parameter facets: Facets that each depend on the next, and the last on the first.
    static func cycle(_ facets: [Facet]) -> FormProblem {
        let names = (facets + facets.prefix(1)).map(\.name)
        return FormProblem(
            .cycle, at: names.first ?? "the form",
            "conditions depend on each other in a circle: \(names.joined(separator: " → ")); "
                + "that of \(names.dropLast().last ?? "") counts as not said")
    }

    static func writtenByCondition(_ place: String) -> FormProblem {
        FormProblem(
            .writtenByCondition, at: place,
            "a condition or a rule tried to write here; they read and never write")
    }

    static let unsettledValues = FormProblem(
        .unsettled, at: "the form",
        "values that were set went on hiding and clearing each other after "
            + "\(Transaction.roundLimit) rounds; what a value hides should not decide about it")

    /// - Parameter places: The rows that asked for work last.
    static func endlessWork(_ places: [String]) -> FormProblem {
        FormProblem(
            .unsettled, at: places.joined(separator: ", "),
            "work or rules were still being asked after \(Transaction.roundLimit) rounds of "
                + "answers; an answer should not lead to the same question again")
    }

    /// - Parameter drivers: The names of whatever keeps the rounds going.
    static func unsettled(_ drivers: String) -> FormProblem {
        FormProblem(
            .unsettled, at: drivers,
            "callbacks went on changing values after \(Transaction.roundLimit) rounds; "
                + "a callback should write only what differs from what is there")
    }
}
