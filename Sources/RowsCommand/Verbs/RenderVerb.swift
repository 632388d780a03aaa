import PlainText
import RowKit
import WebHost

/// `rows render FORM`, which writes a form as a page.
enum RenderVerb: Verb {
    private static let out = CommandOption(
        "out", "FILE", "The file to write. By default, or with -, the page is printed.",
        variable: "ROWS_RENDER_OUT")

    static let usage = VerbUsage(
        name: "render",
        summary: "Write a form as an HTML page.",
        details: [
            "The page contains its style sheet and no script. It shows the form in its initial state.",
            "If the form has problems, print them to standard error. The exit status is then 1.",
        ],
        operand: .form, options: [out, .language])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        switch try await call.form() {
        case .failure(let failure):
            call.program.note(RowsProgram.lines(about: call.operand, failure.lines))
            return .problems
        case .success(let controller):
            let page = StaticPage.html(of: FormStage(controller))
            if let given = call.arguments.file(of: out) {
                try call.write(page, to: given)
            } else {
                call.environment.writeOutput(String(decoding: page, as: UTF8.self))
            }
            let problems = call.problems(of: controller)
            call.program.note(RowsProgram.lines(about: call.operand, problems))
            return problems.isEmpty ? .success : .problems
        }
    }
}

extension VerbCall {
    /// Writes the file named by an option.
    fileprivate func write(
        _ bytes: [UInt8], to given: ParsedArguments.Given
    ) throws(CommandFailure) {
        do throws(FileFailure) {
            try environment.files.write(given.text, bytes)
        } catch {
            throw CommandFailure(
                .problems, "\(given.source): \(given.text) cannot be written: \(error.reason)")
        }
    }
}
