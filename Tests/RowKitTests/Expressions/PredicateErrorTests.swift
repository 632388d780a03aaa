import Testing

@testable import RowKit

@Suite("Errors of predicates")
struct PredicateErrorTests {
    @Test("An error shows the place, what was expected and found, and a suggestion")
    func description() {
        #expect(
            predicateError("$name CONTAIN 'x'")?.description == """
                expected an operator, such as == or CONTAINS, found CONTAIN (column 7)
                    $name CONTAIN 'x'
                          ^
                did you mean CONTAINS?
                """)
        #expect(
            predicateError("$größe == 1\n  AND 'é' < name")?.description == """
                expected a value, such as $tag, 'text' or 5, found name (line 2, column 13)
                      AND 'é' < name
                                ^
                did you mean $name?
                """)
        let blankLine = predicateError("$a == 1\n\n  AND <")
        #expect(blankLine?.line == 3)
        #expect(blankLine?.column == 7)
        #expect(
            predicateError("$a == 1 AND")?.description == """
                expected a value, such as $tag, 'text' or 5, found the end (column 12)
                    $a == 1 AND
                               ^
                """)
    }

    @Test(
        "Each mistake is reported at its column",
        arguments: [
            ("", 1, "a value, such as $tag, 'text' or 5", "the end", nil),
            ("$a == ", 7, "a value, such as $tag, 'text' or 5", "the end", nil),
            ("== 1", 1, "a value, such as $tag, 'text' or 5", "==", nil),
            ("$a === 1", 4, "a value or an operator", "===", "=="),
            ("$a !== 1", 4, "a value or an operator", "!==", "!="),
            ("$a ≤ 1", 4, "a value or an operator", "≤", "<="),
            ("$a % 2", 4, "a value or an operator", "%", "mod(a, b) for a remainder"),
            ("$a & $b", 4, "a value or an operator", "&", "&&"),
            ("$a | $b", 4, "a value or an operator", "|", "||"),
            ("$a ** 2 == 4", 4, "a value or an operator", "**", nil),
            ("$a == %@", 7, "a value or an operator", "%@", nil),
            ("$a # 1", 4, "a value or an operator", "#", nil),
            ("$a == “x”", 7, "a value or an operator", "“", "\""),
            ("$a ADN $b", 4, "an operator, such as == or CONTAINS", "ADN", "AND"),
            ("$a is 1", 4, "an operator, such as == or CONTAINS", "is", "=="),
            (
                "$a STARTSWITH 'x'", 4, "an operator, such as == or CONTAINS", "STARTSWITH",
                "BEGINSWITH"
            ),
            ("5", 2, "an operator, such as == or CONTAINS", "the end", nil),
            ("'a' AND $b", 5, "an operator, such as == or CONTAINS", "AND", nil),
            ("NOT 5 == 5 == 5", 12, "AND, OR or the end", "==", nil),
            ("$a == 1 $b", 9, "AND, OR or the end", "$b", nil),
            ("$a == 1 adn $b", 9, "AND, OR or the end", "adn", "AND"),
            ("($a == 1", 9, "AND, OR or )", "the end", nil),
            ("($a", 4, "an operator, such as == or CONTAINS", "the end", nil),
            ("$a)", 3, "an operator, such as == or CONTAINS", ")", nil),
            ("name == 'x'", 1, "a value, such as $tag, 'text' or 5", "name", "$name"),
            ("$a == FLASE", 7, "a value, such as $tag, 'text' or 5", "FLASE", "FALSE"),
            (
                "SELF == 1", 1,
                "a $tag: SELF is for the rules of a row and the conditions of items",
                "SELF", nil
            ),
            (
                "$a == self.name", 7,
                "a $tag: SELF is for the rules of a row and the conditions of items", "self.name",
                nil
            ),
            ("ruond($a) > 1", 1, "a function, such as round or concat", "ruond", "round"),
            ("ceil($a) > 1", 1, "a function, such as round or concat", "ceil", "ceiling"),
            (
                "$a == uuid()", 7,
                "a function that there is: the result of an expression must be the same whenever "
                    + "the form is made again", "uuid", nil
            ),
            ("round() > 1", 7, "round(number, digits?)", "no argument", nil),
            ("$a > mod(1, 2, 3)", 16, "mod(number, divisor)", "more arguments", nil),
            ("date(1, 2) == $a", 10, "date(text) or date(year, month, day)", "2 arguments", nil),
            ("abs('x') > 1", 5, "a number in abs(number)", "'x'", nil),
            ("abs($a > 1) > 1", 5, "a number in abs(number)", "a condition", nil),
            ("if(5, 1, 2) > 1", 4, "a condition in if(condition, value, other)", "a value", nil),
            ("round($a 2) > 1", 10, "a comma or ) in round(number, digits?)", "2", nil),
            (
                "add($a, 1, 'day') > $b", 12,
                "a unit: 'seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years' in "
                    + "add(date, number, unit)", "'day'", "'days'"
            ),
            ("year('today') > 1", 6, "a date, such as '2024-02-29' in year(date)", "'today'", nil),
            (
                "SUBQUERY($l, $x, SUBQUERY($l, $y, $y).@count > 1).@count > 1", 18,
                "no SUBQUERY inside another", "SUBQUERY", nil
            ),
            (
                "SUBQUERY($l, 5, TRUE).@count > 1", 14,
                "a name for the element, such as $g, in SUBQUERY($list, $element, condition)", "5",
                nil
            ),
            (
                "$l[LATS] == 1", 4, "an index, such as [0], [2], [LAST] or [$number]", "LATS", nil
            ),
            ("$a == 'x", 9, "' at the end of the string", "the end", nil),
            ("$a == \"x\\\"", 11, "\" at the end of the string", "the end", nil),
            (
                #"$a MATCHES '\d'"#, 13, #"one of the escapes \\ \' \" \n \r \t \uXXXX"#, #"\d"#,
                #"\\d"#
            ),
            (
                #"$a == '\u12g4'"#, 8, #"\u with four hexadecimal digits of a character"#, #"\u12"#,
                nil
            ),
            (
                #"$a == '\uD83D.'"#, 8, #"\u with four hexadecimal digits of a character"#,
                #"\uD83D"#,
                nil
            ),
            ("$ == 1", 2, "a tag, such as $age or ${any text}", "a space", nil),
            ("${} == 1", 2, "a tag, such as $age or ${any text}", "{", nil),
            ("${a == 1", 9, "} at the end of the tag", "the end", nil),
            ("$a[x] == 1", 4, "an index, such as [0], [2], [LAST] or [$number]", "x", nil),
            ("$a. == 1", 4, "a key, .value, .isHidden or .isDisabled", "a space", nil),
            ("$a.@cout == 1", 4, "one of @count, @sum, @avg, @min, @max", "@cout", "@count"),
            ("$a.@count.b == 1", 10, "nothing more after .@count", ".b", nil),
            ("$a.isHidden.b", 12, "nothing more after .isHidden", ".b", nil),
            ("$a == 1x", 7, "a number, such as 5, 0.5 or 1e3", "1x", nil),
            ("$a == 1. ", 7, "a number, such as 5, 0.5 or 1e3", "1.", nil),
            (
                "$a == 18446744073709551616", 7,
                "a number up to 18446744073709551615, or one with a fraction", "a larger one", nil
            ),
            ("$a == 1e999", 7, "a number up to 1.7976931348623157e+308", "a larger one", nil),
            (
                "$a == -9223372036854775809", 8, "a number of at least -9223372036854775808",
                "a smaller one", nil
            ),
            ("$a IN ['x']", 7, "{, which begins a list", "[", "{"),
            ("$a BETWEEN [1, 2]", 12, "{, which begins a list", "[", "{"),
            ("$a ==[5] 'x'", 7, "modifiers of the letters c, d, w or n", "5", nil),
            ("$a CONTAINS['x'] 'x'", 13, "modifiers of the letters c, d, w or n", "'x'", nil),
            ("$a ==[cx] 'x'", 7, "modifiers of the letters c, d and w, or n alone", "cx", nil),
            ("$a ==[l] 'x'", 7, "modifiers of the letters c, d and w, or n alone", "l", nil),
            ("$a ==[cn] 'x'", 7, "modifiers of the letters c, d and w, or n alone", "cn", nil),
            ("$a ==[c 'x'", 9, "]", "'x'", nil),
            ("$a IN 5", 7, "a list in braces, a string or a $tag", "5", nil),
            ("$a IN {1, }", 11, "a value, such as $tag, 'text' or 5", "}", nil),
            ("$a IN {1 2}", 10, ", or } in the list", "2", nil),
            ("$a BETWEEN {1}", 12, "two bounds in braces, such as {1, 5}, or a $tag", "{", nil),
            ("$a BEGINSWITH 5", 15, "a string or a $tag", "5", nil),
            ("$a < nil", 6, "a number, a string, a date or a $tag", "nil", nil),
            ("$a > TRUE", 6, "a number, a string, a date or a $tag", "TRUE", nil),
            ("$a == ($b == 1)", 7, "a value", "a condition", nil),
            ("1 + ($b == 1) > 2", 5, "a value after +", "a condition", nil),
            ("-($b == 1) > 2", 2, "a value after -", "a condition", nil),
            ("ANY ($b == 1)", 14, "a list to compare with after ANY", "the end", nil),
            ("ANY $b", 7, "an operator, such as == or CONTAINS", "the end", nil),
        ] as [(String, Int, String, String, String?)])
    func mistakes(
        text: String, column: Int, expected: String, found: String, suggestion: String?
    ) throws {
        let error = try #require(predicateError(text))
        #expect(error.column == column)
        #expect(error.expected == expected)
        #expect(error.found == found)
        #expect(error.suggestion == suggestion)
        #expect(error.source == text)
        #expect(error.line == 1)
    }

    @Test(
        "A malformed pattern is reported at its column, whatever escapes precede it",
        arguments: [
            ("$a MATCHES 'a(b'", 14), (#"$a MATCHES '\\d(b'"#, 16),
            (#"$a MATCHES ("\u0041é(b")"#, 21),
            (#"$a LIKE 'a\\'"#, 11), ("$a MATCHES '(?=x)'", 13),
        ])
    func patterns(text: String, column: Int) throws {
        #expect(try #require(predicateError(text)).column == column)
        let long = "'" + String(repeating: "x", count: 9_000) + "(' "
        #expect(predicateError("$a MATCHES \(long)")?.column == 9_013)
    }

    @Test(
        "Excessive nesting is rejected",
        arguments: [
            ("(", ""), ("NOT ", ""), ("!", ""), ("$a == -", ""), ("$a IN {", ""), ("(", "$a"),
            ("- ", "1"), ("1 IN {", "1"), ("{", ""), ("((!", "$a"), ("$a[", ""), ("${", ""),
            ("'\\", ""),
        ])
    func nesting(opening: String, end: String) throws {
        for count in [30, 3_000, 1_000_000] {
            #expect(predicateError(String(repeating: opening, count: count) + end) != nil)
        }
    }

    @Test("Twenty-five levels of nesting are parsed, evaluated and written; one more is rejected")
    func deepest() throws {
        for (opening, closing) in [("(", ")"), ("NOT ", ""), ("NOT (", ")"), ("(!", ")")] {
            let levels = 25 / (opening.count { $0 == "(" || $0 == "!" || $0 == "N" })
            let text = { (count: Int) in
                String(repeating: opening, count: count) + "$a"
                    + String(repeating: closing, count: count)
            }
            let predicate = try Predicate(parsing: text(levels))
            let isNegated = opening != "(" && levels % 2 == 1
            #expect(predicate.evaluate(PredicateForm(["a": true])) == !isNegated)
            #expect(try Predicate(parsing: predicate.description) == predicate)
            let error = predicateError(text(levels + 1))
            #expect(error?.expected == "at most 25 levels of nesting")
            #expect(error?.column == (levels + 1) * opening.count + 1, "after the excess level")
        }
    }

    @Test("Long chains are parsed, up to ten thousand characters")
    func longest() throws {
        let chain = "$a" + String(repeating: "+1", count: 4_000) + ">4000"
        #expect(try holds(chain, ["a": 1]))
        let ands = "$a" + String(repeating: "&&$a", count: 2_499)
        #expect(try holds(ands, ["a": true]))
        #expect(try holds(ands + "  ", ["a": true]))
        let predicate = try Predicate(parsing: ands)
        #expect(try Predicate(parsing: predicate.description) == predicate)
        let error = predicateError(ands + "   ")
        #expect(error?.column == 10_001)
        #expect(error?.expected == "at most 10,000 characters")
    }
}
