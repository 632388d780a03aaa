/// When something holds, written as text: `$age >= 18 AND $country IN {'AT', 'DE'}`.
///
/// The language is that of NSPredicate, as far as it makes sense in a form. A text is parsed once;
/// the result is a value that knows no form and asks a ``PredicateContext`` for what it names.
///
/// **Syntax.** `NOT` binds tighter than `AND`, that tighter than `OR`; words in any case.
///
/// - conditions: `AND &&`, `OR ||`, `NOT !`, `( )`, a Boolean by itself (`$switch`, `TRUE`),
///   `TRUEPREDICATE`, `FALSEPREDICATE`, a comparison, and one behind `ANY`, `SOME`, `ALL`, `NONE`;
/// - comparisons: `== =`, `!= <>`, `<`, `<= =<`, `>`, `>= =>`, `BETWEEN`, `IN`, `CONTAINS`,
///   `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, each with `[c]`, `[d]`, `[w]` or several of them
///   (case, diacritics and width do not count), or with `[n]` (everything counts, as without);
/// - values: `$tag`, `'text'`, `"text"`, `5`, `-0.5`, `1e3`, `TRUE YES FALSE NO`,
///   `nil NULL`, lists `{1, 2}`, and `+ - * /`;
/// - escapes in texts: `\\ \' \" \n \r \t \uXXXX`;
/// - `$tag`: letters, digits and `_`, and a hyphen before a letter (`$first-name`); any other tag
///   as `${any text}`, where `\}` and `\\` stand for `}` and `\`; `$guests[2]` is the third row of
///   a multivalued section;
/// - after a tag: `.value` (which can be left out), `.isHidden`, `.isDisabled`; then keys of
///   values (`$user.address.city`), places in lists (`$user.friends[0]`, `$colours.value[0]`),
///   and at the end `.@count`, `.@sum`, `.@avg`, `.@min` or `.@max`.
///
/// A text of more than 10,000 characters, or nested deeper than 25, is refused.
///
/// **Two predicates are equal** if they mean the same by their syntax: `a = 1` and `(a == 1)` are.
struct Predicate: Sendable, Hashable, CustomStringConvertible {
    /// The text as it was written.
    let source: String
    /// What the text says.
    let root: PredicateNode
    /// All that is named: in order, each once.
    let references: [PredicateReference]

    /// Reads a text.
    ///
    /// - Throws: a ``ConditionSyntaxError`` that says where the text is wrong.
    init(parsing text: String) throws(ConditionSyntaxError) {
        self.init(try PredicateParser.parse(text), source: text)
    }

    /// Makes a predicate of its syntax tree, written in the usual way.
    init(_ root: PredicateNode) {
        self.init(root, source: root.description)
    }

    private init(_ root: PredicateNode, source: String) {
        self.source = source
        self.root = root
        var references: [PredicateReference] = []
        root.forEachReference { if !references.contains($0) { references.append($0) } }
        self.references = references
    }

    /// Whether it holds.
    ///
    /// From left to right, and only as far as the answer needs it, the context is asked for what
    /// is named. No value makes it trap.
    func evaluate(_ context: some PredicateContext) -> Bool {
        PredicateEvaluator(context: context).truth(of: root)
    }

    /// The predicate in the usual writing, unless that is too long: then as it was written.
    ///
    /// Reading that again gives an equal predicate.
    var description: String {
        let written = root.description
        return written.unicodeScalars.count > PredicateLexer.longestText ? source : written
    }

    /// Whether both say the same, however they are written.
    static func == (left: Predicate, right: Predicate) -> Bool { left.root == right.root }

    /// Hashes what the text says.
    func hash(into hasher: inout Hasher) { hasher.combine(root) }
}
