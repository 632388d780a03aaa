import RowKit
import StandardRows
import Testing

@testable import MediaRow
@testable import RowHTTP
@testable import WebHost

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("A submission")
struct SubmissionTests {
    private struct Account: Decodable, Equatable {
        var email: String
        var age: Int?
        var password: String
        var nicknames: [String]
    }

    private static let forms: FormList = [
        "account": {
            let form = Form {
                Section {
                    EmailRow("email")
                    IntRow("age")
                    ImageRow("portrait")
                    PasswordRow("password")
                }
                MultivaluedSection { section in
                    section.tag = "nicknames"
                    section.append(NameRow("first") { $0.value = "Ada" })
                    section.append(NameRow("second") { $0.value = "Countess" })
                }
            }
            form.phrases = Phrases(formats: PlainFormats(language: "de"))
            return form
        }
    ]
    private static let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B]

    private let box = SubmissionBox()

    private func body(
        file: [UInt8], named name: String, _ fields: [(name: String, value: String)]
    ) -> [UInt8] {
        var body: [UInt8] = []
        for (name, value) in fields {
            body += "--x\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n".utf8
            body += "\(value)\r\n".utf8
        }
        body += "--x\r\nContent-Disposition: form-data; name=\"\(name)\"; ".utf8
        body += "filename=\"me.txt\"\r\nContent-Type: text/plain\r\n\r\n".utf8
        return body + file + Array("\r\n--x--\r\n".utf8)
    }

    @Test("has its owner, language, values as a type, and files apart from their values")
    func contents() async throws {
        let site = try box.site(Self.forms)
        let visitor = Visitor(site, owner: "ada")
        try await visitor.open("/account")
        visitor.enter("ada@example.org", in: "email/content/field")
        visitor.enter("secret", in: "password/content/field")
        let control = try #require(visitor.page.elements.first { $0["type"] == "file" }?["name"])
        let request = HTTPRequest(
            .post, try HTTPTarget("/account"),
            headers: [
                .contentType: "multipart/form-data; boundary=x", .secFetchSite: "same-origin",
            ],
            body: body(
                file: Self.gif, named: control, visitor.fields + [("_submit", ":")]))
        let response = await site.respond(to: request, owner: "ada")
        #expect(response.status == .seeOther)
        let submission = try #require(box.all.first)
        #expect(submission.owner == "ada")
        #expect(submission.language == "de")
        #expect(submission.context == nil)
        #expect(
            try submission.decode(Account.self)
                == Account(
                    email: "ada@example.org", age: nil, password: "secret",
                    nicknames: ["Ada", "Countess"]))
        #expect(
            submission.values["portrait"]
                == ["name": "me.txt", "mediaType": "image/gif", "size": .integer(Self.gif.count)])
        let file = try #require(submission.files["portrait"]?.first)
        #expect(file.name == "me.txt")
        #expect(file.mediaType == "image/gif")
        #expect(file.size == Self.gif.count)
        var bytes: [UInt8] = []
        for await part in file.bytes { bytes += part }
        #expect(bytes == Self.gif)
        // What `rows serve` saves has everything.
        let line = String(decoding: submission.line(), as: UTF8.self)
        #expect(line.contains(Data(Self.gif).base64EncodedString()))
    }

    @Test("reports each value that a type cannot have, with its place")
    func mismatch() {
        let submission = FormSite.Submission(
            form: "account", values: ["email": 7, "password": "x", "nicknames": []], id: "1")
        #expect { try submission.decode(Account.self) } throws: {
            "\($0)".hasPrefix("email: expected a string")
        }
        #expect(throws: (any Error).self) { try submission.context(as: Account.self) }
    }

    private static let invalid = FormSite.Outcome.invalid([
        "email": "This address has an account already.", "nicknames[1]": "Too noble.",
        "nicknames": "One name is enough.",
    ])

    @Test("that the site finds invalid shows the errors at their rows and sections")
    func invalid() async throws {
        let page = LivePage(try box.site(Self.forms, outcome: Self.invalid))
        try await page.open("/account")
        try await page.type("ada@example.org", into: "email/content/field")
        try await page.type("secret", into: "password/content/field")
        let answer = "\(try await page.submit())"
        let shown = "\(answer)\(try await page.ask())"
        for text in ["an account already", "Too noble", "One name is enough"] {
            #expect(shown.contains(text), "\(text)")
        }
        #expect(!answer.contains("/account/done"))

        let visitor = Visitor(try box.site(Self.forms, outcome: Self.invalid))
        try await visitor.open("/account")
        visitor.enter("ada@example.org", in: "email/content/field")
        visitor.enter("secret", in: "password/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .unprocessableContent)
        #expect(visitor.page["email/content/field"]?["value"] == "ada@example.org")
        #expect(visitor.page["email/content/field"]?["aria-invalid"] == "true")
        for text in ["an account already", "Too noble", "One name is enough"] {
            #expect(visitor.page.text.contains(text), "\(text)")
        }
    }
}
