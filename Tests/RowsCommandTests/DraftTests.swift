import RowKit
import Testing
@testable import RowsCommand
@Suite("draft") struct Draft {
    @Test func draft() async {
        for (arguments, width) in [(["list"], nil), (["list"], 100), (["list"], 60), (["list"], 20), (["list"], 40), (["describe", "GradeRow"], nil as Int?), (["describe", "GradeRow"], 40),
          (["describe", "GradeRow", "--json"], nil), (["list", "--json", "--plugin", "Other"], nil), (["help"], nil), (["help", "list"], nil), (["help", "list"], 40), (["list", "--kind=inlin"], 100)] {
            let world = FakeWorld(variables: ["NO_COLOR": "1"], terminal: width)
            let program = RowsProgram(forms: FormShelf(of: [:]), environment: world.environment, registry: { () throws(RegistryError) in try RowRegistry(GradePlugin.self, OtherPlugin.self) })
            let s = await program.run(arguments)
            print("$", arguments, width ?? 0); print(world.output + world.errors, s)
        }
    }
}
