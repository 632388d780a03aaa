import RowKit

extension FormSite {
    /// Responds to a page without a script: restores the form, enters what the controls hold,
    /// presses the button, and draws the page again.
    func post(_ visit: Visit, form: String) async throws(HTTPRefusal) -> HTTPResponse {
        guard forms.contains(form) else { throw .noForm }
        let (body, controls): (PostedForm, PostedControls)
        var found: Found
        do {
            body = try PostedForm(visit.request)
            controls = PostedControls(body)
            found = try await find(controls, form: form, visit, newID: SessionID())
        } catch let refusal as HTTPRefusal {
            throw refusal
        } catch {
            throw failure(error, of: form)
        }
        let session = found.session
        defer { if found.id == nil { session.end() } }
        // The same post has the same identifier, because each page has a nonce of its own.
        let submission = controls.hasNonce ? body.digest : SessionID().description
        let result = await session.posts.once(submission) { [self, controls, found] in
            await submit(controls, of: found, as: submission)
        }
        let submitting = result.submitting
        if let path = result.outcome.path(done: submitting?.confirmation(paths.done(form))) {
            return HTTPResponse(.seeOther, headers: [.location: path])
        }
        var summarized = submitting?.summarized
        if case .submit(let screen)? = controls.button, submitting?.isDone != true {
            summarized = screen
        }
        if found.id == nil, await !session.fitsInPage {
            let id = SessionID()
            // A new identifier is that of no other owner's session.
            try? keep(session, as: id, sent: controls, by: visit)
            found.id = id
        }
        var response = await draw(
            session, joined: found.id, visit.owner, notes: found.notes + result.outcome.notes,
            refused: result.refused, summarized: summarized, window: controls.button?.window)
        // Programs that post forms see by the status that nothing was saved.
        if !result.outcome.notes.isEmpty { response.status = .unprocessableContent }
        return response
    }

    /// Performs a post, and passes on the submission if there is one.
    private func submit(
        _ controls: PostedControls, of found: Found, as submission: String
    ) async -> PostResult {
        let session = found.session
        // Nobody else submits a form that is opened for this request alone.
        let awaited = found.id == nil ? nil : submission
        let (refused, submitting) = await session.desk.whileAwaiting(awaited) {
            await enter(controls, of: found, as: submission)
        }
        return PostResult(
            refused: refused, submitting: submitting, outcome: await session.outcome(of: awaited))
    }

    /// Enters what the controls hold, presses the button, and submits the form if the button does.
    private func enter(
        _ controls: PostedControls, of found: Found, as submission: String
    ) async -> (RefusedInput, PageSession.Submitting?) {
        let session = found.session
        var (refused, submitting) = (RefusedInput(), nil as PageSession.Submitting?)
        if let controls = found.controls {
            (refused, submitting) = await session.enter(controls, of: found, submission: submission)
        }
        if case .submit(let screen)? = controls.button {
            // The user first reads what is missing, and then submits the form again.
            if found.notes.isEmpty, refused.isEmpty {
                submitting = await session.submit(screen, id: submission)
                if let refusal = submitting?.refusal {
                    refused.notes.append(await session.text(of: refusal))
                }
            }
        } else if found.id == nil {
            // Other pages of a session may be waiting for work that must not be cancelled.
            await session.settle()
        }
        return (refused, submitting)
    }

    /// The session with which a page continues.
    struct Found {
        let session: PageSession
        /// The identifier of the session if other requests use it too.
        var id: SessionID?
        /// The controls of the page, or nil if their contents are not entered.
        let controls: PostedControls?
        /// The parts that could not be restored, as sentences.
        var notes: [String] = []
        /// Whether the form is new, because the state of the page cannot be read.
        var isStateLost = false
        /// The keys of rows whose values were no part of the state, so that only controls have
        /// them.
        var omittedValues: [String] = []
    }

    /// Finds the session of a page, or restores its form.
    ///
    /// - Parameter newID: The identifier of a new session if the server holds the form's state.
    func find(
        _ controls: PostedControls, form: String, _ visit: Visit, newID: SessionID
    ) async throws -> Found {
        if let id = controls.joined, let session = session(id, form: form, visit.owner) {
            return Found(session: session, id: id, controls: controls)
        }
        if isServerHeld(form) {
            let session = try await held(form, visit, as: newID)
            let note = await session.session.withForm { $0.phrases.text(.entriesLost) }
            return Found(session: session, id: newID, controls: nil, notes: [note])
        }
        let restored = try restored(controls, form: form, visit)
        let isDiscarded = restored.failure?.discards(controls, of: visit.owner) == true
        return Found(
            session: await makeSession(restored.session, of: form, visit.owner),
            controls: isDiscarded ? nil : controls,
            notes: restored.notes, isStateLost: restored.failure != nil,
            omittedValues: restored.omittedValues)
    }

    /// Restores the form of a page.
    ///
    /// - Returns: A session, the parts that could not be restored, as sentences, the keys of rows
    ///   whose values were no part of the state, and why the state is lost, or nil if it is not.
    private func restored(
        _ controls: PostedControls, form: String, _ visit: Visit
    ) throws(Form.Problem) -> (
        session: FormSession, notes: [String], omittedValues: [String], failure: SealError?
    ) {
        let failure: SealError?
        do throws(SealError) {
            if let state = try StateChain.open(controls.seals, by: sealer(form, visit.owner)) {
                let (controller, problems) = try opened(state)
                let omitted = state.omittedValues
                let notes =
                    problems.allSatisfy { omitted.contains($0.place) }
                    ? [] : [controller.form.phrases.text(.entriesNotRestored)]
                return (FormSession(controller: controller), notes, omitted, nil)
            }
            failure = nil
        } catch {
            failure = error
        }
        let controller = try forms.controller(form, for: visit)
        let note = failure.map { failure -> Phrases.Key in
            failure.discards(controls, of: visit.owner) ? .entriesNotRestored : failure.phrase
        }
        let notes = note.map { [controller.form.phrases.text($0)] } ?? []
        return (FormSession(controller: controller), notes, [], failure)
    }

    private func opened(
        _ state: FormState
    ) throws(SealError) -> (FormViewController, [Form.Problem]) {
        do throws(Form.Problem) {
            return try forms.controller(restoring: state)
        } catch {
            throw .broken
        }
    }
}

extension SealError {
    /// Whether controls are not entered, because another owner may have filled them in and the user
    /// does not see what they hold.
    fileprivate func discards(_ controls: PostedControls, of owner: Owner) -> Bool {
        controls.areKept && (self == .foreignOwner || self == .broken && !owner.isUnknown)
    }

    /// The message for the user if the page continues with its controls.
    fileprivate var phrase: Phrases.Key {
        switch self {
        case .expired: .pageExpired
        case .broken, .foreignForm, .foreignOwner, .tooLarge: .pageNotRestored
        }
    }
}

extension PostedForm {
    /// A hash of all fields, which only equal forms share.
    fileprivate var digest: String {
        var bytes: [UInt8] = []
        for field in fields {
            bytes += SHA256.hash(Array(field.name.utf8))
            switch field.content {
            case .text(let text): bytes += SHA256.hash(Array(text.utf8))
            case .file(let file): bytes += SHA256.hash(Array(file.bytes))
            }
        }
        return ContentHash(of: bytes).description
    }
}
