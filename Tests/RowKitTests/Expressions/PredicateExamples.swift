import struct Foundation.Date

@testable import RowKit

/// One example of the documented language: whether the predicate holds for these values.
struct PredicateExample: CustomStringConvertible {
    let text: String
    let values: [String: any Sendable]
    let holds: Bool

    init(_ text: String, _ values: [String: any Sendable] = [:], _ holds: Bool) {
        self.text = text
        self.values = values
        self.holds = holds
    }

    var description: String { text }
}

/// The examples of the article *Conditions*, section by section.
enum PredicateExamples {
    static let all =
        conditions + equality + order + lists + texts + paths + figures + subqueries + arithmetic

    static let conditions: [PredicateExample] = [
        .init("$switch", ["switch": true], true),
        .init("$switch", [:], false),
        .init("NOT $switch", ["switch": false], true),
        .init("!$switch", [:], true),
        .init("$a AND $b", ["a": true, "b": false], false),
        .init("$a && $b", ["a": true, "b": true], true),
        .init("$a OR $b", ["a": true, "b": false], true),
        .init("$a || $b", ["a": false, "b": false], false),
        .init("$a OR $b AND $c", ["a": true, "b": false, "c": false], true),
        .init("($a OR $b) AND $c", ["a": true, "b": false, "c": false], false),
        .init("NOT $a == 1 AND $b", ["a": 2, "b": true], true),
        .init("TRUEPREDICATE", [:], true),
        .init("FALSEPREDICATE", [:], false),
        .init("$city.isHidden", ["city": "Wien"], false),
        .init("$city.isDisabled == NO", ["city": "Wien"], true),
    ]

    static let equality: [PredicateExample] = [
        .init("$switch == false", [:], true),
        .init("$switch == nil", [:], true),
        .init("$switch == nil", ["switch": false], false),
        .init("$switch == 1", ["switch": true], true),
        .init("$name == 'Ada'", ["name": "Ada"], true),
        .init("$name = \"Ada\"", ["name": "ada"], false),
        .init("$name ==[c] 'ada'", ["name": "ADA"], true),
        .init("$name != 'Ada'", [:], true),
        .init("$name <> 'Ada'", ["name": "Ada"], false),
        .init("$age == 18", ["age": 18.0], true),
        .init("$age == '18'", ["age": 18], false),
        .init("$day == '2024-02-29'", ["day": exampleDay], true),
        .init("$day == '2024-02-29'", ["day": exampleEvening], true),
        .init("$day == '18:30'", ["day": exampleEvening], true),
        .init("$day == '2024-02-29T18:30Z'", ["day": exampleEvening], true),
        .init("$colours == {'red', 'blue'}", ["colours": ["red", "blue"]], true),
    ]

    static let order: [PredicateExample] = [
        .init("$age < 18", ["age": 17], true),
        .init("$age <= 18", ["age": 18], true),
        .init("$age =< 18", ["age": 19], false),
        .init("$age > 18", [:], false),
        .init("$age >= 18", ["age": 18], true),
        .init("$age => 18", ["age": 17.5], false),
        .init("$name < 'b'", ["name": "a"], true),
        .init("$name <[c] 'b'", ["name": "A"], true),
        .init("$day < '2024-02-29T12:00+01:00'", ["day": exampleDay], true),
        .init("$day <= '2024-02-29'", ["day": exampleEvening], true),
        .init("$day > '2024-02-29'", ["day": exampleEvening], false),
        .init("$day BETWEEN {'08:00', '18:00'}", ["day": exampleEvening], false),
        .init("$age BETWEEN {18, 65}", ["age": 65], true),
        .init("$age BETWEEN {18, $limit}", ["age": 70, "limit": 65], false),
    ]

    static let lists: [PredicateExample] = [
        .init("$country IN {'AT', 'DE'}", ["country": "AT"], true),
        .init("$country IN[c] {'AT', 'DE'}", ["country": "de"], true),
        .init("$country IN $allowed", ["country": "FR", "allowed": ["AT", "DE"]], false),
        .init("'low' IN $text", ["text": "a yellow dog"], true),
        .init("$colours CONTAINS 'red'", ["colours": ["red", "blue"]], true),
        .init("ANY $ages > 17", ["ages": [12, 18]], true),
        .init("SOME $ages > 18", ["ages": [12, 18]], false),
        .init("ALL $ages > 17", ["ages": [12, 18]], false),
        .init("NONE $ages > 18", ["ages": [12, 18]], true),
    ]

