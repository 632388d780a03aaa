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
                + "expected, and what was probably meant. The exit status is 1 if there are any.",
            "Values that the form has from the beginning must be valid. What is still to be filled "
                + "in is no problem.",
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
            let isDocument = call.program.forms[call.operand] == nil
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
            // To be filled in can bring up more of them.
            problems = call.problems(of: controller) + found
        }
        call.program.print(RowsProgram.lines(about: call.operand, problems))
        return problems.isEmpty ? .success : .problems
    }
}
