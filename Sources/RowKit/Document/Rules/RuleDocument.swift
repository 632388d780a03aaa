import RowText

/// A rule in a document: `{"rule": "minLength", "count": 8, "message": "Too short"}`.
struct RuleDocument: Equatable {
    let kind: RuleKind
    // The parameters of the rule. A limit is converted later, when the value type is known.
    var count = 0
    var limit = JSONValue.null
    var pattern = ""
    /// The tag of the row that must have the same value.
    var row = ""
    var allowsBlank = false
    var allowsEmpty = true
    var allowsLocalDomains = false
    var requiresProtocol = true
    var schemes = Self.webSchemes
    /// The expression that must hold.
    var that = ""
    /// Whether a missing value must satisfy the expression.
    var checksEmpty = false
    /// The tag of the row or section that a rule of the form validates, or nil for the form itself.
    var at: String?
    /// The condition under which the rule is applied, or nil if it always is.
    var when: JSONValue?
    /// A custom error message.
    var message: String?
    var id: String?

    private static let webSchemes = Set(RuleURL<String>().schemes.map { URLScheme($0) })

    init(_ kind: RuleKind) { self.kind = kind }

    /// Reads a rule.
    ///
    /// - Parameters:
    ///   - subject: The validated element, for the message that the rule does not apply.
    ///   - applies: Returns whether rules of a kind can validate it.
    ///   - more: Members that only its rules have.
    init?(
        _ json: JSONValue, validating subject: String, by applies: (RuleKind) -> Bool,
        more: [DocumentName] = [], problems: inout [DocumentDiagnostic]
    ) {
        let found: RuleKind
        do throws(DocumentDiagnostic) {
            found = try Self.kind(of: json, validating: subject, by: applies)
            self.init(found)
            var object = try DocumentObject(
                json, "\(found.rawValue) rule",
                known: [.rule, .when, .message, .id] + found.members + more)
            readMembers(of: &object)
            problems += object.problems
            if !object.problems.isEmpty { return nil }
        } catch {
            problems.append(error)
            return nil
        }
    }

    private static func kind(
        of json: JSONValue, validating subject: String, by applies: (RuleKind) -> Bool
    ) throws(DocumentDiagnostic) -> RuleKind {
        guard case .object = json else { throw .expected("an object", found: json) }
        guard let name = json[DocumentName.rule.rawValue] else {
            throw DocumentDiagnostic(.missing, "the member \"rule\" of a rule is missing")
        }
        do throws(DocumentDiagnostic) {
            let kind = try RuleKind(documentValue: name)
            if applies(kind) { return kind }
            let names = RuleKind.allCases.filter(applies).map(\.rawValue).joined(separator: ", ")
            throw DocumentDiagnostic(
                .notAllowed,
                "the rule \(kind.rawValue) does not apply to \(subject); these do: \(names)")
        } catch {
            throw error.within(.root.member(DocumentName.rule.rawValue))
        }
    }

    private mutating func readMembers(of object: inout DocumentObject) {
        for member in kind.requiredMembers {
            switch member {
            case .count: count = Int(clamping: object.require(.count, as: UInt.self) ?? 0)
            case .limit: limit = object.require(.limit) ?? .null
            case .pattern: pattern = readPattern(of: &object)
            case .that: that = readExpression(of: &object)
            default: row = object.require(.row) ?? ""
            }
        }
        allowsBlank = object.read(.allowsBlank) ?? allowsBlank
        allowsEmpty = object.read(.allowsEmpty) ?? allowsEmpty
        allowsLocalDomains = object.read(.allowsLocalDomains) ?? allowsLocalDomains
        requiresProtocol = object.read(.requiresProtocol) ?? requiresProtocol
        schemes = object.read(.schemes) ?? schemes
        checksEmpty = object.read(.empty) ?? checksEmpty
        at = object.read(.at)
        when = object.read(.when) { json throws(DocumentDiagnostic) in
            _ = try Condition(documentValue: json, in: .value)
            return json
        }
        message = object.read(.message) { json throws(DocumentDiagnostic) in
            let text = try String(documentValue: json)
            do throws(ExpressionError) {
                _ = try PipedText(parsing: text)
            } catch {
                throw error.diagnostic(of: "text")
            }
            return text
        }
        id = object.read(.id)
    }

