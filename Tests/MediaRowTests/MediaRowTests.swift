import Foundation
import MediaRow
import RowKit
import RowTesting
import TestRows
import Testing

@Suite("A media row")
struct MediaRowTests {
    private let row = ImageRow("portrait") { $0.title = "Portrait" }
    private let form = Form("About you")
    private let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0])

    init() { form.append(Section([row])) }

    private func file(
        _ name: String, _ content: Data, as mediaType: String = "image/png"
    ) -> FileReference {
        FileReference(name: name, mediaType: mediaType, content: content)
    }

    private func note(_ tester: FormTester) -> String? {
        (tester.view("portrait/note") as? LabelView)?.text
    }

    @Test("shows what it accepts, then the file and a button to remove it")
    func drawing() {
        let tester = FormTester(form: form)
        #expect(note(tester) == "PNG, JPEG, GIF, WEBP, AVIF; at most 10 MB")
        #expect(tester.view("portrait/clear")?.isHidden == true)
        let image = MediaFile(name: "me.png", mediaType: "image/png", content: png)
        tester.chooseFiles([file("me.png", png)], in: "portrait") { $0.values["portrait"] = image }
        #expect(note(tester) == "me.png, 10 bytes")
        tester.press("portrait/clear") { $0.values["portrait"] = nil }
        #expect(tester.view("portrait/clear")?.isHidden == true)
        row.placeholder = "A face"
        #expect(note(tester) == "A face")
        row.clearAction = .no
        tester.chooseFiles([file("me.png", png)], in: "portrait") { $0.values["portrait"] = image }
        #expect(tester.view("portrait/clear")?.isHidden == true)
        tester.finish()
    }

    @Test("keeps its file if none is chosen and the user cannot remove it")
    func keeping() {
        row.clearAction = .no
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.chooseFiles([file("me.png", png)], in: "portrait")
        tester.chooseFiles([], in: "portrait")
        #expect(row.value?.name == "me.png")
        #expect((tester.view("portrait/file") as? FileView)?.files.map(\.name) == ["me.png"])
        // A file that was refused can be removed.
        tester.chooseFiles([file("me.gif", Data("text".utf8))], in: "portrait")
        #expect(row.value == nil)
        #expect(row.unreadInput?.text == "me.gif")
        tester.chooseFiles([], in: "portrait")
        #expect(row.value == nil)
        #expect(row.unreadInput == nil)
        tester.finish()
    }

    @Test("determines the type from the content, not from the name or the client")
    func sniffing() {
        let tester = FormTester(form: form)
        let gif = Data("GIF89a".utf8)
        tester.chooseFiles([file("me.png", gif)], in: "portrait") {
            $0.values["portrait"] = MediaFile(
                name: "me.png", mediaType: "image/gif", content: gif)
        }
        tester.chooseFiles([file("me", png, as: "application/octet-stream")], in: "portrait") {
            $0.values["portrait"] = MediaFile(name: "me", mediaType: "image/png", content: png)
        }
        tester.finish()
    }

    @Test("rejects a file with the reason, and has no value until there is another")
    func refusals() {
        row.maximumSize = 1_500
        row.mediaTypes = ["image/png", "image/jpeg"]
        let tester = FormTester(form: form)
        for (content, message) in [
            (png + Data(count: 1_500), "The file has 1.5 kB; the limit is 1.5 kB"),
            (png + Data(count: 2_000_000), "The file has 2 MB; the limit is 1.5 kB"),
            (Data("GIF89a".utf8), "The file is GIF; accepted are: PNG, JPEG"),
            (
                Data("<html>".utf8),
                "The content of the file is of no known type; accepted are: PNG, JPEG"
            ), (Data(), "The content of the file is of no known type; accepted are: PNG, JPEG"),
        ] {
            tester.chooseFiles([file("me.png", content)], in: "portrait") {
                $0.values["portrait"] = nil
                $0.errors["portrait"] = [message]
            }
            #expect(form.validate().count == 1)
        }
        tester.chooseFiles([file("me.txt", Data("Ada".utf8), as: "text/plain")], in: "portrait") {
            $0.errors["portrait"] = [
                "The content of the file is of no known type; accepted are: PNG, JPEG"
            ]
        }
        tester.press("portrait/clear") { $0.errors["portrait"] = nil }
        #expect(form.validate().isEmpty)
        tester.finish()
    }

    @Test("also checks files set by the program")
    func rule() {
        row.value = MediaFile(name: "a", mediaType: "image/png", content: Data("%PDF".utf8))
        #expect(row.validate().count == 1)
        row.value = MediaFile(name: "a", mediaType: "image/png", content: png)
        #expect(row.validate().isEmpty)
    }

    @Test("excludes the file from the form's state")
    func state() throws {
        row.value = MediaFile(name: "me.png", mediaType: "image/png", content: png)
        let text = String(decoding: try JSONEncoder().encode(form.state), as: UTF8.self)
        #expect(!text.contains(png.base64EncodedString()))
    }

    @Test("finds the type of a file set by the program or a document from its content")
    func statedType() throws {
        let gif = Data("GIF89a".utf8)
        let file = MediaFile(name: "a.html", mediaType: "text/html", content: gif)
        #expect(file.mediaType == "image/gif")
        let json: JSONValue = [
            "name": "a.html", "mediaType": "text/html",
            "content": .string(gif.base64EncodedString()),
        ]
        #expect(try MediaFile(documentValue: json) == file)
    }

    @Test(
        "accepts every picture and video with */*, and JPEG by its other name",
        arguments: [("*/*", true), ("image/jpg", true), ("IMAGE/JPEG", true), ("image/png", false)])
    func names(type: String, isAccepted: Bool) {
        row.mediaTypes = [type]
        row.value = MediaFile(
            name: "a", mediaType: "image/jpeg", content: Data([0xFF, 0xD8, 0xFF, 0xE0]))
        #expect(row.validate().isEmpty == isAccepted)
        #expect(form.problems == [])
        #expect(row.cell.file.mediaTypes.contains("*/*") == false)
    }

    @Test("reports text that is not a media type")
    func notTypes() {
        row.mediaTypes = ["image/png", ".jpg"]
        let message = """
            mediaTypes cannot be .jpg: it must be a media type, such as image/png or image/*
            """
        #expect(form.problems.map(\.message) == [message])
    }

    @Test("reports an invalid size, and uses the smallest")
    func limits() {
        row.maximumSize = 0
        #expect(form.problems.count == 1)
    }

    @Test("has a value that a document can hold")
    func document() throws {
        let file = MediaFile(name: "me.png", mediaType: "image/png", content: png)
        let json = try file.documentValue()
        #expect(
            json == [
                "name": "me.png", "mediaType": "image/png",
                "content": .string(png.base64EncodedString()),
            ])
        #expect(try MediaFile(documentValue: json) == file)
        let error = #expect(throws: DocumentDiagnostic.self) {
            try MediaFile(
                documentValue: ["name": "a", "mediaType": "image/png", "content": "*"])
        }
        #expect(error?.description == "content: expected a base64 string")
    }

    @Test("rejects JSON that is no file with the JSON that it accepts, and without the JSON itself")
    func misfit() {
        let problems = form.setDocumentValues(["portrait": ["name": "hunter2"]])
        #expect(
            problems["portrait"]?.map(\.description) == [
                #"portrait: expected {"content": text, "mediaType": text, "name": text}, "#
                    + "found an invalid secret value"
            ])
    }

    @Test("accepts videos in a row for videos")
    func video() {
        let video = VideoRow("greeting")
        let content = Data([0, 0, 0, 16] + Array("ftypisom\0\0\0\0".utf8))
        video.value = MediaFile(name: "a.mp4", mediaType: "video/mp4", content: content)
        #expect(video.validate().isEmpty)
        video.value = MediaFile(name: "a.png", mediaType: "image/png", content: png)
        #expect(video.validate().count == 1)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: MediaRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "MediaRow", MediaRowPlugin.self)
        let portrait = try #require(form.rowBy(tag: "portrait") as? ImageRow)
        let greeting = try #require(form.rowBy(tag: "greeting") as? VideoRow)
        #expect(portrait.mediaTypes == ["image/png", "image/jpeg"])
        #expect(greeting.placeholder == "Say hello in a minute")
        #expect(form.problems == [])
    }
}
