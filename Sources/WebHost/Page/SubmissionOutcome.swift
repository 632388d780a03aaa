import RowKit

/// The effect of a submission on the page that sent it.
enum SubmissionOutcome: Hashable, Sendable {
    /// A page that confirms the submission is shown.
    case page
    /// The page at a path or URL is shown.
    case redirect(String)
    /// The form is shown with errors at its rows, because its values were not saved.
    case invalid(SubmissionError)
    /// The form is shown with a sentence for the user, because its values were not saved.
    case refused(String)
    /// The form is shown, because its values could not be saved for a reason that the log contains.
    case failed(String)
    /// The form is shown as it is.
    case none

    /// Whether the site has accepted the values.
    var isAccepted: Bool {
        switch self {
        case .page, .redirect, .none: true
        case .invalid, .refused, .failed: false
        }
    }
}

extension SubmissionOutcome {
    /// The path of the page to show, or nil to keep showing the form.
    ///
    /// - Parameter done: The page that confirms the submission, or nil if the form shows another
    ///   screen, or if a row called `submit()` and decides what to show next.
    func path(done: String?) -> String? {
        switch self {
        case .page: done
        case .redirect(let url): url
        case .invalid, .refused, .failed, .none: nil
        }
    }

    /// The messages for the user.
    var notes: [String] {
        if case .refused(let sentence) = self { [sentence] } else { [] }
    }

    /// The response to a submission.
    func json(done: String?) -> [UInt8] {
        var json = JSONWriter()
        json.raw("{\"ops\":[]")
        write(done: done, to: &json)
        json.raw("}")
        return json.bytes
    }

    /// The response to an event: earlier changes that were not sent, its own changes, and the page
    /// to show next, if any.
    ///
    /// - Parameters:
    ///   - submitting: The submission that the event requested. If it succeeded, the page drops
    ///     later presses, such as that of a double click. If it failed, a page that was reloaded in
    ///     the meantime sends the event again to its new session.
    ///   - done: The page that confirms it.
    func json(
        _ patch: PagePatch, after earlier: [[UInt8]], of submitting: PageSession.Submitting?,
        done: String
    ) -> [UInt8] {
        var json = JSONWriter()
        json.append(patch.json.dropLast())
        json.write(before: earlier)
        if submitting?.isDone == true { json.raw(",\"sent\":true") }
        if submitting?.summarized != nil { json.raw(",\"failed\":true") }
        write(done: submitting?.confirmation(done), to: &json)
        json.raw("}")
        return json.bytes
    }

    func write(done: String?, to json: inout JSONWriter) {
        if let path = path(done: done) {
            json.raw(",\"go\":")
            json.string(path)
        }
        if let note = notes.first {
            json.raw(",\"note\":")
            json.string(note)
        }
    }
}
