import RowKit

/// `rows check FORM`: what is wrong with a form.
enum CheckVerb: Verb {
    private static let values = CommandOption(
        "values", "FILE",
        "Also says what is wrong with values: an object of JSON by tag, in a file, or - for what "
            + "is handed to the program.")

    static let usage = VerbUsage(
        name: "check",
        summary: "Says what is wrong with a form.",
        details: [
            "A line for each problem: the form, the place in it, what was found and what was "
                + "expected, and what was probably meant. Ends with 1 if there are any."
        ],
        operand: .form, options: [values])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let values = try call.values(of: values)
        let problems: [String]
        switch try call.form() {
        case .failure(let error): problems = error.diagnostics.map(\.description)
        case .success(let controller):
            let form = controller.form
            var found = form.problems.map(\.description)
            switch values {
            case nil: break
            case .failure(let problem): found.append(problem.line(about: "values"))
            case .success(let values):
                let filling = FormFilling(form: form, clock: call.environment.clock)
                found += await filling.fill(values)
            }
            problems = found
        }
        call.program.print(RowsProgram.lines(about: call.operand, problems))
        return problems.isEmpty ? .success : .problems
    }
}
