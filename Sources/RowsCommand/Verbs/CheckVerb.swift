import RowKit

/// `rows check FORM`, which reports the problems of a form.
enum CheckVerb: Verb {
    private static let values = CommandOption(
        "values", "FILE",
        "Also check values: a file with a JSON object of values by tag, or - for "
            + "standard input.")

    static let usage = VerbUsage(
        name: "check",
        summary: "Check a form for problems.",
        details: [
            "Print a line for each problem: the form, the place, what was found, what was "
                + "expected, and a suggestion if there is one. Further lines of a problem are "
                + "indented. The exit status is 1 if there are problems.",
            "The form's initial values must be valid. Required rows that are still empty are not "
                + "problems. The built-in texts of a form that is not in English must have a "
                + "translation, if there is one into its language.",
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
            let form = controller.form
            let presets = form.presetErrors()
            let isDocument = !call.program.forms.contains(call.operand)
            var found = form.unknownTags().map(\.description)
            found += presets.map { isDocument ? $0.documentLine : $0.error.description }
            switch values {
            case nil: break
            case .failure(let failure): found += failure.lines
            case .success(let values):
                let filling = FormFilling(form: form, clock: call.environment.clock)
                let known = presets.map(\.error.description)
                found += await filling.fill(values).filter { !known.contains($0) }
            }
            // Filling in the form can cause more problems.
            problems = call.problems(of: controller) + found + call.languageProblems(of: form)
        }
        call.program.print(RowsProgram.lines(about: call.operand, problems))
        return problems.isEmpty ? .success : .problems
    }
}
