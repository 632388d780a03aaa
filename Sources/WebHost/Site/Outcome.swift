import RowKit

extension FormSite {
    /// What a page shows after its form was submitted.
    package enum Outcome: Sendable {
        /// A page that says thank you, unless the form itself shows something else.
        case page
        /// The page at a path or URL.
        case redirect(String)
        /// The form again, with the reason why its values could not be kept.
        case failed(String)
        /// The form, which was not submitted.
        case none
    }
}

extension FormSite.Outcome {
    /// The path of the page to show, or nil if the form stays.
    ///
    /// - Parameter wasAskedFor: Whether the user submitted the form, as opposed to a row of it, which
    ///   then decides what comes next.
    func path(of form: String, wasAskedFor: Bool) -> String? {
        switch self {
        case .page: wasAskedFor ? PagePath.of(form) + "/done" : nil
        case .redirect(let url): url
        case .failed, .none: nil
        }
    }

    /// What the user is told.
    var notes: [String] {
        if case .failed(let reason) = self { [reason] } else { [] }
    }

    /// The answer to the wish to submit a form.
    func json(of form: String) -> [UInt8] {
        var json = JSONWriter()
        json.raw("{\"ops\":[]")
        write(of: form, wasAskedFor: true, to: &json)
        json.raw("}")
        return json.bytes
    }

    /// The answer to an event: its changes, those that come before them, and where to go from there.
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
