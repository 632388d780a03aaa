import Testing

@testable import RowKit

@Suite("Texts that show values")
struct PipedTextTests {
    private let form = PredicateForm([
        "name": "Ada", "guests": ["a", "b"], "guests[1]": "b", "a b": "c", "count": 2,
    ])

    @Test(
        "show the values of references, and nothing else in braces",
        arguments: [
            ("", ""), ("Hello", "Hello"), ("{$name}", "Ada"), ("Hello {$name}!", "Hello Ada!"),
            ("{$name}{$name}", "AdaAda"), ("{$missing}.", "."), ("{name} {} }{", "{name} {} }{"),
            ("{{$name}", "{$name}"), ("{{{$name}", "{{$name}"), ("{{$name} {$name}", "{$name} Ada"),
            ("{$guests.@count} guests", "2 guests"), ("{$guests[1]}", "b"), ("{$count}", "2"),
            ("$name", "$name"), ("{ $name}", "{ $name}"),
        ])
    func texts(source: String, result: String) throws {
        #expect(try PipedText(parsing: source).text(in: form) == result)
    }

    @Test(
        "are plain without references",
        arguments: [("", ""), ("{{$a}", "{$a}"), ("a", "a"), ("a {$b}", nil)] as [(String, String?)]
    )
    func plain(source: String, plain: String?) throws {
        #expect(try PipedText(parsing: source).plain == plain)
    }

    @Test("read what they wrote", arguments: ["", "{$", "a {$b} {{$c", "{{$", "{{{$x}", "{$}{$"])
    func escaping(text: String) throws {
        #expect(try PipedText(parsing: PipedText.escaped(text)).plain == text)
    }

    @Test(
        "are refused with the place of what is no address",
        arguments: [
            ("a {$b", 6, "the end"), ("a {$}", 4, "$"), ("a {$b + 1}", 4, "$b + 1"),
            ("{$a} {$b.isHidden}", 7, "$b.isHidden"), ("{$SELF}{$1 2}", 9, "$1 2"),
        ])
    func errors(source: String, column: Int, found: String) {
        let error = #expect(throws: ExpressionError.self) { try PipedText(parsing: source) }
        #expect(error?.column == column)
        #expect(error?.found == found)
    }

    @Test("name the tags that they show")
    func tags() throws {
        #expect(try PipedText(parsing: "{$b} {$a} {$b.c} {$d.@count}").tags == ["b", "a", "d"])
    }

    @Test(
        "isolate a value that has letters of the other direction",
        arguments: [
            ("To {$name}", "דוד", "To \u{2068}דוד\u{2069}"), ("To {$name}", "12", "To 12"),
            ("אל {$name}", "Ada", "אל \u{2068}Ada\u{2069}"), ("אל {$name}", "דוד", "אל דוד"),
        ])
    func directions(source: String, name: String, result: String) throws {
        #expect(try PipedText(parsing: source).text(in: PredicateForm(["name": name])) == result)
    }
}
