import RowKit
import RowText
import WebHost

/// `rows serve [FORM]`, which serves forms as live pages.
enum ServeVerb: Verb {
    fileprivate static let port = CommandOption(
        "port", "N", "The port to listen on, or 0 for any free port. By default, 8080.")
    fileprivate static let address = CommandOption(
        "address", "ADDRESS",
        "The address to listen on, or \"any\" for all. By default, only this machine can connect.")
    fileprivate static let once = CommandOption(
        "once", nil, "Stop after the first submission.")
    fileprivate static let out = CommandOption(
        "out", "FILE", "Append the submissions to this file instead of printing them.",
        variable: "ROWS_SERVE_OUT")

    static let usage = VerbUsage(
        name: "serve",
        summary: "Serve forms as live pages.",
        details: [
            "Serve a form, or all of the program's own, to browsers. Each time a form is "
                + "submitted, print its values as a line of JSON.",
            "Set ROWS_SECRET to 32 random bytes in base64 to let open pages continue after a "
                + "restart, or with another server that has the same secret.",
        ],
        operand: .form.optional, options: [port, address, once, out])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let forms = try call.servedForms()
        guard let forms else { return .problems }
        let keys: SealKeys
        do {
            keys = try SealKeys(environment: call.environment.variables)
        } catch {
            throw .usageError(error.description)
        }
        let (answers, continuation) = AsyncStream.makeStream(of: Answer.self)
        let isLocal = call.arguments[address] == nil
        let hosts: Set<String> = isLocal ? ["localhost", "127.0.0.1", "[::1]"] : []
        let site = FormSite(forms: forms, keys: keys, hosts: hosts) { submission in
            await Answer.send(submission, to: continuation)
        }
        let server = try call.start(site)
        for url in server.urls { call.program.note(["Serving at \(url)"]) }
        if keys.areTemporary {
            call.program.note([
                "Pages end with this server, because ROWS_SECRET is not set."
            ])
        }
        for await answer in answers {
            let isKept = try call.keep(answer.submission)
            answer.done.resume(returning: isKept)
            guard call.arguments.has(once), isKept else { continue }
            await server.stop(within: .seconds(2))
            break
        }
        return .success
    }
}

extension ServeVerb {
    /// A submission that has not been saved yet.
    private struct Answer {
        let submission: FormSite.Submission
        let done: CheckedContinuation<Bool, Never>

        static func send(
            _ submission: FormSite.Submission, to answers: AsyncStream<Answer>.Continuation
        ) async -> FormSite.Outcome {
            let isKept = await withCheckedContinuation { done in
                if case .terminated = answers.yield(Answer(submission: submission, done: done)) {
                    done.resume(returning: false)
                }
            }
            return isKept ? .page : .failed(Phrases().text(.submissionFailed))
        }
    }
}

extension VerbCall {
    /// Returns the forms to serve: the form that the operand names, or all of the program's own.
    ///
    /// - Returns: The forms, or nil if the document has problems. In this case, the problems have
    ///   been printed.
    fileprivate func servedForms() throws(CommandFailure) -> FormList? {
        guard arguments.operand != nil else {
            guard !program.forms.names.isEmpty else {
                throw .usageError("the program has no forms of its own; name a document")
            }
            return program.forms
        }
        var forms = FormList()
        switch try form() {
        case .failure(let failure):
            program.note(RowsProgram.lines(about: operand, failure.lines))
            return nil
        case .success(let controller):
            let problems = problems(of: controller)
            program.note(RowsProgram.lines(about: operand, problems))
            guard problems.isEmpty else { return nil }
        }
        if program.forms.contains(operand) {
            let (all, name) = (program.forms, operand)
            // The form was made successfully before.
            forms.add(name) { (try? all.controller(name)) ?? FormViewController(form: Form()) }
        } else {
            let (document, factory) = (try document(), RowFactory(try program.registry()))
            forms.add(operand.fileStem) {
                // The document was a form before.
                (try? factory.form(from: document)) ?? Form()
            }
        }
        return forms
    }

    fileprivate func start(_ site: FormSite) throws(CommandFailure) -> HTTPServer {
        let port = arguments[ServeVerb.port]
        guard let number = Int(port?.text ?? "8080"), 0...65535 ~= number else {
            throw .usageError("\(port?.source ?? "--port") must be a number from 0 to 65535")
        }
        let address = arguments[ServeVerb.address]?.text
        if let address {
            program.note(["Warning: anyone who can reach \(address) can use these forms."])
        }
        let interface: HTTPInterface =
            address.map { $0 == "any" ? .any : .address($0) } ?? .loopback
        do throws(HTTPServerFailure) {
            return try HTTPServer(on: interface, port: number) { await site.respond(to: $0) }
        } catch {
            throw CommandFailure(.problems, error.description)
        }
    }

    /// Prints the values of a submission, or appends them to the file.
    fileprivate func keep(_ submission: FormSite.Submission) throws(CommandFailure) -> Bool {
        let line = submission.line
        guard let out = arguments[ServeVerb.out] else {
            environment.writeOutput(String(decoding: line, as: UTF8.self))
            return true
        }
        do throws(FileFailure) {
            try environment.files.append(out.text, line)
            return true
        } catch {
            program.note(["\(out.text) cannot be written: \(error.reason)"])
            return false
        }
    }
}

extension String {
    /// The last part of a path, without its extension.
    fileprivate var fileStem: String {
        let name = split(separator: "/").last ?? self[...]
        return String(name.hasSuffix(".json") ? name.dropLast(5) : name)
    }
}
