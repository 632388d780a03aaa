import PlainText
import RowKit

/// `rows draw FORM`, which draws a form as text.
enum DrawVerb: Verb {
    static let usage = VerbUsage(
        name: "draw",
        summary: "Draw a form as text.",
        details: [
            "Print a line for each view that a host would show: its kind, content and state.",
            "If the form has problems, print them to standard error. The exit status is then 1.",
        ],
        operand: .form, options: [.language])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        switch try await call.form() {
        case .failure(let failure):
            call.program.note(RowsProgram.lines(about: call.operand, failure.lines))
            return .problems
        case .success(let controller):
            let stage = FormStage(controller)
            call.environment.writeOutput(stage.textDrawing)
            let problems = call.problems(of: controller)
            call.program.note(RowsProgram.lines(about: call.operand, problems))
            return problems.isEmpty ? .success : .problems
        }
    }
}
