import RowKit

/// The options of a column of a picker, which may depend on the choice in an earlier column.
///
/// ```swift
/// row.secondColumn = ["Asia": ["Japan", "Nepal"], "Europe": ["Malta"]]
/// row.secondColumn = ["Small", "Large"]
/// ```
///
/// In a document, it is an object with the options for each choice, or the options themselves if
/// they are the same for all choices.
public enum DependentOptions<Choice: Hashable, Options> {
    /// The same options for every choice.
    case all(Options)
    /// The options for each choice.
    ///
    /// There are none for other choices.
    case by([Choice: Options])

    /// The options for a choice, or nil if there are none.
    public subscript(choice: Choice) -> Options? {
        switch self {
        case .all(let options): options
        case .by(let options): options[choice]
        }
    }
}

extension DependentOptions: Equatable where Options: Equatable {}
extension DependentOptions: Sendable where Choice: Sendable, Options: Sendable {}

extension DependentOptions: ExpressibleByDictionaryLiteral {
    /// Creates options for each choice.
    ///
    /// If a choice is repeated, its last options are used.
    public init(dictionaryLiteral elements: (Choice, Options)...) {
        self = .by(Dictionary(elements) { $1 })
    }
}

extension DependentOptions: ExpressibleByArrayLiteral where Options: ColumnOptions {
    /// Creates options that are the same for every choice.
    public init(arrayLiteral elements: Options.ArrayLiteralElement...) {
        self = .all(Options(elements))
    }
}

/// The options of a column, which can be made from an array of values.
public protocol ColumnOptions: ExpressibleByArrayLiteral {
    /// Creates options.
    init(_ values: [ArrayLiteralElement])
}

extension Array: ColumnOptions {}
extension TitledOptions: ColumnOptions {}

extension DependentOptions: DocumentValue where Choice: DocumentValue, Options: DocumentValue {
    /// Reads the options for each choice from an object, or the same options for every choice.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .object = json else {
            self = .all(try Options(documentValue: json))
            return
        }
        let members = try [String: Options](documentValue: json)
        var options: [Choice: Options] = [:]
        for (name, value) in members {
            if let choice = try? Self.choice(named: name) { options[choice] = value }
        }
        // There are fewer options if a name is not a choice, or if two names are the same choice.
        if options.count < members.count,
            let error = DocumentDiagnostic(all: Self.problems(naming: members.keys.sorted()))
        {
            throw error
        }
        self = .by(options)
    }

    private static func problems(naming names: [String]) -> [DocumentDiagnostic] {
        var known: Set<Choice> = []
        var problems: [DocumentDiagnostic] = []
        for name in names {
            do throws(DocumentDiagnostic) {
                guard known.insert(try choice(named: name)).inserted else {
                    throw DocumentDiagnostic(.notAllowed, "the choice \(name) is repeated")
                }
            } catch {
                problems.append(error.within(DocumentPlace.root.member(name)))
            }
        }
        return problems
    }

    /// The options for each choice as an object, or the same options for every choice.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        switch self {
        case .all(let options):
            let json = try options.documentValue()
            guard case .object = json else { return json }
            throw DocumentDiagnostic(
                .swiftOnly, "options that depend only on a later column can only be set in Swift")
        case .by(let options):
            var members: [String: JSONValue] = [:]
            for (choice, value) in options {
                members[Self.name(of: try choice.documentValue())] = try value.documentValue()
            }
            return .object(members)
        }
    }

    /// The schema of the options, or an object with the options for each choice.
    public static var documentSchema: JSONValue {
        [
            "anyOf": [
                Options.documentSchema,
                ["type": "object", "additionalProperties": Options.documentSchema],
            ]
        ]
    }

    /// The list of options, or a dictionary with the options for each choice.
    public var swiftExpression: String? {
        switch self {
        case .all(let options): return options.swiftExpression
        case .by(let options):
            if options.isEmpty { return "[:]" }
            let parts = options.compactMap { choice, options in
                choice.swiftExpression.flatMap { choice in
                    options.swiftExpression.map { "\(choice): \($0)" }
                }
            }
            guard parts.count == options.count else { return nil }
            return "[\(parts.sorted().joined(separator: ", "))]"
        }
    }

    /// Reads a choice from a member's name, which is text or, for example, a number as JSON.
    private static func choice(named name: String) throws(DocumentDiagnostic) -> Choice {
        if let choice = try? Choice(documentValue: .string(name)) { return choice }
        guard let json = try? JSONValue(text: name) else {
            return try Choice(documentValue: .string(name))
        }
        return try Choice(documentValue: json)
    }

    private static func name(of choice: JSONValue) -> String {
        guard case .string(let name) = choice else { return String(choice.text.dropLast()) }
        return name
    }
}
