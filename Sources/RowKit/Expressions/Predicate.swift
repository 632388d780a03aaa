/// A condition written as text: `$age >= 18 AND $country IN {'AT', 'DE'}`.
///
/// The language is a subset of NSPredicate's, with extensions for forms. The text is parsed once.
/// The result is a value that does not belong to a form. It reads values and states from a
/// ``PredicateContext``.
///
/// **Syntax.** `NOT` binds tighter than `AND`, and `AND` tighter than `OR`. Keywords are not
/// case-sensitive.
///
/// - conditions: `AND &&`, `OR ||`, `NOT !`, `( )`, a Boolean by itself (`$switch`, `TRUE`),
///   `TRUEPREDICATE`, `FALSEPREDICATE`, a comparison, and a comparison after `ANY`, `SOME`, `ALL`
///   or `NONE`;
/// - comparisons: `== =`, `!= <>`, `<`, `<= =<`, `>`, `>= =>`, `BETWEEN`, `IN`, `CONTAINS`,
///   `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, each with `[c]`, `[d]`, `[w]` or a combination of
///   these (to ignore case, diacritics and width), or with `[n]` (to ignore nothing, the default);
/// - values: `$tag`, `'text'`, `"text"`, `5`, `-0.5`, `1e3`, `TRUE YES FALSE NO`, `nil NULL`, lists
///   `{1, 2}`, and `+ - * /`;
/// - escapes in text: `\\ \' \" \n \r \t \uXXXX`;
/// - `$tag`: letters, digits and `_`, and a hyphen before a letter (`$first-name`). Any other tag
///   is written `${any text}`, where `\}` and `\\` stand for `}` and `\`. `$guests[2]` is the third
///   row of a multivalued section;
/// - after a tag: `.value` (which can be omitted), `.isHidden`, `.isDisabled`; then keys of values
///   (`$user.address.city`), indices of lists (`$user.friends[0]`, `$colours.value[0]`), and at the
///   end `.@count`, `.@sum`, `.@avg`, `.@min` or `.@max`.
///
/// Text of more than 10,000 characters, or nested more than 25 levels deep, is rejected.
///
/// **Equality.** Two predicates are equal if their syntax trees are: `a = 1` equals `(a == 1)`.
struct Predicate: Sendable, Hashable, CustomStringConvertible {
    /// The text as written.
    let source: String
    /// The parsed text.
    let root: PredicateNode
    /// All references in the predicate, in order and without duplicates.
    let references: [PredicateReference]

    /// Parses a predicate.
    ///
    /// - Throws: A ``ExpressionError`` that gives the location of the error in the text.
    init(
        parsing text: String, in scope: PredicateScope = .form
    ) throws(ExpressionError) {
        self.init(try PredicateParser.parse(text, in: scope), source: text)
    }

    /// Creates a predicate from a syntax tree, with its canonical text as the source.
    init(_ root: PredicateNode) {
        self.init(root, source: root.description)
    }

    private init(_ root: PredicateNode, source: String) {
        self.source = source
        self.root = root
        references = PredicateOperand.condition(root).references
    }

    /// Whether the predicate reads what time it is for the form.
    var readsTime: Bool { calls(.now) || calls(.today) }

    /// Whether the predicate reads the texts that rows show for their values.
    var readsTexts: Bool { calls(.title) }

    /// Whether the predicate looks values up in lists of the form.
    var readsLists: Bool { calls(.lookup) }

    private func calls(_ wanted: PredicateFunction) -> Bool {
        var isFound = false
        root.forEachOperand { operand in
            if case .call(let function, _) = operand, function == wanted { isFound = true }
        }
        return isFound
    }

    /// Whether the predicate holds.
    ///
    /// Evaluated from left to right, reading only the values that the result depends on. Never
    /// traps, regardless of the values.
    func evaluate(_ context: some PredicateContext) -> Bool {
        context.evaluate(source.utf8.count, references) { $0.truth(of: root) } ?? false
    }

    /// The canonical form of the predicate, or the original text if the canonical form would be too
    /// long.
    ///
    /// Parsing the description gives an equal predicate.
    var description: String {
        let written = root.description
        return written.unicodeScalars.count > PredicateLexer.longestText ? source : written
    }

    /// Whether two predicates have the same syntax tree, however they were written.
    static func == (left: Predicate, right: Predicate) -> Bool { left.root == right.root }

    /// Hashes the syntax tree.
    func hash(into hasher: inout Hasher) { hasher.combine(root) }
}
