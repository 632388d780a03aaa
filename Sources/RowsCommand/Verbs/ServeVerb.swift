import PlainText
import RowHTTP
import RowKit
import WebHost

/// `rows serve [FORM …]`, which serves forms as live pages.
enum ServeVerb: Verb {
    static let port = CommandOption(
        "port", "N", "The port to listen on, or 0 for any free port. By default, 8080.")
    static let address = CommandOption(
        "address", "ADDRESS",
        "The numeric address to listen on, such as 192.0.2.1 or ::1, or any for all. By default, only "
            + "this machine can connect.")
    static let publicPath = CommandOption(
        "public-path", "PATH",
        "The path under which a proxy serves the forms, such as /shop, if it removes this path from "
            + "requests.")
    static let open = CommandOption(
        "open", nil, "Open the page in the browser.", variable: "ROWS_SERVE_OPEN")
    static let together = CommandOption(
        "together", nil, "Show all forms on one page, at the path /.")
    static let once = CommandOption(
        "once", nil, "Stop after the first submission. Without one, the exit status is 1.")
    static let out = CommandOption(
        "out", "FILE", "Append the submissions to this file instead of printing them.",
        variable: "ROWS_SERVE_OUT")
    static let theme = CommandOption(
        "theme", "THEME", "The colours and shapes of the pages: grouped or plain.",
        choices: themes.map { $0.name }, variable: "ROWS_SERVE_THEME")
    static let themes: [(name: String, theme: FormSite.Theme)] = [
        ("grouped", .grouped), ("plain", .plain),
    ]

    /// The first component of the server's own paths.
    static let serverPath = "_rowkit"

