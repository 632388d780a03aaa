import RowKit
import RowSeals

/// The result of a page's input when it connects.
struct PageEntry {
    /// The parts of the page that could not be restored, as sentences.
    let notes: [String]
    /// The input that the form did not accept.
    var refused = RefusedInput()
    /// The presses that were not performed, from pages that are gone.
    var held: [PageMessage] = []
    /// The keys of rows that the page changed without knowing of an earlier change by another page.
    var overwritten: [String] = []
    /// The outcome of the last submission at the site.
    private(set) var outcome = SubmissionOutcome.none
    /// How the last submission ended, or nil if there was none.
    private(set) var submitting: PageSession.Submitting?

    /// Whether the form has all that the page contained.
    var isComplete: Bool { notes.isEmpty && refused.isEmpty }

    /// Stores the result of a message that may have submitted the form.
    mutating func note(_ submitting: PageSession.Submitting?, _ outcome: SubmissionOutcome) {
        if submitting == nil, outcome == .none { return }
        (self.submitting, self.outcome) = (submitting, outcome)
    }
}

extension PageSession {
    /// Enters the contents that only the page's controls have, or all contents if its state is
    /// lost.
    func enter(_ controls: PostedControls, of found: FoundSession) async -> PageEntry {
        let submission = SessionID().description
        let entered = await submissions.whileAwaiting(submission) {
            await enter(controls, of: found, submission: submission)
        }
        var entry = PageEntry(notes: found.notes, refused: entered.refused)
        entry.note(entered.submitting, await outcome(of: submission))
        return entry
    }

    /// Performs the messages of a page that have not been performed, in order.
    ///
    /// A button is not pressed after refused input: the user first reads what is missing and then
    /// presses it again. The page keeps its own messages from there on.
    ///
    /// - Parameter states: The states that the page holds.
    func performLog(
        of controls: PostedControls, knowing states: OpenedStates, _ entry: inout PageEntry
    ) async {
        // A form that submits itself when it is complete must first receive all input.
        var pending: [String] = []
        await session.deferSubmissions()
        for message in controls.log {
            if message.isPress {
                await passOn(&pending, &entry)
                if !entry.refused.isEmpty || message.isSubmission && !entry.isComplete {
                    if message.pageName == controls.author.page { break }
                    entry.held.append(message)
                    continue
                }
            }
            let page = message.pageName
            let maySubmit = entry.isComplete
            let author = controls.author(of: message, past: states.past(at: message.known))
            var ended = await messages.perform(message.number, of: page) { [self] in
                await self.result(of: message, by: author, maySubmit: maySubmit)
            }
            if ended == nil, case .submit(let screen) = message.content,
                message.number == messages.last(of: page)
            {
                // The site recognizes the submission by its identifier.
                ended = MessageResult(submitting: await submit(screen, id: message.submissionID))
            }
            guard let result = ended else {
                // The session that performed the message may have been lost before it told the
                // page.
                entry.overwritten += await overwritten(by: message, of: page)
                continue
            }
            entry.refused.add(result.refused)
            entry.overwritten += result.overwritten
            if message.isPress {
                entry.note(result.submitting, await outcome(of: message.submissionID))
            } else {
                pending.append(message.submissionID)
            }
        }
        await passOn(&pending, &entry)
        await session.resumeSubmissions()
        entry.overwritten += await takeOverwritten(by: controls.author.page)
    }

    /// Begins the submissions requested by input, unless some input was refused, and waits for
    /// them.
    private func passOn(_ pending: inout [String], _ entry: inout PageEntry) async {
        if pending.isEmpty { return }
        let screen = await topScreen
        let isComplete = entry.isComplete
        await session.resumeSubmissions(dropping: isComplete ? [] : pending)
        for id in pending {
            let submitting = await submissions.whileAwaiting(id) {
                await finishRequest(id, on: screen)
            }
            entry.note(submitting, await outcome(of: id))
        }
        pending = []
        await session.deferSubmissions()
    }

    /// Performs a message of a page that is not attached.
    private func result(
        of message: PageMessage, by author: StateLine.Author, maySubmit: Bool
    ) async -> MessageResult {
        let id = message.submissionID
        switch message.content {
        case .event(var event):
            event.number = nil
            if !message.isPress {
                return await result(of: event, by: author, maySubmit: maySubmit)
            }
            await session.resumeSubmissions()
            let screen = await topScreen
            let performed = await submissions.whileAwaiting(id) { [event] in
                var result = await result(of: event, by: author, maySubmit: maySubmit)
                result.submitting = await finishRequest(id, on: screen)
                return result
            }
            await session.deferSubmissions()
            return performed
        case .submit(let screen):
            let submitting = await submit(screen, id: id)
            var result = MessageResult(submitting: submitting)
            if let refusal = submitting.refusal {
                result.refused.notes.append(refusal.text(by: await phrases))
            }
            return result
        // The page requests the window again if it still needs it.
        case .window: return MessageResult()
        }
    }

