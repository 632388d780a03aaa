import Testing

@testable import RowKit

@Suite("The steps of an expression")
struct ExpressionWorkTests {
    private static let many = (0..<2_000).map { "guest \($0)" }

    @Test(
        "are as many as the elements that it looks at",
        arguments: [
            ("ANY $a == 'guest 7'", 2_000), ("ANY $a IN $b", 2_000), ("ALL $a IN[c] $b", 2_000),
            ("NONE $a IN $numbers", 2_000 + 4_000), ("$a == $b", 2_000),
            ("$a.@count == $b.@count", 4_000), ("'x' IN $a", 2_000), ("$a CONTAINS 'x'", 2_000),
            ("SUBQUERY($a, $x, $x IN $b).@count == 2000", 6_000 + 2_000),
            ("SUBQUERY($a, $x, $x.length == $b.@count).@count == 0", 6_000 + 2_000),
            ("join($a, '') == ''", 2_000 + 147), ("max($a) == min($b)", 4_000),
            ("'a' == 'b' OR $c > 3", 0),
        ])
    func linear(text: String, steps: Int) throws {
        let form = PredicateForm(["a": Self.many, "b": Self.many, "numbers": [1, 2], "c": 4])
        _ = try Predicate(parsing: text).evaluate(form)
        #expect(form.givenUp == 0)
        #expect(form.work.total == steps)
    }

    @Test("are no more than ten a byte of text and data; otherwise it is given up, and false")
    func limit() throws {
        let text = "SUBQUERY($a, $x, ANY $b == $x).@count == $a.@count"
        func evaluate(_ count: Int) throws -> (Bool, PredicateForm) {
            let list = Array(Self.many.prefix(count))
            let form = PredicateForm(["a": list, "b": list])
            return (try Predicate(parsing: text).evaluate(form), form)
        }
        let (isFew, few) = try evaluate(90)
        #expect(isFew)
        #expect(few.givenUp == 0)
        let (isMany, many) = try evaluate(2_000)
        #expect(!isMany)
        #expect(many.givenUp == 1)
        let size = text.utf8.count + 2 * Self.many.reduce(2) { $0 + $1.utf8.count + 3 }
        #expect(abs(many.work.total - 10 * size) < 2_100)
    }

    @Test("of texts that grow are limited")
    func texts() throws {
        let form = PredicateForm(["t": String(repeating: "x", count: 1_000)])
        func doubled(_ times: Int) -> String {
            (0..<times).reduce("$t") { text, _ in "concat(\(text), \(text))" }
        }
        #expect(try result("\(doubled(2)).@count", form) == "4000")
        #expect(
            try result("replace($t, 'x', '\(String(repeating: "y", count: 900))').@count", form)
                == "900000")
        #expect(form.givenUp == 0)
        form.values["u"] = String(repeating: "y", count: 900)
        let calls = (0..<4).map { _ in "replace($t, 'x', $u)" }
        #expect(try result("max(\(calls.joined(separator: ", ")))", form) == "nil")
        #expect(form.givenUp == 1)
    }

    @Test("that are too many are a problem of the row, which is empty")
    func problem() {
        let total = NumberRow("total")
        total.calculated = "SUBQUERY($guests, $g, ANY $guests == $g).@count"
        let form = Form([Section([total])])
        form
            +++ MultivaluedSection { section in
                section.tag = "guests"
                for index in 0..<30 { section <<< NumberRow { $0.value = index } }
            }
        #expect(total.value == 30)
        form.update {
            for index in 30..<400 { form[1].append(NumberRow { $0.value = index }) }
        }
        #expect(total.value == nil)
        #expect(
            form.problems.map(\.description) == [
                "total: the expression was given up because it takes too many steps; it looks at the "
                    + "elements of a list again for each element of another"
            ])
    }

    @Test("do not include reading the other side again for each element")
    func reads() throws {
        let form = PredicateForm(["a": Self.many, "b": Self.many])
        _ = try Predicate(parsing: "ALL $a IN $b").evaluate(form)
        _ = try Predicate(parsing: "SUBQUERY($a, $x, $x IN $b).@count > 5").evaluate(form)
        #expect(form.reads == ["a", "b", "a", "b"])
    }

    @Test(
        "are the same result as comparing each element with each",
        arguments: [
            "{'a', 'B', nil, 'c'}", "{1, 2.0, 3}", "{1, 'a'}", "{}", "{TRUE}", "{1, 2, 3, 4}",
            "{'A', 'É'}", "{'2024-02-29'}",
        ])
    func sets(list: String) throws {
        for left in ["'a'", "'É'", "'E\u{301}'", "1", "2", "2.0", "TRUE", "nil", "$day"] {
            for folding in ["", "[c]", "[cd]"] {
                let values = ["day": exampleDay]
                let form = PredicateForm(values)
                let expected = try Predicate(parsing: "\(left) IN\(folding) \(list)").evaluate(form)
                form.values["list"] = try Formula(parsing: list).value(in: form).json
                let isDay = left == "$day"
                form.values["left"] =
                    isDay ? [exampleDay] : [try Formula(parsing: left).value(in: form).json]
                let found = try Predicate(parsing: "ANY $left IN\(folding) $list").evaluate(form)
                #expect(found == expected, "\(left) IN\(folding) \(list)")
            }
        }
    }
}
