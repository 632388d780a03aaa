import RowHTTP
import RowKit
import RowSeals

extension FormSite {
    /// Responds to a page without a script: restores the form, enters the contents of the controls,
    /// presses the button, and draws the page again.
    func post(_ visit: Visit, form: String) async throws(HTTPRefusal) -> HTTPResponse {
        guard forms.contains(form) else { throw .noForm }
        let address = visit.address(of: form)
        let (received, controls): (ReceivedForm, PostedControls)
        var found: FoundSession
        do {
            received = try await visit.readForm(settings.files, hashesFiles: true)
            controls = PostedControls(received.form)
            found = try await find(controls, address, by: visit.makeContext)
        } catch let refusal as HTTPRefusal {
            throw refusal
        } catch {
            throw failure(error, of: form)
        }
        let session = found.session
        defer { if found.id == nil { session.end() } }
        // A repeated post has the same identifier. Other posts differ, because each page has its
        // own nonce.
        let submission = controls.hasNonce ? received.digest : SessionID().description
        let result = await session.post(controls, of: found, as: submission)
        let submitting = result.submitting
        if let path = result.outcome.path(
            done: submitting?.confirmation(address.adding(to: paths.done(form))))
        {
            return HTTPResponse(.seeOther, headers: [.location: path])
        }
        var summarized = submitting?.summarized
        if case .submit(let screen)? = controls.button, submitting?.isDone != true {
            summarized = screen
        }
        if found.id == nil, await !session.fitsInPage {
            let id = SessionID()
            // No session of another owner has a new identifier.
            try? keep(session, as: id, sent: controls, size: received.size)
            found.id = id
        }
        let changed = await session.notesOfRecord(found)
        let emptied = found.id == nil ? await session.notesOfEmptied : []
        var response = await draw(
            session, joined: found.id,
            notes: found.notes + changed + emptied + result.outcome.notes,
            refused: result.refused, summarized: summarized, window: controls.button?.window)
        // The status tells programs that post forms that nothing was saved.
        if !result.outcome.notes.isEmpty { response.status = .unprocessableContent }
        return response
    }
}

extension ReceivedForm {
    /// A hash of all fields, which is the same only for equal forms.
    fileprivate var digest: String {
        var bytes: [UInt8] = []
        for field in form.fields {
            bytes += SHA256.hash(Array(field.name.utf8))
            if case .text(let text) = field.content { bytes += SHA256.hash(Array(text.utf8)) }
        }
        return ContentHash(of: bytes + fileHashes.joined()).description
    }
}
