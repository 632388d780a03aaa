/// Determines when a row or a section is hidden or disabled.
///
/// ```swift
/// row.hidden = true
/// row.hidden = "$subscribes == false"
/// row.disabled = .function(["age"]) { form in form.rowBy(tag: "age")?.isHidden == true }
/// ```
///
/// A condition is evaluated when it is assigned, when its row or section joins a form, and when
/// something that it read changes. Everything that it reads from the form is tracked: values,
/// settings and state of rows and sections, which of them exist, and tags that no row or section
/// has yet. A condition must not write to the form: an attempt changes nothing and is reported as a
/// problem of the form (``Form/Problem/Code/writtenByCondition``).
public struct Condition: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral {
    let kind: Kind

    indirect enum Kind {
        case constant(Bool)
        case function(tags: [String], (Form) -> Bool)
        case predicate(Predicate)
        case malformed(ExpressionError, text: String)
    }

    /// Creates a condition that always has the same result.
    public init(_ constant: Bool) { kind = .constant(constant) }

    /// Creates a condition that always has the same result.
    public init(booleanLiteral value: Bool) { kind = .constant(value) }

    /// Creates a condition from a predicate.
    ///
    /// A malformed predicate is ignored and reported as a problem of the form; ``init(parsing:)``
    /// throws instead.
    public init(stringLiteral text: String) { self = .predicate(text) }

    /// Creates a condition from a predicate.
    ///
    /// - Throws: An error that gives the location in the text and what was expected there.
    public init(parsing text: String) throws(ExpressionError) {
        try self.init(parsing: text, in: .form)
    }

    init(parsing text: String, in scope: PredicateScope) throws(ExpressionError) {
        kind = .predicate(try Predicate(parsing: text, in: scope))
    }

    private init(_ kind: Kind) { self.kind = kind }

    /// Creates a condition from a closure.
    ///
    /// - Parameters:
    ///   - tags: The tags of rows and sections whose values the condition depends on, in addition
    ///     to everything that the closure reads from the form.
    ///   - function: Returns whether the condition holds. It must not write to the form.
    public static func function(
        _ tags: [String] = [], _ function: @escaping (Form) -> Bool
    ) -> Condition {
        Condition(.function(tags: tags, function))
    }

    /// Creates a condition from a predicate.
    ///
    /// A malformed predicate is ignored and reported as a problem of the form.
    public static func predicate(_ text: String) -> Condition {
        Condition(text, in: .form)
    }

    private init(_ text: String, in scope: PredicateScope) {
        do throws(ExpressionError) {
            try self.init(parsing: text, in: scope)
        } catch {
            self.init(.malformed(error, text: text))
        }
    }

    /// The condition as that of a rule, in which `SELF` is the value that the rule validates.
    var ofRule: Condition {
        if case .malformed(_, let text) = kind { Condition(text, in: .value) } else { self }
    }

    /// The error of a malformed predicate, or nil.
    var error: ExpressionError? {
        if case .malformed(let error, _) = kind { error } else { nil }
    }

    /// The condition's result if it does not depend on the form, or nil if it does.
    var constant: Bool? {
        switch kind {
        case .constant(let value): value
        case .malformed: false
        case .function, .predicate: nil
        }
    }

    /// Whether the condition is a closure, which may capture rows that are not part of a form.
    var isFunction: Bool {
        if case .function = kind { true } else { false }
    }

    /// The tags and addresses in the condition's text or list, in order.
    var tags: [String] {
        switch kind {
        case .predicate(let predicate): predicate.references.compactMap(\.tag)
        case .function(let tags, _): tags
        case .constant, .malformed: []
        }
    }

    /// - Parameter owner: The row or section that the condition belongs to.
    func evaluate(in form: Form, for owner: any Conditional) -> Bool {
        evaluate(in: ElementContext(form: form, owner: owner))
    }

    func evaluate(in context: ElementContext) -> Bool {
        switch kind {
        case .constant(let value):
            return value
        case .malformed:
            return false
        case .predicate(let predicate):
            return predicate.evaluate(context)
        case .function(let tags, let function):
            for tag in tags { _ = context.form.value(of: tag) }
            return function(context.form)
        }
    }
}
