import RowText
import Testing

@testable import RowKit

@Suite("Formulas")
struct FormulaTests {
    @Test("Every example of the documentation is true", arguments: FormulaExamples.all)
    func examples(example: FormulaExample) throws {
        let formula = try Formula(parsing: example.text)
        #expect(formula.value(in: PredicateForm(example.values)).written == example.result)
        #expect(try Formula(parsing: formula.description) == formula)
    }

    @Test("Every function has an example")
    func allFunctions() throws {
        let texts = FormulaExamples.all.map(\.text)
        for function in PredicateFunction.allCases {
            #expect(texts.contains { $0.contains("\(function.rawValue)(") }, "\(function)")
        }
    }

    @Test(
        "Nil is empty in texts, ignored by min, max and coalesce, and makes other results nil",
        arguments: [
            ("concat('a', $none, 'b')", "'ab'"), ("uppercase($none)", "''"),
            ("join({'a', nil, 'b'}, '-')", "'a--b'"), ("replace($none, 'a', 'b')", "''"),
            ("min($none, 2, nil)", "2"), ("max($none)", "nil"), ("coalesce(nil, 2)", "2"),
            ("round($none)", "nil"), ("pow(2, $none)", "nil"), ("mod($none, 2)", "nil"),
            ("year($none)", "nil"), ("add($none, 1, 'days')", "nil"),
            ("add(today(), $none, 'days')", "nil"), ("days(today(), $none)", "nil"),
            ("substring('abc', $none)", "nil"), ("number($none)", "nil"), ("1 + $none", "nil"),
            ("if($none, 1, 2)", "2"), ("date($none, 1, 1)", "nil"), ("text($none)", "''"),
        ])
    func nothing(text: String, expected: String) throws {
        #expect(try result(text, PredicateForm()) == expected)
    }

    @Test(
        "Numbers are exact as long as they can be",
        arguments: [
            ("pow(10, 18)", "1000000000000000000"), ("pow(10, 19)", "10000000000000000000"),
            ("pow(-2, 3)", "-8"), ("pow(2, -1)", "0.5"), ("pow(0, 0)", "1"),
            ("abs(-9223372036854775808)", "9223372036854775808"),
            ("mod(-9223372036854775808, -1)", "0"), ("round(0.5)", "1"), ("round(-0.5)", "-1"),
            ("round(2.675, 2)", "2.68"), ("round(9.995, 2)", "10"), ("round(1e300, 2)", "1e300"),
            ("round(55, -1)", "60"), ("round(-55, -1)", "-60"), ("round(4, -1)", "0"),
            ("round(7, 500)", "7"), ("round(1.5, 0.5)", "nil"),
            ("trunc(1e19)", "10000000000000000000"),
            ("add('2024-02-29', -9223372036854775807 - 1, 'days')", "nil"),
            ("number('-9223372036854775808')", "-9223372036854775808"),
            ("number(' 1e3 ')", "1000"), ("number('0x10')", "nil"), ("number('nan')", "nil"),
            ("number('+5')", "nil"), ("number('1,5')", "nil"), ("number('')", "nil"),
            ("min(1, 'a')", "nil"), ("max({1, 2}, 7, {9})", "9"),
        ])
    func numbers(text: String, expected: String) throws {
        let found = try result(text, PredicateForm())
        if expected == "1e300" {
            #expect(found.count == 301)
        } else {
            #expect(found == expected)
        }
    }

    @Test(
        "Texts are cut by characters and compared by their meaning",
        arguments: [
            ("substring('👩‍👧é!', 1)", "'é!'"), ("substring('abc', -1, 2)", "'a'"),
            ("substring('abc', 1, -1)", "''"), ("substring('abc', 1.9, 1)", "'b'"),
            ("substring('abc', 0, 1e18)", "'abc'"), ("before('abc', '')", "''"),
            ("after('abc', '')", "'abc'"), ("after('e\u{301}a', 'é')", "'a'"),
            ("replace('aaa', 'aa', 'b')", "'ba'"), ("replace('abc', '', 'x')", "'abc'"),
            ("concat($switch, 1e21, {1, 'a'})", "'true10000000000000000000001, a'"),
            ("uppercase(5)", "'5'"), ("join('a', '-')", "'a'"), ("join(nil, '-')", "''"),
        ])
    func texts(text: String, expected: String) throws {
        #expect(try result(text, PredicateForm(["switch": true])) == expected)
    }

    @Test("A text that would be too long is nil")
    func longTexts() throws {
        let form = PredicateForm(["text": String(repeating: "a", count: 600_000)])
        #expect(try result("concat($text, $text)", form) == "nil")
        #expect(try result("replace($text, 'a', 'bb')", form) == "nil")
        #expect(try result("join({$text, $text}, '')", form) == "nil")
        #expect(try result("concat($text).length", form) == "600000")
    }

