import PlainText
import RowKit

extension FormSite {
    /// The values of a submitted form.
    public struct Submission: Hashable, Sendable {
        /// The name of the form.
        public let form: String
        /// The values by tag, including those that are kept secret, such as passwords.
        ///
        /// A file is an object with its name, its media type and its size. Its bytes are in
        /// ``files``.
        public let values: [String: JSONValue]
        /// The identifier of the submission.
        ///
        /// If a page received no response, it submits again with the same identifier, perhaps to
        /// another server. Without JavaScript, a repeated post has the same identifier as well,
        /// such as after a double click or when the user reloads the response. Store the identifier
        /// to detect a second copy.
        public let id: String
        /// The user, as named by the embedding server.
        public let owner: String
        /// The context from which the form was made, or nil if it has none.
        ///
        /// ``context(as:)`` decodes it.
        public let context: JSONValue?
        /// The language of the form, such as `de` or `zh-Hans`.
        public let language: String
        /// The files by tag, in the order of the values under the tag.
        public let files: [String: [File]]
        /// The tags of secret values, such as passwords.
        package var secretTags: Set<String> = []

        /// Creates a submission, such as for testing a closure that stores submissions.
        public init(
            form: String, values: [String: JSONValue], id: String, owner: String = "",
            context: JSONValue? = nil, language: String = "en", files: [String: [File]] = [:]
        ) {
            (self.form, self.values, self.id) = (form, values, id)
            (self.owner, self.context, self.language) = (owner, context, language)
            self.files = files
        }

        /// Returns the values as a type, whose properties are named like the tags.
        ///
        /// Tags that the type does not have are ignored.
        ///
        /// - Throws: A diagnostic with the place of each value that the type cannot have.
        public func decode<Value: Decodable>(
            _ type: Value.Type = Value.self
        ) throws(DocumentDiagnostic) -> Value {
            try JSONValue.object(values).decoded(as: type)
        }

        /// Returns the context as the type from which the form was made.
        ///
        /// - Throws: A diagnostic if the form has no context, or one of another type.
        public func context<Context: Decodable>(
            as type: Context.Type = Context.self
        ) throws(DocumentDiagnostic) -> Context {
            try (context ?? .null).decoded(as: type)
        }
    }
}

extension FormSite.Submission {
    init(_ submitted: SubmittedForm, at address: PageAddress) {
        self.init(
            form: address.form, values: submitted.values, id: submitted.id, owner: address.owner,
            context: submitted.context, language: submitted.language,
            files: submitted.files.mapValues { $0.map(File.init) })
        secretTags = submitted.secretTags
    }

    /// Returns the submission as a line of JSON, which ends with a line feed.
    ///
    /// Terminals can show it, because unprintable characters are escaped.
    ///
    /// - Parameter includesSecrets: Whether secret values are included.
    package func line(includesSecrets: Bool = false) -> [UInt8] {
        let values = valuesWithContents
        let shown = includesSecrets ? values : values.filter { !secretTags.contains($0.key) }
        var json = JSONWriter()
        json.raw("{\"form\":")
        json.string(form)
        json.raw(",\"id\":")
        json.string(id)
        json.raw(",\"values\":")
        json.value(.object(shown))
        json.raw("}\n")
        return Array(String(decoding: json.bytes, as: UTF8.self).printableJSON.utf8)
    }

    /// The values, in which files have their contents in base64.
    private var valuesWithContents: [String: JSONValue] {
        var values = values
        for (tag, files) in files {
            if case .array? = values[tag] {
                values[tag] = .array(files.map(\.jsonWithContent))
            } else {
                values[tag] = files.first?.jsonWithContent
            }
        }
        return values
    }
}

extension JSONWriter {
    /// Writes a value on one line, with its members sorted by name.
    mutating func value(_ value: JSONValue) {
        switch value {
        case .string(let text): string(text)
        case .array(let elements):
            raw("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { raw(",") }
                self.value(element)
            }
            raw("]")
        case .object(let members):
            raw("{")
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { raw(",") }
                string(member.key)
                raw(":")
                self.value(member.value)
            }
            raw("}")
        // Numbers, Booleans and null are on one line already.
        default: text(value.text)
        }
    }
}
