import Testing

@testable import WebHost

@Suite("The script of pages")
struct ScriptSourceTests {
    private let source = String(decoding: PackageResources.rowkit_js, as: UTF8.self)

    @Test(
        "loses comments on their own lines, blank lines and indentation, and nothing else",
        arguments: [
            ("a();\n\n  b();\n", "a();\nb();\n"),
            ("// A.\na(); // B.\n", "a(); // B.\n"),
            ("/** A. */\na();\n  /* B\n   * C\n   */\n  b();\n", "a();\nb();\n"),
            ("a = b\n  * c;\n", "a = b\n* c;\n"),
            ("a(\"//\");\nb(`/*`);\nc(`*/`);\n", "a(\"//\");\nb(`/*`);\nc(`*/`);\n"),
            ("a = 1 /* B */;\n", "a = 1 /* B */;\n"), ("a()", "a()\n"), ("", ""),
        ])
    func compacting(source: String, compact: String) {
        #expect(
            String(decoding: ScriptSource.compact(Array(source.utf8)), as: UTF8.self) == compact)
    }

    @Test("has no text of several lines, and no code behind a comment of several lines")
    func lines() {
        var isInComment = false
        for line in source.split(separator: "\n") {
            let code = line.drop { $0 == " " }
            #expect(!line.contains("\t") && !line.contains("\r"))
            if code.hasPrefix("/*") { isInComment = true }
            let end = code.range(of: "*/")
            if isInComment {
                #expect(end == nil || end?.upperBound == code.endIndex, "\(line)")
                isInComment = end == nil
            } else if !code.hasPrefix("//") {
                #expect(code.count { $0 == "`" }.isMultiple(of: 2), "\(line)")
                #expect(!code.hasSuffix("\\") && !code.contains("/*"), "\(line)")
            }
        }
        #expect(!isInComment)
    }

    @Test("is the same for browsers as its source, but for comments and indentation")
    func sameCode() {
        let served = String(
            decoding: ScriptSource.compact(PackageResources.rowkit_js), as: UTF8.self)
        var rest = served.split(separator: "\n")[...]
        for line in source.split(separator: "\n") {
            let code = line.drop { $0 == " " }
            if rest.first == code { rest.removeFirst() }
        }
        #expect(rest.isEmpty)
        #expect(!served.contains("\n//") && !served.contains("\n/*"))
    }
}