    static let texts: [PredicateExample] = [
        .init("$name CONTAINS 'da'", ["name": "Ada"], true),
        .init("$name contains[c] 'ADA'", ["name": "Ada"], true),
        .init("$name CONTAINS[cd] 'jose'", ["name": "Don José"], true),
        .init("$name BEGINSWITH 'A'", ["name": "Ada"], true),
        .init("$name BEGINSWITH[c] 'a'", ["name": "Ada"], true),
        .init("$name ENDSWITH 'a'", ["name": "Ada"], true),
        .init("$name ENDSWITH 'A'", ["name": "Ada"], false),
        .init("$file LIKE '*.tx?'", ["file": "notes.txt"], true),
        .init("$file LIKE[c] '*.TXT'", ["file": "notes.txt"], true),
        .init("$code MATCHES '[A-Z]{2}\\\\d+'", ["code": "AB12"], true),
        .init("$code MATCHES[c] '[a-z]{2}\\\\d+'", ["code": "AB12x"], false),
        .init("$quote == 'it\\'s'", ["quote": "it's"], true),
        .init("$price BEGINSWITH '\\u20AC'", ["price": "€ 5"], true),
    ]

    static let paths: [PredicateExample] = [
        .init("$user.name == 'Ada'", ["user": ExampleUser()], true),
        .init("$user.value.address.city == 'London'", ["user": ExampleUser()], true),
        .init("$user.friends[0] == 'Charles'", ["user": ExampleUser()], true),
        .init("$user.email == nil", ["user": ExampleUser()], true),
        .init("$size == 'L'", ["size": ExampleSize.large], true),
        .init("$size.rawValue == 'L'", ["size": ExampleSize.large], true),
        .init("$guests[1] == 'Bo'", ["guests[1]": "Bo"], true),
        .init("$guests[1].name == 'Ada'", ["guests[1]": ExampleUser()], true),
        .init("$colours.value[0] == 'red'", ["colours": ["red", "blue"]], true),
        .init("$colours.value[LAST] == 'blue'", ["colours": ["red", "blue"]], true),
        .init("$colours.value[$n] == 'blue'", ["colours": ["red", "blue"], "n": 1], true),
        .init("$first-name == 'Ada'", ["first-name": "Ada"], true),
        .init("${what else?} == 'no'", ["what else?": "no"], true),
    ]

    static let figures: [PredicateExample] = [
        .init("$name.@count > 2", ["name": "Ada"], true),
        .init("$name.@count == 0", [:], true),
        .init("$colours.@count == 2", ["colours": Set(["red", "blue"])], true),
        .init("$prices.@sum > 9.5", ["prices": [4.5, 5.5]], true),
        .init("$prices.@avg == 5", ["prices": [4.5, 5.5]], true),
        .init("$prices.@min < 4.5", ["prices": [4.5, 5.5]], false),
        .init("$prices.@max BETWEEN {5, 6}", ["prices": [4.5, 5.5]], true),
        .init("$guests.age.@sum == 36", ["guests": [ExampleUser()]], true),
        .init("$guests.@sum.age == 36", ["guests": [ExampleUser()]], true),
    ]

    static let subqueries: [PredicateExample] = [
        .init("SUBQUERY($ages, $a, $a < 18).@count == 1", ["ages": [12, 18]], true),
        .init("SUBQUERY($guests, $g, $g.age < 18).@count == 0", ["guests": [ExampleUser()]], true),
        .init(
            "SUBQUERY($guests, $g, $g.age > $limit)[0].name == 'Ada'",
            ["guests": [ExampleUser()], "limit": 18], true),
    ]

    static let arithmetic: [PredicateExample] = [
        .init("$price * $count + 5 > 100", ["price": 20, "count": 5], true),
        .init("($a - 1) * -2 == -8", ["a": 5], true),
        .init("$a / 2 == 2.5", ["a": 5], true),
        .init("$a / 0 == nil", ["a": 5], true),
        .init("$a + $b == nil", ["a": 5], true),
    ]
}

/// The beginning of 29 February 2024, UTC.
let exampleDay = Date(timeIntervalSince1970: 1_709_164_800)

/// The evening of that day, UTC.
let exampleEvening = Date(timeIntervalSince1970: 1_709_231_400)

struct ExampleUser: Codable, Equatable {
    struct Address: Codable, Equatable {
        var city = "London"
    }

    var name = "Ada"
    var age = 36
    var address = Address()
    var friends = ["Charles", "Mary"]
    var email: String?
}

enum ExampleSize: String, Codable {
    case small = "S"
    case large = "L"
}
