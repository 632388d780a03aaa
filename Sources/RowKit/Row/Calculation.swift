/// An expression whose result is the value of a row.
///
/// ```swift
/// total.calculated = "$price * $count"
/// end.suggested = "add($start, 2, 'days')"
/// total.calculated = .function { [unowned price, unowned count] _ in
///     (price.value ?? 0) * (count.value ?? 0)
/// }
/// ```
///
/// It is evaluated when it is assigned, when its row joins a form, and when something that it read
/// changes, as a ``Condition`` is. It must not write to the form.
public struct Calculation<Value: Equatable & Sendable>: ExpressibleByStringLiteral {
    private let kind: Kind

    private enum Kind {
        case formula(Formula)
        case text(PipedText)
        case function(tags: [String], (Form) -> Value?)
        case malformed(ExpressionError)
    }

    /// Creates a calculation from an expression.
    ///
    /// A malformed expression is ignored and reported as a problem of the form; ``init(parsing:)``
    /// throws instead.
    public init(stringLiteral text: String) { self = .expression(text) }

    /// Creates a calculation from an expression.
    ///
    /// - Throws: An error that gives the location in the text and what was expected there.
    public init(parsing text: String) throws(ExpressionError) {
        kind = .formula(try Formula(parsing: text))
    }

    /// Creates a calculation from a formula.
    init(_ formula: Formula) { kind = .formula(formula) }

    private init(_ kind: Kind) { self.kind = kind }

    /// Creates a calculation from a closure.
    ///
    /// - Parameters:
    ///   - tags: The tags of rows and sections whose values the result depends on, in addition to
    ///     everything that the closure reads from the form.
    ///   - function: Returns the value. It must not write to the form.
    public static func function(
        _ tags: [String] = [], _ function: @escaping (Form) -> Value?
    ) -> Calculation {
        Calculation(.function(tags: tags, function))
    }

    /// Creates a calculation from an expression.
    ///
    /// A malformed expression is ignored and reported as a problem of the form.
    public static func expression(_ text: String) -> Calculation {
        do throws(ExpressionError) {
            return try Calculation(parsing: text)
        } catch {
            return Calculation(.malformed(error))
        }
    }

    /// The error of a malformed expression, or nil.
    var error: ExpressionError? { if case .malformed(let error) = kind { error } else { nil } }

    /// The tags and addresses in the expression or the list, in order.
    var tags: [String] {
        switch kind {
        case .formula(let formula): formula.tags
        case .text(let text): text.tags
        case .function(let tags, _): tags
        case .malformed: []
        }
    }

    /// The formula, or nil if this is a closure or malformed.
    var formula: Formula? { if case .formula(let formula) = kind { formula } else { nil } }
}

extension Calculation: FacetDecision {
    var isFunction: Bool { if case .function = kind { true } else { false } }

    func result(in form: Form, for owner: any Conditional) -> FacetResult {
        let context = ElementContext(form: form, owner: owner)
        switch kind {
        case .formula(let formula): return .computed(formula.value(in: context))
        case .text(let text): return .computed(.text(text.text(in: context)))
        case .function(let tags, let function):
            for tag in tags { _ = form.value(of: tag) }
            return .typed(function(form).map { $0 })
        case .malformed: return .nothing
        }
    }
}

extension Calculation where Value == String {
    /// Creates a calculation from a text that shows values: `.text("The end after {$start}")`.
    ///
    /// `{$tag}` is the text that the row with a tag shows for its value, and `{{$` is `{$`. A
    /// malformed text is ignored and reported as a problem of the form.
    public static func text(_ text: String) -> Calculation {
        do throws(ExpressionError) {
            return Calculation(.text(try PipedText(parsing: text)))
        } catch {
            return Calculation(.malformed(error))
        }
    }
}
