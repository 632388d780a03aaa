import Foundation
import RowKit
import Testing

@Suite("A file view")
struct FileChoiceTests {
    private let row = ControlRow<FileView>("row")
    private var view: FileView { row.cell.control }

    private func file(_ mediaType: String = "image/png", bytes: Int = 0) -> FileReference {
        FileReference(name: "a", mediaType: mediaType, content: Data(repeating: 1, count: bytes))
    }

    @Test("reports the maximum size as a number that JSON represents exactly")
    func largestSize() {
        view.maximumSize = .max
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        let described = ViewMirror(stage.snapshot)[.control()]
        #expect(described?.properties[.maximum] == .integer(9_007_199_254_740_992))
    }

    private func expect(
        _ files: [FileReference], areTaken: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        let changes = stage.patch(ViewEvent(.control(), .files(files)))
        let reason = areTaken ? nil : ViewRefusal.Reason.notOffered
        #expect(changes.refusal?.reason == reason, sourceLocation: sourceLocation)
        #expect(row.value == (areTaken ? files : nil), sourceLocation: sourceLocation)
    }

    @Test(
        "accepts the media types and families it names, or all if it names none",
        arguments: [
            ([], "image/png", true),
            (["image/png"], "image/png", true),
            (["image/png"], "image/jpeg", false),
            (["image/png"], "image/png2", false),
            (["image/*"], "image/png", true),
            (["image/*"], "imagery/png", false),
            (["image/*"], "image", false),
            (["image/png", "text/*"], "image/png", true),
            (["image/png", "text/*"], "text/plain", true),
            (["image/png", "text/*"], "audio/mpeg", false),
        ] as [([String], String, Bool)])
    func mediaTypes(named: [String], chosen: String, isTaken: Bool) {
        view.mediaTypes = named
        expect([file(chosen)], areTaken: isTaken)
    }

    @Test(
        "accepts files up to its maximum size",
        arguments: [(0, true), (1, true), (2, true), (3, false)])
    func sizes(bytes: Int, isTaken: Bool) {
        view.maximumSize = 2
        expect([file(bytes: bytes)], areTaken: isTaken)
    }

    @Test(
        "accepts several files only if it allows them",
        arguments: [
            (false, 0, true), (false, 1, true), (false, 2, false), (true, 0, true), (true, 3, true),
        ])
    func counts(allowsMultiple: Bool, count: Int, isTaken: Bool) {
        view.allowsMultiple = allowsMultiple
        expect((0..<count).map { _ in file() }, areTaken: isTaken)
    }

    @Test("refuses all files if one of them is refused")
    func oneOfMany() {
        view.allowsMultiple = true
        view.maximumSize = 2
        expect([file(bytes: 1), file(bytes: 3), file(bytes: 2)], areTaken: false)
    }

    @Test("hands files that it does not offer to a row that handles them, and keeps them")
    func others() {
        let (chosen, others) = (Recorder<[FileReference]>(), Recorder<[FileReference]>())
        view.onChoose { chosen($0) }
        view.onChooseOthers { [view] files in
            #expect(view.files == files)
            others(files)
        }
        view.mediaTypes = ["image/*"]
        view.maximumSize = 2
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        for files in [[file("text/plain")], [file(bytes: 3)], [file()]] {
            #expect(stage.patch(ViewEvent(.control(), .files(files))).refusal == nil)
        }
        #expect(others.entries == [[file("text/plain")], [file(bytes: 3)]])
        #expect(chosen.entries == [[file()]])
        // How many files can be chosen is not for the row to decide.
        #expect(stage.patch(ViewEvent(.control(), .files([file(), file()]))).refusal != nil)
    }
}
