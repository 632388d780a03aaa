/// A value written as text: `$price * $count`, `if($member, 0, 5)`, `$age >= 18`.
///
/// The language is that of ``Predicate``. A condition is a value, too: a Boolean.
struct Formula: Sendable, Hashable, CustomStringConvertible {
    /// The text as written.
    let source: String
    /// The parsed text.
    let root: PredicateOperand
    /// All references in the formula, in order and without duplicates.
    let references: [PredicateReference]

    /// The tags and addresses in the formula, in order.
    var tags: [String] { references.compactMap(\.tag) }

    /// Parses a formula.
    ///
    /// - Throws: A ``ExpressionError`` that gives the location of the error in the text.
    init(parsing text: String, in scope: PredicateScope = .form) throws(ExpressionError) {
        root = try PredicateParser.parseValue(text, in: scope)
        source = text
        references = root.references
    }

    /// The result, evaluated from left to right, reading only the values that it depends on.
    ///
    /// Never traps, regardless of the values.
    func value(in context: some PredicateContext) -> PredicateValue {
        context.evaluate(source.utf8.count, references) { $0.value(of: root).resolved } ?? .none
    }

    /// The canonical form of the formula, or the original text if the canonical form would be too
    /// long.
    var description: String {
        let written = root.description
        return written.unicodeScalars.count > PredicateLexer.longestText ? source : written
    }

    /// Whether two formulas have the same syntax tree, however they were written.
    static func == (left: Formula, right: Formula) -> Bool { left.root == right.root }

    /// Hashes the syntax tree.
    func hash(into hasher: inout Hasher) { hasher.combine(root) }
}
