import Foundation
import Testing

@testable import RowHTTP

@Suite("A multipart form")
struct MultipartTests {
    private func form(
        _ body: String, boundary: String = "b", limits: FormLimits = FormLimits()
    ) throws -> [FormField] {
        let request = HTTPRequest(
            .post, "/", headers: [.contentType: "multipart/form-data; boundary=\"\(boundary)\""],
            body: Array(body.utf8))
        return try PostedForm(request, limits: limits).fields
    }

    private func part(_ disposition: String, _ content: String = "x") -> String {
        "--b\r\nContent-Disposition: \(disposition)\r\n\r\n\(content)\r\n--b--\r\n"
    }

    @Test("has files with their names, types and exact bytes")
    func files() throws {
        let file = FormField.File(
            name: "C:\\a \"b\" ü.png", mediaType: "image/png",
            content: .init(Data([13, 10, 0, 255, 45, 45])))
        let none = FormField.File(
            name: "", mediaType: "application/octet-stream", content: .init(Data()))
        let fields = [
            FormField("picture", file: file), FormField("text", "a"),
            FormField("picture", file: none),
        ]
        let form = try PostedForm(BrowserForm.request(fields, isMultipart: true))
        #expect(form.fields == fields)
        #expect(none.isNone)
        #expect(!file.isNone)
    }

    @Test(
        "ends names at the first quote",
        arguments: [
            ("form-data; name=\"a\"", "a"),
            ("FORM-DATA;NAME=a", "a"),
            ("form-data; name=\"\"", ""),
            ("form-data; name=\"a\\\"", "a\\"),
            ("form-data; name=\"a%22b%0D%0Ac\"", "a\"b\nc"),
            ("form-data; name=\"a%25%2\"", "a%25%2"),
            ("form-data; name=\"a;b=c\" ;", "a;b=c"),
            ("form-data; x=\"y\"; name=\"a\"; name*=z", "a"),
        ])
    func names(disposition: String, name: String) throws {
        #expect(try form(part(disposition)) == [FormField(name, "x")])
    }

    @Test("may have text around its parts, spaces after a boundary, and empty parts")
    func around() throws {
        let body =
            "preamble\r\n--b \t\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n--b\r\n"
            + "X: y\r\nContent-Disposition: form-data; name=c\r\n\r\n\r\n--b--epilogue\r\n--b\r\n"
        #expect(try form(body) == [FormField("a", ""), FormField("c", "")])
        #expect(try form("--b--") == [])
    }

    @Test("is the same whatever the parts in which its bytes arrive")
    func arriving() throws {
        let body =
            "x\r\n--b \r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n--c\r\n\r\n--b\r\n"
            + "Content-Disposition: form-data; name=f; filename=g\r\nContent-Type: a/b\r\n\r\n"
            + "\r\n--\r\r\n--bb\r\n--b\r\nContent-Disposition: form-data; name=d\r\n\r\n\r\n--b--z"
        let request = HTTPRequest(
            .post, "/", headers: [.contentType: "multipart/form-data; boundary=b"],
            body: Array(body.utf8))
        let whole = Result { try PostedForm(request) }
        for first in 0...request.body.count {
            for size in [1, 2, 3, 7, 1000] {
                let form = Result {
                    var reader = try PostedFormReader(request, files: FormFilesInMemory())
                    try reader.read(request.body[..<first])
                    var rest = request.body[first...]
                    while !rest.isEmpty {
                        try reader.read(rest.prefix(size))
                        rest = rest.dropFirst(size)
                    }
                    return try reader.end().form
                }
                #expect("\(form)" == "\(whole)", "\(first), then parts of \(size)")
            }
        }
    }

    @Test("keeps text that only begins like its boundary")
    func nearBoundaries() throws {
        for content in ["\r\n--", "\r\n--c", "\r--b", "\n--b", "--b", "\r\r\n-\r\n--\r\n"] {
            let fields = try form(part("form-data; name=a; filename=f", content))
            guard case .file(let file) = fields.first?.content else {
                Issue.record("no file in \(content)")
                continue
            }
            #expect(Array(file.content.bytes) == Array(content.utf8), "\(content)")
        }
    }

    @Test(
        "is rejected if malformed",
        arguments: [
            ("", "the boundary does not occur"),
            ("--c--", "the boundary does not occur"),
            ("a--b--", "the boundary does not occur"),
            ("\n--b--", "the boundary does not occur"),
            ("--b", "neither a line break nor two dashes"),
            ("--bc\r\n", "neither a line break nor two dashes"),
            ("--b-\r\n", "neither a line break nor two dashes"),
            ("--b\r\n", "the headers of a part have no end"),
            ("--b\r\nA: b\r\n", "the headers of a part have no end"),
            ("--b\r\nA: b\n\n\r\n--b--", "the headers of a part have no end"),
            ("--b\r\n\r\nx\r\n--b--", "a part has no name"),
            ("--b\r\nA: b\r\n\r\nx\r\n--b--", "a part has no name"),
            ("--b\r\nA\r\n\r\nx\r\n--b--", "a header has no colon"),
            ("--b\r\nA: b\r\n c\r\n\r\nx\r\n--b--", "continued on a second line"),
            ("--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx", "the last part has no end"),
            (
                "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--",
                "the last part has no end"
            ),
        ])
    func malformed(body: String, reason: String) {
        #expect { try form(body) } throws: { error in
            guard let refusal = error as? HTTPRefusal else { return false }
            return refusal.status == .badRequest && refusal.reason.contains(reason)
        }
    }

    @Test(
        "is rejected if the disposition of a part is malformed",
        arguments: [
            "form-data", "attachment; name=a", "form-data; name=\"a", "form-data; name=\"a\"b",
            "form-data; name", "form-data; name=a b", "form-data; name=a; name=b",
            "form-data; name=a\r\nContent-Disposition: form-data; name=b",
            "form-data; name=a\r\nContent-Transfer-Encoding: base64",
            "form-data; name=a" + String(repeating: ";b=c", count: 20),
        ])
    func disposition(text: String) {
        #expect { try form(part(text)) } throws: {
            ($0 as? HTTPRefusal)?.status == .badRequest
        }
    }

    @Test("has limits for files and the headers of a part")
    func limits() throws {
        var limits = FormLimits()
        limits.file = 3
        limits.partHeaders = 60
        let file = "form-data; name=a; filename=f"
        #expect(try form(part(file, "abc"), limits: limits).count == 1)
        #expect { try form(part(file, "abcd"), limits: limits) } throws: {
            ($0 as? HTTPRefusal)?.status == .contentTooLarge
        }
        #expect(throws: HTTPRefusal.self) {
            try form(part(file + "; b=\(String(repeating: "c", count: 60))"), limits: limits)
        }
    }

    @Test("may have a boundary with every character that is allowed")
    func boundaries() throws {
        let boundary = "0Az'()+_,-./:=? end"
        let body =
            "--\(boundary)\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--\(boundary)--"
        #expect(try form(body, boundary: boundary) == [FormField("a", "x")])
    }
}
