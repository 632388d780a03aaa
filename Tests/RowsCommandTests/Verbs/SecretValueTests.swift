import RowKit
import Testing

@testable import RowsCommand

@Suite("A secret value")
struct SecretValueTests {
    private static let forms: FormList = [
        "safe": {
            Form {
                PinRow("pin") { row in
                    row.value = 47_110_815
                    row.add(rule: RuleSmallerThan(max: 9))
                }
            }
        }
    ]

    @Test(
        "is neither drawn nor included in errors",
        arguments: [
            (["draw", "safe"], ""), (["check", "safe"], ""),
            (["check", "safe", "--values", "-"], #"{"pin": "47110815"}"#),
            (["fill", "safe", "--values", "-"], #"{"pin": "47110815"}"#),
            (["fill", "safe", "--values", "-"], #"{"pin": 47110815}"#),
        ])
    func ways(arguments: [String], input: String) async {
        let world = FakeWorld()
        world.input = input
        let run = await ProgramRun(all: arguments, world: world, forms: Self.forms)
        #expect(!(run.output + run.errors).isEmpty)
        #expect(!(run.output + run.errors).contains("47110815"), "\(run.output)\(run.errors)")
    }

    @Test("of another type is reported by tag as an invalid secret value")
    func misfit() async {
        let world = FakeWorld()
        world.input = #"{"pin": "hush"}"#
        let run = await ProgramRun("fill", "safe", "--values=-", world: world, forms: Self.forms)
        #expect(run.errors == "pin: expected whole number, found an invalid secret value\n")
    }

    @Test("is printed only on request")
    func filled() async {
        for (options, output) in [([], "{}\n"), (["--include-secrets"], "{\"pin\": 8}\n")] {
            let world = FakeWorld()
            world.input = #"{"pin": 8}"#
            let run = await ProgramRun(
                all: ["fill", "safe", "--values", "-"] + options, world: world, forms: Self.forms)
            #expect(run.output == output)
            #expect(run.errors == "")
        }
    }

    @Test("A form that needs a context cannot be opened by a verb, which explains why")
    func context() async {
        var forms = FormList()
        forms.add("order") { (number: Int) in Form("Order \(number)") }
        let run = await ProgramRun("draw", "order", forms: forms)
        #expect(run.errors == "order: the form needs a context of type Int, found none\n")
        #expect(run.status == .problems)
        #expect(run.output == "")
    }
}

private final class PinCell: Cell<Int>, CellType {
    private let field = TextFieldView()

    override func setup() {
        super.setup()
        field.isSecure = true
        contentView = field
    }

    override func update() {
        super.update()
        field.text = row?.value.map { "\($0)" } ?? ""
    }
}

private final class PinRow: Row<PinCell>, RowType {
    override var keepsValueSecret: Bool { true }
}
