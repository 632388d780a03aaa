import PlainText
import RowHTTP
import RowKit
import WebHost

/// `rows serve [FORM …]`, which serves forms as live pages.
enum ServeVerb: Verb {
    fileprivate static let port = CommandOption(
        "port", "N", "The port to listen on, or 0 for any free port. By default, 8080.")
    fileprivate static let address = CommandOption(
        "address", "ADDRESS",
        "The numeric address to listen on, such as 192.0.2.1 or ::1, or any for all. By default, only "
            + "this machine can connect.")
    fileprivate static let publicPath = CommandOption(
        "public-path", "PATH",
        "The path under which a proxy serves the forms, such as /shop, if it removes this path from "
            + "requests.")
    fileprivate static let open = CommandOption(
        "open", nil, "Open the page in the browser.", variable: "ROWS_SERVE_OPEN")
    fileprivate static let together = CommandOption(
        "together", nil, "Show all forms on one page, at the path /.")
    fileprivate static let once = CommandOption(
        "once", nil, "Stop after the first submission. Without one, the exit status is 1.")
    fileprivate static let out = CommandOption(
        "out", "FILE", "Append the submissions to this file instead of printing them.",
        variable: "ROWS_SERVE_OUT")
    fileprivate static let theme = CommandOption(
        "theme", "THEME", "The colours and shapes of the pages: grouped or plain.",
        choices: themes.map { $0.name }, variable: "ROWS_SERVE_THEME")
    fileprivate static let themes: [(name: String, theme: FormSite.Theme)] = [
        ("grouped", .grouped), ("plain", .plain),
    ]

    /// The first component of the server's own paths.
    fileprivate static let serverPath = "_rowkit"

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

extension VerbCall {
    /// The forms to serve: those named by the operands, or all of the program's own.
    ///
    /// - Parameter phrases: The phrases to use instead of the forms' own, or nil.
    /// - Returns: The forms, or nil if a form has problems, which have been printed.
    fileprivate nonisolated(nonsending) func servedForms(
        in phrases: Phrases?
    ) async throws(CommandFailure) -> ServedForms? {
        var forms = ServedForms(try program.factory())
        let operands = arguments.operands.isEmpty ? program.forms.names : arguments.operands
        var isFaultless = true
        for (place, operand) in operands.enumerated() {
            guard !operands[..<place].contains(operand) else {
                throw .usageError("\(operand) is given twice")
            }
            let problems: [String]
            var name = operand
            let isOwn = program.forms.contains(operand)
            if isOwn {
                problems = self.problems(of: try await form(operand, in: phrases))
                forms.add(operand, of: program.forms)
            } else {
                let document = try document(operand)
                problems = self.problems(
                    of: form(of: document, by: try program.factory()))
                name = forms.add(document, at: operand, of: environment.files)
            }
            let advice = "; a document is named after its file, so rename the file"
            guard FormSite.canServe(name) else {
                throw .usageError(
                    "\(operand): a form cannot be called \(name.quoted)\(isOwn ? "" : advice)")
            }
            guard !showsGallery || name != Gallery.rowsPath else {
                throw .usageError(
                    "\(operand): a form cannot be called \(name.quoted) beside the gallery; name "
                        + "the forms to serve, or rename this one")
            }
            guard !forms.list.repeatedNames.contains(name) else {
                throw .usageError("two forms are called \(name.quoted)\(advice)")
            }
            program.note(RowsProgram.lines(about: operand, problems))
            if !problems.isEmpty { isFaultless = false }
        }
        return isFaultless ? forms : nil
    }

    private var showsGallery: Bool {
        arguments.operands.isEmpty && !arguments.has(ServeVerb.together)
    }

    private func problems(of form: Result<FormViewController, FormFailure>) -> [String] {
        switch form {
        case .failure(let failure): failure.lines
        case .success(let controller): problems(of: controller)
        }
    }