    static let usage = VerbUsage(
        name: "serve",
        summary: "Serve forms as live pages.",
        details: [
            "Serve forms to browsers. Each time a form is submitted, print its values as a "
                + "line of JSON. Secret values, such as passwords, are left out.",
            "Without FORM, serve a gallery or, with --together, all forms of the program on one "
                + "page. The gallery shows all rows with their settings and code, the program's "
                + "forms, each also as a document, and the articles.",
            "A document is reloaded when it is saved. Open pages keep what was entered.",
            "Set ROWS_SECRET to 32 random bytes in base64 to let open pages continue after a "
                + "restart, or with another server that has the same secret.",
        ],
        operand: .form.optional.repeatable,
        options: [
            port, address, publicPath, open, together, once, out, .includeSecrets, theme, .language,
        ])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let phrases = try call.phrases()
        guard let forms = try await call.servedForms(in: phrases) else { return .problems }
        let keys: SealKeys
        do {
            let variables = call.environment.variables
            keys =
                variables["ROWS_SECRET"] == nil
                ? .temporary() : try SealKeys(environment: variables)
        } catch {
            throw .usageError(error.description)
        }
        let (happenings, continuation) = AsyncStream.makeStream(of: Happening.self)
        var settings = FormSite.Settings()
        if call.arguments[address] == nil {
            settings.hosts = ["localhost", "127.0.0.1", "[::1]"]
        }
        settings.theme = call.theme
        settings.publicPath = try call.publicPath
        if let phrases { settings.phrases = phrases }
        settings.log = { continuation.yield(.problem($0)) }
        let gallery = try call.gallery(keys: keys, settings: settings, phrases: phrases)
        var list = forms.list
        list.phrases = phrases
        let site = FormSite(list, keys: keys, settings: settings) { submission in
            await Answer.send(submission, to: continuation)
        }
        let page = FormsOnOnePage(
            site: site, names: forms.list.names, title: settings.phrases.text(.forms))
        let isTogether = call.arguments.has(together)
        // The user of a form could not fix an output that never works.
        let failure = await withCheckedContinuation { isChecked in
            call.save([]) { isChecked.resume(returning: $0) }
        }
        if let failure { throw CommandFailure(.problems, failure) }
        let server = try call.start(files: settings.files, errorPages: site.errorPages) { request in
            if request.target.path.last == "done" { continuation.yield(.end) }
            if isTogether { return await page.respond(to: request) }
            if let response = await gallery?.respond(to: request) { return response }
            return await site.respond(to: request)
        }
        let stops = await call.environment.stopRequests()
        call.announce(server, isTemporary: keys.areTemporary)
        let browser = call.arguments.has(open) ? server.urls.first : nil
        let openURL = call.environment.openURL
        let others = [
            Task {
                guard let browser, await !openURL(browser) else { return }
                continuation.yield(.problem("No browser could be opened."))
            },
            Task { for await _ in Ticks(every: .milliseconds(300)) { continuation.yield(.tick) } },
            Task { for await _ in stops { continuation.yield(.stop) } },
        ]
        defer { for task in others { task.cancel() } }
        let isOnce = call.arguments.has(once)
        let includesSecrets = call.arguments.has(.includeSecrets)
        var queue = SubmissionQueue<Answer>(isOnce: isOnce)
        func perform(_ steps: [SubmissionQueue<Answer>.Step]) {
            for step in steps {
                switch step {
                case .save(let answer):
                    let line = answer.submission.line(includesSecrets: includesSecrets)
                    call.save(line) { continuation.yield(.saved(failure: $0)) }
                case .end(let answer, let failure): answer.done.resume(returning: failure)
                }
            }
        }
        var isStopping = false
        func stop() {
            isStopping = true
            Task {
                // Requests in progress may still deliver submissions.
                await server.stop(within: .seconds(5))
                continuation.finish()
            }
        }
        for await happening in happenings {
            switch happening {
            case .tick: call.reload(forms, of: site)
            case .problem(let line): call.program.note([line.onOneLine])
            case .answer(let answer): perform(queue.add(answer))
            case .saved(let failure):
                perform(queue.didSave(failure: failure))
                guard isOnce, failure == nil else { continue }
                Task {
                    // A browser requests the confirmation page, but a script may not.
                    try await Task.sleep(for: .seconds(2))
                    continuation.yield(.end)
                }
            case .end where queue.isAnswered && !isStopping: stop()
            case .stop where !isStopping: stop()
            case .end, .stop: break
            }
        }
        perform(queue.close())
        return isOnce && !queue.isAnswered ? .problems : .success
    }
}

extension ServeVerb {
    /// An event for which the verb waits.
    fileprivate enum Happening {
        case answer(Answer)
        /// A submission was saved, or could not be saved for the given reason.
        case saved(failure: String?)
        /// The site has reported a line for the log.
        case problem(String)
        /// It is time to check the documents for changes.
        case tick
        /// The confirmation page was requested, or a time limit has passed.
        case end
        /// The program was asked to stop.
        case stop
    }

    /// A submission that is waiting to be saved.
    fileprivate struct Answer: Identifiable {
        let submission: FormSite.Submission
        /// Continues with nil if the submission was saved, or with the reason for failure.
        let done: CheckedContinuation<String?, Never>

        var id: String { submission.id }

        static func send(
            _ submission: FormSite.Submission,
            to happenings: AsyncStream<Happening>.Continuation
        ) async -> FormSite.Outcome {
            let failure = await withCheckedContinuation { done in
                let answer = Answer(submission: submission, done: done)
                if case .terminated = happenings.yield(.answer(answer)) {
                    done.resume(returning: SubmissionQueue<Answer>.stopping)
                }
            }
            return failure.map(FormSite.Outcome.failed) ?? .page
        }
    }
}

/// A sequence that produces an element at regular intervals.
private struct Ticks: AsyncSequence, AsyncIteratorProtocol {
    let duration: Duration

    init(every duration: Duration) { self.duration = duration }

    func makeAsyncIterator() -> Ticks { self }

    func next() async -> Void? { try? await Task.sleep(for: duration) }
}
