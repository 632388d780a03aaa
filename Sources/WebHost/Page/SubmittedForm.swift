import RowKit

/// What a form has submitted.
struct SubmittedForm: Sendable {
    /// The identifier of the submission.
    let id: String
    /// The values by tag, in which files have no bytes.
    let values: [String: JSONValue]
    /// The files by tag, in the order of the values under the tag.
    private(set) var files: [String: [FileReference]] = [:]
    /// The tags of secret values.
    let secretTags: Set<String>
    /// The context from which the form was made, or nil if it has none.
    let context: JSONValue?
    /// The language of the form.
    let language: String

    /// - Parameter values: The values that the form has submitted.
    /// - Throws: An error if a value cannot be expressed as JSON.
    init(_ values: FormValues, of form: Form) throws(RowFactoryError) {
        var files: [String: [FileReference]] = [:]
        self.values = try form.documentValues(of: values) { files[$0, default: []].append($1) }
        self.files = files
        id = form.submissionID ?? ""
        // A file is in no state, but it is not a secret either.
        secretTags = form.secretTags.subtracting(files.keys)
        context = form.context
        language = form.phrases.formats.language
    }
}
