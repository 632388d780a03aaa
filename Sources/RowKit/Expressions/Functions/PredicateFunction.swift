/// A function of the language.
enum PredicateFunction: String, Hashable, Sendable, CaseIterable {
    case `if`, coalesce, title, text, number
    case round, floor, ceiling, trunc, abs, pow, mod, min, max
    case concat, join, substring, before, after, replace, uppercase, lowercase, trim
    case lookup, position
    case today, now, date, add, days, years, year, month, day, weekday

    /// Returns the function with a name, which is written in any case, or nil if there is none.
    init?(named name: String) {
        // The name in NSPredicate.
        let name = name.uppercased() == "TERNARY" ? "if" : name.lowercased()
        self.init(rawValue: name)
    }

    /// What the function takes.
    ///
    /// A value of another kind makes the result nil.
    var parameters: [Parameter] {
        switch self {
        case .if: [.init("condition", .condition), .init("value"), .init("other")]
        case .coalesce, .min, .max, .concat: [.init("value"), .init("more", repeats: true)]
        case .text: [.init("value"), .init("style", .style, isOptional: true)]
        case .number: [.init("value")]
        case .title: [.init("row", .row)]
        case .lookup: [.init("list", .list), .init("value"), .init("member", .text)]
        case .round: [.init("number", .number), .init("digits", .number, isOptional: true)]
        case .floor, .ceiling, .trunc, .abs: [.init("number", .number)]
        case .pow: [.init("number", .number), .init("exponent", .number)]
        case .mod: [.init("number", .number), .init("divisor", .number)]
        case .join: [.init("list"), .init("separator", .text)]
        case .substring:
            [
                .init("text", .text), .init("start", .number),
                .init("length", .number, isOptional: true),
            ]
        case .before, .after: [.init("text", .text), .init("part", .text)]
        case .replace: [.init("text", .text), .init("part", .text), .init("other", .text)]
        case .uppercase, .lowercase, .trim: [.init("text", .text)]
        case .position, .today, .now: []
        case .date:
            [
                .init("year"), .init("month", .number, isOptional: true),
                .init("day", .number, isOptional: true),
            ]
        case .add: [.init("date", .date), .init("number", .number), .init("unit", .unit)]
        case .days, .years: [.init("from", .date), .init("to", .date)]
        case .year, .month, .day, .weekday: [.init("date", .date)]
        }
    }

    /// The kind of the result, or nil if it depends on the arguments.
    var result: Kind? {
        switch self {
        case .if, .coalesce, .min, .max, .lookup: nil
        case .title, .text, .concat, .join, .substring, .before, .after, .replace: .text
        case .uppercase, .lowercase, .trim: .text
        case .number, .round, .floor, .ceiling, .trunc, .abs, .pow, .mod: .number
        case .position, .days, .years, .year, .month, .day, .weekday: .number
        case .today, .now, .date, .add: .date
        }
    }

    /// The function as it is used, such as `round(number, digits)`.
    var usage: String {
        switch self {
        case .date: return "date(text) or date(year, month, day)"
        case .coalesce, .min, .max, .concat: return "\(rawValue)(value, …)"
        default: break
        }
        return "\(rawValue)(\(parameters.map(\.usage).joined(separator: ", ")))"
    }

    /// Whether the function takes a number of arguments.
    func takes(_ count: Int) -> Bool {
        if self == .date { return count == 1 || count == 3 }
        let parameters = parameters
        let least = parameters.count { !$0.isOptional && !$0.repeats }
        return count >= least && (count <= parameters.count || parameters.last?.repeats == true)
    }

    /// Returns the parameter for an argument, or nil if there is none.
    func parameter(at index: Int) -> Parameter? {
        let parameters = parameters
        if index < parameters.count { return parameters[index] }
        return parameters.last.flatMap { $0.repeats ? $0 : nil }
    }

    struct Parameter {
        let name: String
        let kind: Kind
        let isOptional: Bool
        /// Whether any number of arguments may stand here.
        let repeats: Bool

        init(
            _ name: String, _ kind: Kind = .any, isOptional: Bool = false, repeats: Bool = false
        ) {
            (self.name, self.kind, self.isOptional) = (name, kind, isOptional)
            self.repeats = repeats
        }

        fileprivate var usage: String { isOptional ? "\(name)?" : name }
    }

    /// The kind of a value, as far as it is known from the text.
    enum Kind: Hashable, Sendable {
        case any, condition, number, text, date
        /// A row, and the name of a list.
        case row, list
        /// The name of a ``PredicateUnit`` or ``PredicateDateLength``.
        case unit, style
    }
}

/// The units of `add`.
enum PredicateUnit: String, CaseIterable {
    case seconds, minutes, hours, days, weeks, months, years
}

/// The lengths of the text of a date.
enum PredicateDateLength: String, CaseIterable {
    case short, medium, long
}

/// Names of functions that other languages have, and why there is none here.
enum PredicateRefusals {
    private static let reasons: [([String], String)] = [
        (
            ["uuid", "random", "randomize"],
            "the result of an expression must be the same whenever the form is made again"
        ),
        (["once"], "write the expression as the row's \"suggested\""),
        (
            ["area", "distance", "geofence", "intersects", "enclosed-area"],
            "expressions do not compute with places"
        ),
        (
            ["digest", "base64-decode", "base64-encode", "extract-signed"],
            "expressions do not compute with bytes"
        ),
        (["cast", "function"], "a value has the type of its row; see text, number and date"),
    ]

    /// Other names of functions, in other languages.
    static let synonyms = [
        "ceil": "ceiling", "int": "trunc", "length": "$tag.length", "len": "$tag.length",
        "count": "$tag.@count", "sum": "$tag.@sum", "avg": "$tag.@avg", "upper": "uppercase",
        "lower": "lowercase", "contains": "CONTAINS", "starts-with": "BEGINSWITH",
        "ends-with": "ENDSWITH", "regex": "MATCHES", "not": "NOT", "concatenate": "concat",
        "substr": "substring", "substring-before": "before", "substring-after": "after",
        "translate": "replace", "iif": "if", "string": "text", "age": "years",
        "indexof": "position", "dateadd": "add", "datediff": "days",
    ]

    /// Returns why there is no function with a name, or nil if it is not a known one.
    static func reason(for name: String) -> String? {
        let name = name.lowercased()
        return reasons.first { $0.0.contains(name) }?.1
    }
}
