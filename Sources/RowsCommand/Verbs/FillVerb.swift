import RowKit

/// `rows fill FORM --values FILE`: a form filled in and submitted.
enum FillVerb: Verb {
    private static let values = CommandOption(
        "values", "FILE",
        "The values: an object of JSON by tag, in a file, or - for standard input.",
        isRequired: true)

    static let usage = VerbUsage(
        name: "fill",
        summary: "Fill in a form and print its values.",
        details: [
            "The values are set, conditions and rules applied, and the form is submitted, without "
                + "what is hidden. The values are printed as JSON.",
            "If anything is wrong with the form or its values, no values are printed: the errors "
                + "go to standard error, a line each, and the exit status is 1.",
        ],
        operand: .form, options: [values])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        guard let values = try call.values(of: values) else { return .misuse }
        let errors: [String]
        switch (try call.form(), values) {
        case (.failure(let failure), _):
            errors = RowsProgram.lines(about: call.operand, failure.lines)
        case (_, .failure(let failure)): errors = failure.lines
        case (.success(let controller), .success(let values)):
            switch await filled(controller, values, call) {
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

    /// Fills in a form and submits it.
    private nonisolated(nonsending) static func filled(
        _ controller: FormViewController, _ values: [String: JSONValue], _ call: VerbCall
    ) async -> Result<[String: JSONValue], FormFailure> {
        // Problems may be there from the beginning, or be brought up by each of the steps.
        func problems() -> FormFailure? {
            let lines = RowsProgram.lines(about: call.operand, call.problems(of: controller))
            return lines.isEmpty ? nil : FormFailure(lines: lines)
        }
        if let failure = problems() { return .failure(failure) }
        let filling = FormFilling(form: controller.form, clock: call.environment.clock)
        let misfits = await filling.fill(values)
        if let failure = problems() { return .failure(failure) }
        guard misfits.isEmpty else { return .failure(FormFailure(lines: misfits)) }
        let submitted = await filling.submit()
        if let failure = problems() { return .failure(failure) }
        return submitted
    }
}
