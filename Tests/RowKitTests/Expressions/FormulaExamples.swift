@testable import RowKit

/// One example of a documented function: its result for these values, as the language writes it.
struct FormulaExample: CustomStringConvertible {
    let text: String
    let values: [String: any Sendable]
    let result: String

    init(_ text: String, _ values: [String: any Sendable] = [:], _ result: String) {
        self.text = text
        self.values = values
        self.result = result
    }

    var description: String { text }
}

/// The examples of functions in the article *Expressions*, section by section.
///
/// It is 1 March 2024, 9:05 UTC. The list `clubs` has one item, `svw`, with the title SV Wien and
/// the fee 40.
enum FormulaExamples {
    static let all = choices + numbers + texts + dates

    static let choices: [FormulaExample] = [
        .init("if($member, 0, 5)", ["member": true], "0"),
        .init("if($member, 0, 5)", [:], "5"),
        .init("TERNARY($age >= 18, 'adult', 'child')", ["age": 17], "'child'"),
        .init("coalesce($nickname, $name, 'you')", ["name": "Ada"], "'Ada'"),
        .init("coalesce($nickname, $name)", [:], "nil"),
        .init("position()", [:], "nil"),
        .init("title($club)", ["club": "svw"], "'SV Wien'"),
        .init("title($club)", [:], "nil"),
        .init("lookup('clubs', $club, 'fee')", ["club": "svw"], "40"),
        .init("lookup('clubs', $club, 'fee')", ["club": "fcb"], "nil"),
    ]

    static let numbers: [FormulaExample] = [
        .init("number($text)", ["text": "12.5"], "12.5"),
        .init("number($text)", ["text": "twelve"], "nil"),
        .init("number($switch)", ["switch": true], "1"),
        .init("round(2.5)", [:], "3"),
        .init("round(-2.5)", [:], "-3"),
        .init("round($price, 2)", ["price": 1.005], "1.01"),
        .init("round(1250, -2)", [:], "1300"),
        .init("round($price)", [:], "nil"),
        .init("floor(-2.5)", [:], "-3"),
        .init("ceiling(2.1)", [:], "3"),
        .init("trunc(-2.7)", [:], "-2"),
        .init("abs(-5)", [:], "5"),
        .init("pow(2, 10)", [:], "1024"),
        .init("pow(2, 0.5)", [:], "1.4142135623730951"),
        .init("mod(7, 3)", [:], "1"),
        .init("mod(-7, 3)", [:], "-1"),
        .init("mod(7.5, 2)", [:], "1.5"),
        .init("mod(7, 0)", [:], "nil"),
        .init("min(3, $a, 2)", [:], "2"),
        .init("max($ages)", ["ages": [12, 18]], "18"),
        .init("max('2024-03-05', today())", [:], "'2024-03-05'"),
        .init("max($a)", [:], "nil"),
    ]

    static let texts: [FormulaExample] = [
        .init("text($price)", ["price": 1234.5], "'1234.5'"),
        .init("text($day, 'long')", ["day": exampleEvening], "'2024-02-29 18:30'"),
        .init("text($name)", [:], "''"),
        .init("concat($first, ' ', $last)", ["first": "Ada", "last": "King"], "'Ada King'"),
        .init("concat('No. ', $number)", ["number": 5.0], "'No. 5'"),
        .init("concat($first, '-', $day)", ["day": exampleDay], "'-2024-02-29'"),
        .init("join($colours, '; ')", ["colours": ["red", "blue"]], "'red; blue'"),
        .init("substring('Ada King', 4)", [:], "'King'"),
        .init("substring('Ada', 1, 1)", [:], "'d'"),
        .init("substring('Ada', 5)", [:], "''"),
        .init("before('ada@example.org', '@')", [:], "'ada'"),
        .init("before('ada', '@')", [:], "''"),
        .init("after('1-2-3', '-')", [:], "'2-3'"),
        .init("replace('12 34 5', ' ', '')", [:], "'12345'"),
        .init("uppercase('Straße')", [:], "'STRASSE'"),
        .init("lowercase('ADA')", [:], "'ada'"),
        .init("trim('  Ada ')", [:], "'Ada'"),
    ]

    static let dates: [FormulaExample] = [
        .init("today()", [:], "2024-03-01"),
        .init("now()", [:], "2024-03-01T09:05:00Z"),
        .init("date('2024-02-29T18:30Z')", [:], "2024-02-29"),
        .init("date($day)", ["day": exampleEvening], "2024-02-29"),
        .init("date(2024, 2, 29)", [:], "2024-02-29"),
        .init("date(2024, 2, 30)", [:], "nil"),
        .init("add('2024-01-31', 1, 'months')", [:], "2024-02-29"),
        .init("add('2024-02-29', 1, 'years')", [:], "2025-02-28"),
        .init("add(today(), -2, 'weeks')", [:], "2024-02-16"),
        .init("add('2024-02-29', 12, 'hours')", [:], "2024-02-29T12:00:00Z"),
        .init("add($day, 1, 'days')", ["day": exampleEvening], "2024-03-01T18:30:00Z"),
        .init("add($day, 90, 'minutes')", ["day": exampleEvening], "2024-02-29T20:00:00Z"),
        .init("add($day, 0.5, 'days')", ["day": exampleDay], "nil"),
        .init("days('2024-02-27', today())", [:], "3"),
        .init("days(today(), $day)", ["day": exampleEvening], "-1"),
        .init("years('2006-03-02', today())", [:], "17"),
        .init("years('2006-03-01', today())", [:], "18"),
        .init("year($day)", ["day": exampleDay], "2024"),
        .init("month($day)", ["day": exampleDay], "2"),
        .init("day($day)", ["day": exampleDay], "29"),
        .init("weekday(today())", [:], "5"),
    ]
}
