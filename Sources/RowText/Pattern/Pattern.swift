/// A regular expression or LIKE pattern, matched in time proportional to the length of the text.
///
///     let plate = try Pattern(#"[A-Z]{1,3}-[A-Z]{1,2} \d{1,4}"#)
///     plate.matches("B-MW 123")       // true
///     plate.matches("car B-MW 123")   // false
///     try Pattern("(a+")              // throws: the group is not closed (column 1)
///
/// The syntax is that of ICU and NSRegularExpression, without features that need backtracking.
/// Everything else is rejected and never interpreted as something different.
///
/// **Characters** are Unicode scalars, even for `.` and the `?` of LIKE. A scalar does not depend
/// on the text after it or on the version of a table, so a pattern has the same meaning everywhere.
/// Nothing is normalised: `é` as one scalar does not match `é` as two, unless diacritics are
/// folded.
///
/// **Folding** folds the pattern and the text, scalar by scalar. If case is ignored, `ß` is `ss`,
/// which is two characters for `.`. A class matches the result of folding any of its members. Under
/// `^`, `&&` or `--`, a class excludes members that fold to several scalars. If `(?i)`
/// applies to the whole pattern, case is folded. If it applies to a part, each character of that
/// part matches all characters with the same folded form.
package struct Pattern: Sendable, Hashable, CustomStringConvertible {
    enum Syntax {
        case regular, like
    }

    /// The pattern as written.
    package let source: String
    /// The differences between pattern and text to ignore.
    package let folding: Folding
    let syntax: Syntax
    private let engine: PatternEngine

    /// Creates a pattern from a regular expression.
    ///
    /// - Throws: A `PatternError` with the place where the source is invalid or unsupported.
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

    /// Creates a pattern from LIKE syntax: `*` matches any characters, `?` matches any one
    /// character, and a backslash makes the next character a literal.
    ///
    /// - Throws: A `PatternError` if the source is too long or ends with a lone backslash.
    package init(like source: String, folding: Folding = []) throws(PatternError) {
        let node = try LikeParser.parse(source, ignoringCase: folding.contains(.case))
        self.source = source
        self.folding = folding
        syntax = .like
        engine = PatternEngine(
            try PatternCompiler.compile(
                node, folding: folding, addsCaseVariants: false, source: source))
    }

    /// Whether the pattern matches the whole text.
    ///
    /// - Complexity: O(*n*) in the text's length, at worst multiplied by the pattern's compiled
    ///   size.
    package func matches(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { engine.matches($0) }
    }

    /// The pattern as written.
    package var description: String { source }

    /// Whether two patterns have the same source, syntax and folding.
    package static func == (one: Pattern, other: Pattern) -> Bool {
        one.source.utf8.elementsEqual(other.source.utf8) && one.folding == other.folding
            && one.syntax == other.syntax
    }

    /// Hashes the source, syntax and folding.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(folding)
        hasher.combine(syntax)
    }
}

extension Pattern {
    /// Returns the number of steps for matching a string with an empty cache.
    package func steps(for text: String) -> Int {
        var text = text
        let program = engine.program
        return text.withUTF8 { bytes in
            var cache = PatternCache(program)
            _ = cache.matches(bytes, program)
            return cache.steps
        }
    }

    /// The number of instructions in the compiled pattern.
    package var compiledSize: Int { engine.program.instructions.count }
}
