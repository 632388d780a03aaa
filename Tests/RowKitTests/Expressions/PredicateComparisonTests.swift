import RowText
import Testing

import struct Foundation.Date
import struct Foundation.Decimal
import struct Foundation.URL
import struct Foundation.UUID

@testable import RowKit

@Suite("Comparisons in predicates")
struct PredicateComparisonTests {
    /// The results of an operator with nil on the left, on the right and on both sides.
    @Test(
        "Nil equals only nil, and is never ordered, in a list or part of a text",
        arguments: [
            ("==", "'x'", (false, false, true)), ("!=", "'x'", (true, true, false)),
            ("==[cd]", "'x'", (false, false, true)), ("!=[cd]", "'x'", (true, true, false)),
            ("==", "0", (false, false, true)), ("==", "''", (false, false, true)),
            ("==", "{}", (false, false, true)), ("==", "{nil}", (false, false, true)),
            ("<", "1", (false, false, false)), ("<=", "1", (false, false, false)),
            (">", "1", (false, false, false)), (">=", "1", (false, false, false)),
            ("<", "-1", (false, false, false)), (">=", "''", (false, false, false)),
            ("BETWEEN", "{0, 1}", (false, false, false)),
            ("IN", "{1, nil}", (false, false, false)), ("IN", "''", (false, false, false)),
            ("CONTAINS", "''", (false, false, false)), ("BEGINSWITH", "''", (false, false, false)),
            ("ENDSWITH", "''", (false, false, false)), ("LIKE", "'*'", (false, false, false)),
            ("MATCHES", "'.*'", (false, false, false)),
            // Beside a Boolean, a value that is nil counts as false …
            ("==", "FALSE", (true, true, true)), ("!=", "FALSE", (false, false, false)),
            ("==", "TRUE", (false, false, true)), ("!=", "TRUE", (true, true, false)),
            // … but in equations only.
            ("IN", "{FALSE}", (false, false, false)),
        ])
    func nilInComparisons(
        sign: String, value: String, expected: (left: Bool, right: Bool, both: Bool)
    ) throws {
        #expect(try holds("$none \(sign) \(value)") == expected.left)
        #expect(try holds("\(value) \(sign) $none") == expected.right)
        #expect(try holds("$none \(sign) $none") == expected.both)
    }

    @Test(
        "A list of nil does not contain false, and a list of false does not contain nil",
        arguments: [
            ("$none IN $flags", false), ("$none IN {FALSE}", false), ("$off IN $flags", true),
            ("$flags CONTAINS $none", false), ("$flags CONTAINS $off", true),
            ("$off IN $gaps", false), ("$gaps CONTAINS $off", false), ("$gaps == {nil}", true),
            ("$gaps == $flags", false),
        ])
    func falseInLists(predicate: String, expected: Bool) throws {
        let values: [String: any Sendable] = [
            "off": false, "flags": [false], "gaps": [Bool?.none],
        ]
        #expect(try holds(predicate, values) == expected)
    }

    @Test(
        "Arithmetic supports fractions and results too large for integers",
        arguments: [
            ("$real - 0.5 == 2", true), ("0.5 - $real == -2", true), ("$real + 0.5 == 3", true),
            ("$real * 0.5 == 1.25", true), ("$real / 0.5 == 5", true), ("7 / 2 == 3.5", true),
            ("$large + 1 > $large", true), ("$large + $large > $large", true),
            ("-$large - $large < -$large", true), ("$large * 2 > $large", true),
        ])
    func realNumbers(predicate: String, expected: Bool) throws {
        let values: [String: any Sendable] = ["real": 2.5, "large": Int.max]
        #expect(try holds(predicate, values) == expected)
    }

