import RowKit

/// `rows draw FORM`: a form as text.
enum DrawVerb: Verb {
    static let usage = VerbUsage(
        name: "draw",
        summary: "Draws a form as text.",
        details: [
            "A line for each view that a host would show: what it is, what it holds and how it is."
        ],
        operand: .form)

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        switch try call.form() {
        case .failure(let error):
            call.program.note(
                RowsProgram.lines(about: call.operand, error.diagnostics.map(\.description)))
            return .problems
        case .success(let controller):
            let stage = FormStage(controller)
            call.environment.writeOutput(stage.textDrawing)
            call.program.note(
                RowsProgram.lines(about: call.operand, controller.form.problems.map(\.description)))
            return .success
        }
    }
}
