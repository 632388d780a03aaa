import RowKit

extension FormSite {
    /// The effect of a submission on the page.
    public enum Outcome: Hashable, Sendable {
        /// Show a page that thanks the user, unless the form now shows a different screen.
        case page
        /// Show the page at a path or URL.
        ///
        /// The text becomes part of a header unchanged, so encode characters that a URL cannot
        /// contain, such as spaces.
        case redirect(String)
        /// Show the form again, with a sentence that tells the user why its values were not saved,
        /// such as that no places are left.
        case refused(String)
        /// Show the form again, because its values could not be saved.
        ///
        /// The reason is written to the log of the site (``FormSite/Settings/log``). The user is
        /// only told that the form could not be submitted.
        case failed(String)
        /// Show the form as it is.
        case none
    }
}

extension FormSite.Outcome {
    /// The path of the page to show, or nil to keep showing the form.
    ///
    /// - Parameter done: The page that confirms the submission, or nil if the form shows another
    ///   screen, or if a row called `submit()` and decides what to show next.
    func path(done: String?) -> String? {
        switch self {
        case .page: done
        case .redirect(let url): url
        case .refused, .failed, .none: nil
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
