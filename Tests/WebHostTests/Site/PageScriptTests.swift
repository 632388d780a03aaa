import Testing

@testable import WebHost

@Suite("The script of a page")
struct PageScriptTests {
    private static func compact(_ source: String) -> String {
        String(decoding: PageScript.compact(Array(source.utf8)), as: UTF8.self)
    }

    @Test(
        "is served without indentation and comments",
        arguments: [
            ("let a = 1;\n", "let a = 1;\n"), ("  f();\n\n  g();\n", "f();\ng();\n"),
            ("// One.\nf(); // two\n", "f(); // two\n"), ("/** One. */\nf();\n", "f();\n"),
            ("/**\n * One\n * line.\n */\nf();\n", "f();\n"), ("/* a\n b */\n", ""), ("", ""),
            ("f(\"//a\")\n", "f(\"//a\")\n"), ("f()", "f()\n"),
            ("  /**\n   * A / b.\n   */\n  f();\n", "f();\n"),
        ])
    func comments(source: String, served: String) {
        #expect(Self.compact(source) == served)
    }

    @Test("has no template of several lines, whose indentation would be lost")
    func templates() {
        for line in PageScript.source.split(separator: UInt8(ascii: "\n")) {
            let count = line.count { $0 == UInt8(ascii: "`") }
            #expect(count.isMultiple(of: 2), "\(String(decoding: line, as: UTF8.self))")
        }
    }

    @Test("is served with all that is no comment")
    func served() {
        let served = PageScript.served
        #expect(Self.compact(String(decoding: served, as: UTF8.self)).utf8.elementsEqual(served))
        let lines = Set(served.split(separator: UInt8(ascii: "\n")))
        for line in PageScript.source.split(separator: UInt8(ascii: "\n")) {
            let text = line.drop { $0 == UInt8(ascii: " ") }
            let isComment = ["//", "/*", "*"].contains { text.starts(with: $0.utf8) }
            #expect(
                isComment || text.isEmpty || lines.contains(text),
                "\(String(decoding: text, as: UTF8.self))")
        }
    }
}
