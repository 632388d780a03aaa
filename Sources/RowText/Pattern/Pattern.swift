/// A pattern that texts are matched against, in time proportional to their length whatever it is.
///
///     let plate = try Pattern(#"[A-Z]{1,3}-[A-Z]{1,2} \d{1,4}"#)
///     plate.matches("B-MW 123")           // true
///     plate.isFound(in: "car B-MW 123")   // true
///     try Pattern("(a+")                  // throws: the group is not closed (column 1)
///
/// The syntax is that of ICU and NSRegularExpression without what needs backtracking. Everything
/// else is refused, never read as something else.
///
/// **Characters** are Unicode scalars, for `.` and LIKE's `?` too: what a scalar is does not
/// depend on what comes after it, nor on the version of a table, so a pattern means the same
/// everywhere. Nothing is normalised: `é` in one scalar does not match `é` in two, unless
/// diacritics are folded.
///
/// **Folding** folds pattern and text, scalar by scalar. `ß` without regard to case is then `ss`,
/// two characters to `.`. A class matches what any of its members folds to; one under `^`, `&&` or
/// `--` leaves out members that fold to several. `(?i)` on all of a pattern folds case; on parts of
/// it, each character there matches those that fold to the same.
package struct Pattern: Sendable, Hashable, CustomStringConvertible {
    /// How the source is written.
    private enum Syntax {
        case regular, like
    }

    /// The pattern as it was written.
    package let source: String
    /// What the pattern and a text may differ in.
    package let folding: Folding
    private let syntax: Syntax
    private let engine: PatternEngine

    /// Makes a pattern of a regular expression.
    ///
    /// - Throws: a `PatternError` that says where the source is wrong, or what is not supported.
    package init(_ source: String, folding: Folding = []) throws(PatternError) {
        var parser = try PatternParser(source, ignoringCase: folding.contains(.case))
        let node = try parser.parse()
        let isMixed = parser.caseUse == [.ignored, .respected]
        var textFolding = folding
        if parser.caseUse == .ignored { textFolding.insert(.case) }
        if parser.caseUse.contains(.respected) { textFolding.remove(.case) }
        self.source = source
        self.folding = folding
        syntax = .regular
        engine = PatternEngine(
            try PatternCompiler.compile(
                node, folding: textFolding, addsCaseVariants: isMixed, source: source))
    }

    /// Makes a pattern of LIKE's: `*` is any characters, `?` any one, and a backslash makes the
    /// character after it stand for itself.
    ///
    /// - Throws: a `PatternError` if the source is too long or ends in a lone backslash.
    package init(like source: String, folding: Folding = []) throws(PatternError) {
        let node = try LikeParser.parse(source, ignoringCase: folding.contains(.case))
        self.source = source
        self.folding = folding
        syntax = .like
        engine = PatternEngine(
            try PatternCompiler.compile(
                node, folding: folding, addsCaseVariants: false, source: source))
    }

    /// Whether the pattern matches all of a text.
    ///
    /// - Complexity: O(*n*) in the text's length, at worst times the pattern's compiled size.
    package func matches(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { engine.answer(.whole, $0) }
    }

    /// Whether the pattern matches any part of a text.
    ///
    /// - Complexity: O(*n*) in the text's length, at worst times the pattern's compiled size.
    package func isFound(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { engine.answer(.part, $0) }
    }

    /// The leftmost part of a text that the pattern matches.
    ///
    /// Of the matches that begin there it is the one that a backtracking engine finds first: the
    /// first alternative, the most rounds of a greedy quantifier, the fewest of a lazy one. Its
    /// ends are ends of whole scalars: a match of half of what a scalar folds to takes all of it,
    /// and marks that are folded away belong to what they follow.
    ///
    /// - Complexity: O(*n*) in the text's length times the pattern's compiled size.
    package func firstRange(in text: String) -> Range<String.Index>? {
        var native = text
        let offsets = native.withUTF8 { bytes -> Range<Int>? in
            guard engine.answer(.part, bytes) else { return nil }
            var search = PatternSearch(engine.program)
            return search.firstRange(in: bytes)
        }
        return offsets.map { offsets in
            let start = text.utf8.index(text.startIndex, offsetBy: offsets.lowerBound)
            return start..<text.utf8.index(start, offsetBy: offsets.count)
        }
    }

    /// The pattern as it was written.
    package var description: String { source }

    /// Whether two patterns are written alike, in the same syntax, with the same folding.
    package static func == (one: Pattern, other: Pattern) -> Bool {
        one.source.utf8.elementsEqual(other.source.utf8) && one.folding == other.folding
            && one.syntax == other.syntax
    }

    /// Hashes source, syntax and folding.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(folding)
        hasher.combine(syntax)
    }
}

extension Pattern {
    /// How many steps it takes to match a text with nothing learnt before, for each of the three
    /// questions: all of it, a part of it, and which part.
    package func steps(for text: String) -> (whole: Int, part: Int, range: Int) {
        var text = text
        let program = engine.program
        return text.withUTF8 { bytes in
            var whole = PatternCache(.whole, program)
            var part = PatternCache(.part, program)
            var search = PatternSearch(program)
            _ = whole.answer(bytes, program)
            _ = part.answer(bytes, program)
            _ = search.firstRange(in: bytes)
            return (whole.steps, part.steps, search.steps)
        }
    }

    /// How many instructions the pattern takes.
    package var compiledSize: Int { engine.program.instructions.count }
}
