import Testing

@testable import RowsCommand

@Suite("rows render")
struct RenderTests {
    @Test("prints the page without --out, and for the file -", arguments: [[], ["--out", "-"]])
    func printed(options: [String]) async {
        let world = FakeWorld()
        let run = await ProgramRun(
            all: ["render", "cinema"] + options, world: world, forms: ownForms,
            registry: FormPlugin.registry)
        #expect(run.output.hasPrefix("<!doctype html>"))
        #expect(run.errors == "")
        #expect(run.status == .success)
        #expect(world.files.isEmpty)
    }

    @Test("writes the page to a file")
    func written() async {
        let world = FakeWorld()
        let run = await ProgramRun(
            "render", "cinema", "--out", "page.html", world: world, forms: ownForms,
            registry: FormPlugin.registry)
        #expect(world.files["page.html"]?.hasPrefix("<!doctype html>") == true)
        #expect(run.output == "")
        #expect(run.errors == "")
        #expect(run.status == .success)
    }
}
