import Testing

@testable import RowKit

@Suite("The language of predicates")
struct PredicateLanguageTests {
    @Test("Every example of the documentation is true", arguments: PredicateExamples.all)
    func examples(example: PredicateExample) throws {
        let form = PredicateForm(example.values)
        let predicate = try Predicate(parsing: example.text)
        #expect(predicate.evaluate(form) == example.holds)
        #expect(try Predicate(parsing: predicate.description) == predicate)
    }

    @Test(
        "Predicates written for Eureka and XLForm are accepted",
        arguments: [
            ("$switchRowTag == false", ["switchRowTag": false], true),
            ("$switchRowTag == false", [:], true),
            ("$segments != 'Sport'", ["segments": "Music"], true),
            ("$segments != 'Sport'", [:], true),
            ("!($segments == 'Sport')", ["segments": "Sport"], false),
            ("$segments = nil || $segments = 'Films'", [:], true),
            ("$tag.value == nil", [:], true),
            ("NOT $hobbies.value contains 'Soccer'", ["hobbies": "Soccer"], false),
            ("NOT $hobbies.value contains 'Soccer'", [:], true),
            ("NOT $hobbies.value contains[c] 'soccer'", ["hobbies": ["Music", "Soccer"]], false),
            ("$switch.value==0", ["switch": false], true),
            ("$switch.value==0", ["switch": 0], true),
            ("$pred1.value == 1", ["pred1": true], true),
            ("$hobby.isHidden == 1", ["hobby": "Music"], false),
            ("$row.isDisabled == NO AND $other.isHidden == NO", ["row": 1, "other": 2], true),
            ("$number > 3 AND $number < 5", ["number": 4], true),
            ("$toggle == YES OR $toggle == TRUE", ["toggle": true], true),
            ("$a == NULL or $b == Nil", ["a": 1], true),
            ("$email MATCHES '.+@.+\\\\..+'", ["email": "ada@example.org"], true),
            (
                "$plan IN {'basic', 'pro'} AND $seats BETWEEN {1, 10}",
                ["plan": "pro", "seats": 3], true
            ),
            ("$name.length > 3", ["name": "Grace"], true),
            ("\n  $a == 1\n  AND\t$b == 2\n", ["a": 1, "b": 2], true),
        ] as [(String, [String: any Sendable], Bool)])
    func real(text: String, values: [String: any Sendable], expected: Bool) throws {
        #expect(try holds(text, values) == expected)
    }

    @Test(
        "NOT binds tighter than AND, and AND tighter than OR",
        arguments: [
            ("NOT $a AND $b", "(NOT $a) AND $b"),
            ("NOT $a OR $b", "(NOT $a) OR $b"),
            ("$a OR $b AND $c", "$a OR ($b AND $c)"),
            ("$a AND $b OR $c", "($a AND $b) OR $c"),
            ("$a || NOT $b && $c", "$a OR ((NOT $b) AND $c)"),
            ("NOT $a == $b", "NOT ($a == $b)"),
            ("NOT NOT $a", "NOT (NOT $a)"),
            ("$a + 2 * 3 == 7", "($a + (2 * 3)) == 7"),
            ("$a -1 == 2", "($a - 1) == 2"),
            ("$a-1 == 2", "($a - 1) == 2"),
            ("- $a * 2 == 2", "(-$a) * 2 == 2"),
            ("($a) = (('x'))", "$a == 'x'"),
            ("((TRUE))", "TRUEPREDICATE"),
        ])
    func precedence(text: String, meaning: String) throws {
        #expect(try Predicate(parsing: text) == Predicate(parsing: meaning))
    }

    @Test(
        "A predicate is written in its normal form",
        arguments: [
            ("$a=1&&$b<>'x'||!$c", "$a == 1 AND $b != 'x' OR NOT $c"),
            ("$a and ($b or $c)", "$a AND ($b OR $c)"),
            ("$a AND ($b AND $c)", "$a AND ($b AND $c)"),
            ("!($a and $b)", "NOT ($a AND $b)"),
            ("some $l like[DC] \"it's\"", "ANY $l LIKE[cd] 'it\\'s'"),
            ("$x in[n]{1,2.50,1e3,yes,null}", "$x IN {1, 2.5, 1000.0, TRUE, nil}"),
            ("1-(2-3)-4<-$a", "1 - (2 - 3) - 4 < 0 - $a"),
            ("${a b}[02].value.value == ${a}", "${a b}[2].value.value == $a"),
            ("${\\}\\\\} == $l.value[1].x.@count", "${\\}\\\\} == $l.value[1].x.@count"),
            ("$a.@sum.b.c > 0", "$a.b.c.@sum > 0"),
            ("'\\u0007\\n\\uD83D\\uDE00' == $a", "'\\u0007\\n😀' == $a"),
        ])
    func writing(text: String, written: String) throws {
        let predicate = try Predicate(parsing: text)
        #expect(predicate.description == written)
        #expect(predicate.source == text)
        #expect(try Predicate(parsing: written) == predicate)
    }

    @Test("references lists each reference once, in order")
    func references() throws {
        let predicate = try Predicate(
            parsing: """
                ($b.name == 'x' OR $a IN {1, $c + $d}) AND NOT $a.isHidden
                AND $a.isDisabled AND $b AND ANY $guests[2].age > $a
                """)
        #expect(
            predicate.references == [
                .init("b"), .init("a"), .init("c"), .init("d"), .init("a", .isHidden),
                .init("a", .isDisabled), .init("guests[2]"),
            ])
        #expect(predicate.references.dropFirst(4).first?.description == "$a.isHidden")
    }

    @Test(
        "Evaluation reads from left to right, and no more than the result needs",
        arguments: [
            ("$a AND $b", ["a"]), ("$a OR $b", ["a", "b"]), ("NOT $a OR $b", ["a"]),
            ("$a == $b", ["a", "b"]), ("$a > $b", ["a"]), ("$a BETWEEN {$b, $c}", ["a"]),
            ("5 BETWEEN {$n, $c}", ["n", "c"]), ("0 BETWEEN {$n, $c}", ["n"]),
            ("1 IN {$a, $n, $c}", ["a", "n"]), ("$a + $b > 1", ["a"]),
            ("$n.isHidden OR $n.isDisabled", ["n.isHidden", "n.isDisabled"]),
            ("$n.x.y == 1", ["n"]),
        ])
    func reads(text: String, reads: [String]) throws {
        let form = PredicateForm(["n": 1])
        _ = try Predicate(parsing: text).evaluate(form)
        #expect(form.reads == reads)
    }

    @Test("isHidden and isDisabled read the state of a tag, and are nil for an unknown tag")
    func state() throws {
        let form = PredicateForm(["a": 1])
        form.hidden = ["a"]
        func evaluate(_ text: String) throws -> Bool {
            try Predicate(parsing: text).evaluate(form)
        }
        #expect(try evaluate("$a.isHidden AND NOT $a.isDisabled"))
        form.disabled = ["a"]
        #expect(try evaluate("$a.isDisabled == TRUE"))
        #expect(try evaluate("$b.isHidden == nil AND $b.isHidden == FALSE AND NOT $b.isHidden"))
    }
}
