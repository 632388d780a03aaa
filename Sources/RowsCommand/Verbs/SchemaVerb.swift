import PlainText
import RowKit

/// `rows schema [FORM]`, which prints the JSON Schema of documents, or of a form's values.
enum SchemaVerb: Verb {
    static let usage = VerbUsage(
        name: "schema",
        summary: "Print the JSON Schema of documents, or of a form's values.",
        details: [
            "Without FORM, the schema (2020-12) describes documents with the rows of this program. "
                + "Editors can use it to complete and check documents.",
            "With FORM, it describes the values that PROGRAM fill prints: an object with a member for "
                + "each tag, and the limits of rules and settings that JSON Schema can express.",
            "If the form has problems, print each problem to standard error instead of the schema. "
                + "The exit status is then 1.",
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
        switch try await call.form() {
        case .failure(let failure): problems = failure.lines
        case .success(let controller):
            // Options may still be loading.
            await controller.form.becomesIdle(clock: call.environment.clock)
            problems = call.problems(of: controller)
            if problems.isEmpty { call.program.print(controller.form.valueSchema) }
        }
        call.program.note(RowsProgram.lines(about: call.operand, problems))
        return problems.isEmpty ? .success : .problems
    }
}