    /// The path of the forms in links, or nil if it is the root.
    ///
    /// The gallery has pages beside its forms, and none of them has this path.
    fileprivate var publicPath: String? {
        get throws(CommandFailure) {
            guard let path = arguments[ServeVerb.publicPath] else { return nil }
            guard path.text.hasPrefix("/") else {
                throw .usageError(
                    "\(path.source): expected a path such as /shop; found \(path.text.quoted)")
            }
            guard !showsGallery else {
                throw .usageError("\(path.source) is not for the gallery; name the forms to serve")
            }
            return path.text
        }
    }

    /// The theme named by the option, or RowKit's own.
    fileprivate var theme: FormSite.Theme {
        let name = arguments[ServeVerb.theme]?.text
        return ServeVerb.themes.first { $0.name == name }?.theme ?? .grouped
    }

    /// The gallery, or nil if only certain forms are served.
    fileprivate func gallery(
        keys: SealKeys, settings: FormSite.Settings, phrases: Phrases?
    ) throws(CommandFailure) -> Gallery? {
        guard showsGallery else { return nil }
        return Gallery(
            try program.factory(), forms: program.forms, phrases: phrases,
            articles: environment.packageSources.map(ArticleFolder.init), keys: keys,
            settings: settings)
    }

    fileprivate func start(
        files: FileLimits, errorPages: HTTPErrorPages,
        respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
    ) throws(CommandFailure) -> HTTPServer {
        let port = arguments[ServeVerb.port]
        guard let number = Int(port?.text ?? "8080"), 0...65535 ~= number else {
            throw .usageError("\(port?.source ?? "--port") must be a number from 0 to 65535")
        }
        let address = arguments[ServeVerb.address]
        let interface: HTTPInterface =
            address.map { $0.text == "any" ? .any : .address($0.text) } ?? .loopback
        var limits = HTTPLimits()
        limits.body = files.bodyLimit
        // The server needs descriptors for connections, listeners and files.
        allowDescriptors(limits.connections + 100)
        do throws(HTTPServerFailure) {
            return try HTTPServer(
                on: interface, port: number, limits: limits, reports: .under(ServeVerb.serverPath),
                errorPages: errorPages, handler: respond)
        } catch .malformedAddress(let endpoint) {
            // The port has been checked above.
            throw .usageError(
                "\(address?.source ?? endpoint): expected a numeric address such as 192.0.2.1 or "
                    + "::1, or any; found \((address?.text ?? endpoint).quoted)")
        } catch {
            throw CommandFailure(.problems, error.description)
        }
    }

    /// Prints the server's addresses, and who can reach them.
    fileprivate func announce(_ server: HTTPServer, isTemporary: Bool) {
        if let address = arguments[ServeVerb.address]?.text {
            let place = address == "any" ? "this machine" : address
            program.note(["Warning: anyone who can reach \(place) can use these forms."])
        }
        for url in server.urls { program.note(["Serving at \(url)"]) }
        if isTemporary {
            program.note([
                "Open pages cannot continue after a restart, because ROWS_SECRET is not set."
            ])
        }
    }

    /// Reloads saved documents, so that their pages continue with the new form.
    fileprivate func reload(_ forms: ServedForms, of site: FormSite) {
        for change in forms.changes(self) {
            switch change {
            case .saved(let form, let path):
                program.note(["Reloaded \(path.onOneLine)."])
                site.reload(form)
            case .invalid(let path, let problems):
                program.note(RowsProgram.lines(about: path, problems))
            case .unreadable(let path, let reason):
                program.note([
                    "\(path.onOneLine) cannot be read: \(reason); the previous version is still "
                        + "served"
                ])
            }
        }
    }

    /// Prints the line of a submission, or appends it to the file, without blocking the server.
    ///
    /// - Parameters:
    ///   - line: The line, or no bytes to only check whether a line could be saved.
    ///   - done: Called with nil, or with the reason for failure.
    fileprivate func save(_ line: [UInt8], then done: @escaping @Sendable (String?) -> Void) {
        let out = arguments.file(of: ServeVerb.out)?.text
        environment.saveLine(line, out) { failure in
            done(failure.map { "\(out ?? "a submission") cannot be written: \($0.reason)" })
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
