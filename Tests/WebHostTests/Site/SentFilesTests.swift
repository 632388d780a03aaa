import RowHTTP
import RowKit
import Testing

@testable import WebHost

@Suite("A page that sends files")
struct SentFilesTests {
    final class FileCell: Cell<[FileReference]>, CellType {
        let file = FileView()

        override func setup() {
            super.setup()
            contentView = file
        }

        override func update() {
            super.update()
            file.files = row?.value ?? []
        }
    }

    final class FileRow: Row<FileCell>, RowType {
        override func customSetupCell() {
            super.customSetupCell()
            cell.file.onChoose { [weak self] files in self?.setValue(files, by: .user) }
        }
    }

    private let box = SubmissionBox()
    private static let forms: FormList = [
        "photos": {
            Form {
                Section {
                    FileRow("first") { $0.cell.file.mediaTypes = ["image/png"] }
                    FileRow("second")
                }
            }
        }
    ]

    /// The multipart body with a file and some texts.
    private func body(
        _ fields: [(name: String, value: String)], file: String, size: Int, type: String
    ) -> [UInt8] {
        var body = ""
        for (name, value) in fields {
            body += "--x\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
        }
        body += "--x\r\nContent-Disposition: form-data; name=\"\(file)\"; filename=\"a\"\r\n"
        body += "Content-Type: \(type)\r\n\r\n\(String(repeating: "x", count: size))\r\n--x--\r\n"
        return Array(body.utf8)
    }

    private func post(
        _ path: String, _ body: [UInt8], to site: FormSite
    ) async throws -> HTTPStatus {
        let headers: HTTPHeaders = [
            .contentType: "multipart/form-data; boundary=x", .secFetchSite: "same-origin",
        ]
        let request = HTTPRequest(.post, try HTTPTarget(path), headers: headers, body: body)
        return await site.respond(to: request).status
    }

    @Test("goes on, even if they are larger than the memory of an owner's sessions")
    func connecting() async throws {
        var settings = FormSite.Settings()
        settings.limits.memory = 200_000
        settings.files.memory = 1_000
        let page = LivePage(try box.site(Self.forms, settings: settings))
        try await page.open("/photos")
        page.site = try box.site(Self.forms, settings: settings)
        let body = body(
            page.fields + [("_page", "p.2"), ("_focus", "")], file: "second/content",
            size: 100_000, type: "image/png")
        #expect(try await post(page.session, body, to: page.site) == .ok)
        page.page = "p.2"
        let answer = try await page.send("second/content", #""do": "focus""#)
        #expect(answer["ops"] != nil)
    }

    private func pageWithRoom() async throws -> LivePage {
        var settings = FormSite.Settings()
        settings.files.size = 1_000
        let page = LivePage(try box.site(Self.forms, settings: settings))
        try await page.open("/photos")
        return page
    }

    private func choose(
        _ view: String, _ type: String, on page: LivePage, number: Int
    ) async throws -> HTTPStatus {
        let fields = [("page", "p"), ("n", "\(number)"), ("view", "\(view)/content")]
        return try await post(
            page.session + "/files", body(fields, file: "files", size: 600, type: type),
            to: page.site)
    }

    @Test("can send as many again if the form does not keep them")
    func refusedFiles() async throws {
        let page = try await pageWithRoom()
        // The first is refused, because it is not a picture, and the second has no view.
        #expect(try await choose("first", "text/plain", on: page, number: 1) == .ok)
        #expect(try await choose("third", "image/png", on: page, number: 2) == .ok)
        #expect(try await choose("first", "image/png", on: page, number: 3) == .ok)
        #expect(try await choose("second", "image/png", on: page, number: 4) == .contentTooLarge)
    }

    @Test("has room for those of another row once the form has dropped some")
    func otherRow() async throws {
        let page = try await pageWithRoom()
        #expect(try await choose("first", "text/plain", on: page, number: 1) == .ok)
        #expect(try await choose("second", "image/png", on: page, number: 2) == .ok)
    }
}