    @Test(
        "Dates are taken apart in the time zone of their row",
        arguments: [
            ("day($day)", "1"), ("date($day)", "2024-03-01"), ("weekday($day)", "5"),
            ("$day == date(2024, 3, 1)", "TRUE"), ("$day > date(2024, 2, 29)", "TRUE"),
            ("days('2024-02-29', $day)", "1"), ("concat($day)", "'2024-03-01T08:30:00'"),
            ("add($day, 1, 'months')", "2024-03-31T23:30:00Z"),
            ("today() == '2024-03-01'", "TRUE"), ("today() < '2024-03-02'", "TRUE"),
            ("today() == now()", "TRUE"), ("today() IN {'2024-03-01'}", "TRUE"),
        ])
    func zones(text: String, expected: String) throws {
        let form = PredicateForm(["day": exampleEvening.addingTimeInterval(5 * 3600)])
        form.zones = ["day": try #require(.init(secondsFromGMT: 9 * 3600))]
        #expect(try result(text, form) == expected)
    }

    @Test(
        "A time that the clocks skip is an hour later, and a date keeps its time across the change")
    func skippedTimes() throws {
        // 30 March 2024, 2:30 in Vienna, where the clocks skip that time a day later.
        let form = PredicateForm(["day": exampleDay.addingTimeInterval(30 * 86_400 + 5400)])
        form.zones = ["day": try #require(.init(identifier: "Europe/Vienna"))]
        #expect(try result("add($day, 1, 'days')", form) == "2024-03-31T01:30:00Z")
        #expect(try result("add($day, 2, 'days')", form) == "2024-04-01T00:30:00Z")
        #expect(try result("add($day, 24, 'hours')", form) == "2024-03-31T01:30:00Z")
    }

    @Test(
        "Dates outside the calendar are nil",
        arguments: [
            "add(today(), 1e300, 'days')", "add(today(), 8000, 'years')",
            "add(today(), -2024, 'years')", "add(today(), 1e18, 'seconds')", "date(0, 1, 1)",
            "date(2024, 13, 1)", "date('yesterday, once')", "year($far)",
        ])
    func farDates(text: String) throws {
        let text = text.replacing("'yesterday, once'", with: "$text")
        let form = PredicateForm(["far": exampleDay.addingTimeInterval(1e300), "text": "once"])
        #expect(try result(text, form) == "nil")
    }

    @Test(
        "An index can be computed, and counts all entries",
        arguments: [
            ("$guests[LAST]", "'Bo'", ["guests.entries", "guests[1]"]),
            ("$guests[first]", "'Ada'", ["guests[0]"]),
            ("$guests[$n]", "'Bo'", ["n", "guests[1]"]),
            ("$guests[$m]", "nil", ["m"]),
            ("$guests[LAST].isHidden", "FALSE", ["guests.entries", "guests[1].isHidden"]),
            ("$none[LAST]", "nil", ["none.entries"]),
            ("$n.value[LAST]", "nil", ["n"]),
        ])
    func indices(text: String, expected: String, reads: [String]) throws {
        let form = PredicateForm(["guests[0]": "Ada", "guests[1]": "Bo", "n": 1, "m": -1])
        #expect(try result(text, form) == expected)
        #expect(form.reads == reads)
    }

    @Test("A part is that of the same group, and SELF is the value at hand")
    func parts() throws {
        let form = PredicateForm(["age": 50])
        #expect(try result("$.age", form) == "50")
        form.parts = ["age": NumberRow { $0.value = 12 }]
        form.own = ExampleUser()
        form.position = 2
        #expect(try result("$.age * position()", form) == "24")
        func own(_ text: String, _ scope: PredicateScope) throws -> String {
            try Formula(parsing: text, in: scope).value(in: form).written
        }
        #expect(try own("SELF.name", .value) == "'Ada'")
        #expect(try own("SELF.friends[LAST]", .value) == "'Mary'")
        #expect(try own("name == 'Ada' AND address.city BEGINSWITH 'L'", .item) == "TRUE")
        #expect(try own("SELF.{name} == name", .item) == "TRUE")
    }

    @Test(
        "Only the arguments that decide the result are read",
        arguments: [
            ("if($a, $b, $c)", ["a", "b"]), ("if($n, $b, $c)", ["n", "c"]),
            ("coalesce($n, $a, $b)", ["n", "a"]), ("today()", []), ("round($b) + $c", ["b", "c"]),
            ("SUBQUERY($l, $x, $x > $b).@sum", ["l", "b"]),
        ])
    func reads(text: String, reads: [String]) throws {
        let form = PredicateForm(["a": true, "b": 1, "c": 2, "l": [1, 2]])
        _ = try Formula(parsing: text).value(in: form)
        #expect(form.reads == reads)
    }
}
