import TestRuns
import Testing

@testable import SwiftSource

@Suite("The tokenizer")
struct TokenizerTests {
    @Test(
        "skips comments, which may nest",
        arguments: [
            ("a // b \" {\nc", "a |c"),
            ("a /* b */ c", "a c"),
            ("a /* /* b */ { \" */ c", "a c"),
            ("a /** doc */ b /**/ c", "a b c"),
            ("a /* b\n */ c", "a |c"),
            ("/// /* not a comment\na", "a"),
            ("a//*\nb", "a |b"),
            ("a //\r\nb", "a |b"),
        ])
    func comments(source: String, tokens: String) { expect(source, tokens) }

    @Test(
        "treats a string as one token, whatever it contains",
        arguments: [
            (#"a "class B: RowType {" c"#, "a s c"),
            (#"a "\"" c"#, "a s c"),
            (#"a "\\" c"#, "a s c"),
            (#"a "" c"#, "a s c"),
            (#"a "// b" c"#, "a s c"),
            (#"a "/* b" c"#, "a s c"),
            (##"a #"\"# c"##, "a s c"),
            (##"a #"b " c \(d"# e"##, "a s e"),
            (###"a ##"b "# c"## d"###, "a s d"),
            ("a \"\"\"\n\"quoted\" { \"\"\n\"\"\" b", "a s b"),
            ("a \"\"\"\n\\\"\"\" b\n\"\"\" c", "a s c"),
            ("a #\"\"\"\n\"\"\" \\( b\n\"\"\"# c", "a s c"),
            // A single-line string that begins like a multiline one.
            (##"a #"""# b"##, "a s b"),
            (##"a #""" b "# c"##, "a s c"),
        ])
    func strings(source: String, tokens: String) { expect(source, tokens) }

    @Test(
        "skips interpolations, which may contain strings",
        arguments: [
            (#"a "\(b)" c"#, "a s c"),
            (#"a "\(b("c)") + (d))" e"#, "a s e"),
            (#"a "\("\("b")")" c"#, "a s c"),
            (#"a "\(b /* ) */)" c"#, "a s c"),
            (#"a "\(b { "}" })" c"#, "a s c"),
            (##"a #"\(b) \#(c("")) "# d"##, "a s d"),
            ("a \"\"\"\n\\(b(\"\"\"\n{\n\"\"\"))\n\"\"\" c", "a s c"),
            ("a \"\\(\n b\n)\" c", "a s c"),
        ])
    func interpolation(source: String, tokens: String) { expect(source, tokens) }

    @Test(
        "distinguishes a regular expression from a division",
        arguments: [
            ("a = /b\"c/", "a = r"),
            ("a(/b\\/c{/, d)", "a ( r , d )"),
            ("a = /(b)[\"]/ c", "a = r c"),
            ("a / b / c", "a / b / c"),
            ("a/b/c", "a / b / c"),
            ("(a)/(b)/c", "( a ) / ( b ) / c"),
            ("reduce(1, /) + b(2, /)", "reduce ( 1 , / ) + b ( 2 , / )"),
            ("a /b", "a / b"),
            ("a = /\\s(b[^)(\"]{)/ c", "a = r c"),
            ("a = #/b\"/ c/#", "a = r"),
            ("a = ##/b/# c/##", "a = r"),
            ("a = #/\n  b \" {\n/# c", "a = r c"),
            ("a = /b \\\nc/", "a = / b \\ |c /"),
            ("func /(a: A/B) (/)", "func / ( a : A / B ) ( / )"),
            ("func /=(a) {b/=c}", "func / = ( a ) { b / = c }"),
            ("operator </>\nc/d", "operator < / > |c / d"),
            ("return/\"/.a", "return r . a"),
            ("try/\"/ try? /\"/", "try r try ? r"),
            ("a.in/b/c", "a . in / b / c"),
            ("`in`/b/c", "`in` / b / c"),
            ("!/a\"/", "! r"),
            ("a!/b/c", "a ! / b / c"),
            ("a!+/b/c", "a ! + / b / c"),
            ("a\n/b\"/", "a |r"),
            // Valid only without a regular expression.
            ("f(/, \"a/b\")", "f ( / , s )"),
        ])
    func regexes(source: String, tokens: String) { expect(source, tokens) }

    @Test(
        "skips invalid branches that the compiler may leave unparsed",
        arguments: [
            ("#if swift(<5)\n( \"\n#endif\na", "#if swift ( < 5 ) |#endif |a"),
            (
                "#if compiler(>=5)\na\n#else\n{ (\n#endif",
                "#if compiler ( > = 5 ) |a |#else |#endif"
            ),
            (
                "#if A\n#elseif !compiler(<5)\n\"\"\"\n#endif\na",
                "#if A |#elseif ! compiler ( < 5 ) |#endif |a"
            ),
            (
                "#if swift(<5)\n#if A\n(\n#else\n#endif\n{\n#endif\r\na",
                "#if swift ( < 5 ) |#endif |a"
            ),
            ("#if swift(<5)\nclass a\n#endif", "#if swift ( < 5 ) |class a |#endif"),
            ("#if swift(<5) // (\n\"\"\"\n#endif\n\"\"\"\n#endif", "#if swift ( < 5 ) |s |#endif"),
        ])
    func branches(source: String, tokens: String) { expect(source, tokens) }

    @Test(
        "recognizes names, numbers, directives and punctuation",
        arguments: [
            ("let `class` = $0", "let `class` = $0"),
            ("größe_2 日本", "größe_2 日本"),
            ("1.5e3 0xFF_A.b 1...2 t.0.1", "1.5e3 0xFF_A . b 1 . . . 2 t . 0.1"),
            ("A<B<C>> -> D", "A < B < C > > -> D"),
            (
                "#if DEBUG\n#elseif os(Linux)\n#else\n#endif",
                "#if DEBUG |#elseif os ( Linux ) |#else |#endif"
            ),
            ("#available(macOS 15, *) #Preview", "#available ( macOS 15 , * ) #Preview"),
            ("@a(b: .c)", "@ a ( b : . c )"),
            ("#!/usr/bin/swift \"\na", "a"),
            ("\u{FEFF}a", "a"),
            ("", ""),
            ("\u{0}\t \u{B}", ""),
        ])
    func marks(source: String, tokens: String) { expect(source, tokens) }

    @Test(
        "reports the start of an unterminated token",
        arguments: [
            ("a \"b\nc", 2), ("a /* b", 2), ("a \"\"\"\nb", 2), ("a \"\\(b", 4), ("a #\"b\"", 2),
            ("\"\\", 0), ("/* /* */", 0),
        ])
    func faults(source: String, offset: Int) {
        #expect(TokenReader.tokens(of: SourceFile(path: "A.swift", text: source)).fault == offset)
    }

    @Test("terminates for any source, with tokens in order")
    func anySource() {
        let pieces = [
            "\"", "\"\"\"", "#", "/", "*", "\\", "(", ")", "{", "}", "\n", " ", "a", "`", "/*",
            "*/",
            "//", "\\(", "<", "1", "é", "\r", "#if", "[", "]",
        ]
        Runs.repeated(of: 200_000) { seed, random in
            let text = random.text(upTo: 30, of: pieces)
            let tokens = TokenReader.tokens(of: SourceFile(path: "A.swift", text: text)).tokens
            var end = 0
            for token in tokens {
                #expect(token.range.lowerBound >= end, "seed \(seed): \(text.debugDescription)")
                end = token.range.upperBound
            }
            #expect(end == text.utf8.count, "seed \(seed): \(text.debugDescription)")
        }
    }

    /// Compares tokens, each written as its text, `s` for a string or `r` for a regular expression,
    /// with `|` before the first token of every line except the first.
    private func expect(
        _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (tokens, fault) = TokenReader.tokens(of: SourceFile(path: "A.swift", text: source))
        let words = tokens.dropLast().enumerated().map { index, token in
            let text =
                switch token.kind {
                case .string: "s"
                case .regex: "r"
                case .quotedName: "`\(token.text)`"
                default: token.text
                }
            return (token.startsLine && index > 0 ? "|" : "") + text
        }
        #expect(words.joined(separator: " ") == expected, sourceLocation: sourceLocation)
        #expect(fault == nil, sourceLocation: sourceLocation)
    }
}
