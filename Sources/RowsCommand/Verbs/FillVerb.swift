import PlainText
import RowKit

/// `rows fill FORM --values FILE`, which fills in a form and submits it.
enum FillVerb: Verb {
    private static let values = CommandOption(
        "values", "FILE",
        "A file with a JSON object of values by tag, or - for standard input.",
        isRequired: true)

    static let usage = VerbUsage(
        name: "fill",
        summary: "Fill in a form and print its values.",
        details: [
            "Set the values, evaluate conditions and rules, submit the form without hidden rows, "
                + "and print its values as JSON. Secret values, such as passwords, are left out.",
            "If the form has problems or a value is invalid, print each error to standard error "
                + "instead of the values. The exit status is then 1.",
        ],
        operand: .form, options: [values, .includeSecrets, .language])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        guard let values = try call.values(of: values) else { return .usageError }
        let errors: [String]
        switch (try await call.form(), values) {
        case (.failure(let failure), _):
            errors = RowsProgram.lines(about: call.operand, failure.lines)
        case (_, .failure(let failure)): errors = failure.lines
        case (.success(let controller), .success(let values)):
            switch await filled(controller, values, call) {
            case .success(let values):
                call.program.print(values)
                return .success
            case .failure(let failure): errors = failure.lines
            }
        }
        // Tags and strings can contain line breaks, but each error must be one line.
        call.program.note(errors.map(\.onOneLine))
        return .problems
    }

    /// Fills in a form and submits it.
    private nonisolated(nonsending) static func filled(
        _ controller: FormViewController, _ values: [String: JSONValue], _ call: VerbCall
    ) async -> Result<JSONValue, FormFailure> {
        // Problems can exist from the start, or any of the steps can cause them.
        func problems() -> FormFailure? {
            let lines = RowsProgram.lines(about: call.operand, call.problems(of: controller))
            return lines.isEmpty ? nil : FormFailure(lines: lines)
        }
        if let failure = problems() { return .failure(failure) }
        let filling = FormFilling(
            form: controller.form, clock: call.environment.clock,
            includesSecrets: call.arguments.has(.includeSecrets))
        let errors = await filling.fill(values)
        if let failure = problems() { return .failure(failure) }
        guard errors.isEmpty else { return .failure(FormFailure(lines: errors)) }
        let submitted = await filling.submit()
        if let failure = problems() { return .failure(failure) }
        return submitted
    }
}