    @Test(
        "Comparing with nil tests whether there is a value",
        arguments: [
            ("$a == nil", true), ("nil == $a", true), ("$a != nil", false), ("nil == nil", true),
            ("$b == nil", false), ("$b != nil", true), ("nil != $b", true), ("$b == FALSE", true),
            ("$e == nil", false), ("ANY $l == nil", true), ("ALL $l == nil", false),
            ("$l CONTAINS nil", false), ("$l == {1, nil}", true), ("$m == {FALSE}", false),
        ])
    func presence(text: String, expected: Bool) throws {
        let list: [Int?] = [1, nil]
        let flags: [Bool?] = [nil]
        #expect(try holds(text, ["b": false, "e": "", "l": list, "m": flags]) == expected)
    }

    @Test("Numbers of all widths are compared by value")
    func numbers() throws {
        let one: [any Sendable] = [
            Int8(1), UInt8(1), Int16(1), UInt16(1), Int32(1), UInt32(1), Int64(1), UInt64(1), 1,
            UInt(1), Float(1), 1.0, Decimal(1), Optional(Optional(1)),
        ]
        for left in one {
            #expect(try holds("$a == 1 AND $a < 1.5 AND 0.5 < $a", ["a": left]))
            for right in one {
                #expect(try holds("$a == $b AND NOT $a < $b", ["a": left, "b": right]))
            }
        }
    }

    @Test(
        "Large integers are compared exactly with floating-point numbers",
        arguments: [
            ("$a == 9223372036854775807", Int64.max as any Sendable, true),
            ("$a == 9223372036854775808.0", Int64.max, false),
            ("$a < 9223372036854775808.0", Int64.max, true),
            ("$a == -9223372036854775808.0", Int64.min, true),
            ("$a == -9223372036854775808", Int64.min, true),
            ("$a > 9007199254740992.0", 9_007_199_254_740_993, true),
            ("$a < 18446744073709551616.0", UInt64.max, true),
            ("$a > 9223372036854775807", UInt64.max, true),
            ("$a > -0.5", UInt64.max, true), ("$a < -1.5", -2, true), ("$a > -2.5", -2, true),
            ("$a > 1e300", Double.infinity, true),
            ("$a < 18446744073709551615", -Double.infinity, true),
            ("$a < 1 OR $a >= 1 OR $a == 1", Double.nan, false), ("$a == $a", Double.nan, true),
            ("$a != $a OR NOT $a IN {1, $a}", Double.nan, false),
            ("$a == 0.1", Decimal(string: "0.1") ?? 0, true), ("$a == 0", -0.0, true),
            ("$a == 0.1", Float(0.1), true), ("$a IN {0.7}", Float(0.7), true),
            ("$a == 5400", Duration.seconds(5400), true),
            ("$a > 1.5", Duration.milliseconds(1500), false),
        ])
    func largeNumbers(text: String, value: any Sendable, expected: Bool) throws {
        #expect(try holds(text, ["a": value]) == expected)
    }

    @Test("Lists of the same type are compared as the options of the operator say")
    func foldedLists() throws {
        let values: [String: any Sendable] = [
            "a": ["Red", "Blue"], "b": ["red", "blue"], "c": Set(["Red", "Blue"]),
            "d": Set(["blue", "red"]),
        ]
        #expect(try holds("$a ==[c] $b AND $c ==[c] $d", values))
        #expect(try holds("$a != $b AND $c != $d", values))
    }

    @Test(
        "Values of different kinds are unequal",
        arguments: ["TRUE", "2", "'2'", "{2}", "$date", "$user", "$map"])
    func unlike(one: String) throws {
        let values: [String: any Sendable] = [
            "date": Date(timeIntervalSinceReferenceDate: 2), "user": ExampleUser(),
            "map": ["a": 1],
        ]
        for other in ["FALSE", "3", "'3'", "{3}", "$date", "$user", "$map"] where other != one {
            #expect(try holds("\(one) == \(other)", values) == false)
            #expect(try holds("\(one) != \(other)", values))
        }
    }

