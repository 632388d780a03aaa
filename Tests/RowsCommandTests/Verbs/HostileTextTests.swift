import PlainText
import RowKit
import Testing

@testable import RowsCommand

@Suite("Texts with terminal control sequences")
struct HostileTextTests {
    private static let hostile =
        "a\u{9B}31m\u{85}b\u{1B}[1m\u{202E}c\u{2066}d\u{61C}\u{2028}e\u{7F}"

    /// Rows whose names, sentences and values are hostile.
    private enum HostilePlugin: RowPlugin {
        static let name = "Hostile", version = "1.0.0\u{9B}"
        static let rows = [
            RowDescriptor(
                NoteRow.self, "Summary \(hostile).",
                example: RowExample(settings: ["title": .string(hostile)], value: .string(hostile)))
        ]
    }

    /// A document with a hostile text wherever there can be one.
    private static var document: String {
        let text = JSONValue.string(hostile).lineText
        return """
            {"title": \(text), "sections": [{"header": \(text), "rows": [
                {"row": "NoteRow", "tag": \(text), "settings": {"title": \(text)},
                 "value": \(text), "rules": [{"rule": "email"}]}
            ]}]}
            """
    }

    private static let forms: FormList = [
        "\(hostile)": {
            Form(hostile) {
                NoteRow(hostile); NoteRow(hostile)
            }
        }
    ]

    @Test(
        "never reach the terminal unescaped, whatever the verb",
        arguments: [
            ["list"], ["list", "--json"], ["list", "--plugin", hostile], ["describe", "NoteRow"],
            ["describe", "NoteRow", "--json"], ["describe", hostile], ["draw", "f.json"],
            ["draw", hostile], ["draw", "broken.json"], ["check", hostile],
            ["check", "broken.json"], ["check", "f.json", "--values", "v.json"],
            ["fill", "f.json", "--values", "v.json"], ["fill", "f.json", "--values", "w.json"],
            ["schema"], ["help"], ["help", hostile], [hostile], ["--\(hostile)"],
            ["check", "none\(hostile)"], ["list", hostile],
        ])
    func verbs(arguments: [String]) async {
        let world = FakeWorld(
            files: [
                "f.json": Self.document,
                "broken.json": Self.document.replacing("NoteRow", with: "\(Self.hostile)Row"),
                "v.json": "{\(JSONValue.string(Self.hostile).lineText): 5}",
                "w.json": "{\(JSONValue.string(Self.hostile).lineText): \"a@b.example\"}",
            ],
            variables: ["NO_COLOR": "1"], terminal: 80)
        let run = await ProgramRun(
            all: arguments, world: world, forms: Self.forms,
            registry: { () throws(RegistryError) in try RowRegistry(HostilePlugin.self) })
        let text = run.output + run.errors
        #expect(!text.isEmpty)
        let raw = text.unicodeScalars.filter { $0 != "\n" && $0.isUnprintable }
        #expect(raw.isEmpty, "\(text.debugDescription)")
    }
}
