import Testing

@testable import SwiftSource

@Suite("A string literal")
struct StringLiteralTests {
    @Test(
        "has the value of its text",
        arguments: [
            (#""Asks for stars.""#, "Asks for stars."), (#""""#, ""),
            (#""a \"b\" \\ \n\t\0\'c\u{20AC}""#, "a \"b\" \\ \n\t\0'c€"),
            (##"#"a \n "b" \#n"#"##, "a \\n \"b\" \n"), (##"#"""#"##, "\""),
            (#""é – 🌙""#, "é – 🌙"),
            ("\"\"\"\n    one\n      two \\\n    \"three\"\n    \"\"\"", "one\n  two \"three\""),
            ("\"\"\"\r\n  one\r\n\r\n  two\r\n  \"\"\"", "one\n\ntwo"),
        ])
    func value(literal: String, expected: String) {
        #expect(StringLiteral.value(of: literal.utf8) == expected)
    }

    @Test(
        "has no value if it is interpolated or invalid",
        arguments: [
            #""\(count) stars""#, ##"#"\#(count)"#"##, #""\x""#, #""\u{110000}""#, #""\u20""#, "\"",
            "", "x", #""\"#,
        ])
    func unknown(literal: String) {
        #expect(StringLiteral.value(of: literal.utf8) == nil)
    }
}