    private func readExpression(of object: inout DocumentObject) -> String {
        guard object.has(.that) else { return object.require(.that) ?? "" }
        return object.read(.that) { json throws(DocumentDiagnostic) in
            let text = try String(documentValue: json)
            _ = try Condition(documentValue: json, in: .value)
            return text
        } ?? ""
    }

    /// Returns the tags that a rule in a document names, with the members that name them.
    static func tags(namedIn rule: JSONValue) -> [(tag: String, member: DocumentName)] {
        var tags: [(String, DocumentName)] = []
        for member in [DocumentName.row, .at] {
            if case .string(let tag) = rule[member.rawValue] { tags.append((tag, member)) }
        }
        for member in [DocumentName.that, .when] {
            let condition = rule[member.rawValue].flatMap {
                try? Condition(documentValue: $0, in: .value)
            }
            for tag in condition?.tags ?? [] { tags.append((tag, member)) }
        }
        if case .string(let text)? = rule[DocumentName.message.rawValue],
            let shown = try? PipedText(parsing: text)
        {
            for tag in shown.tags { tags.append((tag, .message)) }
        }
        return tags
    }

    /// The message as a text that may show values, or nil if there is none.
    private var text: PipedText? { message.flatMap { try? PipedText(parsing: $0) } }

    /// The message if it shows no values.
    var plainMessage: String? { text?.plain }

    /// What depends on the form: the condition under which the rule is applied, and a message that
    /// shows values.
    var terms: FormTerms? {
        let condition = when.flatMap { try? Condition(documentValue: $0, in: .value) }
        let text = text.flatMap { $0.plain == nil ? $0 : nil }
        return condition == nil && text == nil ? nil : FormTerms(when: condition, message: text)
    }

    private func readPattern(of object: inout DocumentObject) -> String {
        guard object.has(.pattern) else { return object.require(.pattern) ?? "" }
        return object.read(.pattern) { json throws(DocumentDiagnostic) in
            let text = try String(documentValue: json)
            do throws(PatternError) {
                _ = try Pattern(text)
            } catch {
                throw DocumentDiagnostic(
                    .invalid,
                    "the pattern is malformed: \(error.message), found \(error.found) "
                        + "(line \(error.line), column \(error.column))"
                        + (error.suggestion.map { "; try \($0)" } ?? ""))
            }
            return text
        } ?? ""
    }

    var json: JSONValue {
        var members: [DocumentName: JSONValue] = [.rule: .string(kind.rawValue)]
        for member in kind.requiredMembers {
            switch member {
            case .count: members[.count] = .integer(count)
            case .limit: members[.limit] = limit
            case .pattern: members[.pattern] = .string(pattern)
            case .that: members[.that] = .string(that)
            default: members[.row] = .string(row)
            }
        }
        if allowsBlank { members[.allowsBlank] = true }
        if !allowsEmpty { members[.allowsEmpty] = false }
        if allowsLocalDomains { members[.allowsLocalDomains] = true }
        if !requiresProtocol { members[.requiresProtocol] = false }
        if schemes != Self.webSchemes {
            members[.schemes] = .array(schemes.map(\.name).sorted().map { .string($0) })
        }
        if checksEmpty { members[.empty] = true }
        members[.at] = at.map { .string($0) }
        members[.when] = when
        members[.message] = message.map { .string($0) }
        members[.id] = id.map { .string($0) }
        return JSONValue(members)
    }
}

extension JSONValue {
    /// Creates an object from the members of a document.
    init(_ members: [DocumentName: JSONValue]) {
        self = .object(Dictionary(uniqueKeysWithValues: members.map { ($0.rawValue, $1) }))
    }
}
