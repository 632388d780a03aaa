import PlainText
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
        var (controller, isWhole, problems) = try await load(call)
        if case .failure(let failure)? = values { problems += failure.lines }
        if let form = controller?.form {
            if isWhole, case .success(let values)? = values {
                let known = form.presetErrors().map(\.error.description)
                let filling = FormFilling(form: form, clock: call.environment.clock)
                problems += await filling.fill(values).filter { !known.contains($0) }
            }
            // The problems of an incomplete document are already included. Filling in the form can
            // cause more.
            if isWhole { problems = form.problems.map(\.description) + problems }
            problems += call.languageProblems(of: form)
        }
        call.program.print(RowsProgram.lines(about: call.operand, problems))
        return problems.isEmpty ? .success : .problems
    }
    /// Loads the form, and validates its values.
    ///
    /// - Returns: The form's controller, or nil if there is none; whether the form is complete; and
    ///   its problems. If it is complete, those in ``Form/problems`` are left out.
    private nonisolated(nonsending) static func load(
        _ call: VerbCall
    ) async throws(CommandFailure) -> (
        controller: FormViewController?, isWhole: Bool, problems: [String]
    ) {
        guard call.program.forms.contains(call.operand) else {
            let (form, isWhole, problems) = try call.checkedDocument()
            let texts = isWhole ? form?.unfitLists().map(\.description) ?? [] : []
            return (form.map(FormViewController.init(form:)), isWhole, problems + texts)
        }
        switch try await call.form() {
        case .failure(let failure): return (nil, false, failure.lines)
        case .success(let controller):
            let form = controller.form
            let texts = (form.unknownTags() + form.unfitExpressions() + form.unfitLists())
                .map(\.description)
            return (controller, true, texts + form.presetErrors().map(\.error.description))
        }
    }
}
