import RowKit
import RowLaws
import Testing

@testable import RowsCommand

@Suite("rows test")
struct TestVerbTests {
    @Test("prints each row of the program, and the laws that it breaks")
    func all() async {
        let run = await ProgramRun("test", registry: Self.registry)
        let count = RowLaw.all.count
        #expect(
            run.output == """
                MutteringRow breaks 1 law of \(count)
                  broken  Its summary is a sentence
                            found "holds tags"
                            Begin the summary in the RowDescriptor with a capital letter, and end it with a full stop.
                TagsRow keeps all \(count) laws

                """)
        #expect(run.errors == "")
        #expect(run.status == .problems)
    }

    @Test("shows its progress on standard error, if that is a terminal that can remove it")
    func progress() async {
        let run = await ProgramRun(
            "test", world: .plain(terminal: 80), registry: Self.registry)
        #expect(
            run.errors
                == "\r1 of 2: MutteringRow\u{1B}[K\r\u{1B}[K\r2 of 2: TagsRow\u{1B}[K\r\u{1B}[K")
        let piped = await ProgramRun("test", registry: Self.registry)
        #expect(run.output == piped.output)
        #expect(run.status == piped.status)
        let dumb = FakeWorld(variables: ["TERM": "dumb"], terminal: 80)
        #expect(await ProgramRun("test", world: dumb, registry: Self.registry).errors == "")
    }

    @Test("checks no further rows when nothing reads the output any more")
    func unread() async {
        let world = FakeWorld()
        world.readsOnlyOnce = true
        let run = await ProgramRun("test", world: world, registry: Self.registry)
        #expect(run.output.hasPrefix("MutteringRow breaks 1 law"))
        #expect(!run.output.contains("TagsRow"))
        #expect(run.errors == "")
        #expect(run.status == .problems)
    }

    @Test("prints each law for the named rows")
    func named() async {
        let run = await ProgramRun("test", "TagsRow", registry: Self.registry)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == "TagsRow keeps all \(RowLaw.all.count) laws")
        #expect(lines.dropFirst().map(String.init) == RowLaw.all.map { "  kept    \($0.sentence)" })
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("prints JSON")
    func json() async throws {
        let run = await ProgramRun("test", "MutteringRow", "--json", registry: Self.registry)
        let printed = try JSONValue(text: run.output)
        guard case .array(let rows) = printed, case .array(let laws) = rows.first?["laws"] else {
            Issue.record("no laws in \(run.output)")
            return
        }
        #expect(rows.first?["row"] == "MutteringRow")
        #expect(rows.first?["plugin"] == "Muttering")
        #expect(laws.count == RowLaw.all.count)
        #expect(
            laws.first == [
                "law": "Its summary is a sentence",
                "advice":
                    "Begin the summary in the RowDescriptor with a capital letter, and end it with a full stop.",
                "breaches": ["found \"holds tags\""],
            ])
        #expect(run.status == .problems)
    }

    @Test("leaves out the laws that need an example if it cannot be created")
    func noExample() async {
        let run = await ProgramRun("test", "TagsRow", registry: Self.forgetfulRegistry)
        let broken = run.output.split(separator: "\n").filter { $0.contains("  broken  ") }
        #expect(run.output.hasPrefix("TagsRow breaks 1 law of "))
        #expect(broken == ["  broken  Its example can be created, with its settings and its value"])
        #expect(!run.output.contains("Updating its cell twice changes nothing"))
    }

    @Test("suggests the nearest row if the name is unknown")
    func unknown() async {
        let run = await ProgramRun("test", "TagRow", registry: Self.registry)
        #expect(run.errors.contains("did you mean \"TagsRow\"?"))
        #expect(run.output == "")
        #expect(run.status == .usageError)
    }

    private static func forgetfulRegistry() throws(RegistryError) -> RowRegistry {
        try RowRegistry(ForgetfulPlugin.self)
    }

    private static func registry() throws(RegistryError) -> RowRegistry {
        try RowRegistry(TaggedPlugin.self, MutteringPlugin.self)
    }
}

private enum TaggedPlugin: RowPlugin {
    static let name = "Tagged", version = "0.1.0"
    static let rows = [RowDescriptor(TagsRow.self, "Takes tags.")]
}

private enum ForgetfulPlugin: RowPlugin {
    static let name = "Forgetful", version = "0.1.0"
    static let rows = [
        RowDescriptor(
            TagsRow.self, "Takes tags.", example: RowExample(settings: ["none": 1]))
    ]
}

private final class MutteringRow: Row<PlainCell<Set<String>>>, RowType {}

private enum MutteringPlugin: RowPlugin {
    static let name = "Muttering", version = "0.1.0"
    static let rows = [RowDescriptor(MutteringRow.self, "holds tags")]
}
