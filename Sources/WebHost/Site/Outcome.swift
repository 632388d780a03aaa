import RowKit

extension FormSite {
    /// The effect of a submission on the page.
    package enum Outcome: Sendable {
        /// Show a page that thanks the user, unless the form itself shows a different screen.
        case page
        /// Show the page at a path or URL.
        case redirect(String)
        /// Show the form again, with the reason why its values could not be saved.
        case failed(String)
        /// The form was not submitted, and is still shown.
        case none
    }
}

extension FormSite.Outcome {
    /// The path of the page to show, or nil to keep showing the form.
    ///
    /// - Parameter wasAskedFor: Whether the user submitted the form. If one of its rows submitted
    ///   it, the row determines the next screen.
    func path(of form: String, wasAskedFor: Bool) -> String? {
        switch self {
        case .page: wasAskedFor ? PagePath.of(form) + "/done" : nil
        case .redirect(let url): url
        case .failed, .none: nil
        }
    }

    /// The messages for the user.
    var notes: [String] {
        if case .failed(let reason) = self { [reason] } else { [] }
    }

    /// The response to a request to submit a form.
    func json(of form: String) -> [UInt8] {
        var json = JSONWriter()
        json.raw("{\"ops\":[]")
        write(of: form, wasAskedFor: true, to: &json)
        json.raw("}")
        return json.bytes
    }

    /// The response to an event, with its changes, the changes before it, and the next page, if
    /// any.
    func json(_ patch: PagePatch, after earlier: [PagePatch], of form: String) -> [UInt8] {
        var json = JSONWriter()
        json.append(patch.json.dropLast())
        json.raw(",\"before\":[")
        for (index, patch) in earlier.enumerated() {
            if index > 0 { json.raw(",") }
            json.append(patch.json[...])
        }
        json.raw("]")
        write(of: form, wasAskedFor: false, to: &json)
        json.raw("}")
        return json.bytes
    }

    private func write(of form: String, wasAskedFor: Bool, to json: inout JSONWriter) {
        if let path = path(of: form, wasAskedFor: wasAskedFor) {
            json.raw(",\"go\":")
            json.string(path)
        }
        if let note = notes.first {
            json.raw(",\"note\":")
            json.string(note)
        }
    }
}
