import RowKit
import Testing

@testable import WebHost

@Suite("The line of a submission")
struct SubmissionLineTests {
    @Test("is JSON on one line, without unprintable characters")
    func unprintable() throws {
        let hostile = "a\u{9B}31m\u{202E}\u{85}\u{2028}\u{7F}\u{1B}\r\n\"\\é"
        let submission = FormSite.Submission(
            form: hostile, values: ["name": .string(hostile), hostile: [1, true, .null]], id: "p-1")
        let text = String(decoding: submission.line(), as: UTF8.self)
        let escaped = #"a\u009b31m\u202e\u0085\u2028\u007f\u001b\u000d\n\"\\é"#
        #expect(
            text
                == #"{"form":"\#(escaped)","id":"p-1","values":{"\#(escaped)":[1,true,null],"#
                + #""name":"\#(escaped)"}}"# + "\n")
        let json = try JSONValue(text: text)
        #expect(json["form"] == .string(hostile))
        #expect(json["values"]?["name"] == .string(hostile))
    }

    @Test("leaves out secret values, unless asked for them")
    func secrets() {
        var submission = FormSite.Submission(
            form: "f", values: ["name": "Ada", "password": "hush"], id: "1")
        submission.secretTags = ["password"]
        let line = String(decoding: submission.line(), as: UTF8.self)
        #expect(line == #"{"form":"f","id":"1","values":{"name":"Ada"}}"# + "\n")
        let whole = String(decoding: submission.line(includesSecrets: true), as: UTF8.self)
        #expect(whole.contains(#""password":"hush""#))
    }
}
