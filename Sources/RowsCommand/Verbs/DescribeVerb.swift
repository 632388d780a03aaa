import RowKit
import RowText

/// `rows describe NAME`, which describes a row.
enum DescribeVerb: Verb {
    static let usage = VerbUsage(
        name: "describe",
        summary: "Describe a row.",
        details: [
            "Print the row's value, cell and settings, and an example in Swift and in JSON. Each "
                + "setting has a type, a default, allowed values and a description."
        ],
        operand: CommandOperand(
            name: "NAME", summary: "The row: StarsRow, or StarsRow/StarsRow with its plugin."),
        options: [.json])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let registry = try call.program.registry()
        guard let row = registry[call.operand] else {
            let near = NearestName.of(
                call.operand, in: registry.rows.filter(\.isListed).map(\.name))
            let unknown = RowRegistry.unknownRow(call.operand)
            throw .usageError(
                near == nil ? "\(unknown) \(registry.originOfRows)" : unknown, suggestion: near,
                hint: "\(call.environment.name) list")
        }
        let portrait = RowPortrait(row, in: registry)
        if call.arguments.has(.json) {
            call.program.print(portrait.json)
        } else {
            let environment = call.environment
            call.program.print(
                portrait.lines(width: environment.outputWidth, style: environment.outputStyle))
        }
        return .success
    }
}
