import CAssets
import Testing

@testable import WebHost

@Suite("The script of pages")
struct ScriptSourceTests {
    private let source = String(decoding: [UInt8](CAssetPageScript()), as: UTF8.self)

    @Test(
        "loses comments on their own lines, spaces and line breaks that mean nothing, and nothing else",
        arguments: [
            ("a();\n\n  b();\n", "a();b();\n"),
            ("// A.\na(); // B.\nc();\n", "a(); // B.\nc();\n"),
            ("/** A. */\na();\n  /* B\n   * C\n   */\n  b();\n", "a();b();\n"),
            ("a = b\n  * c;\n", "a=b\n*c;\n"), ("a = b + -c - +d;\n", "a=b+ -c- +d;\n"),
            ("a(\"//\");\nb(`/*`);\nc(`*/`);\n", "a(\"//\");b(`/*`);c(`*/`);\n"),
            (
                "a(\"b, c\", 'd = e', `f ? ${g} : h`, i);\n",
                "a(\"b, c\",'d = e',`f ? ${g} : h`,i);\n"
            ),
            ("if (a) {\n  b = { c };\n}\nd = [\n  e,\n];\n", "if(a){b={c};}\nd=[e,];\n"),
            ("a = /b, c/;\nd = [e, f];\n", "a = /b, c/;\nd=[e,f];\n"),
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

    @Test("is the same for browsers as its source, but for comments and white space")
    func sameCode() {
        let served = String(
            decoding: ScriptSource.compact([UInt8](CAssetPageScript())), as: UTF8.self)
        var code = ""
        var isInComment = false
        for line in source.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            if line.hasPrefix("/*") { isInComment = true }
            if !isInComment, !line.hasPrefix("//") { code += line }
            if line.hasSuffix("*/") { isInComment = false }
        }
        #expect(served.filter { !$0.isWhitespace } == code.filter { !$0.isWhitespace })
        #expect(served.utf8.count < code.utf8.count)
        #expect(!served.contains("\n//") && !served.contains("\n/*"))
    }
}
