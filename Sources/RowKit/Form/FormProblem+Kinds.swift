extension FormProblem {
    static func duplicateTag(_ tag: String, at place: String) -> FormProblem {
        FormProblem(
            .duplicateTag, at: place,
            "the tag \"\(tag)\" is taken; tags of rows and sections are unique in a form")
    }

    static func fixedTag(of place: String, wanted: String?) -> FormProblem {
        FormProblem(
            .fixedTag, at: place,
            "the tag cannot become \(wanted.map { "\"\($0)\"" } ?? "nil") in a form; "
                + "take the row out, change it, and put it back")
    }

    static func unknownTag(_ tag: String, nearest: String?) -> FormProblem {
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        return FormProblem(
            .unknownTag, at: "\"\(tag)\"", "no row or section has the tag \"\(tag)\"\(hint)")
    }

    static func noValue(ofSection tag: String) -> FormProblem {
        FormProblem(.unknownTag, at: "\"\(tag)\"", "the section has no value of its own")
    }

    static func wrongType(
        at place: String, expected: String, found: (any Sendable)?
    ) -> FormProblem {
        let found = found.map { "\(type(of: $0)) (\($0))" } ?? "nil"
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

    static func tooMany(_ count: Int, limit: Int, at place: String) -> FormProblem {
        FormProblem(.limit, at: place, "\(count) are too many; there may be \(limit)")
    }

    static func tooFew(minimum: Int, at place: String) -> FormProblem {
        FormProblem(.limit, at: place, "there must be at least \(minimum)")
    }

    static func badLimit(_ name: String, _ value: Int, at place: String) -> FormProblem {
        FormProblem(.limit, at: place, "\(name) cannot be \(value)")
    }

    static func malformedCondition(_ error: ConditionSyntaxError, at place: String) -> FormProblem {
        FormProblem(.malformedCondition, at: place, "\(error)")
    }

    static func cycle(_ names: [String]) -> FormProblem {
        FormProblem(
            .cycle, at: names.first ?? "the form",
            "conditions depend on each other in a circle: \(names.joined(separator: " → ")); "
                + "that of \(names.dropLast().last ?? "") counts as not said")
    }

    static func writtenByCondition(_ place: String) -> FormProblem {
        FormProblem(
            .writtenByCondition, at: place,
            "a condition or a rule tried to write here; they read and never write")
    }

    static func unsettled(_ rows: [BaseRow]) -> FormProblem {
        let names = rows.map(\.placeName).joined(separator: ", ")
        return FormProblem(
            .unsettled, at: names.isEmpty ? "the form" : names,
            "callbacks went on changing values after \(Transaction.roundLimit) rounds; "
                + "a callback should write only what differs from what is there")
    }
}