    @Test("Texts are equal if they are canonically equivalent, and ordered by code point")
    func texts() throws {
        let values: [String: any Sendable] = ["a": "cafe\u{301}", "z": "Z", "ss": "STRASSE"]
        for text in [
            "$a == 'café'", "$a CONTAINS 'fé'", "$a ENDSWITH 'é'", "NOT $a CONTAINS 'e'",
            "$a CONTAINS[d] 'cafe'", "$z < 'a'", "NOT $z <[c] 'a'", "$ss ==[c] 'straße'",
            "'😀' > '\u{FFFD}'", "'Ａ' ==[w] 'A'", "'ab' CONTAINS 'ab'", "NOT 'ab' CONTAINS 'abc'",
            "'aabaabaac' CONTAINS 'aabaac'", "'' == ''", "'x' CONTAINS ''", "'' IN 'x'",
        ] {
            #expect(try holds(text, values), "\(text)")
        }
    }

    @Test(
        "A date is compared with another date or with a text in date format",
        arguments: [
            ("$d == '2001-01-01'", true), ("$d == '2001-01-01T00:00Z'", true),
            ("$d == '2001-01-01 01:30:00.000+01:30'", true),
            ("$d == '2000-12-31T19:00-0500'", true),
            ("$d < '2001-01-01T00:00:00.5'", true), ("'2000-02-29' < $d", true),
            ("$d BETWEEN {'2000-01-01', '2001-01-01'}", true), ("$d == '2001-02-29'", false),
            ("$d != '2001-02-29'", true), ("$d < '2001-02-29' OR $d >= '2001-02-29'", false),
            ("$d < '2001-1-2'", false), ("$d < '2002-01-01T'", false), ("$d == 0", false),
            ("$d > '0000-01-01' AND $d < '9999-12-31T23:59:60'", true), ("$d == $e", true),
        ])
    func dates(text: String, expected: Bool) throws {
        let values: [String: any Sendable] = [
            "d": Date(timeIntervalSinceReferenceDate: 0),
            "e": Date(timeIntervalSinceReferenceDate: 0),
        ]
        #expect(try holds(text, values) == expected)
    }

    @Test("A list that a value encodes keeps the positions of nil elements")
    func gaps() throws {
        struct Gap: Codable, Equatable {
            init() {}
            init(from decoder: any Decoder) throws {}
            func encode(to encoder: any Encoder) throws {
                var list = encoder.unkeyedContainer()
                try list.encode(1)
                try list.encodeNil()
                try list.encode(3)
            }
        }
        for text in ["$a.@count == 3", "$a.value[1] == nil", "$a.value[2] == 3"] {
            #expect(try holds(text, ["a": Gap()]), "\(text)")
        }
    }

    @Test("Days are counted as Foundation counts them")
    func days() {
        for (text, seconds) in [
            ("1970-01-01", -978_307_200.0), ("2024-02-29T12:00", 730_900_800),
            ("1900-03-01", -3_182_198_400),
        ] {
            #expect(ISODate.seconds(of: text) == seconds)
        }
    }

    @Test("Lists and sets are equal if their elements are, in any order in a set")
    func collections() throws {
        let values: [String: any Sendable] = [
            "set": Set(["a", "b"]), "list": ["a", "b"], "sizes": [ExampleSize.large],
            "users": [ExampleUser()], "user": ExampleUser(), "map": ["a": 1, "b": 2],
            "slice": [1, 2, 3].dropFirst(), "mixed": [1, "a"] as [any Sendable],
        ]
        for text in [
            "$set == {'b', 'a'}", "{'a', 'b'} == $set", "$set != {'a', 'a'}", "$set == $list",
            "$list != {'b', 'a'}", "$list ==[c] {'A', 'B'}", "$sizes == {'L'}",
            "$sizes CONTAINS 'L'", "$users CONTAINS $user", "$user IN $users", "2 IN $map",
            "$map CONTAINS 1", "NOT 'a' IN $map", "$map.b == 2", "$map.@count == 2",
            "$slice == {2, 3}", "$slice.value[0] == 2", "$set.value[0] == nil", "$list[9] == nil",
            "$user == $user", "$users.name == {'Ada'}", "$users.address.city CONTAINS 'London'",
            "ALL {} == 1", "NONE $nothing == 1", "NOT ANY $nothing == 1", "ANY 1 == 1",
            "$set.@max == 'b'", "$mixed.@min == nil", "$mixed.@sum == nil",
            // Lists of different lengths are unequal, even if one is a prefix of the other.
            "NOT $list == {'a'}", "NOT $list == {'a', 'b', 'c'}", "NOT $list == {}",
            "NOT $set == {'a', 'b', 'c'}", "NOT $set == {'a'}", "$slice != {2}",
        ] {
            #expect(try holds(text, values), "\(text)")
        }
    }