    /// Performs a closure and attributes its changes to a page.
    func perform<Result: Sendable>(
        by author: StateLine.Author, _ body: @Sendable (isolated FormSession) -> Result
    ) async -> Result {
        await session.alone { session in
            self.setAuthor(author, in: session)
            self.messages.notePerformed(author.message, of: author.page)
            defer { self.setAuthor(nil, in: session) }
            return body(session)
        }
    }

    private func noteEntered(
        _ event: ViewEvent, from author: StateLine.Author, in session: isolated FormSession
    ) {
        session.withStage { stage in
            state.withLock { state in
                noteAllChanges(of: stage, in: &state)
                noteEntered(event, from: author, wasApart: true, in: &state)
            }
        }
    }

    /// Notes the changes of the previous author, and sets the author of those that follow.
    private func setAuthor(_ author: StateLine.Author?, in session: isolated FormSession) {
        session.withStage { stage in
            state.withLock { state in
                noteAllChanges(of: stage, in: &state)
                state.author = author
            }
        }
    }

    private func result(
        of event: ViewEvent, by author: StateLine.Author, maySubmit: Bool
    ) async -> MessageResult {
        await openPopup(event.view)
        func enter() async -> ViewRefusal? {
            await perform(by: author) { session in
                if event.action.isInput { session.expandRow(of: event.view) }
                let refusal = session.enter(event, maySubmit: maySubmit)
                if refusal?.isObvious != false {
                    self.noteEntered(event, from: author, in: session)
                }
                return refusal
            }
        }
        var refusal = await enter()
        // Options that are still loading may contain the user's choice.
        if refusal != nil, await hasFinishedWork() { refusal = await enter() }
        return MessageResult(
            refused: await refused(event, refusal),
            overwritten: await takeOverwritten(by: author.page, through: event.view))
    }

    /// Returns the messages for the user about a page's input: what was not restored, why input was
    /// refused, each with the name of its row, and which rows another page has changed.
    func notes(of entry: PageEntry) async -> [String] {
        let refused = entry.refused
        let named = await session.withForm { form in
            let names = form.knownNames(of: refused.controls.map(\.view))
            return form.notes(.changedTwice, ofKeys: entry.overwritten)
                + refused.controls.map { control -> String in
                    guard let name = names[control.view] else { return control.reason }
                    return form.phrases.text(
                        .noteAbout, ["title": .text(name), "text": .text(control.reason)])
                }
        }
        return entry.notes + named + refused.notes + (await note(ofHeld: entry.held))
    }

    /// Returns a note that names the presses that were not performed, or nothing if there are none.
    private func note(ofHeld presses: [PageMessage]) async -> [String] {
        if presses.isEmpty { return [] }
        return await session.withForm { form in
            let phrases = form.phrases
            let views = form.knownNames(of: presses.compactMap(\.pressed))
            let names = presses.compactMap { press in
                press.isSubmission ? phrases.text(.submit) : press.pressed.flatMap { views[$0] }
            }
            if names.isEmpty { return [phrases.text(.entriesNotRestored)] }
            return [
                phrases.text(.notDone, ["actions": .text(phrases.formats.list(names))])
            ]
        }
    }
}

struct MessageResult: Sendable {
    /// The response, without changes if the page was not attached.
    var answer = nothing
    /// Whether the chosen files were too large to be kept.
    var isTooLarge = false
    var submitting: PageSession.Submitting?
    var refused = RefusedInput()
    /// The keys of rows that the message changed without its page knowing of an earlier change by
    /// another page.
    var overwritten: [String] = []

    /// Whether the result contains messages for users.
    var tells: Bool { !refused.isEmpty || !overwritten.isEmpty }

    /// The result for a page that already has the effects of the message.
    var withoutAnswer: MessageResult {
        var result = self
        result.answer = Self.nothing
        return result
    }

    /// A response without changes.
    private static let nothing = Array("{\"ops\":[]}".utf8)
}

extension ViewEvent {
    /// The part of the state that the event sets to a known value, regardless of its previous
    /// value, or nil if there is none.
    var statedPart: FormState.PartName? {
        if action == .dismiss { return FormState.PartName(screen: view) }
        return action.statesValue ? FormState.PartName(rowOf: view) : nil
    }
}

extension ViewAction {
    /// Whether the action enters something, rather than only moving the focus or committing.
    var isInput: Bool {
        switch self {
        case .focus, .blur, .commit: false
        default: true
        }
    }
}
