import PlainText
import RowKit

/// `rows describe NAME`, which describes a row.
enum DescribeVerb: Verb {
    static let usage = VerbUsage(
        name: "describe",
        summary: "Describe a row.",
        details: [
            "Print the row's value, cell and settings, and an example in Swift and in JSON. Each "
                + "setting has a type, a default, allowed values and a description."
        ],
        operand: .row,
        options: [.json])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let registry = try call.program.registry()
        let row = try call.row(named: call.operand, in: registry)
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

extension CommandOperand {
    /// The operand for a registered row.
    static let row = CommandOperand(
        name: "NAME", summary: "The row: StarsRow, or StarsRow/StarsRow with its plugin.",
        names: .rows)
}

extension VerbCall {
    /// Returns the row with a name.
    ///
    /// - Throws: A usage error with the nearest name if there is no such row.
    func row(named name: String, in registry: RowRegistry) throws(CommandFailure) -> RowDescriptor {
        if let row = registry[name] { return row }
        let near = NearestName.ofRow(name, in: registry.rows.filter(\.isListed).map(\.name))
        let unknown = RowRegistry.unknownRow(name)
        throw .usageError(
            near == nil ? unknown + registry.origin(ofUnknown: name) : unknown, suggestion: near,
            hint: "\(environment.name) list")
    }
}
