import Testing

@testable import RowText

struct PatternErrorTests {
    typealias Case = (
        source: String, column: Int, message: String, found: String, suggestion: String?
    )

    static let table: [Case] = [
        (
            "a(?=b)", 2, "look-ahead is not supported: it cannot be matched in linear time",
            "(?=", nil
        ),
        (
            "(?!b)", 1, "look-ahead is not supported: it cannot be matched in linear time",
            "(?!", nil
        ),
        (
            "(?<=b)", 1, "look-behind is not supported: it cannot be matched in linear time",
            "(?<=", nil
        ),
        (
            "(?<!b)", 1, "look-behind is not supported: it cannot be matched in linear time",
            "(?<!", nil
        ),
        (
            "(?>a)", 1, "an atomic group is not supported: it cannot be matched in linear time",
            "(?>", nil
        ),
        (
            "(?(1)a)", 1,
            "a conditional group is not supported: it cannot be matched in linear time",
            "(?(", nil
        ),
        ("(?R)", 1, "recursion is not supported: it cannot be matched in linear time", "(?R", nil),
        ("(?1)", 1, "recursion is not supported: it cannot be matched in linear time", "(?1", nil),
        ("(?&n)", 1, "recursion is not supported: it cannot be matched in linear time", "(?&", nil),
        (
            "(?P>n)", 1, "recursion is not supported: it cannot be matched in linear time",
            "(?P>", nil
        ),
        (
            "(?P=n)", 1, "a back-reference is not supported: it cannot be matched in linear time",
            "(?P=", nil
        ),
        ("(?P<n>a)", 1, "this syntax for named groups is not supported", "(?P<", "(?<"),
        ("(?'n'a)", 1, "this syntax for named groups is not supported", "(?'", "(?<"),
        ("(?|a)", 1, "this group is not supported", "(?|", "(?:"),
        ("(*FAIL)", 1, "verbs are not supported", "(*", nil),
        (
            #"(a)\1"#, 4, "a back-reference is not supported: it cannot be matched in linear time",
            #"\1"#, nil
        ),
        (
            #"\k<n>"#, 1, "a back-reference is not supported: it cannot be matched in linear time",
            #"\k"#, nil
        ),
        (
            "a++", 2,
            "possessive quantifiers are not supported: they cannot be matched in linear time",
            "++", "+"
        ),
        (
            "a*+", 2,
            "possessive quantifiers are not supported: they cannot be matched in linear time",
            "*+", "*"
        ),
        (
            "a{2}+", 2,
            "possessive quantifiers are not supported: they cannot be matched in linear time",
            "{2}+", "{2}"
        ),
        ("a**", 3, "a quantifier cannot be repeated", "*", "(?:…) around what comes before"),
        ("a{2}{3}", 5, "a quantifier cannot be repeated", "{", "(?:…) around what comes before"),
        ("*a", 1, "there is nothing to repeat", "*", #"\* for the character"#),
        ("(+)", 2, "there is nothing to repeat", "+", #"\+ for the character"#),
        ("a|?", 3, "there is nothing to repeat", "?", #"\? for the character"#),
        ("{2}", 1, "there is nothing to repeat", "{", #"\{ for the character"#),
        ("}", 1, "unmatched }", "}", #"\} for the character"#),
        ("a{,3}", 2, "a count begins with a number", "{", "{0,n}"),
        ("a{2", 2, "the count is not closed", "{2", #"\{ for the character"#),
        ("a{x}", 2, "a count begins with a number", "{", #"\{ for the character"#),
        ("a{3,2}", 2, "the minimum exceeds the maximum", "{3,2}", "{2,3}"),
        ("a{10001}", 3, "a count is at most 10000", "10001", nil),
        ("^*", 2, "an anchor or a flag cannot be repeated", "*", nil),
        ("(?i)*", 5, "an anchor or a flag cannot be repeated", "*", nil),
        ("(a", 1, "the group is not closed", "(", #"\( for the character"#),
        ("a)", 2, "unmatched )", ")", #"\) for the character"#),
        ("(?:a", 1, "the group is not closed", "(", #"\( for the character"#),
        ("(?<1>a)", 4, "invalid group name", "1", nil),
        ("(?<n", 5, "invalid group name", "the end of the pattern", nil),
        ("(?<n>a)(?<n>b)", 11, "two groups have this name", "n", "another name, or (?:…)"),
        ("(?q)", 3, "unknown flag or group", "q", nil),
        ("(?i", 1, "the flags are not closed", "(?i", nil),
        ("(?#a", 1, "the comment is not closed", "(?#", nil),
        ("[a", 1, "the class is not closed", "[", #"\[ for the character"#),
        ("[]", 1, "the class is not closed", "[", #"\[ for the character"#),
        ("[z-a]", 2, "the range is reversed", "z-a", "a-z"),
        (#"[a-\d]"#, 2, "a range must end with a character", #"a-\d"#, #"\- for the character"#),
        ("[a&&]", 5, "a side of this operator is empty", "]", nil),
        ("[--a]", 2, "a side of this operator is empty", "--", #"\- for the character"#),
        ("[a-[b]]", 3, "this operator is not supported", "-", "--"),
        ("[a&[b]]", 3, "this operator is not supported", "&", "&&"),
        (
            "[a||b]", 3, "this operator is not supported",
            "||", "a backslash before each, for the characters"
        ),
        ("[:alpha:]", 1, "a POSIX class is inside another class", "[:alpha:]", "[[:alpha:]]"),
        ("[[:alpa:]]", 4, "unknown property", "alpa", "alpha"),
        ("[[:alpha]", 2, "the POSIX class is not closed", "[:alpha", #"\[ for the character"#),
        (#"[\b]"#, 2, "an anchor has no meaning in a class", #"\b"#, nil),
        (
            "(?x)[a b]", 7, "with the flag x, white space and # in a class are unclear",
            " ", "a backslash before it"
        ),
        (#"\G"#, 1, "this escape is not supported", #"\G"#, nil),
        (#"\X"#, 1, "this escape is not supported", #"\X"#, nil),
        (#"\R"#, 1, "this escape is not supported", #"\R"#, #"(?:\r\n|\v)"#),
        (#"\N"#, 1, "this escape is not supported", #"\N"#, nil),
        (#"\q"#, 1, "unknown escape", #"\q"#, "q for the character"),
        (#"\E"#, 1, #"\E without \Q"#, #"\E"#, nil),
        (#"a\"#, 2, "a backslash at the end escapes nothing", #"\"#, #"\\ for the character"#),
        (#"\pL"#, 1, "the property has no braces", #"\p"#, #"\p{L}"#),
        (#"\p{Lettr}"#, 4, "unknown property", "Lettr", "Letter"),
        (#"\p{Klingon}"#, 4, "unknown property", "Klingon", nil),
        (#"\p{L"#, 1, "the property is not closed", #"\p{"#, nil),
        (#"\x4"#, 1, "the escape is too short", #"\x4"#, #"\x{H…} for any number"#),
        (#"\x{110000}"#, 1, "not a Unicode scalar", #"\x{110000}"#, nil),
        (#"\u12"#, 1, "the escape is too short", #"\u12"#, #"\x{H…} for any number"#),
        (
            #"\uD83D\uDE00"#, 1, "not a Unicode scalar",
            #"\uD83D"#, #"\x{H…} for a character past FFFF"#
        ),
        (#"\c"#, 1, #"\c needs a letter"#, #"\c"#, #"\cA"#),
    ]

    @Test("Every error has its column, what was found and a suggestion", arguments: table)
    func refusal(
        _ source: String, _ column: Int, _ message: String, _ found: String, _ suggestion: String?
    ) throws {
        let error = try #require(throws: PatternError.self) { try Pattern(source) }
        #expect(error.message == message)
        #expect(error.line == 1)
        #expect(error.column == column)
        #expect(error.offset == column - 1)
        #expect(error.found == found)
        #expect(error.suggestion == suggestion)
        #expect(error.source == source)
    }

    static let tooLong = String(repeating: "abcdefghij", count: 10)

    @Test(
        "A description shows the place in the line",
        arguments: [
            (
                "a(?=b)",
                """
                look-ahead is not supported: it cannot be matched in linear time (column 2)
                    a(?=b)
                     ^
                found (?=
                expected (…), (?:…), (?<name>…) or (?flags)
                """
            ),
            (
                "(?x) é # one\n [b-a] # two",
                """
                the range is reversed (line 2, column 3)
                     [b-a] # two
                      ^
                found b-a
                try a-b
                """
            ),
            (
                "a\u{202E}*+",
                """
                possessive quantifiers are not supported: they cannot be matched in linear time \
                (column 3)
                    a\u{FFFD}*+
                      ^
                found *+
                try *
                """
            ),
            (
                tooLong + "(?q)" + tooLong,
                """
                unknown flag or group (column 103)
                    …cdefghijabcdefghijabcdefghij(?q)abcdefghijabcdefghijabcdefgh…
                                                   ^
                found q
                expected the flags i, m, s and x, or (…), (?:…), (?<name>…) or (?flags)
                """
            ),
            (
                "(a{100}){101}",
                """
                the pattern is too big: it would take more than 10000 instructions, and a counted \
                repeat takes as many as what it repeats, so many times (column 1)
                    (a{100}){101}
                    ^
                found (a{100}){101}
                """
            ),
            (
                String(repeating: "(", count: 101),
                """
                groups and classes nest at most 100 deep (column 101)
                    …(((((((((((((((((((((((((((((((
                                                   ^
                found (
                """
            ),
        ])
    func description(_ source: String, _ expected: String) throws {
        let error = try #require(throws: PatternError.self) { try Pattern(source) }
        #expect(error.description == expected)
    }

    @Test("A pattern that is too long is rejected at the first excess character")
    func tooLongSource() throws {
        for text in [String(repeating: "a", count: 10_001), String(repeating: "é", count: 20_000)] {
            let error = try #require(throws: PatternError.self) { try Pattern(text) }
            #expect(error.message == "a pattern has at most 10000 characters")
            #expect(error.column == 10_001)
            let like = try #require(throws: PatternError.self) { try Pattern(like: text) }
            #expect(like == error)
        }
    }

    @Test("LIKE rejects a backslash that escapes nothing")
    func loneBackslash() throws {
        let error = try #require(throws: PatternError.self) { try Pattern(like: #"a*\"#) }
        #expect(error.message == "a backslash at the end escapes nothing")
        #expect(error.column == 3)
        #expect(error.suggestion == #"\\ for the character"#)
    }
}
