import RowKit

/// `rows check FORM`: what is wrong with a form.
enum CheckVerb: Verb {
    private static let values = CommandOption(
        "values", "FILE",
        "Check values as well: an object of JSON by tag, in a file, or - for "
            + "standard input.")

    static let usage = VerbUsage(
        name: "check",
        summary: "Check a form for problems.",
        details: [
            "A line for each problem: the form, the place in it, what was found and what was "
                + "expected, and what was probably meant. The exit status is 1 if there are any."
        ],
        operand: .form, options: [values])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let values = try call.values(of: values)
        let problems: [String]
        switch try call.form() {
        case .failure(let failure): problems = failure.lines
        case .success(let controller):
            var found: [String] = []
            switch values {
            case nil: break
            case .failure(let failure): found = failure.lines
            case .success(let values):
                let filling = FormFilling(form: controller.form, clock: call.environment.clock)
                found = await filling.fill(values)
            }
            // To be filled in can bring up more of them.
            problems = call.problems(of: controller) + found
        }
        call.program.print(RowsProgram.lines(about: call.operand, problems))
        return problems.isEmpty ? .success : .problems
    }
}
