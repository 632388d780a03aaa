import RowKit

/// `rows schema [FORM]`, which prints the JSON Schema of documents, or of a form's values.
enum SchemaVerb: Verb {
    static let usage = VerbUsage(
        name: "schema",
        summary: "Print the JSON Schema of documents, or of a form's values.",
        details: [
            "Without FORM, the schema (2020-12) describes documents with the rows of this program. "
                + "Editors complete and check documents by it.",
            "With FORM, it describes the values that rows fill prints: an object with a member for "
                + "each tag, with what rules and settings require as far as JSON Schema can say it.",
            "If the form has problems, print no schema, but a line for each problem to standard "
                + "error. The exit status is then 1.",
        ],
        operand: .form.optional)

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        guard call.arguments.operand != nil else {
            call.program.print(try call.program.registry().schema)
            return .success
        }
        let problems: [String]
        switch try call.form() {
        case .failure(let failure): problems = failure.lines
        case .success(let controller):
            // Options may be on their way.
            await controller.form.settle(clock: call.environment.clock)
            problems = call.problems(of: controller)
            if problems.isEmpty { call.program.print(controller.form.valueSchema) }
        }
        call.program.note(RowsProgram.lines(about: call.operand, problems))
        return problems.isEmpty ? .success : .problems
    }
}
