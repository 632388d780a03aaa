import RowKit

/// `rows fill FORM --values FILE`: a form filled in and submitted.
enum FillVerb: Verb {
    private static let values = CommandOption(
        "values", "FILE",
        "The values: an object of JSON by tag, in a file, or - for what is handed to the program.",
        isRequired: true)

    static let usage = VerbUsage(
        name: "fill",
        summary: "Fills in a form and prints its values.",
        details: [
            "Values are set, conditions and rules applied, and the form is submitted: what is "
                + "hidden then has no part in it. The values are printed as JSON.",
            "If anything is wrong, nothing is printed but the errors, a line each with the tag "
                + "before it, and the program ends with 1.",
        ],
        operand: .form, options: [values])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        guard let values = try call.values(of: values) else { return .misuse }
        let errors: [String]
        switch (try call.form(), values) {
        case (.failure(let error), _):
            errors = RowsProgram.lines(
                about: call.operand, error.diagnostics.map(\.description))
        case (_, .failure(let problem)):
            errors = [problem.line(about: "values")]
        case (.success(let controller), .success(let values)):
            let filling = FormFilling(form: controller.form, clock: call.environment.clock)
            let misfits = await filling.fill(values)
            guard misfits.isEmpty else {
                errors = misfits
                break
            }
            switch await filling.submit() {
            case .success(let values):
                call.program.print(.object(values))
                return .success
            case .failure(let failure): errors = failure.lines
            }
        }
        // Tags and texts are whoever's; a line stays a line.
        call.program.note(errors.map(\.onOneLine))
        return .problems
    }
}
