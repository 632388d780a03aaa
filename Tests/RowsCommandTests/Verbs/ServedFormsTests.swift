import RowKit
import Testing

@testable import RowsCommand

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("A served document")
struct ServedFormsTests {
    private let world = FakeWorld(files: ["a.json": Self.form(of: "SwitchRow")])

    private static func form(of row: String) -> String {
        #"{"sections": [{"rows": [{"row": "\#(row)", "tag": "a"}]}]}"#
    }

    /// A call of the verb in the world.
    private func call() throws -> VerbCall {
        let program = RowsProgram(
            forms: FormList(), environment: world.environment, registry: FormPlugin.registry)
        let arguments = try ParsedArguments(
            [], for: ServeVerb.usage, variables: [:], program: "rows")
        return VerbCall(program: program, arguments: arguments)
    }

    /// The forms of a call that serves the contents of a file.
    private func forms(of call: VerbCall, at path: String = "a.json") throws -> ServedForms {
        var forms = ServedForms(try call.program.factory())
        let document = Data((world.files[path] ?? "").utf8)
        _ = forms.add(document, at: path, of: call.environment.files)
        return forms
    }

    @Test("is reloaded when it is saved without problems")
    func saved() throws {
        let call = try call()
        let forms = try forms(of: call)
        #expect(forms.changes(call) == [])
        world.files["a.json"] = Self.form(of: "NoteRow")
        #expect(forms.changes(call) == [.saved(form: "a", path: "a.json")])
        #expect(forms.changes(call) == [])
        world.files["a.json"] = "[]"
        #expect(
            forms.changes(call) == [
                .invalid(
                    path: "a.json",
                    problems: ["the document: expected an object, found an empty list"])
            ])
        #expect(forms.changes(call) == [])
    }

    @Test("is reported once if it can no longer be read, except while it is being saved")
    func unreadable() throws {
        let call = try call()
        let forms = try forms(of: call)
        /// The changes when the file is read a number of times.
        func changes(_ count: Int) -> [ServedForms.Change] {
            (0..<count).flatMap { _ in forms.changes(call) }
        }
        world.files = [:]
        #expect(changes(2) == [])
        world.files["a.json"] = Self.form(of: "NoteRow")
        #expect(changes(2) == [.saved(form: "a", path: "a.json")])
        world.files = [:]
        #expect(changes(9) == [.unreadable(path: "a.json", reason: "no such file")])
        world.failures["a.json"] = .folder
        #expect(changes(9) == [.unreadable(path: "a.json", reason: "it is a folder")])
        world.failures = [:]
        world.streams = ["a.json"]
        #expect(changes(9) == [.unreadable(path: "a.json", reason: "it is not a regular file")])
    }

    @Test("is not read again if it is standard input or a stream", arguments: ["-", "stream"])
    func streams(path: String) throws {
        world.files[path] = Self.form(of: "SwitchRow")
        world.streams = ["stream"]
        let call = try call()
        let forms = try forms(of: call, at: path)
        world.files[path] = Self.form(of: "NoteRow")
        #expect(forms.changes(call) == [])
    }
}