    @Test("A value of another type is compared as it encodes, or by its own ==")
    func otherTypes() throws {
        struct Opaque: Equatable, Sendable { var number = 1 }
        struct Money: Codable, Equatable { var amount: Decimal }
        struct Wrapper: Encodable, Equatable {
            var inner: Int?
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                if let inner { try container.encode(inner) } else { try container.encodeNil() }
            }
        }
        struct Endless: Encodable, Equatable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(self)
            }
        }
        struct Itself: RawRepresentable, Equatable, Sendable {
            var rawValue: Itself { self }
            init() {}
            init?(rawValue: Itself) {}
            static func == (left: Itself, right: Itself) -> Bool { true }
        }
        let id = UUID()
        let values: [String: any Sendable] = [
            "a": Opaque(), "b": Opaque(), "c": Opaque(number: 2), "money": Money(amount: 5),
            "w": Wrapper(inner: 3), "n": Wrapper(), "id": id, "range": 1...3,
            "url": URL(string: "https://example.org/x") as (any Sendable), "endless": Endless(),
            "itself": Itself(),
            "nested": Optional(Optional<Int>.none) as (any Sendable), "letter": Character("x"),
            "part": "text".dropFirst(),
        ]
        for text in [
            "$a == $b", "$a != $c", "NOT $a < $c", "$a.number == nil", "$money.amount == 5",
            "$w == 3", "$w > 2", "$n == nil", "$n == FALSE", "$id == '\(id)'",
            "2 BETWEEN $range", "NOT 4 BETWEEN $range", "$url BEGINSWITH 'https:'",
            "$url == 'https://example.org/x'", "NOT $endless == 1", "$endless == $endless",
            "$itself == $itself", "$itself != 1",
            "$endless.x == nil", "$nested == nil", "$letter == 'x'", "$part == 'ext'",
            "$url.@count == 21",
        ] {
            #expect(try holds(text, values), "\(text)")
        }
    }

    @Test("A pattern from a value is compiled on use; a malformed one matches nothing")
    func patternsOfValues() throws {
        let values: [String: any Sendable] = ["good": "a+", "bad": "(a", "like": "a*", "end": "\\"]
        #expect(try holds("'aaa' MATCHES $good AND NOT 'b' MATCHES $good", values))
        #expect(try holds("'aaa' MATCHES[c] 'A+' AND 'abc' LIKE $like", values))
        #expect(try holds("NOT 'a' MATCHES $bad AND NOT 'a' LIKE $end", values))
        #expect(try holds("NOT 5 MATCHES '.*' AND NOT 'a' MATCHES $nothing", values))
    }

    @Test("Arithmetic is exact for integers, and nil for operands that are not numbers")
    func arithmetic() throws {
        for text in [
            "9223372036854775806 + 1 == 9223372036854775807", "7 / 2 == 3.5", "6 / 3 == 2",
            "9223372036854775807 + 1 == 9223372036854775808.0", "2 - 3 * 4 == -10", "1 / 0 == nil",
            "-9223372036854775808 / -1 == 9223372036854775808.0", "'a' + 1 == nil",
            "TRUE + 1 == nil",
            "18446744073709551615 - 1 > 1", "8 / 2 / 2 == 2", "8 - 2 - 2 == 4", "- -1 == 1",
        ] {
            #expect(try holds(text), "\(text)")
        }
    }
}
