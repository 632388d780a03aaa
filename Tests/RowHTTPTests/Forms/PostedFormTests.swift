import TestRuns
import Testing

@testable import RowHTTP

@Suite("A posted form")
struct PostedFormTests {
    static let texts = [
        "", "Ada Lovelace", "ä ö ü ß", "日本語", "שלום", "👩‍👩‍👧", "e\u{301}", "\u{FEFF}mark",
        "a\nb\n\nc\n", "\t",
        "a=b&c;d+e%41%", "--\(BrowserForm.boundary)", "\"quoted\"", "\\", "\0", "<b>&amp;</b>",
    ]

    @Test("restores what was entered, in order, in either format", arguments: [false, true])
    func roundTrip(isMultipart: Bool) throws {
        var fields = Self.texts.map { FormField("field", $0) }
        fields += Self.texts.filter { !$0.contains("\0") }.map { FormField($0, "named") }
        let request = BrowserForm.request(fields, isMultipart: isMultipart)
        #expect(try PostedForm(request).fields == fields)
    }

    @Test("restores random texts")
    func randomTexts() throws {
        let pieces = [
            "\n", "\r\n", "--", BrowserForm.boundary, "%", "%0A", "+", "&", "=", "\"", "é", "a",
            " ",
        ]
        try Runs.repeated(of: 20_000) { seed, random in
            let texts = (0..<random.below(5)).map { _ in random.text(upTo: 8, of: pieces) }
            // No browser chooses a boundary that occurs in the content.
            let fields = texts.filter { !$0.contains("--" + BrowserForm.boundary) }
                .map { FormField("a", $0) }
            for isMultipart in [false, true] {
                let form = try PostedForm(BrowserForm.request(fields, isMultipart: isMultipart))
                let entered = fields.map { FormField("a", $0.value.replacing("\r\n", with: "\n")) }
                #expect(form.fields == entered, "seed \(seed)")
            }
        }
    }

    @Test("can have 8,000 fields")
    func manyFields() throws {
        let fields = (0..<8_000).map { FormField("row\($0)", "value \($0)") }
        for isMultipart in [false, true] {
            let request = BrowserForm.request(fields, isMultipart: isMultipart)
            #expect(try PostedForm(request).fields == fields)
        }
    }

    @Test("accepts two fields for each of 100,000 rows")
    func fieldsOfManyRows() throws {
        let body = Array(String(repeating: "a=1&", count: 200_000).utf8)
        let request = HTTPRequest(
            .post, try HTTPTarget("/"),
            headers: [.contentType: "application/x-www-form-urlencoded"], body: body)
        #expect(try PostedForm(request).fields.count == 200_000)
    }

    @Test("has a limit for its fields", arguments: [false, true])
    func tooManyFields(isMultipart: Bool) {
        var limits = FormLimits()
        limits.fields = 2
        let fields = (0..<3).map { FormField("a", "\($0)") }
        let request = BrowserForm.request(fields, isMultipart: isMultipart)
        #expect(throws: HTTPRefusal.tooManyFields) { try PostedForm(request, limits: limits) }
    }

    /// If read in quadratic time, these would take minutes.
    @Test(
        "is read in one pass, whatever its content", .timeLimit(.minutes(2)),
        arguments: ["\r\n--b", "\r\n--", "\r", "\n", "&", "=", "%", "%0", "+"])
    func hostile(piece: String) throws {
        let body = String(repeating: piece, count: (1 << 18) / piece.utf8.count)
        var limits = FormLimits()
        limits.fields = .max
        let encoded = HTTPRequest(
            .post, "/", headers: [.contentType: "application/x-www-form-urlencoded"],
            body: Array(body.utf8))
        #expect(try PostedForm(encoded, limits: limits).fields.count == (piece == "&" ? 0 : 1))
        let head = "Content-Disposition: form-data; name=a; filename=f"
        let multipart = HTTPRequest(
            .post, "/", headers: [.contentType: "multipart/form-data; boundary=bb"],
            body: Array("--bb\r\n\(head)\r\n\r\n\(body)\r\n--bb--".utf8))
        #expect(try PostedForm(multipart, limits: limits).fields.count == 1)
    }

    @Test(
        "replaces invalid UTF-8, and keeps malformed escapes",
        arguments: [
            ("a=%FF%41", "\u{FFFD}A"), ("a=%C3", "\u{FFFD}"), ("a=%", "%"), ("a=%4", "%4"),
            ("a=%zz", "%zz"), ("a=%0D%0A%0D%0A", "\n\n"), ("a=%0D", "\n"), ("a=%0A%0D", "\n\n"),
            ("a=b=c", "b=c"), ("a", ""),
        ])
    func lenient(body: String, text: String) throws {
        let request = HTTPRequest(
            .post, "/", headers: [.contentType: "application/x-www-form-urlencoded; charset=UTF-8"],
            body: Array(body.utf8))
        #expect(try PostedForm(request).fields == [FormField("a", text)])
    }

    @Test(
        "is rejected if its type is unknown or missing",
        arguments: [
            (nil, 415), ("", 415), ("text/plain", 415), ("application/json", 415), ("form", 415),
            ("a/b/c", 415), ("application/x-www-form-urlencoded; a", 415),
            ("multipart/form-data", 400), ("multipart/form-data; boundary=", 415),
            ("multipart/form-data; boundary=\"\"", 400),
            ("multipart/form-data; boundary=\"a\u{1}\"", 400),
            ("multipart/form-data; boundary=\"a \"", 400),
            ("multipart/form-data; boundary=\(String(repeating: "a", count: 71))", 400),
            ("multipart/form-data; boundary=a; boundary=b", 415),
        ])
    func types(type: String?, status: Int) {
        var request = HTTPRequest(.post, "/")
        request.headers[.contentType] = type
        #expect { try PostedForm(request) } throws: {
            ($0 as? HTTPRefusal)?.status.rawValue == status
        }
    }
}
